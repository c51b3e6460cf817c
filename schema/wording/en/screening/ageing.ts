import { ageWording } from "../../ageing-rules.ts";
import { formatDay } from "../format.ts";

function monthsOld(months: number): string {
  if (months < 1) return "less than a month old";
  return months === 1 ? "a month old" : `${months} months old`;
}

function daysOld(days: number): string {
  if (days === 0) return "of today";
  return days === 1 ? "a day old" : `${days} days old`;
}

export const { ageSentence, oldPriceSentence, listedAge } = ageWording({
  formatDay,
  separator: ", ",
  sentence: (text) => `${text}.`,
  figuresUpTo: (day) => `Figures up to ${day}`,
  price: (day, isFirst) => `${isFirst ? "Price" : "price"} of ${day}`,
  monthsOld,
  daysOld,
  oldPrice: "The price is old: market values may have moved since.",
  verified: "Verified",
  estimated: "Estimated",
});
