import { expect, it } from "vitest";
import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import { isAmericanExchange } from "../../domain/facts/exchanges.ts";
import { derive } from "../../domain/verdict/derive.ts";
import { readPart, requestParts } from "../../worker/providers/network/answer-parts.ts";
import { frameKey, frameList, framesOn } from "../../worker/providers/sec/frames.ts";
import { answersOf, type GatheredItem } from "../../worker/refresh/screen/gathered-facts.ts";
import { isFiled } from "../scorecard/scorecard.ts";
import { asIfFiled, framesOfCompanies } from "../test/recorded-frames.ts";
import { readCompanyFacts, readExchangeRates } from "../universe/universe-files.ts";

const TODAY = "2026-08-22";
const LAST_QUARTER = "2026-06-30";
const american = [...readCompanyFacts()].filter(({ exchange }) => isAmericanExchange(exchange));
const inDollars = american.filter(({ cik, facts }) => cik && (facts.totalRevenue?.currency ?? "USD") === "USD");

/** What a live run gathers about each filer when the SEC answers for all of them. */
async function gathered(): Promise<Map<string, GatheredItem[]>> {
  const answers = framesOfCompanies(inDollars.map(asIfFiled), TODAY);
  const access = {
    baseUrl: "/data.sec.gov",
    userAgent: "test",
    fetch: async (path: string) => new Response(answers.get(path) ?? "", { status: answers.has(path) ? 200 : 404 }),
  };
  const items = new Map<string, GatheredItem[]>();
  for (const frame of framesOn(TODAY)) {
    const [part = ""] = await requestParts(frameList(frame), access, Number.POSITIVE_INFINITY);
    for (const row of readPart(frameList(frame), part).rows)
      items.set(row[0], [...(items.get(row[0]) ?? []), ["frame", frameKey(frame), row]]);
  }
  return items;
}

it("nine in ten American stocks rest on filings for debt, cash and revenue after a run on all the SEC's frames", async () => {
  const rates = readExchangeRates();
  const items = await gathered();
  const after = american.map((known): CompanyFacts | null => {
    const day = { brokenGroups: new Set<never>(), asOf: TODAY };
    const { answers } = answersOf(known.symbol, items.get(known.cik ?? "") ?? [], day);
    return derive({ known, answers, rates }, rates.asOf)?.facts ?? null;
  });
  const liabilities = after.flatMap((stock) => stock?.facts.totalLiabilities ?? []);
  const filed = liabilities.filter(({ url, periodEnd }) => url && periodEnd === LAST_QUARTER);
  expect(filed.length).toBeGreaterThan(1_000);
  expect(american.length).toBeGreaterThan(2_900);
  expect(after.filter(isFiled).length / american.length).toBeGreaterThanOrEqual(0.9);
});
