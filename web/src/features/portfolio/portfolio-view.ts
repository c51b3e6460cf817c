import { bareName, foldedWords } from "../../../../domain/issuers/folded-names.ts";
import { normalizeSymbol } from "../../../../domain/issuers/symbols.ts";
import { inOneList } from "../../../../domain/portfolio/books.ts";
import { type Position, positionsOf } from "../../../../domain/portfolio/positions.ts";
import {
  type LedgerCompany,
  type LedgerDividend,
  type LedgerLine,
  type LedgerWay,
  ledgerLines,
} from "../../../../domain/portfolio/purification-ledger.ts";
import {
  type Cost,
  type Gift,
  isCost,
  isShareRecord,
  type KeyOf,
  OWN_FILE,
  ownName,
  type PortfolioRecord,
  type ShareName,
  sharesNamed,
} from "../../../../domain/portfolio/records.ts";
import { hasPart, type JudgedPosition, type Standings, VALUE_PARTS } from "../../../../domain/portfolio/totals.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import type { HeldFund, HeldStock } from "../../../../schema/contracts/portfolio.ts";
import type { KeptAnswers, KeptPortfolio } from "./portfolio-store.ts";

export type ViewedPosition = JudgedPosition & {
  position: Position;
  stock: HeldStock | undefined;
  heldFund: HeldFund | undefined;
  /** US dollars per share and the day of the price. */
  price: { amount: number; on: string | null; isOwn: boolean; quoted?: HeldStock["price"] } | null;
  /** The file's name and the platform's differ so much that it may be another company. */
  isNameInDoubt: boolean;
};

/** What is kept and answered, put together. */
export type PortfolioView = {
  kept: KeptPortfolio;
  answers: KeptAnswers;
  keyOf: KeyOf;
  positions: readonly ViewedPosition[];
  /** Includes positions no longer owned: their sales and dividends stay in the ledger, and in their year. */
  everHeld: readonly Position[];
  everViewed: readonly ViewedPosition[];
  dividends: readonly LedgerDividend[];
  costs: readonly Cost[];
  gifts: readonly Gift[];
};

/** The symbol by which a share is looked up; undefined when there is none. */
export function askedSymbol({ symbols }: Pick<KeptPortfolio, "symbols">, share: ShareName): string | undefined {
  const chosen = symbols[ownName(share)];
  if (chosen) return chosen;
  return share.symbol === null ? undefined : normalizeSymbol(share.symbol);
}

function lookedUp(kept: KeptPortfolio, { stocks, funds }: KeptAnswers, share: ShareName) {
  const asked = askedSymbol(kept, share);
  const stock = asked === undefined ? undefined : stocks.get(asked);
  const heldFund = asked === undefined || stock ? undefined : funds.get(asked);
  return { stock, heldFund, key: stock?.symbol ?? asked ?? ownName(share) };
}

/** What the list of positions can be narrowed to: a part of the value, or what needs the person's attention. */
export const SHOWN_POSITIONS = [...VALUE_PARTS, "no_price", "not_known", "name_in_doubt"] as const;
export type ShownPositions = (typeof SHOWN_POSITIONS)[number];
export type ShownLines = "followed" | "unknown" | "all" | LedgerWay;

export function isShown(row: ViewedPosition, shown: ShownPositions, standard: StandardId): boolean {
  if (shown === "no_price") return row.price === null;
  if (shown === "not_known") return !row.stock && !row.heldFund;
  return shown === "name_in_doubt" ? row.isNameInDoubt : hasPart(row, standard, shown);
}

/** The lines of a list without an account whose share other accounts already hold, or an earlier list with other figures. */
export function heldAgain(records: readonly PortfolioRecord[], { positions, keyOf }: PortfolioView) {
  return records.flatMap((record) => {
    if (record.kind !== "holding" || record.account !== OWN_FILE) return [];
    const row = positions.find(({ key }) => key === keyOf(record.share));
    const isOther = (account: string, shares: number) => account !== OWN_FILE || shares !== record.shares;
    const holding =
      row?.position.accounts.filter(({ account, shares }) => shares > 0 && isOther(account, shares)) ?? [];
    return row && holding.length > 0 ? [{ record, row, accounts: holding.map(({ account }) => account) }] : [];
  });
}

/** The lines beside what is held already: the shares of an earlier list are added to them. */
export function besideIt(again: ReturnType<typeof heldAgain>, { kept }: PortfolioView): PortfolioRecord[] {
  return again.map(({ record }) => {
    const known = kept.records.find(({ id }) => id === record.id);
    return known?.kind === "holding" ? inOneList(record, known) : record;
  });
}

/** The lines in place of what is held already: the first has what they say, and other accounts and names of the share nothing. */
export function inTheirPlace(again: ReturnType<typeof heldAgain>, { kept, keyOf }: PortfolioView) {
  return again.flatMap(({ record, row, accounts }) => {
    const places = accounts.flatMap((account) => {
      const isKnown = (one: PortfolioRecord) =>
        one.kind === "holding" && one.account === account && keyOf(one.share) === row.key;
      const known = kept.records.filter(isKnown).map(({ id }) => ({ id, account }));
      return known.length > 0 ? known : [{ id: [account, "holding", row.key].join("|"), account }];
    });
    return places.map(
      (place, at): PortfolioRecord => ({ ...record, ...place, ...(at > 0 && { shares: 0, averageCost: null }) }),
    );
  });
}

type Keyed = Pick<PortfolioView, "kept" | "keyOf">;

/** The records that name a share, also as the new one of a spin-off or a merger. */
export const recordsOf = (key: string, { kept, keyOf }: Keyed) =>
  kept.records.filter((record) => sharesNamed(record).some((share) => keyOf(share) === key));

/** By which names the records know it. */
export const namesOf = (key: string, { kept, keyOf }: Keyed): ShareName[] =>
  kept.records.flatMap(sharesNamed).filter((share) => keyOf(share) === key);

export function symbolsToAsk(kept: KeptPortfolio): string[] {
  return [
    ...new Set(
      kept.records
        .filter(isShareRecord)
        .flatMap(sharesNamed)
        .flatMap((share) => askedSymbol(kept, share) ?? []),
    ),
  ];
}

export function viewPortfolio(kept: KeptPortfolio, answers: KeptAnswers): PortfolioView {
  const keyOf = (share: ShareName) => lookedUp(kept, answers, share).key;
  const records = kept.records.filter(isShareRecord);
  const everHeld = positionsOf(records, keyOf, kept.costMethod);
  const costs = kept.records.filter(isCost);
  const taxed = new Set(
    costs.flatMap(({ kind, share, date }) => (kind === "tax" && share ? [`${keyOf(share)} ${date}`] : [])),
  );
  const everViewed = everHeld.map((position): ViewedPosition => {
    const { stock, heldFund } = lookedUp(kept, answers, position.share);
    const price = priceOf(kept, position.key, stock);
    return {
      key: position.key,
      position,
      stock,
      heldFund,
      name: stock?.name ?? heldFund?.name ?? position.share.name ?? position.key,
      price,
      value: price && price.amount * position.shares,
      sector: stock?.sector ?? null,
      standings: stock ? standingsOf(stock) : null,
      fund: heldFund ? lookedThrough(heldFund) : null,
      isNameInDoubt:
        stock !== undefined &&
        isOtherName(position.share.name, stock.name) &&
        !(ownName(position.share) in kept.symbols),
    };
  });
  const positions = everViewed
    .filter(({ position }) => position.shares > 0)
    .sort((first, second) => (second.value ?? -1) - (first.value ?? -1) || (first.key < second.key ? -1 : 1));
  return {
    kept,
    answers,
    keyOf,
    positions,
    everHeld,
    everViewed,
    dividends: records
      .filter((record) => record.kind === "dividend" || record.kind === "reinvestment")
      .map((record) => {
        const key = keyOf(record.share);
        return { ...record, key, isTaxed: taxed.has(`${key} ${record.date}`) };
      }),
    costs,
    gifts: kept.records.filter((record) => record.kind === "gift"),
  };
}

function priceOf({ own }: KeptPortfolio, key: string, stock: HeldStock | undefined): ViewedPosition["price"] {
  const typed = own[key]?.price;
  if (typed) return { amount: typed.amount, on: typed.on, isOwn: true };
  if (!stock || stock.currentPrice === null) return null;
  return { amount: stock.currentPrice, on: stock.priceAsOf, isOwn: false, quoted: stock.price };
}

function standingsOf({ standings }: HeldStock): Standings {
  return Object.fromEntries(standings.map(({ standardId, standing }) => [standardId, standing]));
}

function lookedThrough({ holdings }: HeldFund): JudgedPosition["fund"] {
  if (!holdings) return { parts: {}, sectors: [], largest: [] };
  const parts = Object.fromEntries(holdings.standards.map((one) => [one.standardId, one.parts]));
  return { parts, sectors: holdings.sectors, largest: holdings.largest };
}

const BEGINNING = 4;

/** Whether two names have no distinctive word in common. Initials alone prove nothing. */
export function isOtherName(fromFile: string | null, ours: string): boolean {
  const [theirs, known] = [fromFile ?? "", ours].map((name) => bareName(foldedWords(name)));
  const [words = [], joined = ""] = [theirs?.filter((word) => word.length > 2), known?.join("")];
  if (words.length === 0 || joined === "") return false;
  const begins = (word: string, other: string) => other.startsWith(word.slice(0, BEGINNING));
  return !words.some(
    (word) =>
      joined.includes(word) || known?.some((other) => other.length > 2 && (begins(word, other) || begins(other, word))),
  );
}

export function viewLedger({ kept, answers, everHeld, dividends }: PortfolioView, today: string): LedgerLine[] {
  const companies = new Map<string, LedgerCompany>();
  for (const fund of answers.funds.values()) companies.set(fund.symbol, ledgerFund(fund));
  for (const stock of answers.stocks.values()) companies.set(stock.symbol, stock);
  return ledgerLines({
    positions: everHeld,
    dividends,
    companyOf: (key) => companies.get(key),
    rates: answers.rates,
    method: kept.costMethod,
    today,
  });
}

/** A fund in the ledger: its distributions by the ratios of its holdings, which is an estimate. */
function ledgerFund({ holdings }: HeldFund): LedgerCompany {
  const ofHoldings = { isRatioEstimated: true, purificationBound: null, incomePerShare: null };
  if (!holdings) return { ...ofHoldings, ratios: [], fund: { fromHaram: null } };
  const { asIfHeld, fromHaram } = holdings.purification;
  const ratio = { from: holdings.screenedOn, percent: asIfHeld, status: "questionable" } as const;
  return { ...ofHoldings, ratios: [ratio], fund: { fromHaram } };
}
