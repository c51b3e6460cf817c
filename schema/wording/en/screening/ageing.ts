import { monthsBetween } from "../../../../domain/facts/iso-date.ts";
import { isOldestDayAbout, type Sourced, type VerdictAge, verdictAge } from "../../../../domain/screening/age.ts";
import { formatDay } from "../format.ts";
import { LIST_SEPARATOR } from "../site.words.ts";
import { SENTENCES } from "./ageing.words.ts";

const figuresUpTo = (day: string, isAbout: boolean | undefined) =>
  SENTENCES[isAbout ? "figuresUpToAbout" : "figuresUpTo"](formatDay(day));

/** The price beside the figures, or alone at the start of the sentence. */
const priceOf = (day: string, figuresOn: string | null) =>
  SENTENCES.price[figuresOn ? "later" : "first"](formatDay(day));

/** The age of the figures and the price behind a verdict on the day of reading; undefined when it rests on neither. */
export function ageSentence({ age, analysis }: { age: VerdictAge; analysis: Sourced }): string | undefined {
  const { figuresOn, priceOn, priceDays, readOn } = age;
  const parts: string[] = [];
  if (figuresOn) {
    const months = Math.max(0, Math.floor(monthsBetween(figuresOn, readOn)));
    parts.push(`${figuresUpTo(figuresOn, isOldestDayAbout(analysis))} (${SENTENCES.monthsOld(months)})`);
  }
  if (priceOn && priceDays !== null) parts.push(`${priceOf(priceOn, figuresOn)} (${SENTENCES.daysOld(priceDays)})`);
  return parts.length > 0 ? SENTENCES.sentence(parts.join(LIST_SEPARATOR)) : undefined;
}

export const oldPriceSentence = ({ isPriceOld }: VerdictAge): string | undefined =>
  isPriceOld ? SENTENCES.oldPrice : undefined;

type Listed = Pick<VerdictAge, "figuresOn"> & {
  isDayAbout?: boolean | undefined;
  priceAsOf: string | null;
  isRealData?: boolean | null | undefined;
};

/** Whether a verdict rests on filings, and the dates of its figures and price, where a list has little room. */
export function listedAge(
  { figuresOn, isDayAbout, priceAsOf, isRealData }: Listed,
  readOn: string,
): string | undefined {
  const { priceDays, isPriceOld } = verdictAge({ figuresOn, priceOn: priceAsOf }, readOn);
  const figures = figuresOn && figuresUpTo(figuresOn, isDayAbout);
  const parts = [figures, priceAsOf && priceOf(priceAsOf, figuresOn)].filter(Boolean).join(LIST_SEPARATOR);
  if (parts === "") return undefined;
  const quality = SENTENCES[isRealData ? "verified" : "estimated"];
  const dates = typeof isRealData !== "boolean" ? parts : `${quality} · ${parts}`;
  return isPriceOld && priceDays !== null ? `${dates}${LIST_SEPARATOR}${SENTENCES.daysOld(priceDays)}` : dates;
}
