import type { CompanyFacts, ExchangeRates, InputName, SourcedFacts } from "../facts/company-facts.ts";
import type { Fact } from "../facts/financials.ts";
import { ownRates } from "../facts/in-dollars.ts";
import { factEntries } from "../facts/source-answer.ts";
import type { DatedVerdicts } from "../screening/age.ts";
import type { ComplianceStatus } from "../screening/screening.ts";
import type { Standing } from "../screening/standing.ts";
import type { RatioName } from "../standards/standards.ts";
import { type Standard, standardsOn } from "../standards/standards-on.ts";
import { causesOf, DOUBT, type HistoricScreening, type HistoryPoint, type Recorded } from "./screening-history.ts";

/**
 * Why a verdict changed: newer figures of the company; its price (and the exchange rates it is measured with); a source's correction
 * of a figure for the same period; a rule of ours; or figures that became too old.
 */
export const CHANGE_CAUSES = ["figures", "price", "correction", "rule", "age"] as const;
export type ChangeCause = (typeof CHANGE_CAUSES)[number];

export type Verdict = Readonly<Record<RatioName, number | null>> & { status: ComplianceStatus; standing: Standing };

/** A changed verdict: before and after, the causes, and the inputs that moved most. */
export type VerdictChange = {
  before: Verdict;
  after: Verdict;
  /** In order of precedence: the last cause gave the current verdict. Without the figures of both they are unknown. */
  causes: readonly ChangeCause[];
  inputs: HistoryPoint["causes"];
  /** The day on which it fell into doubt by age, which was told then. */
  agedOn?: string | undefined;
  /** Of a share, US dollars. */
  price?: { amount: number; on: string } | undefined;
};

/** The verdict that was published before, with the figures that it was derived from if they are known. */
export type VerdictBefore = Recorded & { analysis: DatedVerdicts; facts: CompanyFacts | null };

type Next = HistoricScreening & {
  standing: Standing;
  facts: CompanyFacts | null;
  price: Pick<Fact, "amount" | "periodEnd"> | undefined;
};

type StandingOn = (
  figures: { known: CompanyFacts; rates: ExchangeRates },
  day: string,
  standards: readonly Standard[],
) => Standing;

/**
 * How a verdict differs from the published one as that is read on the new one's day; undefined when it is the same, or when one of them
 * is of a name that was never screened. `agedOn` is the day on which the published one fell into doubt by age, `standingOn` the standing of
 * other figures.
 */
export function verdictChange(
  { complianceStatus: status, standing, analysis, facts: known }: VerdictBefore,
  after: Next,
  { agedOn, rates, standingOn }: { agedOn: string | undefined; rates: ExchangeRates; standingOn: StandingOn },
): VerdictChange | undefined {
  const published = { ...analysis, status, standing };
  if (agedOn && after.standing === "doubt")
    return different(published, { ...published, ...DOUBT }, { causes: ["age"], agedOn });
  const before = agedOn ? { ...published, ...DOUBT } : published;
  const { facts: next, price, screenedOn } = after;
  const change = different(before, after, price && { price: { amount: price.amount, on: price.periodEnd } });
  if (!change || !known || !next) return change;
  const days = { from: agedOn ? screenedOn : analysis.screenedOn, to: screenedOn };
  const compared = { known, next, rates: ownRates(known, rates), days };
  return { ...change, causes: changeCauses(before.standing, after.standing, compared, standingOn) };
}

type Judged = HistoricScreening & { standing: Standing };

function different(before: Judged, after: Judged, more: Partial<VerdictChange> = {}): VerdictChange | undefined {
  if (before.standing === after.standing || before.standing === "not_screened" || after.standing === "not_screened")
    return undefined;
  return { before: verdictOf(before), after: verdictOf(after), causes: [], inputs: causesOf(before, after), ...more };
}

function verdictOf({ status, standing, debtRatio, cashRatio, nonCompliantIncomeRatio }: Judged): Verdict {
  return { status, standing, debtRatio, cashRatio, nonCompliantIncomeRatio };
}

type Compared = {
  known: CompanyFacts;
  next: CompanyFacts;
  rates: ExchangeRates;
  days: { from: string; to: string };
};

/**
 * Goes from the old facts to the new ones one step at a time, screens where a step changes anything, and names the steps at which the
 * standing moved. First come the day's rules on the old facts, which tells a changed rule apart from the run's other changes. The
 * figures of a step were never published together, so that no verdict is known of them: up to four screenings, where a standing moved.
 */
function changeCauses(
  before: Standing,
  after: Standing,
  { known, next, rates, days }: Compared,
  standingOn: StandingOn,
): ChangeCause[] {
  const standards = standardsOn(days.to);
  const corrected = { ...known, facts: correctedFacts(known.facts, next.facts) };
  const quotes = Object.fromEntries(factEntries(known.facts).filter(([input]) => QUOTES.has(input)));
  const reported = { ...next, facts: { ...next.facts, ...quotes } };
  const steps: readonly (readonly [ChangeCause, CompanyFacts, string])[] = [
    ["rule", known, days.from],
    ["age", known, days.to],
    ["correction", corrected, days.to],
    [hasNewerPeriod(known.facts, next.facts) ? "figures" : "correction", reported, days.to],
  ];
  const causes: ChangeCause[] = [];
  let standing = before;
  let asked = "";
  for (const [cause, facts, day] of steps) {
    const asks = JSON.stringify([day, facts]);
    const reached = asks === asked ? standing : standingOn({ known: facts, rates }, day, standards);
    if (reached !== standing && !causes.includes(cause)) causes.push(cause);
    [standing, asked] = [reached, asks];
  }
  return standing === after ? causes : [...causes, "price"];
}

const QUOTES: ReadonlySet<InputName> = new Set<InputName>([
  "price",
  "marketCapitalization",
  "averageMarketCapitalization",
  "longAverageMarketCapitalization",
]);

/** The old facts with the sources' corrections for the same period, and without those that no source gives any more. */
function correctedFacts(old: SourcedFacts, next: SourcedFacts): SourcedFacts {
  const corrected: SourcedFacts = {};
  for (const [input, fact] of factEntries(old)) {
    const now = next[input];
    if (QUOTES.has(input)) corrected[input] = fact;
    else if (now)
      corrected[input] = fact.periodEnd === now.periodEnd && fact.periodStart === now.periodStart ? now : fact;
  }
  return corrected;
}

/**
 * Whether a company reported anything for a newer period. Without that, a verdict that moved rests on what is known otherwise of the
 * same period: an amount that is believed now or no longer, or another activity.
 */
function hasNewerPeriod(old: SourcedFacts, next: SourcedFacts): boolean {
  const ends = factEntries(old).flatMap(([input, { periodEnd }]) => (QUOTES.has(input) ? [] : [periodEnd]));
  const newest = ends.sort().at(-1) ?? "";
  return factEntries(next).some(
    ([input, { periodEnd }]) => !QUOTES.has(input) && periodEnd > (old[input]?.periodEnd ?? newest),
  );
}
