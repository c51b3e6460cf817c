import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../../lib/storage.ts";

const EMAIL_KEY = "mizan:email";

const listeners = new Set<() => void>();
let givenNow: string | null = null;

/** Stores the visitor's email in this browser or, without storage, until the page is left. */
export function saveEmail(email: string): void {
  givenNow = email;
  writeStored(EMAIL_KEY, email);
  for (const listener of listeners) listener();
}

export function hasSavedEmail(): boolean {
  return Boolean(givenNow ?? readStored(EMAIL_KEY));
}

export function useHasSavedEmail(): boolean {
  return useSyncExternalStore(subscribe, hasSavedEmail, () => false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
