import { isAccession, readCik } from "../../../domain/filings/reported-fact.ts";
import {
  type FundHoldings,
  type FundPosition,
  isinOfCusip,
  leiOf,
  type PositionKind,
} from "../../../domain/funds/holdings.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import type { RowProblem } from "../../../domain/refresh/refresh-problems.ts";
import { isIsoDate } from "../answers/figures.ts";
import { countLeftOut, emptyTally, type ProviderAccess, type Registrant, type Tally } from "../answers/providers.ts";
import { ProviderError } from "../network/provider-error.ts";
import { parseJson, requireRange, requireText } from "../network/request.ts";

const PROVIDER = "sec-nport";

/** A filing longer than this is not read: no fund of shares has one. */
const MOST_BYTES = 25_000_000;
const END_OF_LINE = new TextEncoder().encode("</invstOrSec>");

/** Where the reading of a filing goes on, and what its head said. */
type Place = { fund: string; path: string; from: number; total: number } & Head;
type Head = { asOf: string; name: string | null; issuer: string | null };

export type ReadLines = {
  holdings: FundHoldings;
  tally: Tally;
  /** For `goOn`; null when the filing has been read to its end. */
  next: string | null;
};

export type Nport = {
  /**
   * The start of a fund's newest Form N-PORT: the series gives its filings, the filing its holdings. Quarterly, and about two months
   * late. `too_long` and `no_filing` are no faults of the source.
   */
  begin: (fund: string, registrant: Registrant) => Promise<ReadLines | "no_filing" | "too_long">;
  goOn: (place: string) => Promise<ReadLines>;
};

/** Reads filings by so many bytes at a time: those of the broadest funds have eight million. */
export function nport(access: ProviderAccess, bytesAtOnce = MOST_BYTES): Nport {
  const range = (path: string, from: number) =>
    requireRange(PROVIDER, access, path, { from, length: Math.min(bytesAtOnce, MOST_BYTES) });
  return {
    async begin(fund, registrant) {
      const feed = await requireText(PROVIDER, access, filingsPath(registrant), "xml");
      const accession = field(feed, "accession-number");
      if (accession === undefined && /<feed[\s>]/.test(feed)) return "no_filing";
      if (!isAccession(accession)) throw new ProviderError(PROVIDER, filingsPath(registrant), "unexpected_form");
      const path = `/Archives/edgar/data/${Number(registrant.cik)}/${accession.replaceAll("-", "")}/primary_doc.xml`;
      const { bytes, total } = await range(path, 0);
      if (total > MOST_BYTES) return "too_long";
      const { text, end } = wholeLines(path, bytes, { from: 0, total });
      return readLines(text, { ...headOf(path, text, registrant), fund, path, from: 0, total }, end);
    },
    async goOn(stored) {
      const place = parseJson(PROVIDER, "", stored) as Place;
      const { bytes, total } = await range(place.path, place.from);
      if (total !== place.total) throw new ProviderError(PROVIDER, place.path, "truncated");
      const { text, end } = wholeLines(place.path, bytes, place);
      return readLines(text, place, end);
    },
  };
}

function filingsPath({ cik, seriesId }: Registrant): string {
  return `/cgi-bin/browse-edgar?action=getcompany&CIK=${seriesId ?? cik}&type=NPORT-P&dateb=&owner=include&count=1&output=atom`;
}

function headOf(path: string, filing: string, { cik, seriesId }: Registrant): Head {
  const isTheirs =
    seriesId === null ? readCik(field(filing, "regCik")) === cik : field(filing, "seriesId") === seriesId;
  if (!isTheirs) throw new ProviderError(PROVIDER, path, "truncated");
  const asOf = field(filing, "repPdDate");
  if (!isIsoDate(asOf)) throw new ProviderError(PROVIDER, path, "bad_date");
  const issuer = named(field(filing, "regName"));
  return { asOf, issuer, name: named(field(filing, "seriesName")) ?? issuer };
}

const named = (text: string | undefined) => (text === undefined || /^(N\/A)?$/i.test(text) ? null : decoded(text));

/** The lines that are whole in a range of bytes, as text, and where the next one starts. */
function wholeLines(path: string, bytes: Uint8Array, { from, total }: Pick<Place, "from" | "total">) {
  const isLast = from + bytes.length >= total;
  const length = isLast ? bytes.length : endOfLastLine(bytes);
  if (length === 0) throw new ProviderError(PROVIDER, path, "unexpected_form");
  const text = new TextDecoder().decode(bytes.subarray(0, length));
  if (isLast && !text.includes("</edgarSubmission>")) throw new ProviderError(PROVIDER, path, "truncated");
  return { text, end: isLast ? null : from + length };
}

function endOfLastLine(bytes: Uint8Array): number {
  for (let at = bytes.length - END_OF_LINE.length; at > 0; at--)
    if (END_OF_LINE.every((byte, place) => bytes[at + place] === byte)) return at + END_OF_LINE.length;
  return 0;
}

function readLines(text: string, place: Place, end: number | null): ReadLines {
  const { fund, path, from, asOf, name, issuer } = place;
  const tally = emptyTally();
  const symbols = new Set<string>();
  const positions: FundPosition[] = [];
  for (const line of linesOf(text)) {
    const read = readLine(line);
    if (read.position) positions.push(read.position);
    tally.read++;
    if (read.problem === null) symbols.add(read.position?.ticker ?? "");
    else countLeftOut(tally, read.problem);
  }
  if (positions.length === 0 && from === 0) throw new ProviderError(PROVIDER, path, "nothing_readable");
  const isWhole = from === 0 && end === null;
  return {
    holdings: {
      fund,
      asOf,
      source: PROVIDER,
      url: `https://www.sec.gov${path}`,
      name,
      issuer,
      symbols: [...symbols].sort(),
      positions,
      ...(isWhole ? {} : { part: { from, isLast: end === null } }),
    },
    tally,
    next: end === null ? null : JSON.stringify({ ...place, from: end } satisfies Place),
  };
}

/**
 * A line's position, and why it is not a company's share that is held long and trades in dollars: a foreign ticker can be another
 * company's here. A line without weight has no position.
 */
function readLine(line: string): { position: FundPosition | undefined; problem: RowProblem | null } {
  const [category, payoff, currency] = [field(line, "assetCat"), field(line, "payoffProfile"), currencyOf(line)];
  const [value, balance] = [Number(field(line, "valUSD")), Number(field(line, "balance"))];
  const percent = Number(field(line, "pctVal") ?? Number.NaN);
  const hasWeight = Number.isFinite(percent) && percent !== 0;
  const kind = percent < 0 && payoff !== "Long" ? "short" : kindOf(category, payoff, line);
  const isShare = kind === "share";
  const ticker = isShare && currency === "USD" ? tickerOf(line) : null;
  const problem: RowProblem | null =
    category !== "EC" || payoff !== "Long" || !isShare
      ? "not_a_share"
      : currency !== "USD"
        ? "not_in_dollars"
        : !(value > 0)
          ? "no_market_value"
          : ticker === null || !hasWeight
            ? "no_ticker"
            : null;
  if (!hasWeight) return { position: undefined, problem: problem ?? "no_market_value" };
  const isin = isShare ? /<isin\s+value="([A-Z]{2}[A-Z0-9]{9}\d)"/.exec(line)?.[1] : undefined;
  const position: FundPosition = {
    kind,
    weight: Math.abs(percent),
    ticker,
    name: named(field(line, "name")) ?? field(line, "title") ?? null,
    isin: isShare ? (isin ?? isinOfCusip(field(line, "cusip") ?? "")) : null,
    price: isShare && value > 0 && balance > 0 ? value / balance : null,
    lei: isShare ? leiOf(field(line, "lei")) : null,
  };
  return { position, problem };
}

/** The form's categories of assets: shares, other funds, cash equivalents, debt and derivatives. */
function kindOf(category = "OTHER", payoff: string | undefined, line: string): PositionKind {
  if (payoff === "Short") return "short";
  if (category === "EC") return field(line, "issuerCat") === "RF" ? "fund" : "share";
  if (category === "STIV" || category === "RA") return "cash";
  if (category === "DBT" || category === "SN" || category === "LON" || category.startsWith("ABS-")) return "bond";
  return /^D(E|FE|IR|CR|CO|O)$/.test(category) ? "derivative" : "other";
}

const linesOf = (filing: string) => filing.split("<invstOrSec>").slice(1);

/** In dollars the line has one element for it, in another currency one with the rate. */
const currencyOf = (line: string) =>
  field(line, "curCd") ?? /<currencyConditional\s[^>]*curCd="([A-Z]{3})"/.exec(line)?.[1];

function tickerOf(line: string): string | null {
  const symbol = normalizeSymbol(/<ticker\s+value="([^"]+)"/.exec(line)?.[1] ?? "");
  return symbol && /^[A-Z]{1,5}(\.[A-Z])?$/.test(symbol) ? symbol : null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "");

function field(xml: string, name: string): string | undefined {
  const start = xml.indexOf(`<${name}>`);
  if (start < 0) return undefined;
  const from = start + name.length + 2;
  const end = xml.indexOf("<", from);
  return end >= 0 && xml.startsWith(`</${name}>`, end) ? xml.slice(from, end).trim() : undefined;
}
