import { impurePercentOfHaram } from "../funds/look-through.ts";
import { capitalGainsPurificationTotal } from "../purification/purification.ts";
import type { ComplianceStatus, PurificationBound } from "../screening/screening.ts";
import type { Sale } from "./books.ts";
import { type CostMethod, compare, sum } from "./lots.ts";
import { type DatedRates, inDollars, isRateOfOtherDay } from "./money.ts";
import { type Position, sharesThroughYear } from "./positions.ts";
import type { Cost, Dividend, Gift, Reinvestment } from "./records.ts";

/** The non-compliant income ratio of a company from a day on, in percent (3 means 3 %), and its verdict then. */
export type RatioPoint = { from: string; percent: number | null; status: ComplianceStatus };

/** The ledger's facts about a company. */
export type LedgerCompany = {
  /** Oldest first. */
  ratios: readonly RatioPoint[];
  isRatioEstimated: boolean;
  isProhibitedBusiness?: boolean;
  /** Whether the ratio and the income below are our own estimate, the least or the most. */
  purificationBound: PurificationBound | null;
  /**
   * The company's non-compliant income for one share, US dollars, of the twelve months that ended in `year`; null when it or the
   * count of shares is not known.
   */
  incomePerShare: { amount: number; isEstimated: boolean; year: number } | null;
  /** For a fund, whose ratio comes from its holdings by weight and dividend: the percent of it from failing holdings. */
  fund?: { fromHaram: number | null };
};

/** What is said of a line, and what it makes of its amount: an estimate, or one that cannot be given. */
const EFFECTS = {
  /** The dividend is older than the first known ratio, which is used. */
  first_known_ratio: "estimate",
  /** The filings of that day give no ratio; the nearest known one, before or after, is used. */
  nearest_ratio: "estimate",
  ratio_not_known: "unknown",
  ratio_estimated: "estimate",
  income_estimated: "estimate",
  /** The income is the least or the most that it may be. */
  at_least: "estimate",
  at_most: "estimate",
  /** The company's income of another year stands in for that of the year of holding. */
  income_of_other_year: "estimate",
  income_not_known: "unknown",
  /** The exchange rate is from another week. */
  rate_of_other_day: "estimate",
  rate_not_known: "unknown",
  no_gain: null,
  purchase_price_not_known: "unknown",
  /** More was sold than the records hold on that day. */
  sold_before_bought: null,
  spin_off_cost_not_known: null,
  /** What the sold shares had cost: by the chosen method, or as the record itself says. */
  cost_average: null,
  cost_first_in: null,
  cost_given: null,
  /** The money paid in a merger. */
  merger_cash: null,
  /** Paid in shares: due although no money came. */
  reinvested: null,
  /** Tax was withheld from the dividend, and the whole of it is purified. */
  tax_not_deducted: null,
  /** Shares went to an account without records, and are not counted from that day. */
  moved_away: null,
  /** The records start after the first purchase, so the holding period is assumed. */
  time_assumed: "estimate",
  haram_on_that_day: null,
  /** A prohibited business, or a company that failed on that day and whose ratio is not known: all of it is given away. */
  given_whole: null,
  /** A fund's ratio comes from its holdings, each by its weight and dividend. */
  fund_by_weight: "estimate",
  /** Some of a fund's distributions come from failing holdings: all of it where the business is prohibited, otherwise their own ratios. */
  fund_holds_haram: null,
} as const;
export type LedgerNote = keyof typeof EFFECTS;
export const LEDGER_NOTES = Object.keys(EFFECTS) as LedgerNote[];

export const LEDGER_WAYS = ["dividend", "capital_gains", "held_share"] as const;
export type LedgerWay = (typeof LEDGER_WAYS)[number];

export type LedgerLine = {
  way: LedgerWay;
  /** The record behind the line; for shares held, the key and the year. */
  id: string;
  key: string;
  /** For shares held, the last day that is counted. */
  date: string;
  year: number;
  /** The dividend, the gain, or the shares' part of the company's non-compliant income; US dollars, null when unknown. */
  base: number | null;
  /** The ratio applied; null for shares held, whose whole base is given away. */
  percent: number | null;
  /** The first day of that ratio. */
  ratioFrom: string | null;
  /** The amount to give away, US dollars, not rounded; null when unknown. */
  purification: number | null;
  notes: readonly LedgerNote[];
};

/**
 * The ratio on a day; before the first known one, that one. Where that day's is not known, the nearest that is, the earlier of two;
 * a company that failed on that day keeps its own point, since all of what it paid is then given away.
 */
export function ratioOn(
  ratios: readonly RatioPoint[],
  date: string,
): { point: RatioPoint; note: "first_known_ratio" | "nearest_ratio" | null } | null {
  const ofDay = ratios.findLast(({ from }) => from <= date);
  const point = ofDay ?? ratios[0];
  if (!point) return null;
  if (point.percent === null && point.status !== "haram") {
    const days = ({ from }: RatioPoint) => Math.abs(Date.parse(from) - Date.parse(date));
    const [nearest] = ratios
      .filter(({ percent, status }) => percent !== null && status !== "haram")
      .sort((first, second) => days(first) - days(second));
    if (nearest) return { point: nearest, note: "nearest_ratio" };
  }
  return { point, note: ofDay ? null : "first_known_ratio" };
}

const NO_COMPANY: LedgerCompany = {
  ratios: [],
  isRatioEstimated: false,
  purificationBound: null,
  incomePerShare: null,
};

/** `isTaxed` when tax was withheld from it. */
export type LedgerDividend = (Dividend | Reinvestment) & { key: string; isTaxed?: boolean };

/**
 * Every dividend, sale and year of holding with its purification amount, latest first.
 *
 * The company's ratio is of the whole dividend that it paid: what was withheld as tax, taken as a fee or reinvested in shares lowers
 * nothing, since we have read no body that deducts it.
 */
export function ledgerLines(given: {
  positions: readonly Position[];
  dividends: readonly LedgerDividend[];
  companyOf: (key: string) => LedgerCompany | undefined;
  rates: DatedRates | null;
  /** By which the positions were worked out. */
  method?: CostMethod;
  /** ISO date. */
  today: string;
}): LedgerLine[] {
  const { positions, dividends, rates, today, method = "average" } = given;
  const companyOf = (key: string) => given.companyOf(key) ?? NO_COMPANY;
  const lines = [
    ...dividends.map((dividend) => dividendLine(dividend, companyOf(dividend.key), rates)),
    ...positions.flatMap((position) => [
      ...position.accounts.flatMap(({ sales }) =>
        sales.map((sale) => saleLine(position.key, sale, companyOf(position.key), rates, method)),
      ),
      ...heldLines(position, companyOf(position.key), today),
    ]),
  ];
  return lines.sort((first, second) => compare(second.date, first.date) || compare(first.id, second.id));
}

function dividendLine(dividend: LedgerDividend, company: LedgerCompany, rates: DatedRates | null): LedgerLine {
  const { kind, id, key, date, amount, currency, isTaxed } = dividend;
  const base = inDollars(amount, currency, rates);
  const { notes, ...ratio } = ratioFor(company, date);
  const own = notesOf({ reinvested: kind === "reinvestment", tax_not_deducted: isTaxed });
  const line = { way: "dividend", id, key, date, year: yearOf(date), base, ...ratio } as const;
  const purification = base === null || ratio.percent === null ? null : (base * ratio.percent) / 100;
  return { ...line, purification, notes: [...own, ...notes, ...currencyNotes(base, dividend, rates)] };
}

function saleLine(
  key: string,
  { trade, averageCost, isMerger, whyCostUnknown }: Sale,
  company: LedgerCompany,
  rates: DatedRates | null,
  method: CostMethod,
): LedgerLine {
  const { id, date, shares, price, currency } = trade;
  const purchasePrice = trade.purchasePrice ?? averageCost;
  const { notes: ofRatio, ...ratio } = ratioFor(company, date);
  const line = { way: "capital_gains", id, key, date, year: yearOf(date), ...ratio } as const;
  const merger = notesOf({ merger_cash: isMerger });
  if (purchasePrice === null) {
    const why: LedgerNote[] = ["purchase_price_not_known", ...(whyCostUnknown ? [whyCostUnknown] : [])];
    return { ...line, base: null, purification: null, notes: [...merger, ...ofRatio, ...why] };
  }
  const cost: LedgerNote[] = [...merger, trade.purchasePrice === null ? `cost_${method}` : "cost_given"];
  if (price <= purchasePrice) return { ...line, base: 0, purification: 0, notes: [...cost, "no_gain"] };
  const base = inDollars((price - purchasePrice) * shares, currency, rates);
  const notes = [...cost, ...ofRatio, ...currencyNotes(base, trade, rates)];
  if (base === null || ratio.percent === null) return { ...line, base, purification: null, notes };
  const dollars = (amount: number) => inDollars(amount, currency, rates) ?? 0;
  const purification = capitalGainsPurificationTotal({
    shares,
    purchasePrice: dollars(purchasePrice),
    salePrice: dollars(price),
    nonCompliantIncomeRatio: ratio.percent,
  });
  return { ...line, base, purification, notes };
}

/** One line per year in which shares were held, from the first year of the records. */
function heldLines({ key, accounts }: Position, company: LedgerCompany, today: string): LedgerLine[] {
  const thisYear = yearOf(today);
  const lines: LedgerLine[] = [];
  for (let year = firstYear(accounts) ?? thisYear; year <= thisYear; year++) {
    const shares = sum(accounts.map((account) => sharesThroughYear(account, year, today)));
    if (shares <= 0) continue;
    const { incomePerShare } = company;
    const base = incomePerShare ? shares * incomePerShare.amount : null;
    const notes = notesOf({
      income_not_known: incomePerShare === null,
      income_estimated: incomePerShare?.isEstimated,
      ...(incomePerShare && boundNote(company)),
      income_of_other_year: incomePerShare && incomePerShare.year !== year,
      time_assumed: accounts.some(({ isTimeAssumed }) => isTimeAssumed),
      moved_away: accounts.some(({ leftOn }) => leftOn.some((day) => yearOf(day) === year)),
    });
    const id = { way: "held_share", id: `${key} ${year}`, key, year } as const;
    const date = year === thisYear ? today : `${year}-12-31`;
    lines.push({ ...id, date, base, percent: null, ratioFrom: null, purification: base, notes });
  }
  return lines;
}

function firstYear(accounts: Position["accounts"]): number | undefined {
  const held = accounts.flatMap(({ stretches }) => stretches.filter(({ shares }) => shares > 0));
  const [first] = held.flatMap(({ from }) => from ?? []).sort();
  return first === undefined ? undefined : yearOf(first);
}

type DayRatio = Pick<LedgerLine, "percent" | "ratioFrom" | "notes">;

function ratioFor(company: LedgerCompany, date: string): DayRatio {
  const found = ratioOn(company.ratios, date);
  const ratioFrom = found?.point.from ?? null;
  const isHaram = found?.point.status === "haram";
  const ratio = found?.point.percent ?? null;
  const percent = isHaram ? impurePercentOfHaram(company.isProhibitedBusiness ?? false, ratio) : ratio;
  if (!found || percent === null) return { percent: null, ratioFrom, notes: ["ratio_not_known"] };
  const isWhole = isHaram && (company.isProhibitedBusiness || ratio === null);
  const ofDay = found.note ? { [found.note]: true } : {};
  const ofCompany = {
    fund_by_weight: company.fund,
    ratio_estimated: !company.fund && company.isRatioEstimated,
    ...boundNote(company),
    fund_holds_haram: (company.fund?.fromHaram ?? 0) > 0,
    haram_on_that_day: isHaram,
  };
  return { percent, ratioFrom, notes: notesOf({ ...ofDay, ...(isWhole ? { given_whole: true } : ofCompany) }) };
}

/** Those that hold, in this order. */
const notesOf = (holding: Partial<Record<LedgerNote, unknown>>) =>
  (Object.keys(holding) as LedgerNote[]).filter((note) => holding[note]);

const boundNote = ({ purificationBound: bound }: LedgerCompany) => ({
  at_least: bound === "at_least",
  at_most: bound === "at_most",
});

const currencyNotes = (
  dollars: number | null,
  { currency, date }: { currency: string; date: string },
  rates: DatedRates | null,
) =>
  notesOf({
    rate_not_known: dollars === null,
    rate_of_other_day: dollars !== null && isRateOfOtherDay(currency, date, rates),
  });

const yearOf = (date: string) => Number(date.slice(0, 4));

/** The rule a person follows: the dividend alone, the gain of a sale as well, or the shares held. */
export const LEDGER_RULES = ["dividend", "dividend_and_gains", "held_share"] as const;
export type LedgerRule = (typeof LEDGER_RULES)[number];

const WAYS_OF_RULE: Readonly<Record<LedgerRule, readonly LedgerWay[]>> = {
  dividend: ["dividend"],
  dividend_and_gains: ["dividend", "capital_gains"],
  held_share: ["held_share"],
};

export function isCountedUnder(line: Pick<LedgerLine, "way">, rule: LedgerRule): boolean {
  return WAYS_OF_RULE[rule].includes(line.way);
}

/** A sum of amounts in US dollars, not rounded, and how well it is known. */
export type Amount = {
  amount: number;
  isEstimated: boolean;
  /** Some of it is the least that it may be. */
  isLeast: boolean;
  /** Records without an amount in US dollars, which it leaves out. */
  countUnknown: number;
};

export const amountOf = (dollars: number | null, isEstimated: boolean, isLeast = false): Amount => ({
  amount: dollars ?? 0,
  isEstimated,
  isLeast,
  countUnknown: dollars === null ? 1 : 0,
});

export const addedUp = (amounts: readonly Amount[]): Amount => ({
  amount: sum(amounts.map(({ amount }) => amount)),
  isEstimated: amounts.some(({ isEstimated }) => isEstimated),
  isLeast: amounts.some(({ isLeast }) => isLeast),
  countUnknown: sum(amounts.map(({ countUnknown }) => countUnknown)),
});

export type YearTotal = {
  year: number;
  /** By each method, whichever is followed. */
  ways: Readonly<Record<LedgerWay, Amount>>;
  /** By the chosen rule. */
  due: Amount;
  given: Amount;
  /** Never below 0: anything given beyond it remains a gift. */
  owed: Amount;
};

type YearRule = { rule: LedgerRule; rates: DatedRates | null };

/** The amounts of each year by each method, what was given and what is still owed, latest year first. */
export function yearTotals(lines: readonly LedgerLine[], gifts: readonly Gift[], by: YearRule): YearTotal[] {
  const years = new Set([...lines.map(({ year }) => year), ...gifts.map(({ forYear }) => forYear)]);
  return [...years].sort((first, second) => second - first).map((year) => yearTotal(year, lines, gifts, by));
}

/** A gift in a currency without a rate counts as nothing and is listed as unknown. */
export function yearTotal(
  year: number,
  lines: readonly LedgerLine[],
  gifts: readonly Gift[],
  { rule, rates }: YearRule,
): YearTotal {
  const ofWay = (way: LedgerWay) =>
    addedUp(
      lines
        .filter((line) => line.year === year && line.way === way)
        .map((line) => amountOf(line.purification, isEstimate(line), line.notes.includes("at_least"))),
    );
  const ways = Object.fromEntries(LEDGER_WAYS.map((way) => [way, ofWay(way)])) as YearTotal["ways"];
  const due = addedUp(WAYS_OF_RULE[rule].map((way) => ways[way]));
  const given = addedUp(gifts.filter(({ forYear }) => forYear === year).map((gift) => paid(gift, rates)));
  const owed = { ...addedUp([due, given]), amount: Math.max(0, due.amount - given.amount) };
  return { year, ways, due, given, owed };
}

const paid = ({ amount, currency, date }: Gift | Cost, rates: DatedRates | null) =>
  amountOf(inDollars(amount, currency, rates), isRateOfOtherDay(currency, date, rates));

export function isEstimate({ notes }: Pick<LedgerLine, "notes">): boolean {
  return notes.some((note) => EFFECTS[note] === "estimate");
}

/** What a year's fees and withheld taxes cost. They lower nothing that is due. */
export function yearCosts(costs: readonly Cost[], year: number, rates: DatedRates | null) {
  const total = (of: Cost["kind"]) =>
    addedUp(costs.filter(({ kind, date }) => kind === of && yearOf(date) === year).map((cost) => paid(cost, rates)));
  return { fees: total("fee"), taxes: total("tax") };
}

/** Whether a note makes an amount an estimate, or leaves a line without one. */
export function isUncertain(note: LedgerNote): boolean {
  return EFFECTS[note] !== null;
}
