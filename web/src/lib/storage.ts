import { useSyncExternalStore } from "react";
import { STORAGE_FULL } from "#wording/site.ts";
import { notify } from "./notices.ts";

/** The database of the portfolio, which exists only on this device. */
export const PORTFOLIO_DATABASE = "mizan-portfolio";

export const THEME_KEY = "mizan:theme";
/** Set once the browser's language was offered. */
export const LANGUAGE_OFFERED_KEY = "mizan:language-offered";
/** Set while a list of halal stocks also shows those to purify. */
export const ALSO_PURIFY_KEY = "mizan:also-purify";
/** The currency that a portfolio's amounts are shown in; dollars when absent. */
export const SHOWN_CURRENCY_KEY = "mizan:shown-currency";
/** The names of companies abroad that a visitor waits for. */
export const AWAITED_KEY = "mizan:awaited";

const listeners = new Set<() => void>();
/** What could not be stored, until the page is left. */
export const unstored = new Map<string, string | null>();

/** The browser's local storage, which may be forbidden or full: a value is then kept until the page is left. */
export function readStored(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  unstored.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    if (unstored.size === 0 && error instanceof DOMException && error.name === "QuotaExceededError")
      notify(STORAGE_FULL);
    unstored.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** A stored value, also when another tab changes it; null in the prerendered page. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Set and removed when everything is forgotten: the memory of other tabs still has what was deleted. */
export const FORGOTTEN_KEY = "mizan:forgotten";

export function onForgotten(act: () => void): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === FORGOTTEN_KEY && newValue !== null) act();
  });
}
