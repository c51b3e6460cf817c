import type { VerdictChange } from "../../../domain/refresh/verdict-change.ts";
import { standingsSentence } from "./changes.ts";

const NAMED = 4;

type Told = Pick<VerdictChange, "before" | "after"> & { symbol: string };

/** One notification for all that changed with a run. */
export function pushMessage(changes: readonly Told[]): { title: string; body: string } {
  const named = changes.slice(0, NAMED).map((change) => `${change.symbol}: ${standingsSentence(change)}`);
  const others = changes.length - named.length;
  return {
    title:
      changes.length === 1
        ? "A verdict that you follow has changed"
        : `${changes.length} verdicts that you follow have changed`,
    body: [...named, ...(others > 0 ? [`and ${others} more`] : [])].join("\n"),
  };
}
