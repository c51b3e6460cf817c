import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ACTIVITIES } from "../../domain/standards/activities.ts";
import { CLASS_DECISIONS } from "../../schema/wording/en/class-decisions.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { screenedUniverse } from "./screened-universe.ts";

const stocks = new Map([...screenedUniverse()].map((stock) => [stock.profile.symbol, stock.screening.business]));

it.each(CLASS_DECISIONS)("$kind: every example is judged so", ({ activities, examples }) => {
  const judged = examples.map((symbol) => [symbol, stocks.get(symbol)?.activityId] as const);
  expect(judged.filter(([, activity]) => !activity || !activities.includes(activity))).toEqual([]);
});

it("stand in docs/business-classes.md, each as a row", () => {
  const rows = CLASS_DECISIONS.map(
    ({ kind, activities, why, examples }) =>
      `| ${kind} | ${activities.map((id) => `${ACTIVITIES[id].name} (${wordOf(id)})`).join("; ")} | ${why} | ${examples.join(" ")} |`,
  );
  const table = readFileSync(join(PROJECT_ROOT, "docs/business-classes.md"), "utf8").split("\n");
  expect(table.filter((line) => /^\| [A-Z]/.test(line)).slice(1)).toEqual(rows);
});

function wordOf(id: keyof typeof ACTIVITIES): string {
  const { verdict, isMixed } = ACTIVITIES[id];
  if (verdict === "prohibited") return "prohibited";
  if (verdict === "differed_upon") return "scholars differ";
  return isMixed ? "mixed" : "permissible";
}
