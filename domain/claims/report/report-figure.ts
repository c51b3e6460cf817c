import { daysBetween, isoDay } from "../../facts/iso-date.ts";
import { bareName, foldedWords } from "../../issuers/folded-names.ts";
import { amountOf, CLAIM_MAX_LENGTHS, type ClaimedInput, type PrintedUnit } from "../claim.ts";

/** A figure as a report prints it, with the place where another reader finds it. */
export type ReportFigure = {
  /** As printed, 0 or more. */
  amount: number;
  unit: PrintedUnit;
  /** ISO 4217; null when the report does not say it near the figure. */
  currency: string | null;
  /** ISO date: the end of the year, or the day of the balance; null when its column is not dated. */
  periodEnd: string | null;
  /** Counted from 1; null in a tagged report, which has no pages. */
  page: number | null;
  /** The line of the report. */
  quotation: string;
};

export const OFFERED_MAX = 5;

/** Whose report it is, as it says itself. */
export type ReportEntity = { name: string | null; cik: string | null };

/** Why a file cannot be read. */
export type ReportProblem =
  | "too_large"
  | "too_many_pages"
  | "no_text"
  | "encrypted"
  | "broken"
  | "not_a_report"
  | "took_long"
  /** The part that reads could not be loaded, or ended. */
  | "unavailable";

export type ReportReading = {
  kind: "read";
  /** Null in a PDF, which does not say it for certain. */
  entity: ReportEntity | null;
  /** Whether the company's name is in the text of a PDF. */
  isNamed: boolean;
  /** The newest day that its figures are of. */
  newestEnd: string | null;
  /** The likeliest first. */
  figures: readonly ReportFigure[];
};

const IN_PARTS: readonly ClaimedInput[] = [
  ...(["prohibitedRevenue", "interestBearingDebt", "islamicFinancing"] as const),
  ...(["cashAndInterestBearingSecurities", "murabahaDeposits"] as const),
];

/** Whether reports often print it in parts, which are added. */
export const isPrintedInParts = (input: ClaimedInput) => IN_PARTS.includes(input);

/** Several parts as one figure; undefined when there is none, or they are of different currencies or days. */
export function addedFigures(parts: readonly ReportFigure[]): ReportFigure | undefined {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return first;
  if (others.some(({ currency, periodEnd }) => currency !== first.currency || periodEnd !== first.periodEnd))
    return undefined;
  const isOneUnit = others.every(({ unit }) => unit === first.unit);
  const amounts = parts.map((part) => (isOneUnit ? part.amount : amountOf(part)));
  const amount = Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100) / 100;
  const quotation = parts
    .map((part) => part.quotation)
    .join(" + ")
    .slice(0, CLAIM_MAX_LENGTHS.quotation);
  return { ...first, amount, unit: isOneUnit ? first.unit : "ones", quotation };
}

export type ReportDoubt =
  | { code: "other_company"; named: string }
  | { code: "not_named" }
  | { code: "old_report"; end: string };

/** An annual report is valid until the next one, which may come months after its year. */
const OLDEST_DAYS = 456;

/** What a person should look at before they take a figure: a report of another company, or of a year that is long past. */
export function reportDoubts(
  { entity, isNamed, newestEnd }: ReportReading,
  company: { name: string; cik?: string | null },
  now: Date,
): ReportDoubt[] {
  const doubts: ReportDoubt[] = [];
  if (entity && isOther(entity, company))
    doubts.push({ code: "other_company", named: entity.name ?? entity.cik ?? "" });
  else if (!entity && !isNamed) doubts.push({ code: "not_named" });
  if (newestEnd && daysBetween(newestEnd, isoDay(now)) > OLDEST_DAYS)
    doubts.push({ code: "old_report", end: newestEnd });
  return doubts;
}

function isOther(entity: ReportEntity, company: { name: string; cik?: string | null }): boolean {
  if (entity.cik && company.cik) return entity.cik !== company.cik;
  return entity.name !== null && !isNamedIn(company.name, foldedWords(entity.name).join(" "));
}

/** Whether a folded text has the first two words of a company's name, in one of its languages: "أبل · Apple Inc." is in both. */
export function isNamedIn(name: string, foldedText: string): boolean {
  return name.split("·").some((one) => {
    const words = bareName(foldedWords(one)).slice(0, 2).join(" ");
    return words !== "" && ` ${foldedText} `.includes(` ${words} `);
  });
}
