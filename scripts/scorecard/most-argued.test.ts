import { expect, it } from "vitest";
import { standingOf } from "../../domain/screening/standing.ts";
import { STANDARDS, type StandardId } from "../../domain/standards/standards.ts";
import { businessRule } from "../../schema/wording/en/screening/business.ts";
import { reasonText } from "../../schema/wording/en/screening/reasons.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

/**
 * The five companies most argued about. Films decide on Netflix, groceries on Amazon, nothing but interest on Microsoft, Alphabet and Meta.
 */
type Argued = {
  symbol: string;
  about: string;
  /** The activity that decides; null where the class of the business is permissible and nothing of the argued part is known. */
  business: string | null;
  /** Revenue in millions of dollars, and its line in the filing; null where two extracts give it without its line. */
  revenue: readonly [millions: number, periodEnd: string, line: string | null];
  /** The standing under most standards, and under those that differ, with why. */
  most: string;
  others: Partial<Record<StandardId, string>>;
};

const NOTHING_OF_INVESTMENTS = "doubt: cannot_be_judged";
const CONTRACTS = "RevenueFromContractWithCustomerExcludingAssessedTax";
const ONLY_FILMS = "haram: prohibited_business";

const ARGUED: readonly Argued[] = [
  {
    symbol: "MSFT",
    about: "games",
    business: null,
    revenue: [318_273, "2026-03-31", CONTRACTS],
    most: "purify: purification_required",
    others: { "psx-kmi": NOTHING_OF_INVESTMENTS },
  },
  {
    symbol: "GOOGL",
    about: "advertising",
    business: null,
    revenue: [402_836, "2025-12-31", "Revenues"],
    most: "purify: purification_required",
    others: {
      "ftse-yasaar": "doubt: sources_disagree",
      msci: "doubt: sources_disagree",
      "sc-malaysia": "doubt: sources_disagree",
      bist: "doubt: sources_disagree",
      "psx-kmi": NOTHING_OF_INVESTMENTS,
    },
  },
  {
    symbol: "AMZN",
    about: "groceries, wine among them, and films",
    business: "groceries",
    revenue: [775_680, "2026-06-30", null],
    most: "doubt: mixed_business",
    others: { "psx-kmi": NOTHING_OF_INVESTMENTS },
  },
  {
    symbol: "META",
    about: "advertising",
    business: null,
    revenue: [214_963, "2026-03-31", CONTRACTS],
    most: "purify: purification_required",
    others: { "psx-kmi": NOTHING_OF_INVESTMENTS },
  },
  {
    symbol: "NFLX",
    about: "films",
    business: "cinema",
    revenue: [48_371, "2026-06-30", "Revenues"],
    most: "doubt: grey_business",
    others: {
      "dow-jones": ONLY_FILMS,
      sp: ONLY_FILMS,
      msci: ONLY_FILMS,
      "sc-malaysia": ONLY_FILMS,
      bist: ONLY_FILMS,
      "psx-kmi": NOTHING_OF_INVESTMENTS,
    },
  },
];

const stocks = new Map(embeddedUniverse().map((stock) => [stock.profile.symbol, stock]));
const screeningOf = (symbol: string) => {
  const stock = stocks.get(symbol);
  if (!stock) throw new Error(`${symbol} is not in the embedded universe`);
  return stock.screening;
};

it.each(ARGUED)("$symbol, argued about for its $about, stands as it does under each standard", (argued) => {
  const { standards } = screeningOf(argued.symbol);
  const found = standards.map((verdict) => {
    const standing = standingOf({ ...verdict, isScreened: true });
    const codes = verdict.reasons.map(({ code }) => code);
    const decides =
      (["cannot_be_judged", "sources_disagree"] as const).find((code) => codes.includes(code)) ?? codes[0];
    return [verdict.standardId, `${standing}: ${decides}`];
  });
  const expected = STANDARDS.map(({ id }) => [id, argued.others[id] ?? argued.most]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

it.each(ARGUED)(
  "$symbol has its revenue's line, and no line for $about: what nobody reports is a doubt, not a share",
  (argued) => {
    const { business, evidence, businessActivities } = screeningOf(argued.symbol);
    const revenue = evidence.find(({ input }) => input === "totalRevenue");
    const line = revenue?.basis?.kind === "source" ? revenue.basis.entries : null;
    expect([Math.round((revenue?.amount ?? 0) / 1e6), revenue?.periodEnd, line]).toEqual(argued.revenue);
    expect(revenue?.url).toContain("https://www.sec.gov/");
    expect(evidence.some(({ input }) => input === "prohibitedRevenue")).toBe(false);
    expect(businessActivities.map(({ kind }) => kind)).toEqual(["line_of_business", "interest_income"]);
    expect(business.activityId).toBe(argued.business ?? "general");
    expect(/ (Games|Advertising) .* nobody reports/.test(businessRule(business))).toBe(argued.business === null);
  },
);

it.each([
  ["AMZN", "mizan", /a prohibited part is likely.*how much is not reported/],
  ["NFLX", "mizan", /^Film and entertainment: Scholars differ on film/],
  ["NFLX", "dow-jones", /^Dow Jones Islamic Market excludes this business: Film and entertainment\.$/],
  ["MSFT", "mizan", /is not compliant, by our estimate.*No source gives its interest/],
  ["META", "mizan", /is not compliant, by our estimate.*No source gives its interest/],
  ["GOOGL", "mizan", /^1\.08% of its revenue is not compliant: give that part of your dividends to charity\.$/],
] as const)("says of %s under %s which part of its revenue decides", (symbol, standardId, sentence) => {
  const { business, standards } = screeningOf(symbol);
  const [reason] = standards.find((verdict) => verdict.standardId === standardId)?.reasons ?? [];
  expect(reason && reasonText(reason, { business, standardId })).toMatch(sentence);
});
