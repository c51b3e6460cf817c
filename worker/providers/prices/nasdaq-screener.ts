import * as z from "zod/mini";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import { readNumber } from "../answers/figures.ts";
import {
  countLeftOut,
  emptyTally,
  type Listing,
  type ProviderAccess,
  type Quote,
  type Tally,
} from "../answers/providers.ts";
import { cutRows, rowsOfPart } from "../network/answer-parts.ts";
import { ProviderError } from "../network/provider-error.ts";
import { requireText } from "../network/request.ts";

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
const envelopeSchema = z.object({ data: z.object({ rows: z.array(z.unknown()) }) });

/** Each of the three exchanges has always had more rows: with fewer, the list is incomplete. */
const FEWEST_ROWS = 100;

/** The Nasdaq stock screener's rows of NYSE, NASDAQ or AMEX, in parts of about this many characters for `readScreener`. */
export async function requestScreener(
  access: ProviderAccess,
  exchange: ExchangeCode,
  answerCharacters: number,
): Promise<string[]> {
  const path = pathOf(exchange);
  const body = await requireText(PROVIDER, access, path);
  const at = { key: "rows", rows: "objects" } as const;
  const { envelope, parts } = cutRows({ provider: PROVIDER, path, body }, at, answerCharacters);
  if (!envelopeSchema.safeParse(envelope).success) throw new ProviderError(PROVIDER, path, "lacks data.rows");
  const rows = body.split('"symbol"', FEWEST_ROWS + 1).length - 1;
  if (rows < FEWEST_ROWS) throw new ProviderError(PROVIDER, path, `too_few_rows ${rows}`);
  return parts;
}

/**
 * The listings of a part, with prices and market capitalizations at the close of a day.
 *
 * @throws ProviderError when most rows are in another format
 */
export function readScreener(
  exchange: ExchangeCode,
  part: string,
  closeOn: string,
): { listings: Listing[]; quotes: Quote[]; tally: Tally } {
  const listings: Listing[] = [];
  const quotes: Quote[] = [];
  const tally = emptyTally();
  for (const candidate of rowsOfPart(PROVIDER, pathOf(exchange), part)) {
    tally.read++;
    const row = rowSchema.safeParse(candidate);
    const symbol = row.success && !row.data.symbol.includes("^") ? normalizeSymbol(row.data.symbol) : undefined;
    if (!row.success) countLeftOut(tally, "unreadable_row");
    else if (!symbol) countLeftOut(tally, "not_a_symbol");
    else {
      listings.push(listingOf(symbol, exchange, row.data));
      const quote = quoteOf(symbol, row.data, closeOn);
      if (quote) quotes.push(quote);
      else countLeftOut(tally, "no_price");
    }
  }
  if (listings.length < tally.read / 2) throw new ProviderError(PROVIDER, pathOf(exchange), "mostly_unreadable");
  return { listings, quotes, tally };
}

function pathOf(exchange: ExchangeCode): string {
  return `/api/screener/stocks?tableonly=true&exchange=${exchange.toLowerCase()}&download=true`;
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
