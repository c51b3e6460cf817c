import arabicListings from "../../seed/companies/arabic-listings.json" with { type: "json" };
import arabicNames from "../../seed/companies/arabic-names.json" with { type: "json" };
import { isolate } from "./format.ts";

const ARABIC_NAMES: Readonly<Record<string, string>> = arabicNames;
const NAMED_LISTINGS: Readonly<Record<string, string>> = arabicListings;

/** Wherever an answer has a company's symbol beside its name: أرامكو السعودية · Saudi Arabian Oil Company. Changes the answer. */
export function named<Answer>(answer: Answer): Answer {
  if (typeof answer !== "object" || answer === null) return answer;
  for (const part of Object.values(answer)) named(part);
  if (!("symbol" in answer && "name" in answer) || typeof answer.name !== "string") return answer;
  const symbol = String(answer.symbol);
  const arabic = ARABIC_NAMES[NAMED_LISTINGS[symbol] ?? symbol];
  return arabic && answer.name ? Object.assign(answer, { name: `${arabic} · ${isolate(answer.name)}` }) : answer;
}

/** In a sentence: أرامكو السعودية. */
export const shortName = (name: string): string => name.split(" · \u2068")[0] ?? name;
