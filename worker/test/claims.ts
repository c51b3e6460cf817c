import { expect } from "vitest";
import type { CompanyFacts, SourcedFact } from "../../domain/facts/company-facts.ts";
import { type Claim, claimEndpoints } from "../../schema/contracts/claims.ts";
import { errorSchema } from "../../schema/contracts/endpoint.ts";
import { adminHeaders, call } from "./admin.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { storedStock } from "./database.ts";
import { makeSeed } from "./refresh-universe.ts";

export const CLAIMS = "/api/claims";

/** Its debt is only known from a snapshot of half a year before. */
export function estimated(symbol: string): CompanyFacts {
  const seed = makeSeed(symbol);
  const debt = {
    value: 2e8,
    currency: "USD",
    periodEnd: "2025-12-31",
    source: "market-snapshot",
    quality: "estimated",
  };
  return { ...seed, facts: { ...seed.facts, interestBearingDebt: debt as SourcedFact } };
}
export const CLAIM = {
  symbol: "AAAA",
  input: "interestBearingDebt",
  amount: 450,
  unit: "millions",
  currency: "USD",
  periodEnd: "2026-06-30",
  url: "https://www.sec.gov/Archives/report.htm",
  page: 12,
  quotation: "Total debt 450.0",
};

let network = 0;
/** A visitor of a network of their own. */
export function openReader() {
  const browser = openBrowser();
  network += 1;
  const from = `192.0.2.${network}`;
  const send: Browser["send"] = (method, path, body, headers = {}) =>
    browser.send(method, path, body, { "cf-connecting-ip": from, ...headers });
  return { ...browser, send };
}
type Sender = Pick<Browser, "send">;

export async function claimOf(answer: Promise<{ status: number; body: unknown }>, status = 200): Promise<Claim> {
  const { status: got, body } = await answer;
  expect([got, body]).toEqual([status, expect.anything()]);
  return claimEndpoints.submitClaim.response.parse(body);
}
export const submit = (reader: Sender, fields: Record<string, unknown> = {}) =>
  claimOf(reader.send("POST", CLAIMS, { ...CLAIM, ...fields }), 201);
export const say = (reader: Sender, id: number, agrees: boolean, note?: string) =>
  claimOf(reader.send("POST", `${CLAIMS}/${id}/voices`, { agrees, ...(note && { note }) }));

/** A voice for the figure, whatever is answered to it. */
export const agree = (reader: Sender, id: number, headers?: Record<string, string>) =>
  reader.send("POST", `${CLAIMS}/${id}/voices`, { agrees: true }, headers);

export async function decide(id: number, decision: string, reason = "Read on page 12", more: object = {}) {
  const [headers, body] = [await adminHeaders(), { decision, reason, ...more }];
  const response = await call(`/api/admin/claims/${id}`, { method: "POST", headers, body });
  return { status: response.status, body: await response.json() };
}

export async function reasonOf(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer;
  return [status, errorSchema.parse(body).reason];
}

/** Fails where a stock has other facts or another standing than it had. */
export async function expectAsBefore(before: Awaited<ReturnType<typeof storedStock>>) {
  const { facts, standing } = await stock();
  expect([facts, standing]).toEqual([before.facts, before.standing]);
}

export const stock = (symbol = "AAAA") => storedStock(symbol);
