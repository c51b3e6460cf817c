import { monthsBetween } from "../../domain/facts/iso-date.ts";
import { isOldestDayAbout, type Sourced, type VerdictAge, verdictAge } from "../../domain/screening/age.ts";

type Words = {
  formatDay: (date: string) => string;
  separator: string;
  sentence: (text: string) => string;
  figuresUpTo: (day: string) => string;
  figuresUpToAbout: (day: string) => string;
  price: (day: string, isFirst: boolean) => string;
  monthsOld: (months: number) => string;
  daysOld: (days: number) => string;
  oldPrice: string;
  verified: string;
  estimated: string;
};

type Listed = { figuresOn: string | null; priceAsOf: string | null; isRealData?: boolean | null | undefined };

export function ageWording(words: Words) {
  const { formatDay, separator } = words;

  /** The age of the figures and the price behind a verdict on the day of reading; undefined when it rests on neither. */
  function ageSentence({ age, analysis }: { age: VerdictAge; analysis: Sourced }): string | undefined {
    const { figuresOn, priceOn, priceDays, readOn } = age;
    const figuresUpTo = isOldestDayAbout(analysis) ? words.figuresUpToAbout : words.figuresUpTo;
    const parts: string[] = [];
    if (figuresOn) {
      const months = Math.floor(monthsBetween(figuresOn, readOn));
      parts.push(`${figuresUpTo(formatDay(figuresOn))} (${words.monthsOld(months)})`);
    }
    if (priceOn && priceDays !== null)
      parts.push(`${words.price(formatDay(priceOn), !figuresOn)} (${words.daysOld(priceDays)})`);
    return parts.length > 0 ? words.sentence(parts.join(separator)) : undefined;
  }

  const oldPriceSentence = ({ isPriceOld }: VerdictAge) => (isPriceOld ? words.oldPrice : undefined);

  /** Whether a verdict rests on filings, and the dates of its figures and price, where a list has little room. */
  function listedAge({ figuresOn, priceAsOf, isRealData }: Listed, readOn: string): string | undefined {
    const { priceDays, isPriceOld } = verdictAge({ figuresOn, priceOn: priceAsOf }, readOn);
    const price = priceAsOf && words.price(formatDay(priceAsOf), !figuresOn);
    const parts = [figuresOn && words.figuresUpTo(formatDay(figuresOn)), price].filter(Boolean).join(separator);
    if (parts === "") return undefined;
    const dates =
      typeof isRealData !== "boolean" ? parts : `${isRealData ? words.verified : words.estimated} · ${parts}`;
    return isPriceOld && priceDays !== null ? `${dates}${separator}${words.daysOld(priceDays)}` : dates;
  }

  return { ageSentence, oldPriceSentence, listedAge };
}
