import type { QueryClient } from "@tanstack/react-query";
import type { CompanyAbroad } from "../../../../../domain/issuers/companies-abroad.ts";
import { TICKER_PATTERN } from "../../../../../domain/issuers/symbols.ts";
import type { Company, Stock } from "../../../../../schema/contracts/stocks.ts";
import { ANY_MARKET, companiesQuery } from "../../../lib/company-suggestions.ts";
import { HttpError } from "../../../lib/http.ts";
import { stockQuery } from "../../../lib/stock-query.ts";
import type { MarketChoice } from "../api.ts";

/** A choice to make among the companies suggested for the text, or a company abroad. */
export type Undecided = "choose" | { company: CompanyAbroad; found: readonly Company[] };

/**
 * What a typed text means: the stock or the fund of a symbol, or of a company's name that is clear.
 *
 * @throws what the API refuses it with, when nothing is named so either
 */
export async function whatIsMeant(
  text: string,
  market: MarketChoice,
  client: QueryClient,
): Promise<Stock | { fund: string } | Undecided> {
  const symbol = text.toUpperCase();
  let refusal: unknown;
  if (TICKER_PATTERN.test(text)) {
    const { knownFund } = await import("../../../../../domain/funds/known-funds.ts");
    if (knownFund(symbol)) return { fund: symbol };
    try {
      return await client.fetchQuery(stockQuery(symbol));
    } catch (error) {
      if (!isRefusedSymbol(error)) throw error;
      refusal = error;
    }
  }
  const found = await companiesNamed(text, market, client);
  const [best] = found;
  if (best?.isClearMatch) return best.isFund ? { fund: best.symbol } : client.fetchQuery(stockQuery(best.symbol));
  const company = (await import("./Elsewhere.tsx")).elsewhereOf(text, found);
  if (company) return { company, found };
  if (best && best.match !== "nearest") return "choose";
  if (refusal) throw refusal;
  return client.fetchQuery(stockQuery(symbol));
}

/** Of the chosen market; of all where it has none by that name. */
async function companiesNamed(text: string, market: MarketChoice, client: QueryClient): Promise<readonly Company[]> {
  const inMarket = await client.fetchQuery(companiesQuery(text, market));
  const isFound = inMarket.some(({ match }) => match !== "nearest");
  return isFound || market === ANY_MARKET ? inMarket : client.fetchQuery(companiesQuery(text, ANY_MARKET));
}

/** The server knows no such symbol, or more than one. */
function isRefusedSymbol(error: unknown): boolean {
  return error instanceof HttpError && [400, 404, 409].includes(error.status);
}
