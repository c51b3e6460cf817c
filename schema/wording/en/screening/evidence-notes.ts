import type { FactBasis } from "../../../../domain/facts/financials.ts";
import type { Evidence } from "../../../../domain/screening/screening.ts";
import { formatMonth, isolate } from "../format.ts";
import { DETAILS, NOTES, RATE_NAMES } from "./evidence-notes.words.ts";
import { figureText } from "./reasons.ts";

const names: Readonly<Record<string, string>> = RATE_NAMES;

/** Which rate of which central bank an estimate uses. */
export const rateSource = (source: string): string => names[source] ?? isolate(source);

/** "LongTermDebtCurrent" is "Long term debt current". */
export function entriesText(entries: string): string {
  return entries.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}

function basisText(basis: FactBasis): string {
  if (basis.kind === "estimated_interest")
    return NOTES.estimatedInterest(basis.percent, rateSource(basis.source), basis.asOf);
  return [
    ...(basis.snapshotOn === null ? [] : [NOTES.snapshot(formatMonth(basis.snapshotOn))]),
    ...(basis.entries === null ? [] : [NOTES.asFiled(entriesText(basis.entries))]),
    ...basis.details.map((detail) => DETAILS[detail]),
  ].join(" ");
}

/** The note beside a figure of the evidence, with the newer one that is not used; null when there is nothing to say. */
export function evidenceNote({ basis, newer }: Pick<Evidence, "basis" | "newer">): string | null {
  const note = basis && basisText(basis);
  return newer
    ? [note, NOTES.newer[newer.isSame ? "same" : "other"](figureText(newer))].filter(Boolean).join(" ")
    : note;
}
