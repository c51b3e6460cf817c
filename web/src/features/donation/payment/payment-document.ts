import type { Donor } from "./start-donation.ts";

const KEY = "mizan:donation-resumed";

export type ResumedDonation = { donor: Donor; idempotencyKey: string };

/**
 * Whether this page may load the provider's script. The policy that allows it comes with the document of /donate alone; whoever
 * came here by a link inside the app has the document of another page.
 */
export function mayLoadProvider(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name, location.href).pathname === location.pathname;
}

/** Loads the page's own document and goes on there with what was typed. */
export function resumeInOwnDocument(donation: ResumedDonation): void {
  sessionStorage.setItem(KEY, JSON.stringify(donation));
  location.reload();
}

/** What is to be gone on with, once. */
export function takeResumedDonation(): ResumedDonation | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored ? (JSON.parse(stored) as ResumedDonation) : undefined;
  } catch {
    return undefined;
  }
}
