import { type ExchangeCode, isAmericanExchange } from "../../../domain/facts/exchanges.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { isFundTicker } from "../../../domain/funds/fund-requests.ts";
import { findFunds } from "../../../domain/funds/known-funds.ts";
import { industryName } from "../../../domain/issuers/industry-names.ts";
import { isIsin } from "../../../domain/issuers/symbols.ts";
import type { StandardId } from "../../../domain/standards/standards.ts";
import type { Alternatives, Company, Industry, ListedStock, ListOrder } from "../../../schema/contracts/stocks.ts";
import { onDemand } from "../../platform/on-demand.ts";
import { findCompanies, idsOfNames } from "../../verdicts/listing/find-companies.ts";
import { nameIndex, peerIndex, stockIndex, stockRanks } from "../../verdicts/listing/indexes.ts";
import { peersOf } from "../../verdicts/listing/peer-index.ts";
import { type StockFilter, selectPage } from "../../verdicts/listing/stock-index.ts";
import { findOtherFund, symbolsOfIsins } from "../funds/repository.ts";
import type { Store } from "./copies/copies.ts";
import { listedOn, listStocksById } from "./repository.ts";

const SUGGESTIONS_MAX = 10;
const SUGGESTION_MIN_LENGTH = 2;
const FUNDS_MAX = 4;

type Page = {
  cursor?: number | undefined;
  limit: number;
  sort?: { order: ListOrder; isDescending: boolean } | undefined;
};
type StockPage = { rows: ListedStock[]; nextCursor: number | null; totalCount: number };

const NO_STOCKS: StockPage = { rows: [], nextCursor: null, totalCount: 0 };

/** The companies that match a text or have it as their ISIN, best match first; none for fewer than two letters. */
export async function suggestCompanies(
  store: Store,
  typed: string,
  { exchanges, near }: Record<"exchanges" | "near", readonly ExchangeCode[] | undefined>,
): Promise<Company[]> {
  if (typed.trim().length < SUGGESTION_MIN_LENGTH) return [];
  const isin = typed.trim().toUpperCase();
  const text = isIsin(isin) ? await symbolOfIsin(store, isin) : typed;
  const index = await nameIndex(store);
  const companies = index
    ? findCompanies(index, text, { exchanges, near, limit: SUGGESTIONS_MAX, today: isoDay(store.now) })
    : [];
  if (exchanges && !exchanges.some(isAmericanExchange)) return companies;
  const suggested = withFunds(text, companies);
  const isNamed = suggested.some(({ match, isFund }) => isFund || match === "exact" || match === "start");
  const symbol = text.trim().toUpperCase();
  const fund = !isNamed && isFundTicker(symbol) ? await otherFund(store, symbol) : undefined;
  return fund ? [fund, ...suggested.filter(({ match }) => match !== "nearest")].slice(0, SUGGESTIONS_MAX) : suggested;
}

/** The ISIN itself while the database does not answer. */
async function symbolOfIsin(store: Store, isin: string): Promise<string> {
  const known = await symbolsOfIsins(store, [isin]).catch(() => undefined);
  return known?.get(isin) ?? isin;
}

/** A fund of the SEC's list by its ticker. While the database does not answer, there is none. */
async function otherFund({ db }: Store, symbol: string): Promise<Company | undefined> {
  const found = await findOtherFund(db, symbol).catch(() => undefined);
  if (!found?.read && !found?.isListed) return undefined;
  return fundSuggestion(symbol, found.read?.name ?? symbol, true);
}

function fundSuggestion(symbol: string, name: string, isClearMatch: boolean): Company {
  return { symbol, name, exchange: "NYSE", standing: "not_screened", match: "words", isClearMatch, isFund: true };
}

/** Funds come before companies that only resemble the text, and after those that it names. */
function withFunds(text: string, companies: readonly Company[]): Company[] {
  const found = findFunds(text, FUNDS_MAX);
  const clear = companies.filter(({ match }) => match === "exact" || match === "start");
  const rest = companies.filter((company) => !clear.includes(company));
  const funds = found.map(({ symbol, name, isNamed }) =>
    fundSuggestion(symbol, name, isNamed && found.length === 1 && clear.length === 0),
  );
  if (funds.length === 0) return [...companies];
  const others = rest
    .filter(({ match }) => match !== "nearest")
    .map((company) => ({ ...company, isClearMatch: false }));
  return [...clear, ...funds, ...others].slice(0, SUGGESTIONS_MAX);
}

export async function findStocks(store: Store, text: string, filter: StockFilter, page: Page): Promise<StockPage> {
  if (text.trim() === "") return browseStocks(store, filter, page);
  const names = await nameIndex(store);
  return names ? browseStocks(store, filter, page, idsOfNames(names, text)) : NO_STOCKS;
}

export async function listIndustries(store: Store): Promise<readonly Industry[]> {
  const counts = new Map<string, number>();
  for (const { name, stocks } of (await stockIndex(store))?.names ?? []) {
    const ours = industryName(name);
    counts.set(ours, (counts.get(ours) ?? 0) + stocks);
  }
  return [...counts].map(([name, stocks]) => ({ name, stocks })).sort((one, other) => (one.name < other.name ? -1 : 1));
}

export async function browseStocks(store: Store, filter: StockFilter, page: Page, among?: readonly number[]) {
  const index = await stockIndex(store);
  if (!index) return NO_STOCKS;
  const today = isoDay(store.now);
  const ranks = page.sort && (await stockRanks(store));
  const orders = page.sort && ranks && { ranks, ...page.sort };
  const { ids, nextCursor, totalCount } = selectPage(index, filter, { ...page, today, among, orders });
  return { rows: ids.length > 0 ? await listedStocks(store, ids) : [], nextCursor, totalCount };
}

async function listedStocks({ db, now, copy }: Store, wanted: readonly number[]): Promise<ListedStock[]> {
  return copy ? listedOn(await copy.rows(wanted), wanted, isoDay(now)) : listStocksById(db, wanted, isoDay(now));
}

/** Companies of the same industry with a better standing than a stock; none for a name that was never screened. */
export async function findAlternatives(store: Store, symbol: string, standardId: StandardId): Promise<Alternatives> {
  const index = await peerIndex(store);
  const { isMisnamed } = await onDemand(() => import("../../../domain/screening/business-screen.ts"));
  const found = index && peersOf(index, symbol, { standardId, today: isoDay(store.now), isMisnamed });
  if (!found) return { standardId, industry: null, region: null, compared: 0, passing: 0, stocks: [] };
  const { compared, passing, peers, stock, industry } = found;
  const rows = peers.length > 0 ? await listedStocks(store, ids(peers)) : [];
  const stocks = peers.flatMap((peer) =>
    rows.filter(({ id }) => id === peer.id).map((row) => ({ ...row, region: peer.region })),
  );
  return { standardId, industry, region: stock.region, compared, passing, stocks };
}

const ids = (peers: readonly { id: number }[]) => peers.map(({ id }) => id);
