import { agedVerdict, type FigureOf, figuresIn } from "../screening/age.ts";
import type { Doubt } from "../screening/limit-test.ts";
import { type Evidence, FORBIDDING_REASONS, type Ratios, type Reason } from "../screening/screening.ts";
import { SHORT_TERM_RATES } from "../standards/short-term-rates.ts";
import { HOUSE_STANDARD_ID } from "../standards/standards.ts";
import { CLAIMED_INPUTS, type ClaimedInput } from "./claim.ts";

/** A verdict with its reasons on a day, and the figures behind it. */
type Doubted = Ratios & {
  reasons: readonly Reason[];
  evidence: readonly Pick<Evidence, "input" | "amount" | "currency" | "periodEnd" | "quality" | "bound" | "newer">[];
  business: { isMoneyTrade: boolean };
};

/**
 * The one figure of a report that settles a verdict in doubt: with it no doubt is left, unless it falls within a point of its limit.
 * Null where none does: the doubt is about the whole business or the market value, takes several figures, or rests on a filing already.
 *
 * @see scripts/universe/wanted-figures.test.ts for how often it holds
 */
export function wantedFigure(
  doubted: Doubted,
  on: string,
  figureOf = figuresIn(doubted.evidence),
): ClaimedInput | null {
  const doubts = doubted.reasons.filter(({ code, effect }) => effect === "verdict" && code !== "purification_required");
  if (doubts.some(({ code }) => FORBIDDING_REASONS.has(code))) return null;
  const wanted = new Set(doubts.map((reason) => wantedFor(reason, doubted)));
  if (wanted.has(CASH) && isInterestKnownWithCash(doubts, doubted)) wanted.delete("interestIncome");
  const [only, ...others] = wanted;
  if (!only || others.length > 0) return null;
  return doubts.every(({ code }) => code !== "stale_data") || isFreshWith(only, doubted, on, figureOf) ? only : null;
}

const CASH = "cashAndInterestBearingSecurities";

function wantedFor({ code, about, detail }: Reason, { evidence }: Doubted): ClaimedInput | null {
  if (code === "mixed_business") return "prohibitedRevenue";
  const isReported = (input: string) =>
    evidence.some((figure) => figure.input === input && figure.quality === "reported");
  const claimed = CLAIMED_INPUTS.find((input) => input === about) ?? null;
  switch (detail?.kind) {
    case "uncertain_ratio": {
      const input = OF_RATIO.get(about);
      const part = PART_OF_DOUBT.get(detail.doubt);
      if (part) return evidence.find((figure) => figure.input === input)?.bound === null ? part : null;
      if (!input || isReported(input)) return null;
      return detail.doubt === "estimate" && !isReported(detail.whole) ? null : input;
    }
    case "newer_figure":
      return detail.part === "income" && about === CASH ? null : claimed;
    case "unusable":
      return detail.problem === "zero" || detail.problem === "below_one_dollar" ? null : claimed;
    case "missing":
    case "left_out":
      return about === "totalRevenue" && !isReported("interestIncome") ? null : claimed;
    case "stale":
      return claimed;
    default:
      return null;
  }
}

const OF_RATIO: ReadonlyMap<Reason["about"], ClaimedInput> = new Map([
  ["debtRatio", "interestBearingDebt"],
  ["cashRatio", CASH],
  ["nonCompliantIncomeRatio", "interestIncome"],
]);

/** The part that settles whether the whole bears interest. */
const PART_OF_DOUBT: ReadonlyMap<Doubt, ClaimedInput> = new Map([
  ["islamic_financing", "islamicFinancing"],
  ["islamic_deposits", "murabahaDeposits"],
]);

/** Whether all doubt about the interest ends with the cash, on which it is estimated. */
function isInterestKnownWithCash(doubts: readonly Reason[], { evidence }: Doubted): boolean {
  const currency = evidence.find(({ input }) => CLAIMED_INPUTS.some((one) => one === input))?.currency;
  return (
    SHORT_TERM_RATES.some((rate) => rate.currency === currency) &&
    doubts.every(({ about, detail }) => {
      if (about === "interestIncome") return detail?.kind === "missing";
      if (about !== "nonCompliantIncomeRatio") return true;
      return detail?.kind === "uncertain_ratio" && detail.doubt === "investments_missing";
    })
  );
}

/** Whether no other figure is too old once this one is of the day. */
function isFreshWith(wanted: ClaimedInput, doubted: Doubted, on: string, known: FigureOf): boolean {
  const { debtRatio, cashRatio, nonCompliantIncomeRatio, business } = doubted;
  const figureOf: FigureOf = (input) => {
    const figure = known(input);
    return figure && input === wanted ? { ...figure, periodEnd: on } : figure;
  };
  const verdict = agedVerdict(
    {
      standardId: HOUSE_STANDARD_ID,
      status: "questionable",
      reasons: [],
      ratios: { debtRatio, cashRatio, nonCompliantIncomeRatio },
      receivablesRatio: null,
    },
    business,
    figureOf,
    on,
  );
  return verdict.reasons.every(({ effect }) => effect === "note");
}
