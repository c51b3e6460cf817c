import { type FundPosition, isinOfCusip, leiOf, type PositionKind } from "../../../domain/funds/holdings.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import type { RowProblem } from "../../../domain/refresh/refresh-problems.ts";
import { isIsoDate } from "../figures.ts";
import { ProviderError } from "../network/provider-error.ts";
import { requireText } from "../network/request.ts";
import { countLeftOut, emptyTally, type FundHoldingsProvider, type ProviderAccess, type Tally } from "../providers.ts";
import { isAccession, readCik } from "./reported-fact.ts";

const PROVIDER = "sec-nport";
const FUNDS_PATH = "/files/company_tickers_mf.json";

/** The order of the fields in the list of funds, as its header must state. */
const FUND_FIELDS = /"fields"\s*:\s*\[\s*"cik"\s*,\s*"seriesId"\s*,\s*"classId"\s*,\s*"symbol"\s*\]/;

type Series = { cik: string; seriesId: string };

/**
 * The companies that a fund holds, from its newest Form N-PORT: the list of funds gives the fund's series, the series its filings,
 * the filing its holdings. Quarterly, and about two months late.
 */
export function nport(access: ProviderAccess, mostCharacters = Number.POSITIVE_INFINITY): FundHoldingsProvider {
  const read = (path: string, form: "data" | "xml") => requireText(PROVIDER, access, path, form);
  return {
    async holdings(fund) {
      const series = seriesOf(fund, await read(FUNDS_PATH, "data"));
      const path = filingPath(series, await read(filingsPath(series), "xml"));
      const filing = await read(path, "xml");
      if (filing.length > mostCharacters)
        throw new ProviderError(PROVIDER, path, `too_large ${(filing.length / 1e6).toFixed(1)}`);
      if (field(filing, "seriesId") !== series.seriesId || !filing.includes("</edgarSubmission>"))
        throw new ProviderError(PROVIDER, path, "truncated");
      const asOf = field(filing, "repPdDate");
      if (!isIsoDate(asOf)) throw new ProviderError(PROVIDER, path, "bad_date");
      const tally = emptyTally();
      const [first, ...rest] = [...new Set(symbolsOf(filing, tally))].sort();
      const positions = positionsOf(filing);
      if (first === undefined && !positions.some(({ kind }) => kind === "share"))
        throw new ProviderError(PROVIDER, path, "nothing_readable");
      const symbols = first === undefined ? [] : [first, ...rest];
      return { fund, asOf, source: PROVIDER, url: `https://www.sec.gov${path}`, symbols, positions, tally };
    },
  };
}

/** The list contains tens of thousands of funds, so the one row is found as text. */
function seriesOf(fund: string, list: string): Series {
  if (!FUND_FIELDS.test(list)) throw new ProviderError(PROVIDER, FUNDS_PATH, "unexpected_form");
  const row = new RegExp(`\\[\\s*(\\d+)\\s*,\\s*"(S\\d{9})"\\s*,\\s*"C\\d{9}"\\s*,\\s*"${fund}"\\s*\\]`).exec(list);
  const cik = readCik(row?.[1]);
  if (!cik || !row?.[2]) throw new ProviderError(PROVIDER, FUNDS_PATH, `unknown_fund ${fund}`);
  return { cik, seriesId: row[2] };
}

function filingsPath({ seriesId }: Series): string {
  return `/cgi-bin/browse-edgar?action=getcompany&CIK=${seriesId}&type=NPORT-P&dateb=&owner=include&count=1&output=atom`;
}

function filingPath(series: Series, feed: string): string {
  const accession = field(feed, "accession-number");
  if (!isAccession(accession)) throw new ProviderError(PROVIDER, filingsPath(series), "no_filing");
  return `/Archives/edgar/data/${Number(series.cik)}/${accession.replaceAll("-", "")}/primary_doc.xml`;
}

/** Long positions in common shares that trade in dollars: a foreign ticker can be another company's here. */
function symbolsOf(filing: string, tally: Tally): string[] {
  return linesOf(filing).flatMap((holding): string[] => {
    tally.read++;
    const leaveOut = (reason: RowProblem) => {
      countLeftOut(tally, reason);
      return [];
    };
    if (field(holding, "assetCat") !== "EC" || field(holding, "payoffProfile") !== "Long")
      return leaveOut("not_a_share");
    if (currencyOf(holding) !== "USD") return leaveOut("not_in_dollars");
    if (!(Number(field(holding, "valUSD")) > 0)) return leaveOut("no_market_value");
    const symbol = tickerOf(holding);
    return symbol === null ? leaveOut("no_ticker") : [symbol];
  });
}

/** The weight on each line; a line without weight is left out. */
function positionsOf(filing: string): FundPosition[] {
  return linesOf(filing).flatMap((holding): FundPosition[] => {
    const percent = Number(field(holding, "pctVal") ?? Number.NaN);
    if (!Number.isFinite(percent) || percent === 0) return [];
    const kind = percent < 0 && field(holding, "payoffProfile") !== "Long" ? "short" : kindOf(holding);
    const [value, balance] = [Number(field(holding, "valUSD")), Number(field(holding, "balance"))];
    const isin = /<isin\s+value="([A-Z]{2}[A-Z0-9]{9}\d)"/.exec(holding)?.[1];
    const name = field(holding, "name") ?? "";
    return [
      {
        ...{ kind, weight: Math.abs(percent) },
        ticker: kind === "share" && currencyOf(holding) === "USD" ? tickerOf(holding) : null,
        name: /^(N\/A)?$/.test(name) ? (field(holding, "title") ?? null) : decoded(name),
        isin: kind === "share" ? (isin ?? isinOfCusip(field(holding, "cusip") ?? "")) : null,
        price: kind === "share" && value > 0 && balance > 0 ? value / balance : null,
        lei: kind === "share" ? leiOf(field(holding, "lei")) : null,
      },
    ];
  });
}

/** The form's categories of assets: shares, other funds, cash equivalents, debt and derivatives. */
function kindOf(holding: string): PositionKind {
  if (field(holding, "payoffProfile") === "Short") return "short";
  const category = field(holding, "assetCat") ?? "OTHER";
  if (category === "EC") return field(holding, "issuerCat") === "RF" ? "fund" : "share";
  if (category === "STIV" || category === "RA") return "cash";
  if (category === "DBT" || category === "SN" || category === "LON" || category.startsWith("ABS-")) return "bond";
  return /^D(E|FE|IR|CR|CO|O)$/.test(category) ? "derivative" : "other";
}

const linesOf = (filing: string) => filing.split("<invstOrSec>").slice(1);

/** In dollars the line has one element for it, in another currency one with the rate. */
const currencyOf = (holding: string) =>
  field(holding, "curCd") ?? /<currencyConditional\s[^>]*curCd="([A-Z]{3})"/.exec(holding)?.[1];

function tickerOf(holding: string): string | null {
  const symbol = normalizeSymbol(/<ticker\s+value="([^"]+)"/.exec(holding)?.[1] ?? "");
  return symbol && /^[A-Z]{1,5}(\.[A-Z])?$/.test(symbol) ? symbol : null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "");

function field(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.trim();
}
