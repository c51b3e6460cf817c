import * as z from "zod";
import {
  COMPLIANCE_STATUSES,
  DATA_QUALITIES,
  INPUT_NAMES,
  RATIO_NAMES,
  REASON_CODES,
} from "../vocabulary/compliance.ts";
import { EXCHANGE_CODES, exchangeByName } from "../vocabulary/exchanges.ts";
import { REGIONS, SECTORS } from "../vocabulary/sectors.ts";
import { SOURCE_IDS } from "../vocabulary/sources.ts";
import { normalizeSymbol } from "../vocabulary/symbols.ts";
import { endpoint } from "./endpoint.ts";
import { cursorSchema, limitSchema } from "./pagination.ts";

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const percent = z.number().min(0).finite();
const dollars = z.number().min(0).finite();

const ratiosSchema = z.object({
  debtRatio: percent.nullable(),
  cashRatio: percent.nullable(),
  nonCompliantIncomeRatio: percent.nullable(),
});

const reasonSchema = z.object({
  code: z.enum(REASON_CODES),
  effect: z.enum(["verdict", "note"]),
  figure: z.number().finite().nullable(),
  limit: z.number().finite().nullable(),
  about: z.enum([...INPUT_NAMES, ...RATIO_NAMES]).nullable(),
  message: z.string().min(1),
});

const evidenceSchema = z.object({
  input: z.enum(INPUT_NAMES),
  amount: dollars,
  originalAmount: z.number().min(0).finite(),
  currency: z.string().min(3).max(6),
  exchangeRate: z.number().positive().finite(),
  exchangeRateDate: isoDate.nullable(),
  periodStart: isoDate.nullable(),
  periodEnd: isoDate,
  source: z.enum(SOURCE_IDS),
  url: z.string().nullable(),
  quality: z.enum(DATA_QUALITIES),
  note: z.string().nullable(),
  bound: z.enum(["upper", "lower"]).nullable(),
});

const standardVerdictSchema = z.object({
  standardId: z.string(),
  status: z.enum(COMPLIANCE_STATUSES),
  ratios: ratiosSchema,
  receivablesRatio: percent.nullable(),
  reasons: z.array(reasonSchema),
  caveats: z.array(z.string()),
});

const flipPointSchema = z.object({
  input: z.enum([
    "marketCapitalization",
    "interestBearingDebt",
    "cashAndInterestBearingSecurities",
    "nonCompliantRevenue",
  ]),
  threshold: dollars,
  changePercent: z.number().finite(),
  to: z.enum(COMPLIANCE_STATUSES),
});

/** Ratios are percents: 33 means 33 %. A null is an unknown, never a zero. Amounts are US dollars. */
export const analysisSchema = ratiosSchema.extend({
  businessActivities: z.array(z.object({ activity: z.string(), percentage: z.number().min(0).max(100) })),
  purificationAmount: dollars.nullable(),
  dividendPerShare: dollars.nullable(),
  isRealData: z.boolean(),
  methodology: z.string(),
  scholarlyBasis: z.string().optional(),
  business: z.object({
    activity: z.string(),
    verdict: z.enum(["prohibited", "differed_upon", "permissible"]),
    isMixed: z.boolean(),
    isKnown: z.boolean(),
    rule: z.string(),
  }),
  reasons: z.array(reasonSchema),
  evidence: z.array(evidenceSchema),
  standards: z.array(standardVerdictSchema),
  split: z.object({ input: z.enum(INPUT_NAMES), message: z.string() }).nullable(),
  flipPoints: z.array(flipPointSchema),
  screenedOn: isoDate,
});
export type Analysis = z.infer<typeof analysisSchema>;

const historyPointSchema = ratiosSchema.extend({
  screenedOn: isoDate,
  status: z.enum(COMPLIANCE_STATUSES),
  causes: z.array(z.object({ input: z.enum(INPUT_NAMES), before: dollars.nullable(), after: dollars.nullable() })),
});

export const stockSummarySchema = z.object({
  id: z.number().int().positive(),
  symbol: z.string().min(1),
  name: z.string().min(1),
  sector: z.string().nullable(),
  exchange: z.enum(EXCHANGE_CODES),
  currentPrice: dollars.nullable(),
  /** Percent since the previous close; null when it is not known. */
  priceChangePercent: z.number().finite().nullable(),
  complianceStatus: z.enum(COMPLIANCE_STATUSES),
});
export type StockSummary = z.infer<typeof stockSummarySchema>;

export const stockSchema = stockSummarySchema.extend({
  industry: z.string().nullable(),
  country: z.string().nullable(),
  region: z.enum(REGIONS).nullable(),
  /** The day of the price. */
  priceAsOf: isoDate.nullable(),
  /** False for a name known only from a listing: nothing has been screened yet. */
  isScreened: z.boolean(),
  /** Every published screening that changed something, oldest first; empty for a name that was never screened. */
  history: z.array(historyPointSchema),
  analysis: analysisSchema,
});
export type Stock = z.infer<typeof stockSchema>;

export const companySchema = stockSummarySchema.pick({ symbol: true, name: true, exchange: true });
export type Company = z.infer<typeof companySchema>;

const symbolSchema = z.string().transform((text, context) => {
  const symbol = normalizeSymbol(text);
  if (symbol) return symbol;
  const shown = text.trim().toUpperCase().slice(0, 20);
  context.addIssue({
    code: "custom",
    message: `${shown} is not a valid stock symbol. Please check the spelling and try again.`,
  });
  return z.NEVER;
});

const exchangeListSchema = commaList("exchange", (name) => exchangeByName(name)?.code).optional();
const sectorListSchema = commaList("sector", oneOf(SECTORS)).optional();
const regionListSchema = commaList("region", oneOf(REGIONS)).optional();

export const SEARCH_TEXT_MAX_LENGTH = 80;
const searchTextSchema = z.string().max(SEARCH_TEXT_MAX_LENGTH, {
  error: `q must be at most ${SEARCH_TEXT_MAX_LENGTH} characters`,
});

const statusSchema = z.enum(COMPLIANCE_STATUSES, { error: "status must be halal, questionable or haram" });

const listFilters = {
  exchange: exchangeListSchema,
  sector: sectorListSchema,
  region: regionListSchema,
  limit: limitSchema,
  cursor: cursorSchema,
};

export const stockEndpoints = {
  searchCompanies: endpoint({
    method: "GET",
    path: "/api/companies/search",
    summary: "Companies whose name or symbol starts with the words typed, largest first",
    openData: true,
    query: z.object({ q: searchTextSchema.default(""), exchange: exchangeListSchema }),
    response: z.array(companySchema),
  }),
  searchStocks: endpoint({
    method: "GET",
    path: "/api/stocks/search",
    summary: "Screened stocks by text, exchange, sector, region and status",
    openData: true,
    query: z.object({ q: searchTextSchema.default(""), status: statusSchema.optional(), ...listFilters }),
    response: z.array(stockSummarySchema),
  }),
  browseStocks: endpoint({
    method: "GET",
    path: "/api/stocks/browse",
    summary: "Screened stocks of one compliance status",
    openData: true,
    query: z.object({
      complianceStatus: z
        .enum(COMPLIANCE_STATUSES, { error: "complianceStatus must be halal, questionable or haram" })
        .default("halal"),
      ...listFilters,
    }),
    response: z.array(stockSummarySchema),
  }),
  analyzeStock: endpoint({
    method: "POST",
    path: "/api/stocks/analyze",
    summary: "The verdict on one stock, by symbol in the body",
    body: z.object({ symbol: symbolSchema }),
    response: stockSchema,
  }),
  lookUpStock: endpoint({
    method: "GET",
    path: "/api/stocks/:symbol",
    summary: "One stock with its verdict, its reasons and the evidence behind them",
    openData: true,
    params: z.object({ symbol: symbolSchema }),
    response: stockSchema,
  }),
};

/** A comma-joined list of words, each resolved by `resolve`; a word it does not know is an error that names the field. */
function commaList<Value extends string>(field: string, resolve: (word: string) => Value | undefined) {
  return z
    .string()
    .max(400, { error: `${field} is too long` })
    .transform((text, context) => {
      const values = new Set<Value>();
      for (const word of text.split(",")) {
        const value = resolve(word.trim());
        if (value === undefined) {
          context.addIssue({ code: "custom", message: `${field} does not know "${word.trim().slice(0, 40)}"` });
          return z.NEVER;
        }
        values.add(value);
      }
      return [...values];
    });
}

function oneOf<Value extends string>(values: readonly Value[]) {
  const byFolded = new Map(values.map((value) => [value.toLowerCase(), value]));
  return (word: string) => byFolded.get(word.toLowerCase());
}
