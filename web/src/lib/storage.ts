const OWN_PREFIX = "mizan:";
/** The database that keeps the portfolio, on this device alone. */
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
    // Nothing depends on it being kept.
  }
}

/** Forgets everything that is kept under the product's own name, for good and for this tab, but how the page looks. */
export function forgetStored(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      const keys = Object.keys(storage).filter((key) => key.startsWith(OWN_PREFIX) && key !== THEME_KEY);
      for (const key of keys) storage.removeItem(key);
    }
  } catch {
    // What is forbidden keeps nothing.
  }
}
