import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { EXIT, run } from "./command.ts";

type Answer = { status: number; headers?: Record<string, string>; body: unknown };

const folder = mkdtempSync(join(tmpdir(), "mizan-command-"));
const asked: { name: string; body: string }[] = [];
let answers: Record<string, Answer> = {};
const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  const name = `${request.method} ${decodeURIComponent(request.url ?? "")}`;
  asked.push({ name, body });
  const { status, headers, body: said } = answers[name] ?? refusal(404, "not_found", `${name} is not known.`);
  response.writeHead(status, headers).end(JSON.stringify(said));
});
let url = "";

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
  answers = {};
});

const refusal = (status: number, code: string, error: string, headers = {}): Answer => ({
  status,
  headers,
  body: { error, code, requestId: "1", reason: code, parameters: {} },
});

const ratios = { debtRatio: 12.5, cashRatio: 34.2, nonCompliantIncomeRatio: 0 };
const reason = { code: "cash_above_limit", effect: "verdict", message: "Cash: 34.2%, above the limit of 33%." };
const stock = (more: object = {}) => ({
  symbol: "ACME",
  name: "Acme Inc.",
  exchange: "NYSE",
  standing: "haram",
  isScreened: true,
  answer: "No: 34.2% cash, the limit is 33%.",
  age: { readOn: "2026-08-29", figuresOn: "2026-03-31", priceOn: "2026-08-21", priceDays: 8 },
  analysis: {
    ...ratios,
    screenedOn: "2026-08-22",
    business: { isMoneyTrade: false, verdict: "permissible" },
    reasons: [reason],
    standards: [
      { standardId: "mizan", status: "haram", ratios, reasons: [reason], caveats: [] },
      { standardId: "sp", status: "halal", ratios: { ...ratios, cashRatio: 20 }, reasons: [], caveats: [] },
    ],
    evidence: [],
  },
  ...more,
});

async function mizan(words: string, { environment = {}, isTerminal = false } = {}) {
  const said = { out: "", complaint: "" };
  const code = await run(words.split(" ").filter(Boolean), {
    out: (text) => (said.out += text),
    complain: (text) => (said.complaint += text),
    environment: { MIZAN_URL: url, ...environment },
    isTerminal,
    now: () => new Date("2026-08-29T12:00:00Z"),
  });
  return { code, ...said };
}

describe("words that cannot be meant", () => {
  it.each([
    ["", /Name a share/],
    ["--nonsense AAPL", /--nonsense/],
    ["--standard house AAPL", /--standard knows mizan, .*not "house"/],
    ["--fail-on bad AAPL", /--fail-on knows halal, .*not "bad"/],
    ["--url nowhere AAPL", /"nowhere" is not the address of a Mizan/],
    ["compare", /Name a share: mizan compare AAPL/],
    ["portfolio", /Name one file/],
    ["portfolio a.csv b.csv", /Name one file/],
    ["completion", /Name a shell/],
    ["completion powershell", /Name a shell/],
    ["zakat", /at least one asset/],
    ["zakat 9000", /mizan zakat --cash 9000/],
    ["zakat --cash", /--cash/],
    ["zakat --cash=-5", /plain number/],
    ["zakat --cash 1,000", /plain number such as 9000.50, not "1,000"/],
    ["zakat --cash 1e99", /plain number/],
    ["zakat --gold g", /plain number/],
    ["zakat --gold 40g --karat 99", /karat must be a number above 0 and at most 24/],
    ["zakat --cash 1 --nisab copper", /nisabType must be one of gold, silver/],
    ["zakat --cash 1 --currency euro", /currency/],
  ])("mizan %s asks nobody, says so and exits with 2", async (words, complaint) => {
    expect(await mizan(words)).toMatchObject({
      code: EXIT.usage,
      out: "",
      complaint: expect.stringMatching(complaint),
    });
    expect(asked).toEqual([]);
  });
});

describe("a share", () => {
  beforeEach(() => {
    answers["GET /api/stocks/ACME"] = { status: 200, body: stock() };
  });

  it("that nobody knows is answered with what may be meant, and with 3", async () => {
    answers["GET /api/stocks/ACNE"] = refusal(404, "not_found", "ACNE is not a valid stock symbol.");
    answers["GET /api/companies/search?q=ACNE"] = {
      status: 200,
      body: [{ symbol: "ACME", name: "Acme\u001b[2J Inc.", match: "spelling", isClearMatch: true }],
    };
    const { code, out, complaint } = await mizan("ACNE");
    expect({ code, out }).toEqual({ code: EXIT.unknown, out: "" });
    expect(complaint).toBe("ACNE is not a valid stock symbol.\nPerhaps one of these:\n  ACME  Acme [2J Inc.\n");
  });

  it("that several markets have is never guessed", async () => {
    answers["GET /api/stocks/ACNE"] = refusal(409, "conflict", "ACNE is listed on more than one market.");
    answers["GET /api/companies/search?q=ACNE"] = {
      status: 200,
      body: [{ symbol: "ACME", name: "Acme", match: "exact", isClearMatch: true }],
    };
    expect(await mizan("ACNE")).toMatchObject({ code: EXIT.unknown, out: "" });
  });

  it("is found by its company's whole name", async () => {
    answers["GET /api/companies/search?q=acme"] = {
      status: 200,
      body: [{ symbol: "ACME", name: "Acme", match: "exact", isClearMatch: true }],
    };
    expect(await mizan("acme")).toMatchObject({ code: EXIT.answered, out: expect.stringContaining("Acme Inc. (ACME") });
  });

  it("is answered with the standard and its days, whatever the verdict, with 0", async () => {
    const { code, out, complaint } = await mizan("ACME");
    expect({ code, complaint }).toEqual({ code: EXIT.answered, complaint: "" });
    expect(out).toContain("No: 34.2% cash, the limit is 33%.");
    expect(out).toContain("Haram by AAOIFI Standard 21 methodology (house limits 33/33/5)");
    expect(out).toContain(
      "Screened on Aug 22, 2026. Figures up to Mar 31, 2026 (4 months old), price of Aug 21, 2026 (8 days old).",
    );
    expect(out).toContain("12.5%, limit 33%");
    expect(out).toContain(`${url}/stocks/ACME`);
    expect(out).not.toContain("\u001b");
  });

  it("fails only a check that names its standing under the chosen standard", async () => {
    expect((await mizan("--fail-on haram,doubt ACME")).code).toBe(EXIT.failedOn);
    expect((await mizan("--fail-on doubt ACME")).code).toBe(EXIT.answered);
    expect((await mizan("--fail-on haram --standard sp ACME")).code).toBe(EXIT.answered);
  });

  it("that was never screened is neither halal nor haram, under any standard", async () => {
    const answer = "We can't tell yet: no source has its figures.";
    const analysis = { ...stock().analysis, standards: [], reasons: [] };
    const unscreened = stock({ isScreened: false, standing: "not_screened", answer, analysis });
    answers["GET /api/stocks/ACME"] = { status: 200, body: unscreened };
    for (const words of ["ACME", "--standard sp ACME", "compare ACME"]) {
      const { out } = await mizan(words);
      expect(out).toMatch(/Not screened|can't tell/);
      expect(out).not.toMatch(/Halal|Haram|%/);
    }
  });

  it("is compared under every standard", async () => {
    const { out } = await mizan("compare ACME");
    expect(out).toMatch(/AAOIFI Standard 21 methodology \(house limits 33\/33\/5\) +Haram +12.5%, limit 33%/);
    expect(out).toMatch(/S&P Shariah +Halal/);
  });

  it("as JSON is what Mizan answered, one line a share; an unknown one leaves none and decides the code", async () => {
    answers["GET /api/companies/search?q=NONE"] = { status: 200, body: [] };
    const { out, code } = await mizan("ACME NONE ACME --json --fail-on haram");
    expect(
      out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([stock(), stock()]);
    expect(code).toBe(EXIT.unknown);
  });

  it("cannot steer the terminal with its name", async () => {
    answers["GET /api/stocks/ACME"] = { status: 200, body: stock({ name: "\u001b]0;owned\u0007Acme\u202e" }) };
    expect((await mizan("ACME")).out).not.toMatch(/[[\p{Cc}\p{Cf}]--[\n]]/v);
  });

  it("has colors on a terminal that wants them", async () => {
    expect((await mizan("ACME", { isTerminal: true })).out).toContain("\u001b[31mNo: 34.2%");
    for (const environment of [{ NO_COLOR: "1" }, { TERM: "dumb" }])
      expect((await mizan("ACME", { isTerminal: true, environment })).out).not.toContain("\u001b");
    expect((await mizan("ACME --no-color", { isTerminal: true })).out).not.toContain("\u001b");
  });
});

describe("a Mizan that does not answer", () => {
  it("is told with 4, and with when to ask again", async () => {
    const busy = refusal(429, "too_many_requests", "Too many requests.", { "retry-after": "60" });
    answers["GET /api/stocks/ACME"] = busy;
    answers["GET /api/zakat/nisab"] = busy;
    for (const words of ["ACME", "compare ACME", "zakat --cash 1"])
      expect(await mizan(words)).toEqual({
        code: EXIT.unavailable,
        out: "",
        complaint: "Too many requests.\nAsk again in 60 seconds.\n",
      });
  });

  it("is told with its address when there is none", async () => {
    const { code, complaint } = await mizan("--url http://127.0.0.1:1 ACME");
    expect(code).toBe(EXIT.unavailable);
    expect(complaint).toContain("http://127.0.0.1:1 could not be reached");
  });
});

describe("a portfolio", () => {
  const file = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const held = (asked: string, standing: string, currentPrice: number) => ({
    kind: "stock",
    asked,
    symbol: asked,
    name: `${asked} Inc.`,
    sector: null,
    currentPrice,
    priceAsOf: "2026-08-21",
    price: null,
    standings: [
      { standardId: "mizan", standing },
      { standardId: "sp", standing: "halal" },
    ],
  });

  it.each([
    ["none.csv", undefined, /there is no such file/],
    ["empty.csv", "", /This file is empty/],
    ["words.csv", "Dear reader,\nplease find enclosed", /neither a table nor a list/],
    ["picture.csv", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /neither a table/],
    ["broken.xlsx", new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), /cannot be opened/],
    ["columns.csv", "colour,weight,place\nred,5,x\nblue,6,y\n", /neither a table/],
  ])("in %s asks nobody and exits with 2", async (name, content, complaint) => {
    const path = content === undefined ? join(folder, name) : file(name, content);
    expect(await mizan(`portfolio ${path}`)).toMatchObject({
      code: EXIT.usage,
      out: "",
      complaint: expect.stringMatching(complaint),
    });
    expect(asked).toEqual([]);
  });

  it("sends symbols and nothing else, fifty at a time", async () => {
    const symbols = Array.from(
      { length: 60 },
      (_, place) => `S${String.fromCharCode(65 + (place % 26))}${place > 25 ? "B" : ""}${place > 51 ? "C" : ""}`,
    );
    answers["POST /api/portfolio/look-up"] = {
      status: 200,
      body: { stocks: [], funds: [], exchangeRates: { asOf: "2026-08-21", rates: {} } },
    };
    const rows = symbols.map((symbol) => `${symbol},Secret Name ${symbol},12345.67,998.77`).join("\n");
    await mizan(`portfolio ${file("many.csv", `symbol,name,shares,price\n${rows}\n`)}`);
    expect(asked.map(({ name }) => name)).toEqual(Array(2).fill("POST /api/portfolio/look-up"));
    const sent = asked.map(({ body }) => JSON.parse(body) as { symbols: string[] });
    expect(sent.map((body) => Object.keys(body))).toEqual([["symbols"], ["symbols"]]);
    expect(sent.flatMap((body) => body.symbols).sort()).toEqual([...symbols].sort());
  });

  it("is judged under the chosen standard; what is left out of the file is said", async () => {
    answers["POST /api/portfolio/look-up"] = {
      status: 200,
      body: {
        stocks: [held("ACME", "haram", 10), held("GOOD", "halal", 30)],
        funds: [],
        exchangeRates: { asOf: "2026-08-21", rates: {} },
      },
    };
    const list = file("list.csv", "symbol,shares\nACME,10\nGOOD,10\nODD,many\n");
    const { code, out } = await mizan(`portfolio ${list} --fail-on haram`);
    expect(code).toBe(EXIT.failedOn);
    expect(out).toMatch(/ACME +ACME Inc\. +10 +\$100\.00 +Haram/);
    expect(out).toMatch(/Haram +\$100\.00 +25\.0%/);
    expect(out).toMatch(/row 4: “many” is not a number/);
    expect((await mizan(`portfolio ${list} --fail-on haram --standard sp`)).code).toBe(EXIT.answered);
    const { totals, left } = JSON.parse((await mizan(`portfolio ${list} --json`)).out);
    expect([totals.value, left.length]).toEqual([400, 1]);
  });
});

describe("zakat", () => {
  const metal = (pricePerGram: number, grams: number) => ({
    grams,
    pricePerGram,
    nisabValue: pricePerGram * grams,
    asOf: "2026-08-21",
    isReference: false,
    source: { kind: "shipped", label: "a price list", url: null },
  });
  const nisabs = {
    gold: metal(100, 87.48),
    silver: metal(2, 612.36),
    exchangeRates: { asOf: "2026-08-21", rates: { EUR: 0.5 } },
  };

  it("asks for prices alone and is calculated here", async () => {
    answers["GET /api/zakat/nisab"] = { status: 200, body: nisabs };
    const { out } = await mizan("zakat --cash 10000 --gold 48g --karat 12 --liabilities 2400");
    expect(out).toContain("Zakat: $250.00");
    expect(asked).toEqual([{ name: "GET /api/zakat/nisab", body: "" }]);
    expect((await mizan("zakat --cash 5000 --currency EUR")).out).toContain("Zakat: $250.00");
    expect((await mizan("zakat --cash 100")).out).toContain("No zakat is due");
    expect(JSON.parse((await mizan("zakat --cash 10000 --json")).out)).toMatchObject({ zakatOwed: 250 });
  });

  it("refuses a currency without a rate", async () => {
    answers["GET /api/zakat/nisab"] = { status: 200, body: nisabs };
    expect(await mizan("zakat --cash 1 --currency XXX")).toMatchObject({ code: EXIT.usage, out: "" });
  });
});

it.each(["bash", "zsh", "fish"])("completes its words in %s", async (shell) => {
  const { code, out } = await mizan(`completion ${shell}`);
  expect(code).toBe(EXIT.answered);
  for (const word of ["mizan", "portfolio", "compare", "fail-on", "not_screened"]) expect(out).toContain(word);
});

it("its README says what the help says of exit codes and options", async () => {
  const { out } = await mizan("--help");
  const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
  for (const code of Object.values(EXIT)) expect(readme).toContain(`| ${code} |`);
  for (const option of ["--json", "--url", "--fail-on", "--no-color"])
    expect([out, readme].every((text) => text.includes(option))).toBe(true);
});
