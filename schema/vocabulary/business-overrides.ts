import type { ActivityId } from "./activities.ts";

/** A company whose industry code misleads, what it does instead, and why that is known. */
export type BusinessOverride = { symbols: readonly string[]; activity: ActivityId; label: string; reason: string };

export const BUSINESS_OVERRIDES: readonly BusinessOverride[] = [
  {
    symbols: ["0700.HK", "TCEHY"],
    activity: "videoGames",
    label: "Internet services and video games",
    reason: "Filed under telecommunications by some lists; its sales are online services, games and advertising.",
  },
];
