import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { standingOf } from "../../domain/screening/standing.ts";
import { STANDARDS, type StandardId } from "../../domain/standards/standards.ts";
import { businessRule } from "../../schema/wording/en/screening/business.ts";
import { reasonText } from "../../schema/wording/en/screening/reasons.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

type Argued = {
  symbol: string;
  about: string;
  business?: string;
  revenue: readonly [millions: number, periodEnd: string, line: string | null];
  most: string;
  others: Partial<Record<StandardId, string>>;
};

const ARGUED: readonly Argued[] = parse(readFileSync(join(import.meta.dirname, "golden/most-argued.yaml"), "utf8"));

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
    expect(/ (Games|Advertising) .* nobody reports/.test(businessRule(business))).toBe(argued.business === undefined);
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
