import { isolate } from "../format.ts";

export const keptAnswerTexts = {
  title: "اس آلے سے دکھایا گیا",
  stock: (symbol: string, day: string) =>
    `کوئی کنکشن نہیں۔ یہ ${isolate(symbol)} ہے، جیسا کہ یہاں آخری بار ${day} کو دیکھا گیا۔`,
  nisab: (day: string) => `کوئی کنکشن نہیں۔ یہ نصاب ہے، جیسا کہ یہاں آخری بار ${day} کو دیکھا گیا۔`,
  course: (day: string) => `کوئی کنکشن نہیں۔ یہ کورس ہے، جیسا کہ یہاں آخری بار ${day} کو دیکھا گیا۔`,
} as const;
