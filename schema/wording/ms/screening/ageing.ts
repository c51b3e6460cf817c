import { monthsBetween } from "../../../../domain/screening/age.ts";
import { type VerdictAge, verdictAge } from "../../../../domain/screening/ageing.ts";
import { formatDay } from "../format.ts";

/** The age of the figures and the price behind a verdict on the day of reading; undefined when it rests on neither. */
export function ageSentence(age: VerdictAge): string | undefined {
  const { figuresOn, priceOn, priceDays, readOn } = age;
  const parts: string[] = [];
  if (figuresOn) parts.push(`${figuresUpTo(figuresOn)} (${monthsOld(figuresOn, readOn)})`);
  if (priceOn && priceDays !== null)
    parts.push(`${figuresOn ? "harga" : "Harga"} pada ${formatDay(priceOn)} (${daysOld(priceDays)})`);
  return parts.length > 0 ? `${parts.join(", ")}.` : undefined;
}

/** What an old price means for the verdict; undefined while the price is recent. */
export function oldPriceSentence({ isPriceOld }: VerdictAge): string | undefined {
  return isPriceOld ? "Harga ini sudah lama: nilai pasaran mungkin telah berubah sejak itu." : undefined;
}

/** Whether a verdict rests on filings, and the dates of its figures and price, where a list has little room. */
export function listedAge({ figuresOn, priceAsOf, isRealData }: Listed, readOn: string): string | undefined {
  const { priceDays, isPriceOld } = verdictAge({ figuresOn, priceOn: priceAsOf }, readOn);
  const price = priceAsOf && `${figuresOn ? "harga" : "Harga"} pada ${formatDay(priceAsOf)}`;
  const parts = [figuresOn && figuresUpTo(figuresOn), price].filter(Boolean).join(", ");
  if (parts === "") return undefined;
  const dates = typeof isRealData !== "boolean" ? parts : `${isRealData ? "Disahkan" : "Anggaran"} · ${parts}`;
  return isPriceOld && priceDays !== null ? `${dates}, ${daysOld(priceDays)}` : dates;
}

type Listed = { figuresOn: string | null; priceAsOf: string | null; isRealData?: boolean | null | undefined };

/** The date of the oldest figure, for lists with little room. */
function figuresUpTo(date: string): string {
  return `Angka sehingga ${formatDay(date)}`;
}

function monthsOld(from: string, to: string): string {
  const months = Math.floor(monthsBetween(from, to));
  if (months < 1) return "usianya kurang daripada sebulan";
  return `usianya ${months} bulan`;
}

function daysOld(days: number): string {
  if (days === 0) return "hari ini";
  return `${days} hari lalu`;
}
