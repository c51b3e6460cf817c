import * as z from "zod/mini";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import { readNumber } from "../answers/figures.ts";
import { countLeftOut, type Listing, type Quote, type Tally } from "../answers/providers.ts";
import type { LongList } from "../network/answer-parts.ts";

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

type Screened = { listing: Listing; quote: Quote | undefined };

/** The Nasdaq stock screener's rows of NYSE, NASDAQ or AMEX, with prices and market capitalizations at the close of a day. */
export function screenerOf(exchange: ExchangeCode, closeOn: string): LongList<Screened> {
  return {
    source: "nasdaq-screener",
    path: `/api/screener/stocks?tableonly=true&exchange=${exchange.toLowerCase()}&download=true`,
    rowsAt: { key: "rows", rows: "objects" },
    problemOf(envelope, body) {
      if (!envelopeSchema.safeParse(envelope).success) return "lacks data.rows";
      const rows = body.split('"symbol"', FEWEST_ROWS + 1).length - 1;
      return rows < FEWEST_ROWS ? `too_few_rows ${rows}` : undefined;
    },
    least: "half",
    read(candidate) {
      const { data: row } = rowSchema.safeParse(candidate);
      if (!row) return "unreadable_row";
      const symbol = row.symbol.includes("^") ? undefined : normalizeSymbol(row.symbol);
      if (!symbol) return "not_a_symbol";
      return { listing: listingOf(symbol, exchange, row), quote: quoteOf(symbol, row, closeOn) };
    },
  };
}

/** The quotes of listings; a listing without one is counted. */
export function quotesOf(screened: readonly Screened[], tally: Tally): Quote[] {
  return screened.flatMap(({ quote }) => {
    if (!quote) countLeftOut(tally, "no_price");
    return quote ?? [];
  });
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
