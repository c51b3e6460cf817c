import type { ComplianceStatus } from "../../../domain/screening/screening.ts";
import type { Standing } from "../../../domain/screening/standing.ts";

/** The color and the shape of each standing, on every page and in the PDF. */
export const STANDING_TONES = {
  halal: "positive",
  purify: "caution",
  doubt: "doubtful",
  haram: "negative",
  not_screened: "neutral",
} as const satisfies Record<Standing, string>;

export const STATUS_TONES = {
  halal: "positive",
  questionable: "caution",
  haram: "negative",
} as const satisfies Record<ComplianceStatus, string>;
