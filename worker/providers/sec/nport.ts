import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import type { RowProblem } from "../../../domain/refresh/refresh-problems.ts";
import { isIsoDate } from "../figures.ts";
import { ProviderError } from "../provider-error.ts";
import { countLeftOut, emptyTally, type FundHoldingsProvider, type ProviderAccess, type Tally } from "../providers.ts";
import { requireText } from "../request.ts";
import { isAccession, readCik } from "./reported-fact.ts";

const PROVIDER = "sec-nport";
const FUNDS_PATH = "/files/company_tickers_mf.json";

/** The order in which the list of funds gives its fields, as its own head must say. */
const FUND_FIELDS = /"fields"\s*:\s*\[\s*"cik"\s*,\s*"seriesId"\s*,\s*"classId"\s*,\s*"symbol"\s*\]/;

type Series = { cik: string; seriesId: string };

/**
 * The companies that a fund holds, from its newest Form N-PORT: the list of funds gives the fund's series, the series its
 * filings, the filing its holdings. Quarterly, and about two months late.
 */
export function nport(access: ProviderAccess): FundHoldingsProvider {
  const read = (path: string, form: "data" | "xml") => requireText(PROVIDER, access, path, form);
  return {
    async holdings(fund) {
      const series = seriesOf(fund, await read(FUNDS_PATH, "data"));
      const path = filingPath(series, await read(filingsPath(series), "xml"));
      const filing = await read(path, "xml");
      if (field(filing, "seriesId") !== series.seriesId || !filing.includes("</edgarSubmission>"))
        throw new ProviderError(PROVIDER, path, "truncated");
      const asOf = field(filing, "repPdDate");
      if (!isIsoDate(asOf)) throw new ProviderError(PROVIDER, path, "bad_date");
      const tally = emptyTally();
      const [first, ...rest] = [...new Set(symbolsOf(filing, tally))].sort();
      if (first === undefined) throw new ProviderError(PROVIDER, path, "nothing_readable");
      return { fund, asOf, source: PROVIDER, url: `https://www.sec.gov${path}`, symbols: [first, ...rest], tally };
    },
  };
}

/** The list holds tens of thousands of funds: the one row is found as text. */
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

/** Long positions in common shares that trade in dollars: a ticker abroad can be another company's here. */
function symbolsOf(filing: string, tally: Tally): string[] {
  return filing
    .split("<invstOrSec>")
    .slice(1)
    .flatMap((holding): string[] => {
      tally.read++;
      const leaveOut = (reason: RowProblem) => {
        countLeftOut(tally, reason);
        return [];
      };
      if (field(holding, "assetCat") !== "EC" || field(holding, "payoffProfile") !== "Long")
        return leaveOut("not_a_share");
      if (field(holding, "curCd") !== "USD") return leaveOut("not_in_dollars");
      if (!(Number(field(holding, "valUSD")) > 0)) return leaveOut("no_market_value");
      const symbol = normalizeSymbol(/<ticker\s+value="([^"]+)"/.exec(holding)?.[1] ?? "");
      return symbol && /^[A-Z]{1,5}(\.[A-Z])?$/.test(symbol) ? [symbol] : leaveOut("no_ticker");
    });
}

function field(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.trim();
}
