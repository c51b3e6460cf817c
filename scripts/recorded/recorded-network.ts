import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";

/**
 * Units of each currency for one US dollar on the day of the recorded figures, rounded to six digits. From the daily table of
 * currency-api, which is in the public domain (CC0).
 */
const RECORDED_RATES = {
  asOf: "2026-08-21",
  url: "https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@2026.8.21/v1/currencies/usd.json",
  rates: {
    USD: 1,
    AED: 3.6725,
    AUD: 1.40271,
    BRL: 5.19505,
    CAD: 1.37731,
    CHF: 0.799279,
    CLP: 922.748,
    CNY: 6.72245,
    COP: 3070.82,
    CZK: 20.6372,
    DKK: 6.39474,
    EGP: 50.8782,
    EUR: 0.855386,
    GBP: 0.732814,
    GEL: 2.60052,
    HKD: 7.84292,
    HUF: 311.914,
    IDR: 17744.3,
    ILS: 3.00172,
    INR: 95.7353,
    JPY: 158.956,
    KRW: 1381.59,
    KWD: 0.308284,
    KZT: 457.036,
    MXN: 16.9396,
    MYR: 4.04447,
    NOK: 9.3326,
    NZD: 1.67633,
    PEN: 3.35297,
    PHP: 61.6796,
    PKR: 277.793,
    PLN: 3.69311,
    QAR: 3.64,
    RUB: 82.7936,
    SAR: 3.75,
    SEK: 9.47042,
    SGD: 1.27042,
    THB: 32.8372,
    TRY: 48.0513,
    TWD: 31.8476,
    ZAR: 16.1031,
  },
} as const;

type Read = (file: string) => Promise<string>;

/** The recorded file for each provider's path. */
const FILES: readonly (readonly [path: RegExp, file: string])[] = [
  [/^\/www\.sec\.gov\/files\/(company_tickers_exchange\.json)$/, "sec/$1"],
  [/^\/data\.sec\.gov\/submissions\/(CIK\d{10}\.json)$/, "sec/submissions/$1"],
  [/^\/data\.sec\.gov\/api\/xbrl\/companyfacts\/(CIK\d{10}\.json)$/, "sec/companyfacts/$1"],
  [/^\/data\.sec\.gov\/api\/xbrl\/frames\/([\w-]+)\/(\w+)\/(\w+)\/(\w+)\.json$/, "sec/frames_derived/$1_$2_$3_$4.json"],
  [/^\/www\.sp-funds\.com\/.*\/TidalFG_Holdings_SPUS\.csv$/, "etf/SPUS_holdings_2026-07-17.csv"],
];

/** The recorded answer to a request; undefined when there is none, where a provider would answer 404. */
async function recordedAnswer(url: string, read: Read): Promise<{ body: string; type: string } | undefined> {
  const { pathname, searchParams } = new URL(url, "http://recorded");
  const [path, file] = FILES.find(([recorded]) => recorded.test(pathname)) ?? [];
  const type = pathname.endsWith(".csv") ? "text/csv" : "application/json";
  try {
    const body =
      path && file ? await read(pathname.replace(path, file)) : await madeAnswer(pathname, searchParams, read);
    return body === undefined ? undefined : { body, type };
  } catch {
    return undefined;
  }
}

/** Answers that are made of recorded ones, and those of sources that were not recorded. */
async function madeAnswer(path: string, query: URLSearchParams, read: Read): Promise<string | undefined> {
  const [, company = "", taxonomy = "", tag = ""] =
    /^\/data\.sec\.gov\/api\/xbrl\/companyconcept\/(CIK\d{10})\/([\w-]+)\/(\w+)\.json$/.exec(path) ?? [];
  if (company) return concept(read, company, taxonomy, tag);
  if (path === "/api.nasdaq.com/api/screener/stocks") {
    const exchange = /^(nasdaq|nyse|amex)$/.exec(query.get("exchange") ?? "")?.[0];
    const rows = await read(`listings/us_nasdaq_screener/${exchange}_full_tickers.json`);
    return `{"data":{"asOf":null,"rows":${rows}},"message":null,"status":{"rCode":200}}`;
  }
  if (path === "/filings.xbrl.org/api/filings") return '{"data":[],"meta":{"count":0}}';
  if (path !== "/open.er-api.com/v6/latest/USD") return undefined;
  const { asOf, rates } = RECORDED_RATES;
  const time_last_update_unix = Date.parse(asOf) / 1000;
  return JSON.stringify({ result: "success", time_last_update_unix, base_code: "USD", rates });
}

async function concept(read: Read, company: string, taxonomy: string, tag: string): Promise<string> {
  const whole = await read(`sec/companyfacts/${company}.json`).catch(() =>
    read(`sec/companyfacts_partial91/${company}.json`),
  );
  const { cik, entityName, facts } = JSON.parse(whole);
  const found = facts[taxonomy]?.[tag];
  if (!found) throw new Error("not recorded");
  return JSON.stringify({ cik, taxonomy, tag, label: found.label, entityName, units: found.units });
}

/**
 * Serves recorded provider answers at the providers' own paths, each under its host's name:
 * http://127.0.0.1:PORT/data.sec.gov/api/xbrl/companyfacts/CIK0000320193.json
 * `answers`, by path, take precedence over recorded ones.
 *
 *   node scripts/recorded/recorded-network.ts [folder] [port]
 */
export async function startRecordedNetwork(
  folder: string,
  port = 0,
  answers: ReadonlyMap<string, string> = new Map(),
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const given = answers.get(path);
    const answer = given
      ? { body: given, type: "application/json" }
      : await recordedAnswer(path, (file) => readFile(resolve(folder, file), "utf8"));
    response.writeHead(answer ? 200 : 404, { "content-type": answer?.type ?? "text/plain" });
    response.end(answer?.body ?? "not recorded");
  });
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** The folder of recorded answers, from an argument or the environment; undefined when none is named or it is empty. */
export function findRecordedData(argument = process.env["MIZAN_RECORDED_DATA"]): string | undefined {
  if (argument === undefined) return undefined;
  const folder = resolve(argument);
  return existsSync(resolve(folder, "sec")) ? folder : undefined;
}

export const NO_RECORDED_DATA =
  "No recorded provider answers were found. Give their folder as an argument or in MIZAN_RECORDED_DATA; the embedded universe in schema/seed/universe stays as it is.";

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
}

if (import.meta.main) {
  const folder = findRecordedData(process.argv[2]);
  if (!folder) {
    process.stderr.write(`${NO_RECORDED_DATA}\n`);
    process.exit(1);
  }
  const network = await startRecordedNetwork(folder, Number(process.argv[3] ?? 8790));
  process.stdout.write(`recorded network of ${folder} on ${network.url}\n`);
}
