import * as z from "zod/mini";
import { inMajorUnit } from "../../../domain/facts/in-dollars.ts";
import { daysBetween, isoDay } from "../../../domain/facts/iso-date.ts";
import { countLeftOut, emptyTally, type ProviderAccess, type Quote, type Tally } from "../answers/providers.ts";
import { requestJson } from "../network/request.ts";

/** A request for more is refused. */
const SYMBOLS_IN_A_REQUEST = 20;
/** An older price belongs to a share that no longer trades. */
const OLDEST_PRICE_DAYS = 10;

const answerSchema = z.object({ spark: z.object({ result: z.array(z.unknown()) }) });
const metaSchema = z.object({
  currency: z.string().check(z.regex(/^[A-Za-z]{3}$/)),
  regularMarketPrice: z.number(),
  regularMarketTime: z.int().check(z.positive()),
  chartPreviousClose: z.optional(z.number()),
  previousClose: z.optional(z.number()),
});
const rowSchema = z.object({
  symbol: z.string().check(z.minLength(1)),
  response: z.array(z.object({ meta: metaSchema })),
});

/** Prices without market capitalizations from Yahoo's spark charts, twenty symbols per request. */
export async function yahooSpark(
  access: ProviderAccess,
  symbols: readonly string[],
  today: string,
): Promise<{ quotes: Quote[]; tally: Tally }> {
  const quotes: Quote[] = [];
  const tally = emptyTally();
  for (let from = 0; from < symbols.length; from += SYMBOLS_IN_A_REQUEST) {
    const asked = symbols.slice(from, from + SYMBOLS_IN_A_REQUEST);
    const ours = new Map(asked.map((symbol) => [yahooSymbol(symbol), symbol]));
    const path = `/v7/finance/spark?symbols=${[...ours.keys()].map(encodeURIComponent).join(",")}&range=1d&interval=1d`;
    const { spark } = await requestJson("yahoo-spark", access, path, answerSchema);
    for (const candidate of spark.result) {
      tally.read++;
      const { data: row } = rowSchema.safeParse(candidate);
      const [chart, ...others] = row?.response ?? [];
      const symbol = row && ours.get(row.symbol);
      const quote = symbol && chart && quoteOf(symbol, chart.meta);
      if (!row || !chart || others.length > 0) countLeftOut(tally, "unreadable_row");
      else if (!quote) countLeftOut(tally, "not_asked_for");
      else if (ours.delete(row.symbol)) {
        if (quote.price <= 0) countLeftOut(tally, "no_price");
        else if (daysBetween(quote.asOf, today) > OLDEST_PRICE_DAYS) countLeftOut(tally, "old_price");
        else quotes.push(quote);
      }
    }
    for (const _ of ours) countLeftOut(tally, "unknown_to_source");
  }
  return { quotes, tally };
}

/** Yahoo writes American share classes with a dash; .L and .T are London and Tokyo. */
function yahooSymbol(symbol: string): string {
  return symbol.replace(/^([A-Z]{1,5})\.([A-KM-SU-Z])$/, "$1-$2");
}

function quoteOf(symbol: string, meta: z.infer<typeof metaSchema>): Quote {
  const { price, currency } = inMajorUnit(meta.regularMarketPrice, meta.currency);
  const before = meta.previousClose ?? meta.chartPreviousClose ?? 0;
  return {
    symbol,
    price,
    currency,
    marketCapitalization: null,
    changePercent: before > 0 ? (meta.regularMarketPrice / before - 1) * 100 : null,
    asOf: isoDay(new Date(meta.regularMarketTime * 1000)),
  };
}
