import { writeStored } from "../../lib/storage.ts";

/** In a file of its own, because the page of thanks needs nothing else. */
export function markDonationInProgress(isInProgress: boolean): void {
  writeStored("mizan:donation-in-progress", isInProgress ? "1" : null);
}
