import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { INPUT_LABELS } from "../../../../../schema/wording/en/inputs.ts";
import { formatAmount, formatPercent } from "../../../lib/format.ts";
import { STATUS_LABELS } from "../card/status-labels.ts";

type FlipPoint = Analysis["flipPoints"][number];

/** Every flip point in one sentence, the nearest first; undefined when there is none. */
export function flipPointSentence(flipPoints: readonly FlipPoint[]): string | undefined {
  const byNearest = [...flipPoints].sort((one, other) => Math.abs(one.changePercent) - Math.abs(other.changePercent));
  const parts = [...Map.groupBy(byNearest, ({ to }) => to)].map(
    ([status, points]) => `${STATUS_LABELS[status]} if ${joined(points.map(movement), "or")}`,
  );
  return parts.length === 0 ? undefined : `All else equal, it would become ${joined(parts, "and")}.`;
}

function movement({ input, threshold, changePercent }: FlipPoint): string {
  const direction = changePercent < 0 ? "fell" : "rose";
  return `${INPUT_LABELS[input].toLowerCase()} ${direction} ${changeText(changePercent)} to ${formatAmount(threshold)}`;
}

/** A rise to many times as much is read as a multiple, not as a percent of four digits. */
function changeText(changePercent: number): string {
  const percent = Math.abs(changePercent);
  return changePercent >= 1000
    ? `${Math.round(1 + percent / 100)}-fold`
    : `by ${formatPercent(percent, percent < 10 ? 1 : 0)}`;
}

function joined(parts: readonly string[], word: "and" | "or"): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")}, ${word} ${last}`;
}
