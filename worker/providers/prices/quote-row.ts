import type { SourcedFact, SourceId } from "../../../domain/facts/company-facts.ts";
import type { Quote } from "../answers/providers.ts";
import type { QuoteRow } from "../answers/refresh-sources.ts";

export function quoteRow(
  { symbol, price, currency, marketCapitalization, changePercent, asOf }: Quote,
  source: SourceId,
): QuoteRow {
  const quoted = (value: number): SourcedFact => ({ value, currency, periodEnd: asOf, source, quality: "estimated" });
  return [
    symbol,
    {
      price: quoted(price),
      ...(marketCapitalization !== null && { marketCapitalization: quoted(marketCapitalization) }),
    },
    changePercent,
  ];
}
