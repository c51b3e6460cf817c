import { isolate } from "../format.ts";

export const pageTexts = {
  description: `میزان شیئر کی جانچ کیسے کرتا ہے: میزان کی حدود ${isolate("33/33/5")}، ان کے ساتھ دوسرے معیار، ہر ماخذ اور تخمینہ، اور حل شدہ مثال۔`,
} as const;
