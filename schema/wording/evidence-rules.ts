import type { FactDetail } from "../../domain/facts/company-facts.ts";
import type { FactBasis } from "../../domain/facts/financials.ts";
import { isDayAbout } from "../../domain/screening/age.ts";
import type { Evidence, NamedFigure, PurificationBound } from "../../domain/screening/screening.ts";
import type { Analysis } from "../contracts/stocks.ts";
import type * as formats from "./en/format.ts";
import { BOUNDS } from "./ratio-rules.ts";

export type EvidenceFigure = Analysis["evidence"][number];

type EvidenceWords = Pick<typeof formats, "formatAmount" | "formatDay" | "formatDollars" | "formatPrice"> & {
  aboutDay: (day: string) => string;
  withBound: (text: string, bound: PurificationBound | null) => string;
  /** An amount in its source's currency, with the exchange rate of one dollar and the day of that rate. */
  atRate: (amount: string, rate: number, day: string | null) => string;
  reported: string;
  estimated: string;
};

export function evidenceWording(words: EvidenceWords) {
  const { formatAmount, formatDay } = words;

  /** The amount in US dollars or as a count, with "at most" or "at least" when it is only a bound. */
  function evidenceAmount(fact: EvidenceFigure): string {
    return words.withBound(amountInDollars(fact), fact.bound && BOUNDS[fact.bound]);
  }

  /** The amount in its source's currency, with the dated exchange rate; null when the source has dollars or a count. */
  function originalAmount(fact: EvidenceFigure): string | null {
    const { originalAmount: amount, currency, exchangeRate, exchangeRateDate } = fact;
    if (currency === "USD" || currency === "shares") return null;
    const original = fact.input === "price" ? priceOf(fact, amount, currency) : formatAmount(amount, currency);
    return words.atRate(original, Number(exchangeRate.toPrecision(5)), exchangeRateDate && formatDay(exchangeRateDate));
  }

  /** The day of a balance or a price, or the first and last day of a duration. */
  function evidencePeriod(fact: EvidenceFigure): string {
    const period = [fact.periodStart, fact.periodEnd].flatMap((day) => (day ? [formatDay(day)] : [])).join(" – ");
    return isDayAbout(fact) ? words.aboutDay(period) : period;
  }

  const evidenceQuality = ({ quality }: EvidenceFigure) => (quality === "reported" ? words.reported : words.estimated);

  function amountInDollars(fact: EvidenceFigure): string {
    const { input, amount, currency } = fact;
    if (currency === "shares") return formatAmount(amount, currency);
    if (input === "price") return priceOf(fact, amount, "USD");
    return input === "dividendPerShare" ? words.formatDollars(amount) : formatAmount(amount);
  }

  const priceOf = ({ quality }: EvidenceFigure, amount: number, currency: string) =>
    words.formatPrice(amount, { currency, isRounded: quality === "estimated" });

  return { evidenceAmount, originalAmount, evidencePeriod, evidenceQuality };
}

type NoteWords = Pick<typeof formats, "formatMonth"> & {
  figureText: (figure: NamedFigure) => string;
  details: Readonly<Record<FactDetail, string>>;
  snapshot: (month: string) => string;
  asFiled: (entries: string) => string;
  estimatedInterest: (basis: Extract<FactBasis, { kind: "estimated_interest" }>) => string;
  newer: (figure: string, isSame: boolean) => string;
};

export function noteWording(words: NoteWords) {
  function basisText(basis: FactBasis): string {
    if (basis.kind === "estimated_interest") return words.estimatedInterest(basis);
    return [
      ...(basis.snapshotOn === null ? [] : [words.snapshot(words.formatMonth(basis.snapshotOn))]),
      ...(basis.entries === null ? [] : [words.asFiled(entriesText(basis.entries))]),
      ...basis.details.map((detail) => words.details[detail]),
    ].join(" ");
  }

  /** The note beside a figure of the evidence, with the newer one that is not used; null when there is nothing to say. */
  return function evidenceNote({ basis, newer }: Pick<Evidence, "basis" | "newer">): string | null {
    const note = basis && basisText(basis);
    return newer ? [note, words.newer(words.figureText(newer), newer.isSame)].filter(Boolean).join(" ") : note;
  };
}

/** "LongTermDebtCurrent" is "Long term debt current". */
export function entriesText(entries: string): string {
  return entries.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}
