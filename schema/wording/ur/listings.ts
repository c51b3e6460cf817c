import type { Stock } from "../../contracts/stocks.ts";
import { isolate } from "./format.ts";

type Listed = Pick<Stock, "listings" | "verdictOf" | "analysis">;

export const LISTINGS_TITLE = "ایک کمپنی، ایک جواب";

/** Which listing this verdict comes from, when this one was never screened itself. */
export function verdictOfSentence({ verdictOf }: Pick<Stock, "verdictOf">): string | undefined {
  return verdictOf
    ? `یہ لسٹنگ الگ سے نہیں جانچی گئی: نتیجہ ${isolate(verdictOf.name)} (${isolate(verdictOf.symbol)}) کا ہے، جو وہی کمپنی ہے۔ اس لسٹنگ کے لیے فی شیئر رقوم معلوم نہیں۔`
    : undefined;
}

/** What applies to all listings of the company, if it has others. */
export function listingsSentence({ listings, analysis }: Listed): string | undefined {
  if (listings.length === 0) return undefined;
  return analysis.reasons.some(({ code }) => code === "sources_disagree")
    ? "اس کی لسٹنگز کے مآخذ ایک دوسرے سے ٹکراتے ہیں، اس لیے ان میں سے ہر ایک پر نتیجہ غیر یقینی ہے، خواہ کوئی ایک ماخذ کچھ بھی کہے:"
    : "کمپنی کی دوسری لسٹنگز کے لیے بھی یہی نتیجہ ہے؛ قیمتیں ان کی اپنی ہیں:";
}
