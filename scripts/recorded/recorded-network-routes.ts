import { RECORDED_RATES } from "./recorded-rates.ts";

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
export async function recordedAnswer(url: string, read: Read): Promise<{ body: string; type: string } | undefined> {
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
