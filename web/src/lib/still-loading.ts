import { useSyncExternalStore } from "react";

type Progress = { loaded: number; total: number };

const listeners = new Set<() => void>();
let current: Progress | undefined;

/** Takes up what an answer's `X-Still-Loading` says: "665/19970", or nothing once all companies are in. */
export function noteLoading(header: string | null): void {
  const [loaded, total] = (header ?? "").split("/").map(Number);
  const next = loaded && total ? { loaded, total } : undefined;
  if (next?.loaded === current?.loaded) return;
  current = next;
  for (const listener of listeners) listener();
}

export const stillLoading = () => current;

/** How far the first load of companies is; undefined once they are all in. */
export function useStillLoading(): Progress | undefined {
  return useSyncExternalStore(listen, stillLoading, () => undefined);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
