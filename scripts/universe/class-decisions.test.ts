import { expect, it } from "vitest";
import { CLASS_DECISIONS } from "../../domain/standards/class-decisions.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

const stocks = new Map(embeddedUniverse().map((stock) => [stock.profile.symbol, stock.screening.business]));

it.each(CLASS_DECISIONS)("$id: every example is judged so", ({ activities, examples }) => {
  const judged = examples.map((symbol) => [symbol, stocks.get(symbol)?.activityId] as const);
  expect(judged.filter(([, activity]) => !activity || !activities.some((id) => id === activity))).toEqual([]);
});
