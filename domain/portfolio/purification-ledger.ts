import { impurePercentOfHaram } from "../funds/look-through.ts";
import { capitalGainsPurificationTotal } from "../purification/purification.ts";
import type { ComplianceStatus, PurificationBound } from "../screening/screening.ts";
import type { Sale } from "./books.ts";
import { type CostMethod, sum } from "./lots.ts";
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

export const LEDGER_NOTES = [
  /** The dividend is older than the first known ratio, which is used. */
  "first_known_ratio",
  /** The filings of that day give no ratio; the nearest known one, before or after, is used. */
  "nearest_ratio",
  "ratio_not_known",
  "ratio_estimated",
  "income_estimated",
  /** The income is the least or the most that it may be. */
  "at_least",
  "at_most",
  /** The company's income of another year stands in for that of the year of holding. */
  "income_of_other_year",
  "income_not_known",
  /** The exchange rate is from another week. */
  "rate_of_other_day",
  "rate_not_known",
  "no_gain",
  "purchase_price_not_known",
  /** More was sold than the records hold on that day. */
  "sold_before_bought",
  "spin_off_cost_not_known",
  /** What the sold shares had cost: by the chosen method, or as the record itself says. */
  "cost_average",
  "cost_first_in",
  "cost_given",
  /** The money paid in a merger. */
  "merger_cash",
  /** Paid in shares: due although no money came. */
  "reinvested",
  /** Tax was withheld from the dividend, and the whole of it is purified. */
  "tax_not_deducted",
  /** Shares went to an account without records, and are not counted from that day. */
  "moved_away",
  /** The records start after the first purchase, so the holding period is assumed. */
  "time_assumed",
  "haram_on_that_day",
  /** A prohibited business, or a company that failed on that day and whose ratio is not known: all of it is given away. */
  "given_whole",
  /** A fund's ratio comes from its holdings, each by its weight and dividend. */
  "fund_by_weight",
  /** Some of a fund's distributions come from failing holdings: all of it where the business is prohibited, otherwise their own ratios. */
  "fund_holds_haram",
] as const;
export type LedgerNote = (typeof LEDGER_NOTES)[number];

/** An amount with one of these notes is an estimate. */
const ESTIMATES: ReadonlySet<LedgerNote> = new Set([
  "first_known_ratio",
  "nearest_ratio",
  "ratio_estimated",
  "income_estimated",
  "income_of_other_year",
  "rate_of_other_day",
  "time_assumed",
  "at_least",
  "at_most",
  "fund_by_weight",
]);
/** With one of these notes no amount can be given. */
const UNKNOWNS: ReadonlySet<LedgerNote> = new Set([
  "ratio_not_known",
  "income_not_known",
  "rate_not_known",
  "purchase_price_not_known",
]);

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
  return lines.sort((first, second) =>
    first.date === second.date ? order(first, second) : first.date < second.date ? 1 : -1,
  );
}

const order = (first: LedgerLine, second: LedgerLine) => (first.id < second.id ? -1 : first.id > second.id ? 1 : 0);

function dividendLine(dividend: LedgerDividend, company: LedgerCompany, rates: DatedRates | null): LedgerLine {
  const base = inDollars(dividend.amount, dividend.currency, rates);
  const ratio = ratioFor(company, dividend.date);
  const notes = [
    ...(dividend.kind === "reinvestment" ? ["reinvested" as const] : []),
    ...(dividend.isTaxed ? ["tax_not_deducted" as const] : []),
    ...ratio.notes,
    ...currencyNotes(base, dividend, rates),
  ];
  const isKnown = base !== null && ratio.percent !== null;
  return {
    way: "dividend",
    id: dividend.id,
    key: dividend.key,
    date: dividend.date,
    year: yearOf(dividend.date),
    base,
    percent: ratio.percent,
    ratioFrom: ratio.from,
    notes,
    purification: isKnown ? (base * (ratio.percent ?? 0)) / 100 : null,
  };
}

function saleLine(
  key: string,
  { trade, averageCost, isMerger, whyCostUnknown }: Sale,
  company: LedgerCompany,
  rates: DatedRates | null,
  method: CostMethod,
): LedgerLine {
  const purchasePrice = trade.purchasePrice ?? averageCost;
  const ratio = ratioFor(company, trade.date);
  const merger: LedgerNote[] = isMerger ? ["merger_cash"] : [];
  const line = { way: "capital_gains", id: trade.id, key, date: trade.date, year: yearOf(trade.date) } as const;
  const known = { percent: ratio.percent, ratioFrom: ratio.from };
  if (purchasePrice === null) {
    const why: LedgerNote[] = ["purchase_price_not_known", ...(whyCostUnknown ? [whyCostUnknown] : [])];
    return { ...line, ...known, base: null, purification: null, notes: [...merger, ...ratio.notes, ...why] };
  }
  const cost: LedgerNote[] = [...merger, trade.purchasePrice === null ? `cost_${method}` : "cost_given"];
  const gain = inDollars(Math.max(0, trade.price - purchasePrice) * trade.shares, trade.currency, rates);
  if (trade.price <= purchasePrice) return { ...line, ...known, base: 0, purification: 0, notes: [...cost, "no_gain"] };
  const notes = [...cost, ...ratio.notes, ...currencyNotes(gain, trade, rates)];
  if (gain === null || ratio.percent === null) return { ...line, ...known, base: gain, purification: null, notes };
  const dollars = (price: number) => inDollars(price, trade.currency, rates) ?? 0;
  const purification = capitalGainsPurificationTotal({
    shares: trade.shares,
    purchasePrice: dollars(purchasePrice),
    salePrice: dollars(trade.price),
    nonCompliantIncomeRatio: ratio.percent,
  });
  return { ...line, ...known, base: gain, purification, notes };
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
    const notes: LedgerNote[] = [
      ...(incomePerShare === null ? ["income_not_known" as const] : []),
      ...(incomePerShare?.isEstimated ? ["income_estimated" as const] : []),
      ...(incomePerShare ? boundNotes(company) : []),
      ...(incomePerShare && incomePerShare.year !== year ? ["income_of_other_year" as const] : []),
      ...(accounts.some(({ isTimeAssumed }) => isTimeAssumed) ? ["time_assumed" as const] : []),
      ...(accounts.some(({ leftOn }) => leftOn.some((day) => yearOf(day) === year)) ? ["moved_away" as const] : []),
    ];
    const date = year === thisYear ? today : `${year}-12-31`;
    lines.push({
      way: "held_share",
      id: `${key} ${year}`,
      key,
      date,
      year,
      base,
      percent: null,
      ratioFrom: null,
      purification: base,
      notes,
    });
  }
  return lines;
}

function firstYear(accounts: Position["accounts"]): number | undefined {
  const days = accounts.flatMap(({ stretches }) =>
    stretches.flatMap(({ from, shares }) => (from && shares > 0 ? [from] : [])),
  );
  const [first] = days.sort();
  return first === undefined ? undefined : yearOf(first);
}

function ratioFor(
  company: LedgerCompany,
  date: string,
): { percent: number | null; from: string | null; notes: LedgerNote[] } {
  const found = ratioOn(company.ratios, date);
  const from = found?.point.from ?? null;
  const isHaram = found?.point.status === "haram";
  const ratio = found?.point.percent ?? null;
  const percent = isHaram ? impurePercentOfHaram(company.isProhibitedBusiness ?? false, ratio) : ratio;
  if (!found || percent === null) return { percent: null, from, notes: ["ratio_not_known"] };
  const other: LedgerNote[] = found.note ? [found.note] : [];
  if (isHaram && (company.isProhibitedBusiness || ratio === null))
    return { percent, from, notes: [...other, "given_whole"] };
  const notes: LedgerNote[] = [
    ...other,
    ...(company.fund ? ["fund_by_weight" as const] : company.isRatioEstimated ? ["ratio_estimated" as const] : []),
    ...boundNotes(company),
    ...((company.fund?.fromHaram ?? 0) > 0 ? ["fund_holds_haram" as const] : []),
    ...(isHaram ? ["haram_on_that_day" as const] : []),
  ];
  return { percent, from, notes };
}

function boundNotes({ purificationBound: bound }: LedgerCompany): LedgerNote[] {
  return bound === "at_least" || bound === "at_most" ? [bound] : [];
}

function currencyNotes(
  dollars: number | null,
  { currency, date }: { currency: string; date: string },
  rates: DatedRates | null,
): LedgerNote[] {
  if (dollars === null) return ["rate_not_known"];
  return isRateOfOtherDay(currency, date, rates) ? ["rate_of_other_day"] : [];
}

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

/** What a method asks for in a year: US dollars, not rounded; `isLeast` when some amount of it is the least that it may be. */
export type WayTotal = { amount: number; isEstimated: boolean; isLeast: boolean };

export type YearTotal = {
  year: number;
  /** By each method, whichever is followed. */
  ways: Readonly<Record<LedgerWay, WayTotal>>;
  /** The amount by the chosen rule. */
  due: number;
  given: number;
  /** Never below 0: anything given beyond it remains a gift. */
  owed: number;
  /** Lines of the rule without an amount. */
  countUnknown: number;
  isEstimated: boolean;
  /** Some amount of the rule is the least that it may be. */
  isLeast: boolean;
};

/**
 * The amounts of each year by each method, what was given and what is still owed, latest year first. A gift in a currency without a
 * rate counts as nothing and is listed as unknown. Not rounded.
 */
export function yearTotals(
  lines: readonly LedgerLine[],
  gifts: readonly Gift[],
  { rule, rates }: { rule: LedgerRule; rates: DatedRates | null },
): YearTotal[] {
  const years = new Set([...lines.map(({ year }) => year), ...gifts.map(({ forYear }) => forYear)]);
  return [...years]
    .sort((first, second) => second - first)
    .map((year) => {
      const ofYear = lines.filter((line) => line.year === year);
      const amounts = gifts
        .filter(({ forYear }) => forYear === year)
        .map(({ amount, currency }) => inDollars(amount, currency, rates));
      const followed = ofYear.filter((line) => isCountedUnder(line, rule));
      const ways = Object.fromEntries(LEDGER_WAYS.map((way) => [way, wayTotal(ofYear, way)])) as YearTotal["ways"];
      const ofRule = WAYS_OF_RULE[rule].map((way) => ways[way]);
      const due = sum(ofRule.map(({ amount }) => amount));
      const given = sum(amounts.map((amount) => amount ?? 0));
      return {
        year,
        ways,
        due,
        given,
        owed: Math.max(0, due - given),
        countUnknown:
          followed.filter(({ notes }) => notes.some((note) => UNKNOWNS.has(note))).length +
          amounts.filter((amount) => amount === null).length,
        isEstimated: ofRule.some(({ isEstimated }) => isEstimated),
        isLeast: ofRule.some(({ isLeast }) => isLeast),
      };
    });
}

function wayTotal(lines: readonly LedgerLine[], way: LedgerWay): WayTotal {
  const own = lines.filter((line) => line.way === way);
  return {
    amount: sum(own.map(({ purification }) => purification ?? 0)),
    isEstimated: own.some(isEstimate),
    isLeast: own.some(({ notes }) => notes.includes("at_least")),
  };
}

export function isEstimate({ notes }: Pick<LedgerLine, "notes">): boolean {
  return notes.some((note) => ESTIMATES.has(note));
}

/** A total that may be incomplete: `countUnknown` records are without an amount in US dollars. */
export type Amount = WayTotal & { countUnknown: number };

export type YearCosts = { fees: Amount; taxes: Amount };

/** What a year's fees and withheld taxes cost. They lower nothing that is due. */
export function yearCosts(costs: readonly Cost[], year: number, rates: DatedRates | null): YearCosts {
  const ofYear = costs.filter(({ date }) => yearOf(date) === year);
  const total = (of: Cost["kind"]): Amount => {
    const own = ofYear.filter(({ kind }) => kind === of);
    const amounts = own.map(({ amount, currency }) => inDollars(amount, currency, rates));
    return {
      amount: sum(amounts.map((amount) => amount ?? 0)),
      isEstimated: own.some(({ currency, date }) => isRateOfOtherDay(currency, date, rates)),
      isLeast: false,
      countUnknown: amounts.filter((amount) => amount === null).length,
    };
  };
  return { fees: total("fee"), taxes: total("tax") };
}

/** Whether a note makes an amount an estimate, or leaves a line without one. */
export function isUncertain(note: LedgerNote): boolean {
  return ESTIMATES.has(note) || UNKNOWNS.has(note);
}

/** The amount to pay, rounded up to the next cent, so that no part of it stays unpaid. */
export function roundedUpToCents(amount: number): number {
  const cents = amount * 100;
  const nearest = Math.round(cents);
  return (Math.abs(cents - nearest) < 1e-6 ? nearest : Math.ceil(cents)) / 100;
}
