import { writeStored } from "../../lib/storage.ts";

const FLAG = "mizan:donation-in-progress";

export function markDonationInProgress(isInProgress: boolean): void {
  writeStored(FLAG, isInProgress ? "1" : null);
}
