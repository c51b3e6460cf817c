import { call } from "../../lib/http.ts";
import { writeStored } from "../../lib/storage.ts";

/** A script in index.html reads the same key before the first paint, so that a hidden banner causes no layout shift. */
const KEY = "mizan:donation-prompts";

let asked: Promise<boolean> | undefined;

export async function askWhetherDonationsAreEnabled(): Promise<boolean> {
  return (await askStatus()).isEnabled;
}

async function askStatus() {
  const status = await call("GET /api/donations/status", {});
  writeStored(KEY, status.hasPrompts ? null : "off");
  document.documentElement.toggleAttribute("data-no-donation-prompts", !status.hasPrompts);
  return status;
}

export function mayPromptForDonations(): Promise<boolean> {
  asked ??= askStatus().then(
    ({ hasPrompts }) => hasPrompts,
    () => {
      asked = undefined;
      return true;
    },
  );
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
