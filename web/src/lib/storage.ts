const OWN_PREFIX = "mizan:";
/** The database of the portfolio, which exists only on this device. */
export const PORTFOLIO_DATABASE = "mizan-portfolio";

const THEME_KEY = "mizan:theme";

/** The browser's local storage, which may be forbidden or full: reading then finds nothing and writing does nothing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing depends on this value being stored.
  }
}

/** Deletes everything stored under the product's own prefix, permanent and per tab, except the theme. */
export function forgetStored(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      const keys = Object.keys(storage).filter((key) => key.startsWith(OWN_PREFIX) && key !== THEME_KEY);
      for (const key of keys) storage.removeItem(key);
    }
  } catch {
    // Forbidden storage contains nothing.
  }
}
