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
