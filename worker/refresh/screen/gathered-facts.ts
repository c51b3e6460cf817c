import type { InputName } from "../../../domain/facts/company-facts.ts";
import type { SourceAnswer } from "../../../domain/facts/source-answer.ts";
import { ofCompany } from "../../../domain/issuers/shared-facts.ts";
import type { FactsRow, FrameRow, QuoteRow } from "../../providers/answers/refresh-sources.ts";
import { type FrameGroup, financialsOfFrames } from "../../providers/sec/frames.ts";

/** One gathered row for a stock, or for another listing of its company. */
export type GatheredItem =
  | readonly [kind: "facts", request: string, row: FactsRow]
  | readonly [kind: "quote", request: string, row: QuoteRow]
  | readonly [kind: "frame", request: string, row: FrameRow];

const INPUTS_OF_GROUP: Readonly<Record<FrameGroup, readonly InputName[]>> = {
  balance: [
    "totalAssets",
    "accountsReceivable",
    "interestBearingDebt",
    "cashAndInterestBearingSecurities",
    "totalRevenue",
    "interestIncome",
    "dividendPerShare",
    "sharesOutstanding",
  ],
  debt: ["interestBearingDebt"],
  cash: ["cashAndInterestBearingSecurities"],
  income: ["totalRevenue", "interestIncome"],
  dividend: ["dividendPerShare"],
  shares: ["sharesOutstanding"],
};

export type StockAnswers = {
  answers: SourceAnswer[];
  /** undefined when no price arrived. */
  changePercent: number | null | undefined;
};

/** Whether a row is about the stock itself; a filing is the company's, and so applies to all its listings. */
export function isOwn([kind, , row]: GatheredItem, symbol: string): boolean {
  return kind === "frame" || row[0] === symbol;
}

/**
 * The sources' answers for one stock. A sum with a missing part is left out, so that it is never too low, and so is a debt of zero
 * while the interest paid is unknown. From another listing's answers, inputs that belong to a share are not used.
 */
export function answersOf(
  symbol: string,
  items: readonly GatheredItem[],
  { brokenGroups, asOf }: { brokenGroups: ReadonlySet<FrameGroup>; asOf: string },
): StockAnswers {
  const answers: SourceAnswer[] = [];
  const frames = items.flatMap(([kind, request, row]) => (kind === "frame" ? [[request, row] as const] : []));
  const filed = frames.length > 0 ? financialsOfFrames(frames, asOf) : undefined;
  if (filed) {
    const facts = { ...filed.facts };
    for (const group of brokenGroups) for (const input of INPUTS_OF_GROUP[group]) delete facts[input];
    if (brokenGroups.has("income") && facts.interestBearingDebt?.value === 0) delete facts.interestBearingDebt;
    answers.push({ facts, leftOut: filed.leftOut });
  }
  let changePercent: number | null | undefined;
  for (const item of items) {
    const [kind, , row] = item;
    if (kind === "frame") continue;
    const isOfStock = isOwn(item, symbol);
    const facts = isOfStock ? row[1] : ofCompany(row[1]);
    if (kind === "facts") answers.push({ facts, leftOut: isOfStock ? row[2] : ofCompany(row[2]) });
    else {
      answers.push({ facts });
      if (isOfStock) changePercent ??= row[2];
    }
  }
  return { answers, changePercent };
}
