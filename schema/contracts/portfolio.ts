import * as z from "zod/mini";
import { FUND_KINDS } from "../../domain/funds/known-funds.ts";
import { EXCHANGE_CODES } from "../../domain/issuers/exchanges.ts";
import { SYMBOL_MAX_LENGTH } from "../../domain/issuers/symbols.ts";
import { COMPLIANCE_STATUSES } from "../../domain/screening/compliance.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { STANDARD_IDS } from "../../domain/standards/standards.ts";
import { endpoint } from "./endpoint.ts";
import { lookThroughSchema } from "./funds.ts";

/** As many symbols as one look-up takes; a larger portfolio asks several times. */
export const LOOK_UP_MAX = 50;

const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const percent = z.number().check(z.gte(0));
const dollars = z.number().check(z.gte(0));

/** What a portfolio needs of one company. Amounts are US dollars, ratios percents; a null is an unknown, never a zero. */
export const heldStockSchema = z.object({
  kind: z.literal("stock"),
  /** The symbol it was asked by. */
  asked: z.string(),
  symbol: z.string(),
  name: z.string(),
  exchange: z.enum(EXCHANGE_CODES),
  sector: z.nullable(z.string()),
  currentPrice: z.nullable(dollars),
  priceAsOf: z.nullable(isoDate),
  /** The listing of its company whose verdict this is, when this one was never screened itself. */
  verdictOf: z.nullable(z.object({ symbol: z.string(), name: z.string() })),
  screenedOn: z.nullable(isoDate),
  /** Under each standard, the house's own first. */
  standings: z.array(z.object({ standardId: z.enum(STANDARD_IDS), standing: z.enum(STANDINGS) })),
  /** The first reason of the house's own verdict, in a sentence. */
  reason: z.nullable(z.string()),
  /** The non-compliant income ratio from each day on which it changed, oldest first. */
  ratios: z.array(z.object({ from: isoDate, percent: z.nullable(percent), status: z.enum(COMPLIANCE_STATUSES) })),
  isRatioEstimated: z.boolean(),
  /** The company's non-compliant income of a year ÷ its shares. */
  incomePerShare: z.nullable(z.object({ amount: dollars, isEstimated: z.boolean() })),
  /** Cash and receivables ÷ market capitalization: at least the part that is zakatable. */
  zakatablePercent: z.nullable(percent),
});
export type HeldStock = z.infer<typeof heldStockSchema>;

/** What a portfolio needs of a fund: what its weight comes to. Of its price nothing is known. */
export const heldFundSchema = z.object({
  kind: z.literal("fund"),
  asked: z.string(),
  symbol: z.string(),
  name: z.string(),
  fundKind: z.enum(FUND_KINDS),
  /** Null where nothing of its holdings is known, or a screening of companies says nothing of them. */
  holdings: z.nullable(
    z.pick(lookThroughSchema, {
      ...({ asOf: true, source: true, screenedOn: true, declared: true, matched: true } as const),
      ...({ standards: true, largest: true, sectors: true, purification: true } as const),
    }),
  ),
});
export type HeldFund = z.infer<typeof heldFundSchema>;

export const portfolioEndpoints = {
  /** By POST, so that what somebody owns stands in no address; nothing of it is kept. */
  lookUpHoldings: endpoint({
    method: "POST",
    path: "/api/portfolio/look-up",
    cache: "never",
    body: z.object({
      symbols: z
        .array(z.string().check(z.minLength(1), z.maxLength(SYMBOL_MAX_LENGTH)))
        .check(z.minLength(1), z.maxLength(LOOK_UP_MAX)),
    }),
    response: z.object({
      stocks: z.array(heldStockSchema),
      funds: z.array(heldFundSchema),
      /** Units of each currency for one US dollar. */
      exchangeRates: z.object({ asOf: isoDate, rates: z.record(z.string(), z.number()) }),
    }),
  }),
};
