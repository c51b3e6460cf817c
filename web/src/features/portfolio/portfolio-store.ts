import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { isoDay } from "../../../../domain/facts/iso-date.ts";
import { COST_METHODS, type CostMethod } from "../../../../domain/portfolio/lots.ts";
import type { DatedRates } from "../../../../domain/portfolio/money.ts";
import { LEDGER_RULES, type LedgerRule } from "../../../../domain/portfolio/purification-ledger.ts";
import { addRecords, type PortfolioRecord } from "../../../../domain/portfolio/records.ts";
import type { Standings } from "../../../../domain/portfolio/totals.ts";
import { TURNED_POSITION_IDS, type TurnedPositionId } from "../../../../domain/portfolio/turn.ts";
import { STANDARD_IDS, type StandardId } from "../../../../domain/standards/standards.ts";
import type { HeldFund, HeldStock } from "../../../../schema/contracts/portfolio.ts";
import { withOwnNames } from "../../lib/http.ts";
import { listedName } from "../../lib/listed-name.ts";
import { PORTFOLIO_DATABASE } from "../../lib/storage.ts";

/** The person's own figures for one share, by its key. */
export type Own = {
  /** US dollars per share, with the day on which it was typed. */
  price?: { amount: number; on: string };
  purpose?: "trading";
  /** Percent of the value that is zakatable. */
  zakatable?: number;
  /** Of the verdict that turned on a day: the price of a share then, in US dollars, and the day of a reminder. */
  turn?: OwnTurn;
};

export type OwnTurn = { on: string; price?: number; remindOn?: string };

export type KeptPortfolio = {
  /** 1 knows fewer kinds of records, and is read as well. */
  version: 2;
  records: readonly PortfolioRecord[];
  /** The platform's symbol that the person chose for a file's own name. */
  symbols: Readonly<Record<string, string>>;
  own: Readonly<Record<string, Own>>;
  standard: StandardId;
  rule: LedgerRule;
  costMethod: CostMethod;
  hawlBegan: string | null;
  /** What the person follows when a holding turns. */
  turnedPosition: TurnedPositionId | null;
  seen: Readonly<Record<string, Standings>>;
  seenOn: string | null;
};

export const EMPTY_PORTFOLIO: KeptPortfolio = {
  version: 2,
  records: [],
  symbols: {},
  own: {},
  standard: "mizan",
  rule: "dividend",
  costMethod: "average",
  hawlBegan: null,
  turnedPosition: null,
  seen: {},
  seenOn: null,
};

/** The platform's answers, stored so that the portfolio opens without a network. */
export type KeptAnswers = {
  stocks: ReadonlyMap<string, HeldStock>;
  funds: ReadonlyMap<string, HeldFund>;
  rates: DatedRates | null;
  /** ISO time of the latest. */
  askedAt: string | null;
};

export const NO_ANSWERS: KeptAnswers = { stocks: new Map(), funds: new Map(), rates: null, askedAt: null };

/** Every field of today's answers. One that an earlier version stored without some of them is asked for again. */
const STOCK_FIELDS = {
  kind: 1,
  asked: 1,
  symbol: 1,
  name: 1,
  exchange: 1,
  sector: 1,
  currentPrice: 1,
  priceAsOf: 1,
  price: 1,
  verdictOf: 1,
  screenedOn: 1,
  figuresOn: 1,
  standings: 1,
  parting: 1,
  because: 1,
  ratios: 1,
  changes: 1,
  isRatioEstimated: 1,
  isProhibitedBusiness: 1,
  purificationBound: 1,
  incomePerShare: 1,
  zakatablePercent: 1,
} satisfies Record<keyof HeldStock, 1>;
const FUND_FIELDS = { kind: 1, asked: 1, symbol: 1, name: 1, fundKind: 1, holdings: 1 } satisfies Record<
  keyof HeldFund,
  1
>;

const hasFields = (answer: object, fields: object) => Object.keys(fields).every((field) => field in answer);

interface Schema extends DBSchema {
  portfolio: { key: string; value: KeptPortfolio };
  stocks: { key: string; value: HeldStock };
  funds: { key: string; value: HeldFund };
  rates: { key: string; value: { rates: DatedRates | null; askedAt: string } };
}

const STORES = ["portfolio", "stocks", "funds", "rates"] as const;
const WHOLE = "whole";
let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  // The number is higher since there are more kinds of records: an earlier page in another tab cannot open it and drop them.
  opened ??= openDB<Schema>(PORTFOLIO_DATABASE, 3, {
    upgrade(db) {
      for (const store of STORES) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
    },
    // Another tab deletes everything, or upgrades the database: this one must not block it.
    blocking: () => void opened?.then((db) => db.close()).finally(() => (opened = undefined)),
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

let channel: BroadcastChannel | undefined;

/** Opened on first use: an open channel would keep the process that prerenders the page from ending. */
function tabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  channel ??= new BroadcastChannel(PORTFOLIO_DATABASE);
  return channel;
}

export async function readPortfolio(): Promise<KeptPortfolio> {
  return usable(await (await database()).get("portfolio", WHOLE));
}

/** Changes the stored portfolio in one transaction, so that two tabs never lose each other's writes. Returns the new one. */
export async function changePortfolio(change: (before: KeptPortfolio) => KeptPortfolio): Promise<KeptPortfolio> {
  const transaction = (await database()).transaction("portfolio", "readwrite");
  const after = change(usable(await transaction.store.get(WHOLE)));
  await transaction.store.put(after, WHOLE);
  await transaction.done;
  tabs()?.postMessage("changed");
  return after;
}

export async function readAnswers(): Promise<KeptAnswers> {
  const db = await database();
  const transaction = db.transaction(["stocks", "funds", "rates"]);
  const [stocks, funds, latest] = await Promise.all([
    transaction.objectStore("stocks").getAll().then(withOwnNames),
    transaction.objectStore("funds").getAll().then(withOwnNames),
    transaction.objectStore("rates").get(WHOLE),
  ]);
  return {
    stocks: new Map(stocks.flatMap((stock) => (hasFields(stock, STOCK_FIELDS) ? [[stock.asked, stock]] : []))),
    funds: new Map(funds.flatMap((fund) => (hasFields(fund, FUND_FIELDS) ? [[fund.asked, fund]] : []))),
    rates: latest?.rates ?? null,
    askedAt: latest?.askedAt ?? null,
  };
}

/** Kept by its listed name, since the site may be opened in another language. */
const asListed = <Named extends { name: string }>(answer: Named): Named => ({
  ...answer,
  name: listedName(answer.name),
});

export async function keepAnswers(
  { stocks, funds }: { stocks: readonly HeldStock[]; funds: readonly HeldFund[] },
  rates: DatedRates | null,
  askedAt: string,
): Promise<void> {
  const transaction = (await database()).transaction(["stocks", "funds", "rates"], "readwrite");
  for (const stock of stocks) transaction.objectStore("stocks").put(asListed(stock), stock.asked);
  for (const fund of funds) transaction.objectStore("funds").put(asListed(fund), fund.asked);
  transaction.objectStore("rates").put({ rates, askedAt }, WHOLE);
  await transaction.done;
}

/** Calls back when another tab has changed the stored portfolio. */
export function onOtherTab(callBack: () => void): () => void {
  tabs()?.addEventListener("message", callBack);
  return () => tabs()?.removeEventListener("message", callBack);
}

export async function forgetPortfolio(): Promise<void> {
  const transaction = (await database()).transaction(STORES, "readwrite");
  for (const store of STORES) transaction.objectStore(store).clear();
  await transaction.done;
  tabs()?.postMessage("changed");
}

/** A portfolio from a file, with valid parts imported and the rest ignored; undefined when it is not one. */
export function portfolioOf(value: unknown): KeptPortfolio | undefined {
  if (!isObject(value)) return undefined;
  const given: Partial<Record<keyof KeptPortfolio, unknown>> = value;
  if ((given.version !== 1 && given.version !== 2) || !Array.isArray(given.records)) return undefined;
  const { standard, rule, costMethod } = EMPTY_PORTFOLIO;
  return {
    ...EMPTY_PORTFOLIO,
    records: given.records.filter(isRecord),
    symbols: validParts<string>(given.symbols, isText),
    own: validParts<Own>(given.own, isOwn),
    standard: oneOf(STANDARD_IDS, given.standard) ?? standard,
    rule: oneOf(LEDGER_RULES, given.rule) ?? rule,
    costMethod: oneOf(COST_METHODS, given.costMethod) ?? costMethod,
    hawlBegan: isDay(given.hawlBegan) ? given.hawlBegan : null,
    turnedPosition: oneOf(TURNED_POSITION_IDS, given.turnedPosition) ?? null,
  };
}

/** What is stored, without what an earlier version took from a copy unchecked: a sum that used it would break the page for good. */
export function usable(stored: KeptPortfolio | undefined): KeptPortfolio {
  const checked = portfolioOf(stored);
  return stored && checked ? { ...checked, seen: stored.seen, seenOn: stored.seenOn } : EMPTY_PORTFOLIO;
}

const oneOf = <Id extends string>(ids: readonly Id[], value: unknown) => ids.find((id) => id === value);

const validParts = <Part>(parts: unknown, isValid: Check) =>
  Object.fromEntries(Object.entries(isObject(parts) ? parts : {}).filter(([, part]) => isValid(part))) as Record<
    string,
    Part
  >;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDay = (value: unknown): value is string => {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && isoDay(new Date(time)) === value;
};

/** Checks of our own: with those of zod/mini the thread would be 6 kB larger, gzipped, by a third. */
type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => Number.isFinite(value);
const isAmount: Check = (value) => isNumber(value) && Number(value) >= 0;
const isAboveZero: Check = (value) => isNumber(value) && Number(value) > 0;
const isPercent: Check = (value) => isAmount(value) && Number(value) <= 100;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const hasAll =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([field, check]) => check(value[field]));

const isOwn = hasAll({
  price: optional(hasAll({ amount: isAmount, on: isDay })),
  purpose: optional((value) => value === "trading"),
  zakatable: optional(isPercent),
  turn: optional(hasAll({ on: isDay, price: optional(isAboveZero), remindOn: optional(isDay) })),
});

const isShare = hasAll({ symbol: orNull(isText), isin: orNull(isText), name: orNull(isText) });
const record = (fields: Readonly<Record<string, Check>>) => hasAll({ id: isText, date: isDay, ...fields });
const OF_SHARE = { account: isText, share: isShare };
const PAID = { amount: isAmount, currency: isText };
const HELD = { shares: isAmount, averageCost: orNull(isAmount), currency: isText, heldSince: orNull(isDay) };
const isHeld = record({ ...OF_SHARE, ...HELD });
const PRICED = { shares: isAmount, price: isAmount, currency: isText };
const isTrade = record({ ...OF_SHARE, ...PRICED, purchasePrice: orNull(isAmount) });
const isCost = record({ ...PAID, account: isText, share: orNull(isShare) });
const MERGED = { shares: orNull(isAboveZero), newShare: orNull(isShare), newShares: isAmount };

/** What each kind must be: whoever wrote the file, no sum may use anything else. */
const CHECKS: Readonly<Record<PortfolioRecord["kind"], Check>> = {
  holding: isHeld,
  transfer_in: isHeld,
  transfer_out: isHeld,
  buy: isTrade,
  sell: isTrade,
  dividend: record({ ...OF_SHARE, ...PAID }),
  reinvestment: record({ ...OF_SHARE, ...PAID, ...PRICED }),
  split: record({ ...OF_SHARE, ratio: orNull(isNumber), sharesAdded: orNull(isNumber) }),
  spin_off: record({ ...OF_SHARE, newShare: isShare, shares: isAboveZero, costPercent: orNull(isPercent) }),
  merger: record({ ...OF_SHARE, ...MERGED, cash: isAmount, currency: isText }),
  fee: isCost,
  tax: isCost,
  gift: record({ ...PAID, to: isText, forYear: isAmount }),
};

const isRecord = (value: unknown): value is PortfolioRecord =>
  Object.entries(CHECKS).some(([kind, check]) => isObject(value) && value["kind"] === kind && check(value));

/** The union of both portfolios. The file's own figures for a share win over the stored ones. */
export function mergedPortfolio(before: KeptPortfolio, added: KeptPortfolio): KeptPortfolio {
  return {
    ...before,
    records: addRecords(before.records, added.records).records,
    symbols: { ...before.symbols, ...added.symbols },
    own: { ...before.own, ...added.own },
    hawlBegan: added.hawlBegan ?? before.hawlBegan,
    turnedPosition: added.turnedPosition ?? before.turnedPosition,
    rule: added.rule,
    costMethod: added.costMethod,
    standard: added.standard,
  };
}
