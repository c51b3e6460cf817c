import { expect, it } from "vitest";
import type { FetchStep } from "../../domain/refresh/refresh-steps.ts";
import { liveSources } from "./live-sources.ts";

const LIVE = {
  ...{ fetch: async () => new Response(""), userAgent: "Mizan/test", network: null, sliceCharacters: 1_000 },
  ...{ keys: { eodhd: "a", fmp: "b" }, symbols: async () => [] },
};

it.each<[FetchStep, string[]]>([
  ["listings", ["sec-edgar"]],
  ["fundamentals", ["sec-edgar", "eodhd > fmp"]],
  ["quotes", ["nasdaq-screener > yahoo-spark", "eodhd"]],
  ["holdings", ["sp-funds", "sec-nport"]],
  ["metals", ["gold-api > lbma"]],
  ["rates", ["exchange-rates"]],
])("%s are asked for at %j, the one behind > when the one before it fails", (step, expected) => {
  const tasks = liveSources(LIVE, "2026-09-26").tasks[step];
  const orders = tasks.map(({ sources }) => sources.map(({ source }) => source).join(" > "));
  expect([...new Set(orders)]).toEqual(expected);
});
