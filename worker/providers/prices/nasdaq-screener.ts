import * as z from "zod/mini";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import { readNumber } from "../figures.ts";
import { cutRows, type RowsAt, rowsOfChunk } from "../network/answer-chunks.ts";
import { ProviderError } from "../network/provider-error.ts";
import { requireText } from "../network/request.ts";
import {
  countLeftOut,
  emptyTally,
  type Listing,
  type ListingsProvider,
  type ProviderAccess,
  type Quote,
  type QuotesProvider,
  type Tally,
} from "../providers.ts";

const PROVIDER = "nasdaq-screener";

const rowSchema = z.object({
  symbol: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  lastsale: z.string(),
  pctchange: z.string(),
  marketCap: z.string(),
  country: z.string(),
  industry: z.string(),
  sector: z.string(),
});
const ROWS: RowsAt = { key: "rows", rows: "objects" };
const envelopeSchema = z.object({ data: z.object({ rows: z.array(z.unknown()) }) });

/** Each of the three exchanges has always had more rows: with fewer, the list is incomplete. */
const FEWEST_ROWS = 100;

type ScreenerRows = { listings: Listing[]; quotes: Quote[]; tally: Tally };

export type NasdaqScreener = ListingsProvider &
  QuotesProvider & {
    /** The rows of an exchange in chunks of about this many characters, for `read`. */
    ask(exchange: ExchangeCode, answerCharacters: number): Promise<string[]>;
    read(exchange: ExchangeCode, slice: string): ScreenerRows;
  };

/**
 * The Nasdaq stock screener: listings, prices and market capitalizations of NYSE, NASDAQ and AMEX, one request each. `fewestRows` is
 * the minimum for a complete answer.
 */
export function nasdaqScreener(
  access: ProviderAccess,
  { closeOn, fewestRows = FEWEST_ROWS }: { closeOn: string; fewestRows?: number },
): NasdaqScreener {
  const ask: NasdaqScreener["ask"] = async (exchange, answerCharacters) => {
    const path = pathOf(exchange);
    const body = await requireText(PROVIDER, access, path);
    const { envelope, chunks } = cutRows({ provider: PROVIDER, path, body }, ROWS, answerCharacters);
    if (!envelopeSchema.safeParse(envelope).success) throw new ProviderError(PROVIDER, path, "lacks data.rows");
    const rows = countUpTo(fewestRows, body, '"symbol"');
    if (rows < fewestRows) throw new ProviderError(PROVIDER, path, `too_few_rows ${rows}`);
    return chunks;
  };
  const read: NasdaqScreener["read"] = (exchange, chunk) => {
    const found: ScreenerRows = { listings: [], quotes: [], tally: emptyTally() };
    for (const candidate of rowsOfChunk(PROVIDER, pathOf(exchange), chunk))
      readRow(found, candidate, exchange, closeOn);
    if (found.listings.length < found.tally.read / 2)
      throw new ProviderError(PROVIDER, pathOf(exchange), "mostly_unreadable");
    return found;
  };
  const whole: ListingsProvider["listings"] = async (exchange) => {
    const [chunk = ""] = await ask(exchange, Number.POSITIVE_INFINITY);
    return read(exchange, chunk);
  };
  return { ask, read, listings: whole, quotes: whole };
}

function pathOf(exchange: ExchangeCode): string {
  return `/api/screener/stocks?tableonly=true&exchange=${exchange.toLowerCase()}&download=true`;
}

/** How often a word occurs in a text, counted up to `enough`. */
function countUpTo(enough: number, text: string, word: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at >= 0 && count < enough; at = text.indexOf(word, at + word.length)) count++;
  return count;
}

function readRow(
  { listings, quotes, tally }: ScreenerRows,
  candidate: unknown,
  exchange: ExchangeCode,
  closeOn: string,
) {
  tally.read++;
  const row = rowSchema.safeParse(candidate);
  const symbol = row.success && !row.data.symbol.includes("^") ? normalizeSymbol(row.data.symbol) : undefined;
  if (!row.success) return countLeftOut(tally, "unreadable_row");
  if (!symbol) return countLeftOut(tally, "not_a_symbol");
  listings.push(listingOf(symbol, exchange, row.data));
  const quote = quoteOf(symbol, row.data, closeOn);
  if (quote) quotes.push(quote);
  else countLeftOut(tally, "no_price");
}

function listingOf(symbol: string, exchange: ExchangeCode, row: z.infer<typeof rowSchema>): Listing {
  return {
    symbol,
    name: row.name.trim(),
    exchange,
    sector: row.sector.trim() || null,
    industry: row.industry.trim() || null,
    country: row.country.trim() || null,
    isin: null,
  };
}

/** A zero or blank price or market capitalization is unknown: the screener writes 0.00 for missing ones. */
function quoteOf(symbol: string, row: z.infer<typeof rowSchema>, asOf: string): Quote | undefined {
  const price = readNumber(row.lastsale);
  if (!price || price < 0) return undefined;
  const marketCapitalization = readNumber(row.marketCap);
  return {
    symbol,
    price,
    currency: "USD",
    marketCapitalization: marketCapitalization && marketCapitalization > 0 ? marketCapitalization : null,
    changePercent: readNumber(row.pctchange) ?? null,
    asOf,
  };
}
