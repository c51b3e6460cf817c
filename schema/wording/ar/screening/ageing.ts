import { monthsBetween } from "../../../../domain/screening/age.ts";
import { type VerdictAge, verdictAge } from "../../../../domain/screening/ageing.ts";
import { counted, formatDay } from "../format.ts";

/** The age of the figures and the price behind a verdict on the day of reading; undefined when it rests on neither. */
export function ageSentence(age: VerdictAge): string | undefined {
  const { figuresOn, priceOn, priceDays, readOn } = age;
  const parts: string[] = [];
  if (figuresOn) parts.push(`${figuresUpTo(figuresOn)} (${monthsOld(figuresOn, readOn)})`);
  if (priceOn && priceDays !== null) parts.push(`${priceOf(priceOn, figuresOn)} (${daysOld(priceDays)})`);
  return parts.length > 0 ? `${parts.join("، ")}.` : undefined;
}

/** What an old price means for the verdict; undefined while the price is recent. */
export function oldPriceSentence({ isPriceOld }: VerdictAge): string | undefined {
  return isPriceOld ? "السعر قديم: ربما تغيّرت القيم السوقية منذ ذلك الحين." : undefined;
}

/** Whether a verdict rests on filings, and the dates of its figures and price, where a list has little room. */
export function listedAge({ figuresOn, priceAsOf, isRealData }: Listed, readOn: string): string | undefined {
  const { priceDays, isPriceOld } = verdictAge({ figuresOn, priceOn: priceAsOf }, readOn);
  const price = priceAsOf && priceOf(priceAsOf, figuresOn);
  const parts = [figuresOn && figuresUpTo(figuresOn), price].filter(Boolean).join("، ");
  if (parts === "") return undefined;
  const dates = typeof isRealData !== "boolean" ? parts : `${isRealData ? "موثّق" : "تقديري"} · ${parts}`;
  return isPriceOld && priceDays !== null ? `${dates}، ${daysOld(priceDays)}` : dates;
}

type Listed = { figuresOn: string | null; priceAsOf: string | null; isRealData?: boolean | null | undefined };

/** The date of the oldest figure, for lists with little room. */
function figuresUpTo(date: string): string {
  return `الأرقام حتى ${formatDay(date)}`;
}

function priceOf(date: string, figuresOn: string | null): string {
  return `${figuresOn ? "والسعر" : "السعر"} بتاريخ ${formatDay(date)}`;
}

function monthsOld(from: string, to: string): string {
  const months = counted(Math.floor(monthsBetween(from, to)), {
    zero: "أقل من شهر",
    one: "شهر واحد",
    two: "شهران",
    few: (count) => `${count} أشهر`,
    many: (count) => `${count} شهرًا`,
    other: (count) => `${count} شهر`,
  });
  return `مضى عليها ${months}`;
}

function daysOld(days: number): string {
  if (days === 0) return "اليوم";
  const shown = counted(days, {
    one: "يوم واحد",
    two: "يومان",
    few: (count) => `${count} أيام`,
    many: (count) => `${count} يومًا`,
    other: (count) => `${count} يوم`,
  });
  return `مضى عليه ${shown}`;
}
