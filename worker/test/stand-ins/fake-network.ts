import type { CompanyFacts, InputName } from "../../../domain/facts/company-facts.ts";

/** Faults of an answer; each takes the good body and returns what arrives instead. */
export const FAULTS: Readonly<Record<string, (body: string) => Response>> = {
  "does not come": () => {
    throw new Error("no answer in 20 seconds");
  },
  "is cut off by a reset": () => {
    throw new TypeError("connection reset");
  },
  "is refused": () => new Response("Forbidden", { status: 403 }),
  "is not there": () => new Response("Not Found", { status: 404 }),
  "is throttled": () => new Response("slow down", { status: 429 }),
  "is a fault of the server": () => new Response("oops", { status: 500 }),
  "is a gateway's page": () => new Response("<html><body>503</body></html>", { status: 503 }),
  "is a web page with status 200": () => new Response("<!doctype html><title>Are you human?</title>"),
  "is truncated": (body) => new Response(body.slice(0, Math.floor(body.length / 2))),
  "is not JSON": () => new Response("callback({})"),
  "is empty": () => new Response(""),
  "is a list of nothing": (body) =>
    new Response(body.replace(/"(data|rows|result)":\[.*\]/s, '"$1":[]').replace(/"price":[\d.]+/, '"price":0')),
  "is of another shape": () => new Response('{"status":"ok","result":null}'),
  "is a thousandfold": (body) =>
    new Response(
      body.replace(/"(val|price)":([\d.]+)/g, '"$1":$2000').replace(/"marketCap":"([\d.]+)"/g, '"marketCap":"1000$1"'),
    ),
  "has text for figures": (body) =>
    new Response(body.replace(/"(val|price|cik)":[\d.]+/g, '"$1":"n/a"').replace(/\$[\d.]+/g, "N/A")),
};

export type FakeNetwork = { isBroken: (url: string) => boolean; breakIt: (body: string) => Response };

/** Debt comes in two parts, so that one of them can fail to arrive. */
const PARTS: Readonly<Partial<Record<string, number>>> = { LongTermDebtNoncurrent: 0.8, LongTermDebtCurrent: 0.2 };

const TAG_OF_INPUT: Readonly<Partial<Record<string, InputName>>> = {
  Assets: "totalAssets",
  LongTermDebtNoncurrent: "interestBearingDebt",
  LongTermDebtCurrent: "interestBearingDebt",
  CashAndCashEquivalentsAtCarryingValue: "cashAndInterestBearingSecurities",
  Revenues: "totalRevenue",
  InvestmentIncomeInterest: "interestIncome",
  EntityCommonStockSharesOutstanding: "sharesOutstanding",
};

/** A network on which every provider answers the seeds' figures unless it is broken. */
export function fakeNetwork(seeds: readonly CompanyFacts[], { isBroken, breakIt }: FakeNetwork) {
  return async (url: string): Promise<Response> => {
    const body = answerTo(url, seeds);
    if (isBroken(url)) return breakIt(body);
    return new Response(body);
  };
}

function answerTo(url: string, seeds: readonly CompanyFacts[]): string {
  const frame = /frames\/[\w-]+\/(\w+)\/[\w-]+\/(\w+)\.json/.exec(url);
  if (frame) return frameAnswer(`${frame[1]}`, `${frame[2]}`, seeds);
  if (url.includes("company_tickers_exchange")) {
    const data = seeds.map(({ cik, name, symbol }) => [Number(cik), name, symbol, "Nasdaq"]);
    return JSON.stringify({ fields: ["cik", "name", "ticker", "exchange"], data });
  }
  if (url.includes("screener")) return screenerAnswer(url.includes("exchange=nasdaq"), seeds);
  if (url.includes("spark")) return sparkAnswer(url, seeds);
  if (url.includes("Holdings_")) {
    const fund = /Holdings_(\w+)\.csv/.exec(url)?.[1];
    return `Date,Account,StockTicker,CUSIP,SecurityName,Shares,Price,MarketValue,Weightings\n09/25/2026,${fund},AAAA,1,A,1,1,1,1%\n`;
  }
  if (url.includes("filings.xbrl.org")) return '{"data":[],"meta":{"count":0}}';
  if (url.includes("XAU")) return '{"price":4000,"symbol":"XAU","updatedAt":"2026-09-25T20:00:00Z"}';
  if (url.includes("XAG")) return '{"price":50,"symbol":"XAG","updatedAt":"2026-09-25T20:00:00Z"}';
  return '{"result":"success","time_last_update_unix":1790294400,"base_code":"USD","rates":{"USD":1,"EUR":0.9}}';
}

function frameAnswer(tag: string, ccp: string, seeds: readonly CompanyFacts[]): string {
  const input = TAG_OF_INPUT[tag];
  const isNewest = ccp === "CY2026Q2I" || ccp === "CY2025";
  const dates = ccp === "CY2025" ? { start: "2025-01-01", end: "2025-12-31" } : { end: "2026-06-30" };
  const rows = seeds.flatMap(({ cik, facts }) => {
    const whole = input && isNewest ? facts[input]?.value : undefined;
    const val = whole === undefined ? undefined : whole * (PARTS[tag] ?? 1);
    return val === undefined
      ? []
      : [{ accn: "0000000001-26-000001", cik: Number(cik), entityName: "x", ...dates, val }];
  });
  const other = { accn: "0000000002-26-000001", cik: 999_999, entityName: "other", end: "2026-06-30", val: 1 };
  return JSON.stringify({ taxonomy: "us-gaap", tag, ccp, uom: "USD", pts: 1, data: [...rows, other] });
}

function screenerAnswer(isOurs: boolean, seeds: readonly CompanyFacts[]): string {
  const rows = isOurs
    ? seeds.map(({ symbol, facts }) => row(symbol, facts.price?.value, facts.marketCapitalization?.value))
    : Array.from({ length: 120 }, (_, position) => row(`ZZ${position}`, 10, 1e9));
  return JSON.stringify({ data: { rows } });
}

/** Charts in which every price has risen by a tenth. */
function sparkAnswer(url: string, seeds: readonly CompanyFacts[]): string {
  const asked = new URL(url).searchParams.get("symbols")?.split(",") ?? [];
  const result = seeds.flatMap(({ symbol, facts }) => {
    const regularMarketPrice = (facts.price?.value ?? 0) * 1.1;
    const meta = { currency: "USD", symbol, regularMarketPrice, regularMarketTime: 1_790_294_400, previousClose: 1 };
    return asked.includes(symbol) ? [{ symbol, response: [{ meta }] }] : [];
  });
  return JSON.stringify({ spark: { result, error: null } });
}

function row(symbol: string, price = 0, marketCap = 0) {
  const known = { name: `${symbol} Software`, country: "", industry: "", sector: "" };
  return { symbol, ...known, lastsale: `$${price.toFixed(2)}`, pctchange: "0%", marketCap: marketCap.toFixed(2) };
}
