import { isoDay } from "../../../domain/facts/iso-date.ts";
import { FIGURE_FIELDS, FIGURES_HEADER, type FigureColumn } from "../../../schema/contracts/dataset-fields.ts";
import type { Database } from "../../platform/database.ts";
import { type ClaimWithVoices, figureOf, listAccepted } from "../claims/repository.ts";
import { csvCell } from "./repository.ts";

/** All accepted figures of readers as a CSV text, in the order of their acceptance. */
export async function figuresCsv(db: Database): Promise<{ text: string; count: number }> {
  const accepted = await listAccepted(db);
  return { text: [FIGURES_HEADER, ...accepted.map(lineOf), ""].join("\r\n"), count: accepted.length };
}

function lineOf(claim: ClaimWithVoices): string {
  const { symbol, input, amount, unit, currency, periodEnd, page, url, quotation, username, reason } = {
    ...claim,
    ...figureOf(claim),
  };
  const checkedBy = claim.voices.flatMap((voice) => (voice.agrees ? [voice.username] : [])).join(" ");
  const acceptedOn = claim.decidedAt ? isoDay(claim.decidedAt) : "";
  const cells: Record<FigureColumn, string | number | null> = {
    symbol,
    input,
    amount,
    unit,
    currency,
    periodEnd,
    page,
    url,
    quotation,
    readBy: username,
    checkedBy,
    acceptedOn,
    reason,
  };
  return FIGURE_FIELDS.map(({ name }) => {
    const cell = cells[name];
    return typeof cell === "string" ? csvCell(cell) : (cell ?? "");
  }).join(",");
}
