import { monthsBetween } from "../../domain/facts/iso-date.ts";
import { type VerdictAge, verdictAge } from "../../domain/screening/age.ts";

type Words = {
  formatDay: (date: string) => string;
  /** Between what is said of the figures and of the price. */
  separator: string;
  sentence: (text: string) => string;
  /** The date of the oldest figure. */
  figuresUpTo: (day: string) => string;
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
  function ageSentence({ figuresOn, priceOn, priceDays, readOn }: VerdictAge): string | undefined {
    const parts: string[] = [];
    if (figuresOn) {
      const months = Math.floor(monthsBetween(figuresOn, readOn));
      parts.push(`${words.figuresUpTo(formatDay(figuresOn))} (${words.monthsOld(months)})`);
    }
    if (priceOn && priceDays !== null)
      parts.push(`${words.price(formatDay(priceOn), !figuresOn)} (${words.daysOld(priceDays)})`);
    return parts.length > 0 ? words.sentence(parts.join(separator)) : undefined;
  }

  /** What an old price means for the verdict; undefined while the price is recent. */
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
