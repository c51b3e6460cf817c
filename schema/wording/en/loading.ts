import { formatCount } from "./format.ts";

/** How far the first load of the embedded universe is, in stocks and names. */
export type StillLoading = { loaded: number; total: number };

/** What is said while companies are still being loaded; `missing` names what was asked for and is not in yet. */
export function stillLoadingText({ loaded, total }: StillLoading, missing?: string): string {
  const progress = `Mizan is still loading its companies: ${formatCount(loaded)} of ${formatCount(total)} are in.`;
  return missing === undefined
    ? progress
    : `${missing} is not among the companies that are in so far. ${progress} Please try again in a minute.`;
}
