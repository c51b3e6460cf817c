import { ageWording } from "../../ageing-rules.ts";
import { counted, formatDay } from "../format.ts";

function monthsOld(months: number): string {
  return counted(months, {
    zero: "ایک ماہ سے کم پرانے",
    one: "ایک ماہ پرانے",
    other: (count) => `${count} ماہ پرانے`,
  });
}

function daysOld(days: number): string {
  if (days === 0) return "آج کی";
  return counted(days, {
    one: "ایک دن پرانی",
    other: (count) => `${count} دن پرانی`,
  });
}

export const { ageSentence, oldPriceSentence, listedAge } = ageWording({
  formatDay,
  separator: "، ",
  sentence: (text) => `${text}۔`,
  figuresUpTo: (day) => `${day} تک کے اعداد و شمار`,
  price: (day) => `${day} کی قیمت`,
  monthsOld,
  daysOld,
  oldPrice: "قیمت پرانی ہے: ہو سکتا ہے کہ اس کے بعد مارکیٹ کی مالیتیں بدل گئی ہوں۔",
  verified: "تصدیق شدہ",
  estimated: "تخمینی",
});
