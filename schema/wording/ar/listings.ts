import type { Stock } from "../../contracts/stocks.ts";
import { isolate } from "./format.ts";
import { shortName } from "./names.ts";

type Listed = Pick<Stock, "listings" | "verdictOf" | "analysis">;

export const LISTINGS_TITLE = "شركة واحدة، نتيجة واحدة";

/** Which listing this verdict comes from, when this one was never screened itself. */
export function verdictOfSentence({ verdictOf }: Pick<Stock, "verdictOf">): string | undefined {
  return verdictOf
    ? `لم يُفحص هذا الإدراج على حدة: النتيجة هي نتيجة ${isolate(shortName(verdictOf.name))} (${isolate(verdictOf.symbol)})، وهي الشركة نفسها. والمبالغ للسهم الواحد غير معروفة لهذا الإدراج.`
    : undefined;
}

/** What applies to all listings of the company, if it has others. */
export function listingsSentence({ listings, analysis }: Listed): string | undefined {
  if (listings.length === 0) return undefined;
  return analysis.reasons.some(({ code }) => code === "sources_disagree")
    ? "مصادر إدراجات الشركة يناقض بعضها بعضًا، فالنتيجة غير محسومة في كل إدراج منها، مهما قال أي مصدر بمفرده:"
    : "تسري النتيجة نفسها على إدراجات الشركة الأخرى؛ أما الأسعار فلكل إدراج سعره:";
}
