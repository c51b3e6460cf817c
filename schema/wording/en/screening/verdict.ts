import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import type { ComplianceStatus } from "../../../../domain/screening/screening.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { verdictWording } from "../../verdict-rules.ts";
import { formatAmount, formatDollars, formatPercent } from "../format.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "Halal",
  questionable: "Questionable",
  haram: "Haram",
};

export const EVERY_TEST_PASSED = "Every test is passed, on sufficient evidence.";

export const NOT_SCREENED = {
  title: "Not screened yet",
  text: "This name is known from its exchange's list, but no source has its figures so far. We say nothing for or against it: missing figures make no share halal, and none haram.",
} as const;

export const FLIP_TEXTS = {
  input: "If this moves, all else equal",
  now: "from",
  to: "to",
  verdict: "it becomes",
} as const;

export const { verdictSentence, whatDecides, flipRows, businessNote, byOurEstimate, noAmountText } = verdictWording({
  formatAmount,
  formatDollars,
  formatPercent,
  withBound,
  standingLine,
  inputs: INPUT_LABELS,

  noFigures: "No source has its figures so far, so nothing can be said for or against it.",
  halal: "Permissible. Within every limit.",
  avoid: (sentence) => `Avoid it. ${sentence}`,
  firstSentence: /^.*?\.(?= \p{Lu}|$)/u,
  purify: "Permissible with purification.",
  partNotKnown:
    "Permissible. Give a part of each dividend to charity, to purify it. How much is not known: the source leaves out short-term investments.",
  ofGain: (percent, bound, estimated) =>
    `Permissible. It pays no dividend; when you sell, give ${withBound(percent, bound)} of the gain to charity, to purify it${estimated}.`,
  ofDividends: (percent, bound, estimated) =>
    `Permissible. Give ${withBound(percent, bound)} of each dividend to charity, to purify it${estimated}.`,
  ofDividendsAmount: (percent, bound, amount, estimated) =>
    `Permissible. Give ${withBound(percent, bound)} of each dividend to charity, to purify it: ${amount} per share over the last twelve months${estimated}.`,
  byOurEstimate: ", by our estimate",

  below: (amount) => `below ${amount}`,
  above: (amount) => `above ${amount}`,

  business: {
    incomeNotKnown: "The primary business is permissible. How much of the income is not compliant is not known.",
    compliant: "All business activities are fully Sharia-compliant.",
    roundsToNothing:
      "Primary business is Sharia-compliant. Its non-compliant income rounds to 0% of the total, so nothing has to be purified.",
    purify: "Primary business is Sharia-compliant. Minor non-compliant income requires purification.",
    aboveLimit: "The primary business is permissible, but its non-compliant income is above the limit.",
  },
  dividendNotKnown: "The dividend is not known, so no amount per share can be given.",
  noDividend: "No dividend to purify. A gain on a sale is purified with the calculator.",
});

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) => `Is ${name} (${symbol}) halal?`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `Is ${everydayName(name)} halal?`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} The ratios, the figures and filings behind them, and the purification amount. Free.`;
}
