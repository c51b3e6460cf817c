import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";

/** A script in index.html reads the same key before the first paint, so that an admin never sees the login flash. */
const TOKEN_KEY = "mizan:admin-token";

const listeners = new Set<() => void>();
let current: string | null | undefined;

export function readAdminToken(): string | null {
  current ??= readStored(TOKEN_KEY);
  return current;
}

/** Stores the token in this browser; null forgets it. */
export function storeAdminToken(token: string | null): void {
  current = token;
  writeStored(TOKEN_KEY, token);
  for (const listener of listeners) listener();
}

/** The admin's token, or null when nobody is logged in. */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribe, readAdminToken, () => null);
}

function subscribe(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== TOKEN_KEY && key !== null) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", follow);
  };
}
