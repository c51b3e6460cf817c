import { call } from "../../lib/http.ts";
import { writeStored } from "../../lib/storage.ts";

/** A script in index.html reads the same key before the first paint, so that the banner causes no layout shift. */
const KEY = "mizan:donations";

let asked: Promise<boolean> | undefined;

export async function askWhetherDonationsAreEnabled(): Promise<boolean> {
  const { isEnabled } = await call("GET /api/donations/status", {});
  writeStored(KEY, isEnabled ? "on" : null);
  document.documentElement.toggleAttribute("data-donations", isEnabled);
  return isEnabled;
}

export function areDonationsEnabled(): Promise<boolean> {
  asked ??= askWhetherDonationsAreEnabled().catch(() => {
    asked = undefined;
    return false;
  });
  return asked;
}

/**
 * Asks again, as a reloaded page does.
 *
 * @testing
 */
export function forgetDonationStatus(): void {
  asked = undefined;
}
