import type { ZakatAssetInput } from "../../../schema/contracts/zakat-request.ts";

/** What the portfolio counted and the zakat calculator takes over, on this device. */
export type ZakatHandOver = {
  assets: readonly ZakatAssetInput[];
  /** Absent when nothing was said of the year. */
  isHawlComplete?: boolean | undefined;
};

export const ZAKAT_HAND_OVER_KEY = "mizan:zakat-hand-over";

/** Begins the note of what was handed over, so that the next time takes its place. */
export const HANDED_OVER = "Portfolio: ";
