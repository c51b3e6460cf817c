import { expect, it } from "vitest";
import type { FetchStep } from "../../domain/refresh/refresh-steps.ts";
import { liveSources } from "./live-sources.ts";

const LIVE = {
  fetch: async () => new Response(""),
  userAgent: "Mizan/test",
  network: null,
  answerCharacters: 1_000,
  keys: { eodhd: "a", fmp: "b" },
  symbols: async () => [],
  companies: async () => [],
  registrant: async () => undefined,
  askedFunds: async () => [],
};

it("Nasdaq and Yahoo are asked with a browser's name, which they require, and the SEC with a contact", async () => {
  const names = new Map<string, string | undefined>();
  const fetch = async (url: string, init?: { headers: Record<string, string> }) => {
    names.set(new URL(url).hostname, init?.headers["User-Agent"]);
    return new Response("");
  };
  const live = { ...LIVE, fetch, userAgent: "Mizan/1.0 (mail@example.org)" };
  const { listings, quotes } = liveSources(live, "2026-09-26").requests;
  await Promise.allSettled([...listings, ...quotes].map(({ sources }) => sources[0].fetch()));
  expect(names.get("api.nasdaq.com")).toMatch(/^Mozilla\/5\.0 .* Mizan\/1\.0$/);
  expect(names.get("www.sec.gov")).toBe("Mizan/1.0 (mail@example.org)");
});

it.each<[FetchStep, string[]]>([
  ["listings", ["sec-edgar", "sec-nport"]],
  ["fundamentals", ["sec-edgar", "xbrl-filings", "eodhd > fmp"]],
  ["quotes", ["nasdaq-screener > yahoo-spark", "eodhd"]],
  ["holdings", ["sp-funds > sec-nport", "sec-nport"]],
  ["metals", ["gold-api > lbma"]],
  ["rates", ["exchange-rates"]],
])("%s are asked for at %j, the one behind > when the one before it fails", (step, expected) => {
  const requests = liveSources(LIVE, "2026-09-26").requests[step];
  const orders = requests.map(({ sources }) => sources.map(({ source }) => source).join(" > "));
  expect([...new Set(orders)]).toEqual(expected);
});
