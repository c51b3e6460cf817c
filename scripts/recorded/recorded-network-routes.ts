import { RECORDED_RATES } from "./recorded-rates.ts";

type Answer = { body: string; type: string };
type Read = (file: string) => Promise<string>;

type Route = { path: RegExp; answer: (match: RegExpMatchArray, read: Read, query: URLSearchParams) => Promise<string> };

/** The recorded file for each provider's path; `import/` contains the hand-made files for csv-import. */
const ROUTES: readonly Route[] = [
  {
    path: /^\/www\.sec\.gov\/files\/company_tickers_exchange\.json$/,
    answer: (_, read) => read("sec/company_tickers_exchange.json"),
  },
  {
    path: /^\/data\.sec\.gov\/submissions\/(CIK\d{10}\.json)$/,
    answer: ([, file], read) => read(`sec/submissions/${file}`),
  },
  {
    path: /^\/data\.sec\.gov\/api\/xbrl\/companyfacts\/(CIK\d{10}\.json)$/,
    answer: ([, file], read) => read(`sec/companyfacts/${file}`),
  },
  {
    path: /^\/data\.sec\.gov\/api\/xbrl\/companyconcept\/(CIK\d{10})\/([\w-]+)\/(\w+)\.json$/,
    answer: ([, company, taxonomy, tag], read) => concept(read, `${company}`, `${taxonomy}`, `${tag}`),
  },
  {
    path: /^\/data\.sec\.gov\/api\/xbrl\/frames\/([\w-]+)\/(\w+)\/(\w+)\/(\w+)\.json$/,
    answer: ([, taxonomy, tag, unit, period], read) =>
      read(`sec/frames_derived/${taxonomy}_${tag}_${unit}_${period}.json`),
  },
  {
    path: /^\/api\.nasdaq\.com\/api\/screener\/stocks$/,
    answer: async (_, read, query) => {
      const exchange = /^(nasdaq|nyse|amex)$/.exec(query.get("exchange") ?? "")?.[0];
      const rows = await read(`listings/us_nasdaq_screener/${exchange}_full_tickers.json`);
      return `{"data":{"asOf":null,"rows":${rows}},"message":null,"status":{"rCode":200}}`;
    },
  },
  {
    path: /^\/www\.sp-funds\.com\/wp-content\/uploads\/data\/TidalFG_Holdings_SPUS\.csv$/,
    answer: (_, read) => read("etf/SPUS_holdings_2026-07-17.csv"),
  },
  {
    // The index was not recorded.
    path: /^\/filings\.xbrl\.org\/api\/filings$/,
    answer: async () => '{"data":[],"meta":{"count":0}}',
  },
  {
    path: /^\/open\.er-api\.com\/v6\/latest\/USD$/,
    answer: async () => {
      const { asOf, rates } = RECORDED_RATES;
      return JSON.stringify({
        result: "success",
        time_last_update_unix: Date.parse(asOf) / 1000,
        base_code: "USD",
        rates,
      });
    },
  },
  {
    path: /^\/import\/(global_fundamentals|global_fundamentals_meta)\.csv$/,
    answer: ([, file], read) => read(`global/${file}.csv`),
  },
  {
    path: /^\/import\/(us_filings|markets|lists)\/([\w-]+)\.csv$/,
    answer: ([, folder, file], read) => read(`${folder}/${file}.csv`),
  },
  { path: /^\/import\/identifiers\.csv$/, answer: (_, read) => read("listings/identifiers.csv") },
  { path: /^\/import\/us_sp500_fundamentals\.csv$/, answer: (_, read) => read("universe/us_sp500_fundamentals.csv") },
  { path: /^\/import\/global_listings\.csv$/, answer: (_, read) => read("listings/global_listings_9_exchanges.csv") },
];

/** The recorded answer to a request; undefined when there is none, where a provider would answer 404. */
export async function recordedAnswer(url: string, read: Read): Promise<Answer | undefined> {
  const { pathname, searchParams } = new URL(url, "http://recorded");
  for (const route of ROUTES) {
    const match = pathname.match(route.path);
    if (!match) continue;
    const type = pathname.endsWith(".csv") ? "text/csv" : "application/json";
    return route.answer(match, read, searchParams).then(
      (body) => ({ body, type }),
      () => undefined,
    );
  }
  return undefined;
}

/** One concept from a company's recorded facts; the partial recordings contain only some concepts, so only those are answered. */
async function concept(read: Read, company: string, taxonomy: string, tag: string): Promise<string> {
  const whole = await read(`sec/companyfacts/${company}.json`).catch(() =>
    read(`sec/companyfacts_partial91/${company}.json`),
  );
  const { cik, entityName, facts } = JSON.parse(whole);
  const found = facts[taxonomy]?.[tag];
  if (!found) throw new Error("not recorded");
  return JSON.stringify({ cik, taxonomy, tag, label: found.label, entityName, units: found.units });
}
