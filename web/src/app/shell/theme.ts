import { readStored, writeStored } from "../../lib/storage.ts";

export type Theme = "system" | "light" | "dark";

/** A script in index.html reads the same key before the first paint, so that a chosen theme never flashes. */
const THEME_KEY = "mizan:theme";

const listeners = new Set<() => void>();

export function getTheme(): Theme {
  const stored = readStored(THEME_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function setTheme(theme: Theme): void {
  writeStored(THEME_KEY, theme === "system" ? null : theme);
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
