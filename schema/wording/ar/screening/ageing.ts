import { ageWording } from "../../ageing-rules.ts";
import { counted, formatDay } from "../format.ts";

function monthsOld(months: number): string {
  const shown = counted(months, {
    zero: "أقل من شهر",
    one: "شهر واحد",
    two: "شهران",
    few: (count) => `${count} أشهر`,
    many: (count) => `${count} شهرًا`,
    other: (count) => `${count} شهر`,
  });
  return `مضى عليها ${shown}`;
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

export const { ageSentence, oldPriceSentence, listedAge } = ageWording({
  formatDay,
  separator: "، ",
  sentence: (text) => `${text}.`,
  figuresUpTo: (day) => `الأرقام حتى ${day}`,
  price: (day, isFirst) => `${isFirst ? "السعر" : "والسعر"} بتاريخ ${day}`,
  monthsOld,
  daysOld,
  oldPrice: "السعر قديم: ربما تغيّرت القيم السوقية منذ ذلك الحين.",
  verified: "موثّق",
  estimated: "تقديري",
});
