import { readStored, writeStored } from "../../lib/storage.ts";

/** In a file of its own, because the page of thanks needs nothing else. */
const KEY = "mizan:donation-in-progress";

export const markDonationInProgress = (isInProgress: boolean) => writeStored(KEY, isInProgress ? "1" : null);
export const isDonationInProgress = () => readStored(KEY) !== null;
