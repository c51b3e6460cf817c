import { isolate } from "../../../../../schema/wording/ur/format.ts";

export const shownMoneyTexts = {
  label: "رقوم اس کرنسی میں دکھائیں",
  at: (currency: string, day: string) =>
    `${isolate(currency)} میں رقوم تخمینی ہیں، ${day} کی شرح پر۔ ریکارڈ اور اس کی فائلیں امریکی ڈالر میں رہتی ہیں۔`,
  noRate: (currency: string) => `${isolate(currency)} کی شرح معلوم نہیں، اس لیے امریکی ڈالر میں دکھایا گیا ہے۔`,
} as const;
