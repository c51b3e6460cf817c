import { addDays, isoDay } from "../../../domain/facts/iso-date.ts";

/** The number in a provider's text ("$1,234.50", "13.33%"); undefined for blanks, dashes and anything that is not a number. */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/[$,%\s]/g, "");
  if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(bare)) return undefined;
  const value = Number(bare);
  return Number.isFinite(value) ? value : undefined;
}

/** Rounds to the digits that a figure of a market snapshot may have in the embedded universe. */
export function toThreeSignificantDigits(value: number): number {
  return Number(value.toPrecision(3));
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

export function isIsoDate(text: unknown): text is string {
  return typeof text === "string" && ISO_DATE.test(text) && !Number.isNaN(Date.parse(text));
}

export function startOfYearUpTo(end: string): string {
  const start = new Date(Date.parse(end));
  start.setUTCFullYear(start.getUTCFullYear() - 1);
  return addDays(isoDay(start), 1);
}
