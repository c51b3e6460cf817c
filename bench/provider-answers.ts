import type { CompanyFacts } from "../domain/facts/company-facts.ts";
import { isAmericanExchange } from "../domain/facts/exchanges.ts";

/** Rows of a large answer of each provider: filers of total assets, listings of the largest exchange, filers, funds. */
const FILERS_OF_A_FRAME = 6_200;
const LISTINGS = { nasdaq: 4_200, nyse: 2_700, amex: 300 } as const;
const FILERS = 10_400;
const FUNDS = 28_000;
const HOLDINGS = 220;
/** A fund of the whole market, which was asked for. */
const HOLDINGS_OF_EVERYTHING = 8_500;
export const BROAD_SERIES = "S000054321";
const BROAD_FILING = "000099";

const NAME = "Some Company of an Ordinary Length Holdings Incorporated";

/**
 * A network whose answers are as large as the providers' own and contain the known facts of every stock. Each answer is made once and
 * cached as the bytes that a network brings.
 */
export function largeAnswers(
  seeds: readonly CompanyFacts[],
): (url: string, init?: { headers: Record<string, string> }) => Promise<Response> {
  const made = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (url, init) => {
    const body = made.get(url) ?? new TextEncoder().encode(answerTo(url, seeds));
    made.set(url, body);
    const range = /^bytes=(\d+)-(\d+)$/.exec(init?.headers["Range"] ?? "");
    if (!range) return new Response(body);
    const [from, to] = [Number(range[1]), Math.min(Number(range[2]) + 1, body.length)];
    const headers = { "content-range": `bytes ${from}-${to - 1}/${body.length}` };
    return new Response(body.slice(from, to), { status: 206, headers });
  };
}

function answerTo(url: string, seeds: readonly CompanyFacts[]): string {
  const frame = /frames\/([\w-]+)\/(\w+)\/([\w-]+)\/(\w+)\.json/.exec(url);
  if (frame) return frameAnswer(frame, seeds);
  if (url.includes("company_tickers_exchange")) {
    const data = times(FILERS, (place) => [place + 1, NAME, seeds[place]?.symbol ?? `F${place}`, "Nasdaq"]);
    return JSON.stringify({ fields: ["cik", "name", "ticker", "exchange"], data });
  }
  if (url.includes("screener")) return screenerAnswer(url, seeds);
  if (url.includes("company_tickers_mf")) {
    const fund = (place: number) => (place === FUNDS - 1 ? "HLAL" : place === FUNDS - 2 ? "UMMA" : `M${place}X`);
    const data = times(FUNDS, (place) => [place + 1, "S000012345", "C000054321", fund(place)]);
    return JSON.stringify({ fields: ["cik", "seriesId", "classId", "symbol"], data });
  }
  if (url.includes("browse-edgar")) {
    const accession = `0001234567-26-${url.includes(BROAD_SERIES) ? BROAD_FILING : "000042"}`;
    return `<?xml version='1.0'?><feed><accession-number>${accession}</accession-number></feed>`;
  }
  if (url.includes("primary_doc.xml"))
    return url.includes(BROAD_FILING)
      ? filingAnswer(seeds, BROAD_SERIES, HOLDINGS_OF_EVERYTHING)
      : filingAnswer(seeds, "S000012345", HOLDINGS);
  if (url.includes("Holdings_")) return holdingsAnswer(url, seeds);
  if (url.includes("filings.xbrl.org")) return '{"data":[],"meta":{"count":0}}';
  if (url.includes("XAU")) return '{"price":4000,"symbol":"XAU","updatedAt":"2026-09-25T20:00:00Z"}';
  if (url.includes("XAG")) return '{"price":50,"symbol":"XAG","updatedAt":"2026-09-25T20:00:00Z"}';
  const rates = Object.fromEntries(times(160, (place) => [`A${letter(place / 26)}${letter(place)}`, 1.5]));
  const known = { USD: 1, EUR: 0.9, GBP: 0.75, CAD: 1.37, AUD: 1.5, HKD: 7.8, JPY: 150, SAR: 3.75, INR: 88 };
  const time_last_update_unix = 1_790_294_400;
  return JSON.stringify({ result: "success", time_last_update_unix, base_code: "USD", rates: { ...rates, ...known } });
}

function frameAnswer([, taxonomy, tag, unit, ccp = ""]: RegExpExecArray, seeds: readonly CompanyFacts[]): string {
  const isInstant = ccp.endsWith("I");
  const dates = isInstant ? { end: "2026-06-30" } : { start: "2025-01-01", end: "2025-12-31" };
  const data = times(FILERS_OF_A_FRAME, (place) => ({
    accn: `0001104659-26-${String(place).padStart(6, "0")}`,
    cik: place + 1,
    entityName: NAME,
    loc: "US-CA",
    ...dates,
    val: tag === "Assets" ? (seeds[place]?.facts.totalAssets?.value ?? 123_456_789_000) : 1_234_567_000 + place,
  }));
  return JSON.stringify({ taxonomy, tag, ccp, uom: unit, label: tag, description: NAME, pts: data.length, data });
}

function screenerAnswer(url: string, seeds: readonly CompanyFacts[]): string {
  const exchange = /exchange=(nasdaq|nyse|amex)/.exec(url)?.[1] as keyof typeof LISTINGS;
  const listed = seeds.filter((seed) => seed.exchange.toLowerCase() === exchange);
  const rows = times(LISTINGS[exchange], (place) => {
    const { symbol = `${letter(place / 676)}${letter(place / 26)}${letter(place)}Q`, facts } = listed[place] ?? {};
    const [price = 10, value = 1e9] = [facts?.price?.value, facts?.marketCapitalization?.value];
    return {
      symbol,
      name: `${NAME} Common Stock`,
      lastsale: `$${(price * 1.01).toFixed(4)}`,
      netchange: "0.1",
      pctchange: "1.00%",
      volume: "123456",
      marketCap: (value * 1.01).toFixed(2),
      country: "United States",
      ipoyear: "2008",
      industry: "Computer Software: Prepackaged Software",
      sector: "Technology",
      url: `/market-activity/stocks/${symbol.toLowerCase()}`,
    };
  });
  return JSON.stringify({ data: { asOf: null, rows }, message: null, status: { rCode: 200 } });
}

function filingAnswer(seeds: readonly CompanyFacts[], series: string, lines: number): string {
  const holdings = times(lines, (place) =>
    [
      `<invstOrSec><name>${NAME}</name><lei>529900T8BM49AURSDO55</lei><title>${NAME}</title><cusip>037833100</cusip>`,
      `<identifiers><isin value="US0378331005"/><ticker value="${americanSymbol(seeds, place)}"/></identifiers>`,
      "<balance>1234.00</balance><units>NS</units><curCd>USD</curCd><valUSD>123456.78</valUSD><pctVal>1.23</pctVal>",
      "<payoffProfile>Long</payoffProfile><assetCat>EC</assetCat><issuerCat>CORP</issuerCat></invstOrSec>",
    ].join("\n"),
  );
  const head = `<genInfo><seriesId>${series}</seriesId><repPdDate>2026-06-30</repPdDate></genInfo>`;
  return `<?xml version="1.0"?><edgarSubmission>${head}${holdings.join("\n")}</edgarSubmission>`;
}

function holdingsAnswer(url: string, seeds: readonly CompanyFacts[]): string {
  const fund = /Holdings_(\w+)\.csv/.exec(url)?.[1];
  const header = "Date,Account,StockTicker,CUSIP,SecurityName,Shares,Price,MarketValue,Weightings";
  const rows = times(HOLDINGS, (place) =>
    [`09/25/2026,${fund},${americanSymbol(seeds, place)}`, `037833100,"${NAME}",10,10,100,0.5%`].join(","),
  );
  return [header, ...rows, ""].join("\n");
}

function americanSymbol(seeds: readonly CompanyFacts[], place: number): string {
  const american = seeds.filter((seed) => isAmericanExchange(seed.exchange));
  return american[place]?.symbol ?? `${letter(place / 26)}${letter(place)}Z`;
}

function letter(place: number): string {
  return String.fromCharCode(65 + (Math.floor(place) % 26));
}

function times<Value>(count: number, make: (place: number) => Value): Value[] {
  return Array.from({ length: count }, (_, place) => make(place));
}
