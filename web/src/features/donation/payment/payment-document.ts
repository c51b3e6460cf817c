import type { Donor } from "./start-donation.ts";

const KEY = "mizan:donation-resumed";

export type ResumedDonation = { donor: Donor; idempotencyKey: string };

/**
 * Whether this page may load the provider's script. Only the document of /donate has the policy that allows it; a visitor who
 * followed a link inside the app still has the document of another page.
 */
export function mayLoadProvider(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name, location.href).pathname === location.pathname;
}

/** Loads the page's own document and continues there with what was typed. */
export function resumeInOwnDocument(donation: ResumedDonation): void {
  sessionStorage.setItem(KEY, JSON.stringify(donation));
  location.reload();
}

/** The donation to continue with, once. */
export function takeResumedDonation(): ResumedDonation | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored ? (JSON.parse(stored) as ResumedDonation) : undefined;
  } catch {
    return undefined;
  }
}
