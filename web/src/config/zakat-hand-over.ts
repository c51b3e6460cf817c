import type { ZakatAssetInput } from "../../../schema/contracts/zakat-request.ts";

export type ZakatHandOver = {
  assets: readonly ZakatAssetInput[];
  /** Absent when the portfolio does not say whether a year has passed. */
  isHawlComplete?: boolean | undefined;
};

export const ZAKAT_HAND_OVER_KEY = "mizan:zakat-hand-over";
export const ZAKAT_DRAFT_KEY = "mizan:zakat-draft";

/** Starts the note of passed-on assets, so that the next transfer replaces them. */
export const HANDED_OVER = "Portfolio: ";

/** Stored with the draft as they stand here, in every language; shown in the page's own words. */
export const HANDED_OVER_NOTES = {
  trading: `${HANDED_OVER}held to trade`,
  accepted: `${HANDED_OVER}held long-term, accepted share`,
  known: `${HANDED_OVER}held long-term, known part`,
} as const;
