import { isolate } from "#wording/format.ts";
import type { NisabType } from "../../../../domain/zakat/zakat-terms.ts";
import { HANDED_OVER_NOTES } from "../../config/zakat-hand-over.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

/** When the server takes no more for now, its sentence says until when. */
export function calculationFailed(error: unknown): Notice {
  const { title, description } = words.calculationFailed;
  const isForNow = error instanceof HttpError && (error.status === 429 || error.status === 503);
  return { tone: "error", title, description: (isForNow && error.sentence) || description };
}

const grams = (weight: number) => words.zakatTexts.grams[Number.isInteger(weight) ? "whole" : "fraction"](weight);

export const zakatTexts = {
  ...words.zakatTexts,
  value: (currency: string) =>
    currency ? words.zakatTexts.value.inCurrency(currency) : words.zakatTexts.value.inDollars,
  grams,
  metal: (weight: number, purity: string, price: string | undefined) =>
    [grams(weight), isolate(purity), price].filter(Boolean).join(" × "),
};

/** A note of the person's own is shown as it is. */
export function noteText(note: string): string {
  const { trading, accepted, known } = HANDED_OVER_NOTES;
  if (note === trading) return words.noteText.trading;
  if (note === accepted) return words.noteText.accepted;
  return note === known ? words.noteText.known : isolate(note);
}

export const nisabTexts = { ...words.nisabTexts, name: (type: NisabType) => words.NISAB_NAMES[type] };

export const resultTexts = {
  ...words.resultTexts,
  percent: (percent: number) => words.resultTexts.percent(Number(percent.toFixed(3))),
};

export const detailTexts = {
  ...words.detailTexts,
  liabilities: (currency: string) =>
    currency ? words.detailTexts.liabilities.inCurrency(currency) : words.detailTexts.liabilities.inDollars,
};
