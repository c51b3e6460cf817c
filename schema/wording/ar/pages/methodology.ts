import { isolate } from "../format.ts";

export const pageTexts = {
  description: `كيف يفحص ميزان السهم: حدود ميزان ${isolate("33/33/5")}، والمعايير الأخرى إلى جانبها، وكل مصدر وتقدير، ومثال محسوب.`,
} as const;
