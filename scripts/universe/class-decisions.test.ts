import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ACTIVITIES } from "../../domain/standards/activities.ts";
import { CLASS_DECISIONS } from "../../domain/standards/class-decisions.ts";
import { activityClassName } from "../../schema/wording/en/screening/activity-rules.ts";
import { decisionLine } from "../../schema/wording/en/screening/class-decisions.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { screenedUniverse } from "./screened-universe.ts";

const stocks = new Map([...screenedUniverse()].map((stock) => [stock.profile.symbol, stock.screening.business]));

it.each(CLASS_DECISIONS)("$id: every example is judged so", ({ activities, examples }) => {
  const judged = examples.map((symbol) => [symbol, stocks.get(symbol)?.activityId] as const);
  expect(judged.filter(([, activity]) => !activity || !activities.some((id) => id === activity))).toEqual([]);
});

it("stand in docs/business-classes.md, each as a row", () => {
  const table = readFileSync(join(PROJECT_ROOT, "docs/business-classes.md"), "utf8").split("\n");
  const rows = table.filter((line) => /^\| [A-Z]/.test(line)).slice(1);
  expect(rows).toHaveLength(CLASS_DECISIONS.length);
  CLASS_DECISIONS.forEach((decision, place) => {
    const [kind, judged, why, examples = ""] = rows[place]?.slice(2, -2).split(" | ") ?? [];
    const names = decision.activities.map((id) => activityClassName(id));
    const text = `${names.join(", ")}. ${why} (${examples.replaceAll(" ", ", ")})`;
    expect([kind, text]).toEqual(decisionLine(decision));
    expect(judged).toBe(decision.activities.map((id, index) => `${names[index]} (${wordOf(id)})`).join("; "));
  });
});

function wordOf(id: keyof typeof ACTIVITIES): string {
  const { verdict, isMixed } = ACTIVITIES[id];
  if (verdict === "prohibited") return "prohibited";
  if (verdict === "differed_upon") return "scholars differ";
  return isMixed ? "mixed" : "permissible";
}
