import * as z from "zod/mini";
import { EXCHANGE_CODES } from "../../domain/facts/exchanges.ts";
import { FUND_KINDS } from "../../domain/funds/known-funds.ts";
import { SYMBOL_MAX_LENGTH } from "../../domain/issuers/symbols.ts";
import { COMPLIANCE_STATUSES } from "../../domain/screening/screening.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { STANDARD_IDS } from "../../domain/standards/standards.ts";
import { changeSchema } from "./changes.ts";
import { endpoint } from "./endpoint.ts";
import { lookThroughSchema } from "./funds.ts";
import { partingSchema, stockSummarySchema } from "./stocks.ts";

/** The most symbols in one look-up; a larger portfolio needs several. */
export const LOOK_UP_MAX = 50;

const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const percent = z.number().check(z.gte(0));
const dollars = z.number().check(z.gte(0));

/** The facts that a portfolio needs about one company. Amounts are US dollars, ratios percents; null is unknown, never zero. */
export const heldStockSchema = z.object({
  kind: z.literal("stock"),
  asked: z.string(),
  symbol: z.string(),
  name: z.string(),
  exchange: z.enum(EXCHANGE_CODES),
  sector: z.nullable(z.string()),
  currentPrice: z.nullable(dollars),
  priceAsOf: z.nullable(isoDate),
  price: stockSummarySchema.shape.price,
  /** The listing of the same company that this verdict comes from, when this one was never screened itself. */
  verdictOf: z.nullable(z.object({ symbol: z.string(), name: z.string() })),
  screenedOn: z.nullable(isoDate),
  /** The end of the oldest period that decides the house's verdict. */
  figuresOn: z.nullable(isoDate),
  /** Under each standard, the house's own first. */
  standings: z.array(z.object({ standardId: z.enum(STANDARD_IDS), standing: z.enum(STANDINGS) })),
  /** In codes, to be worded on the device; null where no standard passes what another forbids. */
  parting: partingSchema,
  /** By the house's own verdict. */
  because: stockSummarySchema.shape.because,
  /** The non-compliant income ratio from each day on which it changed, oldest first. */
  ratios: z.array(z.object({ from: isoDate, percent: z.nullable(percent), status: z.enum(COMPLIANCE_STATUSES) })),
  /** The newest changes of the house's own verdict, newest first; the last by age, if it is past. */
  changes: z.array(
    z.pick(changeSchema, {
      version: true,
      changedOn: true,
      before: true,
      after: true,
      causes: true,
      inputs: true,
      agedOn: true,
      price: true,
    }),
  ),
  isRatioEstimated: z.boolean(),
  /** Then all of a dividend is to be given away, whatever the ratio. */
  isProhibitedBusiness: z.boolean(),
  purificationBound: stockSummarySchema.shape.purificationBound,
  /** The company's non-compliant income of the twelve months that ended in `year` ÷ its shares. */
  incomePerShare: z.nullable(z.object({ amount: dollars, isEstimated: z.boolean(), year: z.int() })),
  /** Cash and receivables ÷ market capitalization: a lower bound of the zakatable part. */
  zakatablePercent: z.nullable(percent),
});
export type HeldStock = z.infer<typeof heldStockSchema>;

/** The facts that a portfolio needs about a fund: its result by weight. Its price is not known. */
export const heldFundSchema = z.object({
  kind: z.literal("fund"),
  asked: z.string(),
  symbol: z.string(),
  name: z.string(),
  fundKind: z.enum(FUND_KINDS),
  /** Null when its holdings are unknown, or when a screening of companies says nothing about them. */
  holdings: z.nullable(
    z.pick(lookThroughSchema, {
      asOf: true,
      source: true,
      screenedOn: true,
      declared: true,
      matched: true,
      standards: true,
      parting: true,
      largest: true,
      sectors: true,
      purification: true,
    }),
  ),
});
export type HeldFund = z.infer<typeof heldFundSchema>;

export const portfolioEndpoints = {
  /** A POST, so that no address shows what somebody owns; nothing of it is stored. */
  lookUpHoldings: endpoint("POST /api/portfolio/look-up", {
    reads: 6 * LOOK_UP_MAX,
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
