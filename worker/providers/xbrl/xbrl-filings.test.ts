import { describe, expect, it } from "vitest";
import type { LiveNetwork } from "../network/live-network.ts";
import { xbrlFilings } from "./xbrl-filings.ts";

const TODAY = "2026-09-26";
/** The company and its figures are invented; the format is the index's. */
const LEI = "5299000000000000AA77";
const REPORT = "/5299000000000000AA77/2025-12-31/ESEF/FR/0/acme-2025-12-31-en.json";

type Given = { concept: string; value: string; period?: string; unit?: string; more?: object; entity?: string };
const INSTANT = "2026-01-01T00:00:00";
const YEAR = "2025-01-01T00:00:00/2026-01-01T00:00:00";

function factOf({ concept, value, period = INSTANT, unit = "iso4217:EUR", more = {}, entity = LEI }: Given) {
  const dimensions = { concept: `ifrs-full:${concept}`, entity: `scheme:${entity}`, period, unit, ...more };
  return { value, decimals: -6, dimensions };
}

function report(facts: readonly Given[]): string {
  const namespaces = {
    "ifrs-full": "https://xbrl.ifrs.org/taxonomy/2024-03-27/ifrs-full",
    scheme: "http://standards.iso.org/iso/17442",
  };
  const named = facts.map((given, position) => [`fact-${position}`, factOf(given)] as const);
  const text = { value: "<p>Note {1}</p>", dimensions: { concept: "ifrs-full:DisclosureOfBorrowingsExplanatory" } };
  return JSON.stringify({
    documentInfo: { documentType: "https://xbrl.org/2021/xbrl-json", namespaces },
    facts: Object.fromEntries([["text", text], ...named]),
  });
}

const STATEMENTS: readonly Given[] = [
  { concept: "Assets", value: "900000000" },
  { concept: "Assets", value: "800000000", period: "2025-01-01T00:00:00" },
  { concept: "LongtermBorrowings", value: "200000000" },
  { concept: "CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings", value: "50000000" },
  { concept: "CashAndCashEquivalents", value: "70000000" },
  { concept: "Revenue", value: "400000000", period: YEAR },
  { concept: "Revenue", value: "100000000", period: YEAR, more: { "ifrs-full:SegmentsAxis": "acme:EastMember" } },
  { concept: "FinanceIncome", value: "6000000", period: YEAR },
];

function page(more: { end?: string; json?: string | null; name?: string; count?: number } = {}): string {
  const { end = "2025-12-31", json = REPORT, name = "ACME SOCIETE ANONYME", count = 1 } = more;
  const attributes = {
    period_end: end,
    json_url: json,
    report_url: "/acme/report.xhtml",
    country: "FR",
    error_count: 0,
  };
  return JSON.stringify({
    data: [{ type: "filing", id: "1", attributes, relationships: { entity: { data: { type: "entity", id: "7" } } } }],
    included: [{ type: "entity", id: "7", attributes: { name, identifier: LEI } }],
    meta: { count },
  });
}

function live(index: string, json: string): LiveNetwork & { asked: string[] } {
  const asked: string[] = [];
  return {
    userAgent: "Mizan/test",
    network: "https://network.test",
    answerCharacters: 1_000,
    keys: {},
    asked,
    symbols: async () => [],
    registrant: async () => undefined,
    askedFunds: async () => [],
    companies: async (exchange) => (exchange === "EPA" ? [{ symbol: "ACM.PA", name: "Acme S.A." }] : []),
    fetch: async (url) => {
      asked.push(decodeURIComponent(url));
      return new Response(url.includes("/api/filings") ? index : json);
    },
  };
}

const ofFrance = (network: LiveNetwork) => {
  const [source] = xbrlFilings(network, TODAY).find(({ key }) => key === "filings FR")?.sources ?? [];
  if (!source?.goOn) throw new Error("France is not asked for");
  return { fetch: source.fetch, goOn: source.goOn };
};
const read = async (facts: readonly Given[], index = page()) => {
  const answer = await ofFrance(live(index, report(facts))).goOn("1");
  const [gathered] = answer.gathered ?? [];
  const [row] = gathered?.kind === "facts" ? gathered.rows : [];
  return { answer, facts: row?.[1], leftOut: row?.[2], symbol: row?.[0] };
};

describe("the index of annual reports", () => {
  it("is asked country by country, one page per part, and a few pages at a time", async () => {
    const network = live(page({ count: 25 }), "");
    expect(xbrlFilings(network, TODAY).map(({ key }) => key)).toEqual(["filings GB", "filings FR", "filings DE"]);
    expect(await ofFrance(network).fetch()).toMatchObject({ items: 0, rest: ["1", "2", "3"] });
    expect(network.asked[0]).toContain("filings.xbrl.org/api/filings?filter[country]=FR&include=entity");
    expect((await ofFrance(live(page({ count: 90_000 }), "")).fetch()).rest).toHaveLength(120);
  });

  it("says which country it lacks", async () => {
    const answer = await ofFrance(live('{"data":[],"meta":{"count":0}}', "")).fetch();
    expect(answer).toMatchObject({ absent: "country_not_indexed FR", items: 0 });
    expect(answer.rest).toBeUndefined();
  });

  it.each([
    ["of a company that is not among ours", { name: "Another SE" }, "not_asked_for"],
    ["of an older year", { end: "2024-12-31" }, "old_balance_sheet"],
    ["without figures", { json: null }, "no_facts"],
  ])("leaves a report alone %s", async (_, given, reason) => {
    const network = live(page(given), report(STATEMENTS));
    expect(await ofFrance(network).goOn("1")).toMatchObject({ items: 0, leftOut: { [reason]: 1 } });
    expect(network.asked).toHaveLength(1);
  });

  it.each([
    ["not JSON", "oops"],
    ["of another shape", '{"data":1}'],
  ])("is refused when it is %s", async (_, index) => {
    await expect(ofFrance(live(index, "")).goOn("1")).rejects.toThrow("xbrl-filings");
  });
});

describe("a report", () => {
  it("gives the figures at its end, of the whole company, with its address", async () => {
    const { facts, symbol } = await read(STATEMENTS);
    expect(symbol).toBe("ACM.PA");
    expect(facts).toMatchObject({
      totalAssets: {
        value: 900e6,
        currency: "EUR",
        periodEnd: "2025-12-31",
        source: "xbrl-filings",
        quality: "reported",
      },
      interestBearingDebt: { value: 250e6, url: "https://filings.xbrl.org/acme/report.xhtml" },
      cashAndInterestBearingSecurities: { value: 70e6, bound: "lower", detail: ["equivalents_only"] },
      totalRevenue: { value: 400e6, periodStart: "2025-01-01", periodEnd: "2025-12-31" },
      interestIncome: { value: 6e6, bound: "upper", detail: ["other_income_included"] },
    });
  });

  it("gives the total debt, and none when only a part is known", async () => {
    const debt = async (...given: Given[]) => {
      const { facts, leftOut } = await read([{ concept: "Assets", value: "900" }, ...given]);
      return facts?.interestBearingDebt?.value ?? leftOut?.interestBearingDebt;
    };
    const [long, short] = [
      { concept: "LongtermBorrowings", value: "200" },
      { concept: "ShorttermBorrowings", value: "30" },
    ];
    expect(await debt({ concept: "Borrowings", value: "260" }, long)).toBe(260);
    expect(await debt(long, short, { concept: "CurrentPortionOfLongtermBorrowings", value: "20" })).toBe(250);
    expect(await debt(long, short)).toBe("partial_debt");
    expect(await debt({ concept: "LeaseLiabilities", value: "99" })).toBeUndefined();
  });

  it("gives cash with other financial assets as an upper bound", async () => {
    const { facts } = await read([...STATEMENTS, { concept: "OtherCurrentFinancialAssets", value: "5000000" }]);
    expect(facts?.cashAndInterestBearingSecurities).toMatchObject({ value: 75e6, bound: "upper" });
  });

  it("believes neither of two differing figures, and accepts one that is rounded elsewhere", async () => {
    const twice = async (value: string) =>
      (await read([...STATEMENTS, { concept: "CashAndCashEquivalents", value }])).facts
        ?.cashAndInterestBearingSecurities;
    expect((await twice("70400000"))?.value).toBe(70e6);
    expect(await twice("90000000")).toBeUndefined();
  });

  it.each([
    ["a value that is no number", { concept: "Revenue", value: "n/a", period: YEAR }],
    ["an empty value", { concept: "Revenue", value: "", period: YEAR }],
    ["half a year", { concept: "Revenue", value: "5", period: "2025-07-01T00:00:00/2026-01-01T00:00:00" }],
    ["a count", { concept: "Revenue", value: "5", period: YEAR, unit: "xbrli:shares" }],
    ["a broken period", { concept: "Revenue", value: "5", period: "2025" }],
    ["another company's figure", { concept: "Revenue", value: "5", period: YEAR, entity: "529900000000000000BB" }],
  ])("gives nothing of %s", async (_, given) => {
    expect((await read([{ concept: "Assets", value: "900" }, given])).facts).toEqual({
      totalAssets: expect.anything(),
    });
  });

  it("is refused when it is another company's, or not of the taxonomy", async () => {
    const ofAnother = report([{ concept: "Assets", value: "1", entity: "529900000000000000BB" }]);
    await expect(ofFrance(live(page(), ofAnother)).goOn("1")).rejects.toThrow("another_company");
    await expect(ofFrance(live(page(), "{}")).goOn("1")).rejects.toThrow("unexpected_form");
  });
});
