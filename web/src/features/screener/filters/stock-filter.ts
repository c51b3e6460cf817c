import { exchangeByName, REGIONS, SCREENER_EXCHANGES, SECTORS } from "../../../../../domain/facts/exchanges.ts";
import type { Standing } from "../../../../../domain/screening/standing.ts";
import { STANDARD_IDS } from "../../../../../domain/standards/standards.ts";
import type { ListBound, ListedStock } from "../../../../../schema/contracts/stocks.ts";
import type { WatchlistEntry } from "../../../../../schema/contracts/watchlist.ts";
import { comparable } from "../../../lib/listed-name.ts";
import { withParts } from "../../../lib/use-address.ts";

export const STATUS_FILTERS = ["all", "halal", "haram", "questionable", "watchlist"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
export const SCREENED_STANDINGS = ["halal", "purify", "doubt", "haram"] as const satisfies readonly Standing[];
export type ScreenedStanding = (typeof SCREENED_STANDINGS)[number];

/** What is chosen from lists: the name in the address and on the wire, and what can be chosen. */
export const LISTS = {
  exchanges: { name: "exchange", words: SCREENER_EXCHANGES },
  sectors: { name: "sector", words: SECTORS },
  regions: { name: "region", words: REGIONS },
  standings: { name: "standing", words: SCREENED_STANDINGS },
  /** A stock must be permitted under all of these standards. */
  standards: { name: "standard", words: STANDARD_IDS },
} as const;

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

type Chosen = { [Name in ListName]: readonly (typeof LISTS)[Name]["words"][number][] };

/** The bounds of a stock's figures: the name in the address and on the wire, the figure, what is offered and the most. */
export const BOUNDS = {
  debt: { wire: "maxDebtRatio", figure: "debtRatio", choices: [0, 5, 10, 20, 30, 33], most: 1000 },
  cash: { wire: "maxCashRatio", figure: "cashRatio", choices: [5, 10, 20, 30, 33], most: 1000 },
  income: {
    wire: "maxNonCompliantIncomeRatio",
    figure: "nonCompliantIncomeRatio",
    choices: [0, 0.5, 1, 3, 5],
    most: 100,
  },
  size: {
    wire: "minMarketCapitalization",
    figure: "marketCapitalization",
    choices: [3e8, 2e9, 1e10, 2e11],
    most: 1e14 - 1,
  },
  price: { wire: "maxPrice", figure: "currentPrice", choices: [5, 10, 50, 100, 500], most: 999_999 },
} as const satisfies Record<
  string,
  { wire: ListBound; figure: keyof ListedStock; choices: readonly number[]; most: number }
>;
export type Bound = keyof typeof BOUNDS;
export const BOUND_NAMES = Object.keys(BOUNDS) as Bound[];

export type StockFilter = Chosen & {
  status: StatusFilter;
  text: string;
  industry: string;
  /** In percent or US dollars; one that is absent is not asked for. */
  bounds: Readonly<Partial<Record<Bound, number>>>;
};

export function filterOfAddress(address: URLSearchParams): StockFilter {
  const lists = LIST_NAMES.map((list) => [list, chosen<string>(LISTS[list].words, address.get(LISTS[list].name))]);
  return {
    ...(Object.fromEntries(lists) as Chosen),
    status: STATUS_FILTERS.find((status) => status === address.get("filter")) ?? "all",
    text: address.get("q")?.trim() ?? "",
    industry: address.get("industry")?.trim() ?? "",
    bounds: Object.fromEntries(
      BOUND_NAMES.flatMap((bound) => {
        const number = boundOf(address.get(bound), BOUNDS[bound].most);
        return number === null ? [] : [[bound, bound === "size" ? Math.round(number) : number]];
      }),
    ),
  };
}

export const NO_FILTER = filterOfAddress(new URLSearchParams());

export const unknownIn = (address: URLSearchParams): string[] =>
  [{ name: "filter", words: STATUS_FILTERS }, ...Object.values(LISTS)].flatMap(({ name, words }) =>
    (address.get(name)?.split(",") ?? []).filter(
      (word) => word.trim() !== "" && chosen<string>(words, word).length === 0,
    ),
  );

export function addressWithFilter(address: URLSearchParams, filter: StockFilter): URLSearchParams {
  return withParts(address, {
    filter: filter.status === "all" ? "" : filter.status,
    q: filter.text.trim(),
    ...listParts(filter),
    industry: filter.industry,
    ...Object.fromEntries(BOUND_NAMES.map((bound) => [bound, filter.bounds[bound]?.toString() ?? ""])),
  });
}

export const listParts = (filter: StockFilter) =>
  Object.fromEntries(LIST_NAMES.map((list) => [LISTS[list].name, filter[list].join(",")]));

export function filterKey(filter: StockFilter): string {
  return addressWithFilter(new URLSearchParams(), filter).toString();
}

/** A watched stock; one just added comes without the parts that are optional here. */
export type WatchedStock = WatchlistEntry["stock"];

export function matchesFilter(stock: WatchedStock, filter: StockFilter): boolean {
  const text = comparable(filter.text);
  const exchanges = filter.exchanges.map((name) => exchangeByName(name)?.code);
  return (
    (text === "" || comparable(stock.symbol).startsWith(text) || comparable(stock.name).includes(text)) &&
    (exchanges.length === 0 || exchanges.includes(stock.exchange)) &&
    (filter.standings.length === 0 || filter.standings.some((standing) => standing === stock.standing)) &&
    filter.standards.every((id) => stock.permittedBy?.includes(id)) &&
    (filter.industry === "" || filter.industry.toLowerCase() === stock.industry?.toLowerCase()) &&
    (filter.regions.length === 0 || filter.regions.some((region) => region === stock.region)) &&
    (filter.sectors.length === 0 || filter.sectors.some((sector) => sector === stock.sector)) &&
    BOUND_NAMES.every((bound) => isWithin(stock[BOUNDS[bound].figure], bound, filter.bounds[bound]))
  );
}

function isWithin(figure: number | null | undefined, bound: Bound, limit: number | undefined): boolean {
  if (limit === undefined) return true;
  return typeof figure === "number" && (bound === "size" ? figure >= limit : figure <= limit);
}

function boundOf(text: string | null, most: number): number | null {
  const number = Number(text);
  const isBound = text !== null && text.trim() !== "" && number >= 0 && number <= most;
  return isBound ? Math.round(number * 100) / 100 : null;
}

function chosen<Word extends string>(words: readonly Word[], list: string | null): Word[] {
  const wanted = new Set(list?.split(",").map((word) => word.trim().toLowerCase()));
  return words.filter((word) => wanted.has(word.toLowerCase()));
}
