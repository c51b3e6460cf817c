import type { InputName } from "../../../domain/facts/inputs.ts";
import type { SourceAnswer } from "../../../domain/facts/source-answer.ts";
import type { FactsRow, FrameRow, QuoteRow } from "../../providers/refresh-sources.ts";
import { type FrameGroup, financialsOfFrames } from "../../providers/sec/frames.ts";

/** One row that a task gathered for a stock. */
export type GatheredItem =
  | readonly [kind: "facts", task: string, row: FactsRow]
  | readonly [kind: "quote", task: string, row: QuoteRow]
  | readonly [kind: "frame", task: string, row: FrameRow];

const INPUTS_OF_GROUP: Readonly<Record<FrameGroup, readonly InputName[]>> = {
  balance: [
    ...(["totalAssets", "accountsReceivable", "interestBearingDebt", "cashAndInterestBearingSecurities"] as const),
    ...(["totalRevenue", "interestIncome", "dividendPerShare", "sharesOutstanding"] as const),
  ],
  debt: ["interestBearingDebt"],
  cash: ["cashAndInterestBearingSecurities"],
  income: ["totalRevenue", "interestIncome"],
  dividend: ["dividendPerShare"],
  shares: ["sharesOutstanding"],
};

export type StockAnswers = {
  answers: SourceAnswer[];
  /** undefined when no price came. */
  changePercent: number | null | undefined;
};

/** What the sources gave for one stock. A sum of which a part did not arrive is left out, so that it is never too low. */
export function answersOf(
  items: readonly GatheredItem[],
  { brokenGroups, asOf }: { brokenGroups: ReadonlySet<FrameGroup>; asOf: string },
): StockAnswers {
  const answers: SourceAnswer[] = [];
  const frames = items.flatMap(([kind, task, row]) => (kind === "frame" ? [[task, row] as const] : []));
  const filed = frames.length > 0 ? financialsOfFrames(frames, asOf) : undefined;
  if (filed) {
    const facts = { ...filed.facts };
    for (const group of brokenGroups) for (const input of INPUTS_OF_GROUP[group]) delete facts[input];
    answers.push({ facts, leftOut: filed.leftOut });
  }
  let changePercent: number | null | undefined;
  for (const [kind, , row] of items) {
    if (kind === "facts") answers.push({ facts: row[1], leftOut: row[2] });
    if (kind === "quote") {
      answers.push({ facts: row[1] });
      changePercent ??= row[2];
    }
  }
  return { answers, changePercent };
}
