import { isIsoDate, isoDay } from "../../../../../domain/facts/iso-date.ts";
import { hawlEnd } from "../../../../../domain/zakat/hawl.ts";
import type { EarlierZakat, MetalDay } from "../../../../../domain/zakat/missed-positions.ts";
import { completeLunarYears, type MissedYear } from "../../../../../domain/zakat/missed-years.ts";
import { type MetalMonths, type MetalPrices, monthPrices } from "../../../../../domain/zakat/nisab.ts";
import { DECIMAL_MARK, parseAmount, retyped } from "../../../lib/amount-text.ts";
import { readStored, writeStored } from "../../../lib/storage.ts";

const KEY = "mizan:zakat-missed";
const FIRST_DAY = "1960-01-01";

export const YEAR_FIELDS = ["money", "gold", "silver", "paid", "goldPrice", "silverPrice"] as const;
export type YearField = (typeof YEAR_FIELDS)[number];
/** Texts as typed. */
export type YearTexts = Partial<Record<YearField, string>>;

/** One kind of wealth with a year of its own. */
export type Wealth = { name: string; value: string; since: string };

export type MissedForm = {
  began: string;
  currency: string;
  earlierZakat: EarlierZakat;
  metalDay: MetalDay;
  hasOwnPrices: boolean;
  years: readonly YearTexts[];
  wealth: readonly Wealth[];
};

export const EMPTY_MISSED: MissedForm = {
  began: "",
  currency: "",
  earlierZakat: "deduct",
  metalDay: "its_day",
  hasOwnPrices: false,
  years: [],
  wealth: [],
};

const today = () => isoDay(new Date());

/** Whether a day that a person typed has passed, and its prices can be known. */
export const isPastDay = (day: string) => isIsoDate(day) && day >= FIRST_DAY && day <= today();

/** The last days of the lunar years that are complete since a day. */
export function endsSince(began: string): string[] {
  if (!isPastDay(began)) return [];
  return Array.from({ length: completeLunarYears(began, today()) }, (_, place) => hawlEnd(began, place + 1));
}

export const isFieldValid = (texts: YearTexts, field: YearField) => {
  const text = texts[field]?.trim() ?? "";
  const amount = parseAmount(text);
  return text === "" || (amount !== undefined && (!field.endsWith("Price") || amount > 0));
};

type Known = { months: MetalMonths; pricesNow: MetalPrices; rate: number | undefined; hasOwnPrices: boolean };

/** The price of a day: the person's own, the month's, or that of today for a month whose average is not embedded yet. */
export function pricesOn(day: string, texts: YearTexts, { months, pricesNow, hasOwnPrices }: Known) {
  const known = monthPrices(months, day) ?? pricesNow;
  if (!hasOwnPrices) return known;
  const own = (text: string | undefined, price: number) => parseAmount(text ?? "") || price;
  return { gold: own(texts.goldPrice, known.gold), silver: own(texts.silverPrice, known.silver) };
}

/** A year as it was typed; one with an invalid field, or nothing that was owned, is not known. */
export function yearOf(texts: YearTexts, end: string, known: Known): MissedYear {
  const amount = (field: YearField) => parseAmount(texts[field] ?? "");
  const isOwnedKnown = (["money", "gold", "silver"] as const).some((field) => amount(field) !== undefined);
  const isAsked = (field: YearField) => known.hasOwnPrices || !field.endsWith("Price");
  const isTyped = YEAR_FIELDS.filter(isAsked).every((field) => isFieldValid(texts, field));
  const isValid = isTyped && known.rate !== undefined;
  const dollars = (field: YearField) => (amount(field) ?? 0) / (known.rate ?? 1);
  return {
    money: isOwnedKnown && isValid ? dollars("money") : null,
    goldGrams: amount("gold") ?? 0,
    silverGrams: amount("silver") ?? 0,
    paid: dollars("paid"),
    prices: pricesOn(end, texts, known),
  };
}

/** The form of the last visit, on this device. */
export function keptMissed(): MissedForm {
  try {
    const { decimalMark = DECIMAL_MARK, ...kept } = JSON.parse(readStored(KEY) ?? "{}");
    const form: MissedForm = { ...EMPTY_MISSED, ...kept };
    const isWhole = Array.isArray(form.years) && Array.isArray(form.wealth) && typeof form.began === "string";
    if (!isWhole) return EMPTY_MISSED;
    const years = form.years.map((texts) =>
      Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, retyped(String(text), decimalMark)])),
    );
    return {
      ...form,
      years,
      wealth: form.wealth.map((one) => ({ ...one, value: retyped(String(one.value), decimalMark) })),
    };
  } catch {
    return EMPTY_MISSED;
  }
}

export function keepMissed(form: MissedForm): void {
  writeStored(KEY, form === EMPTY_MISSED ? null : JSON.stringify({ ...form, decimalMark: DECIMAL_MARK }));
}
