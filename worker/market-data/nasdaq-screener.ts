import * as z from "zod";
import type { ExchangeCode } from "../../schema/vocabulary/exchanges.ts";
import { normalizeSymbol } from "../../schema/vocabulary/symbols.ts";
import { readNumber } from "./figures.ts";
import { ProviderError } from "./provider-error.ts";
import {
  countLeftOut,
  emptyTally,
  type Listing,
  type ListingsProvider,
  type ProviderAccess,
  type Quote,
  type QuotesProvider,
} from "./providers.ts";
import { requestJson } from "./request.ts";

const PROVIDER = "nasdaq-screener";

const rowSchema = z.object({
  symbol: z.string().min(1),
  name: z.string().min(1),
  lastsale: z.string(),
  pctchange: z.string(),
  marketCap: z.string(),
  country: z.string(),
  industry: z.string(),
  sector: z.string(),
});
const answerSchema = z.object({ data: z.object({ rows: z.array(z.unknown()) }) });

/** Fewer rows than any of the three exchanges has ever had: the answer is a part of the list. */
const FEWEST_ROWS = 100;

/**
 * The Nasdaq stock screener: listings, prices and market capitalizations of NYSE, NASDAQ and AMEX, one request each.
 * `fewestRows` is what a whole answer has at least.
 */
export function nasdaqScreener(
  access: ProviderAccess,
  { closeOn, fewestRows = FEWEST_ROWS }: { closeOn: string; fewestRows?: number },
): ListingsProvider & QuotesProvider {
  const read: ListingsProvider["listings"] = async (exchange) => {
    const path = `/api/screener/stocks?tableonly=true&exchange=${exchange.toLowerCase()}&download=true`;
    const answer = answerSchema.safeParse(await requestJson(PROVIDER, access, path));
    if (!answer.success) throw new ProviderError(PROVIDER, path, "an answer without data.rows");
    const { rows } = answer.data.data;
    const tally = emptyTally();
    const listings: Listing[] = [];
    const quotes: Quote[] = [];
    for (const candidate of rows) {
      tally.read++;
      const row = rowSchema.safeParse(candidate);
      const symbol = row.success && !row.data.symbol.includes("^") ? normalizeSymbol(row.data.symbol) : undefined;
      if (!row.success) countLeftOut(tally, "not in the screener's form");
      else if (!symbol) countLeftOut(tally, "not a share's symbol");
      else {
        listings.push(listingOf(symbol, exchange, row.data));
        const quote = quoteOf(symbol, row.data, closeOn);
        if (quote) quotes.push(quote);
        else countLeftOut(tally, "without a price");
      }
    }
    if (listings.length < fewestRows)
      throw new ProviderError(PROVIDER, path, `only ${listings.length} of ${rows.length} rows can be read`);
    return { listings, quotes, tally };
  };
  return { listings: read, quotes: read };
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

/** A zero or blank price or market capitalization is unknown: the screener writes 0.00 for what it does not have. */
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
