import * as z from "zod/mini";
import { ANOMALY_CODES } from "../../domain/facts/anomalies.ts";
import {
  type CompanyFacts,
  DATA_QUALITIES,
  type ExchangeRates,
  FACT_DETAIL_CODES,
  INPUT_NAMES,
  LEFT_OUT_REASON_CODES,
  QUANTITY_NAMES,
  SOURCE_IDS,
} from "../../domain/facts/company-facts.ts";
import { EXCHANGE_CODES, exchangeByName, REGIONS, SECTORS } from "../../domain/facts/exchanges.ts";
import { FACT_PROBLEMS } from "../../domain/facts/usable-facts.ts";
import { normalizeSymbol } from "../../domain/issuers/symbols.ts";
import { DOUBTS } from "../../domain/screening/limit-test.ts";
import {
  COMPLIANCE_STATUSES,
  INCOME_KINDS,
  PURIFICATION_BOUNDS,
  RATIO_PARTS,
  RATIO_WHOLES,
  REASON_CODES,
  type Screening,
} from "../../domain/screening/screening.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { ACTIVITY_IDS } from "../../domain/standards/activities.ts";
import { HOUSE_STANDARD_ID, RATIO_NAMES, STANDARD_IDS } from "../../domain/standards/standards.ts";
import { EDITION_PROBLEMS } from "../../domain/standards/standards-on.ts";
import { endpoint } from "./endpoint.ts";
import { cursorSchema, either, limitSchema, meant, numeral } from "./fields.ts";
import { complaint, type Kind, wrongKind } from "./reasons.ts";

// What is lazy is not built by an isolate that only looks stocks up: its answers are made of stored documents.
const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const percent = z.number().check(z.gte(0));
const dollars = z.number().check(z.gte(0));

const ratiosSchema = z.object({
  debtRatio: z.nullable(percent),
  cashRatio: z.nullable(percent),
  nonCompliantIncomeRatio: z.nullable(percent),
});

const part = z.enum(RATIO_PARTS);
const whole = z.enum(RATIO_WHOLES);

const namedFigureSchema = {
  amount: dollars,
  periodEnd: isoDate,
  source: z.enum(SOURCE_IDS),
  bound: z.nullable(z.enum(["upper", "lower"])),
};

const besideFigureSchema = {
  ...namedFigureSchema,
  currency: z.string().check(z.minLength(3), z.maxLength(6)),
  quality: z.enum(DATA_QUALITIES),
};

/** The parts of a reason's sentence besides its code and figure. */
const reasonDetailSchema = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("ratio"),
      part,
      whole,
      confirmed: z.nullable(percent),
      /** Above this ratio it fails for certain; null for one near its limit. */
      failsAbove: z.nullable(percent),
      /** What it is only known to be, where it fails. */
      bound: z.optional(z.enum(["upper", "estimate"])),
    }),
    z.object({ kind: z.literal("uncertain_ratio"), part, whole, doubt: z.enum(DOUBTS), limit: percent }),
    z.object({
      kind: z.literal("newer_figure"),
      part,
      whole,
      /** Of the figure used; the reason's own figure is the newer one's ratio. */
      ratio: percent,
      used: z.object(namedFigureSchema),
      newer: z.object(namedFigureSchema),
    }),
    z.object({ kind: z.literal("income_bound"), bound: z.enum(["upper", "lower", "estimate"]) }),
    z.object({ kind: z.literal("unusable"), problem: z.enum(FACT_PROBLEMS) }),
    z.object({ kind: z.literal("left_out"), why: z.enum(LEFT_OUT_REASON_CODES) }),
    z.object({
      kind: z.literal("stale"),
      periodEnd: isoDate,
      /** The ratio that rests on the figure, and its limit; null when the figure is too old for any. */
      part: z.nullable(part),
      ratio: z.nullable(percent),
      ratioLimit: z.nullable(percent),
      /** What a newer balance sheet leaves for that ratio at most. */
      atMost: z.optional(z.object({ ratio: percent, periodEnd: isoDate })),
    }),
    z.object({ kind: z.literal("under_review"), anomaly: z.enum(ANOMALY_CODES) }),
    z.object({ kind: z.literal("edition"), problem: z.enum(EDITION_PROBLEMS) }),
    z.object({ kind: z.enum(["missing", "unknown_business", "excluded_by_standard", "not_screened"]) }),
  ]),
);

const codedReason = () => ({
  code: z.enum(REASON_CODES),
  effect: z.enum(["verdict", "note"]),
  figure: z.nullable(z.number()),
  limit: z.nullable(z.number()),
  about: z.nullable(z.enum([...QUANTITY_NAMES, ...RATIO_NAMES])),
  detail: z.nullable(reasonDetailSchema),
});
const reasonSchema = z.lazy(() => z.object({ ...codedReason(), message: z.string().check(z.minLength(1)) }));

const factBasisSchema = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("source"),
      snapshotOn: z.nullable(isoDate),
      entries: z.nullable(z.string()),
      details: z.readonly(z.array(z.enum(FACT_DETAIL_CODES))),
    }),
    z.object({ kind: z.literal("estimated_interest"), percent, asOf: isoDate, source: z.string() }),
  ]),
);

const codedEvidence = () => ({
  input: z.enum(INPUT_NAMES),
  amount: dollars,
  originalAmount: z.number().check(z.gte(0)),
  currency: z.string().check(z.minLength(3), z.maxLength(6)),
  exchangeRate: z.number().check(z.positive()),
  exchangeRateDate: z.nullable(isoDate),
  periodStart: z.nullable(isoDate),
  periodEnd: isoDate,
  source: z.enum(SOURCE_IDS),
  url: z.nullable(z.string()),
  quality: z.enum(DATA_QUALITIES),
  basis: z.nullable(factBasisSchema),
  bound: z.nullable(z.enum(["upper", "lower"])),
  confirmedShare: z.optional(z.number().check(z.positive(), z.lte(1))),
  /** A single figure of another source that is more than a quarter newer, and whether every test has the same outcome with it. */
  newer: z.optional(z.object({ ...besideFigureSchema, isSame: z.boolean() })),
  /** The source's own bound of the interest, in whose place our estimate stands. */
  inPlaceOf: z.optional(z.object(besideFigureSchema)),
});

const codedStandardVerdict = () => ({
  standardId: z.enum(STANDARD_IDS),
  status: z.enum(COMPLIANCE_STATUSES),
  ratios: ratiosSchema,
  receivablesRatio: z.nullable(percent),
  reasons: z.array(z.object(codedReason())),
});

const flipPointSchema = z.lazy(() =>
  z.object({
    input: z.enum([
      "marketCapitalization",
      "interestBearingDebt",
      "cashAndInterestBearingSecurities",
      "nonCompliantRevenue",
    ]),
    threshold: dollars,
    changePercent: z.number(),
    to: z.enum(COMPLIANCE_STATUSES),
    standing: z.optional(z.enum(["halal", "purify", "doubt", "haram"])),
  }),
);

/** The evidence by which a business was recognized. */
const businessBasisSchema = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.enum(["gics", "industry"]), name: z.string() }),
    z.object({ kind: z.literal("sic"), first: z.int(), last: z.int() }),
    z.object({ kind: z.literal("override"), id: z.string() }),
    z.object({
      kind: z.literal("islamic_institution"),
      institution: z.enum(["bank", "takaful", "finance"]),
      source: z.string(),
    }),
    z.object({ kind: z.literal("without_alcohol_and_pork"), class: z.enum(ACTIVITY_IDS) }),
    z.object({ kind: z.literal("unknown") }),
  ]),
);

const codedBusiness = () => ({
  activityId: z.enum(ACTIVITY_IDS),
  verdict: z.enum(["prohibited", "differed_upon", "permissible"]),
  isMixed: z.boolean(),
  isKnown: z.boolean(),
  isMoneyTrade: z.boolean(),
  basis: businessBasisSchema,
  /** Operating leases can be nearly all of what a source calls debt. */
  isLeaseHeavy: z.optional(z.literal(true)),
});

const standardIds = z.array(z.enum(STANDARD_IDS));

/** Where the standards part on a stock, in codes, with the business that a reason may name. */
export const partingSchema = z.lazy(() =>
  z.nullable(
    z.object({
      passes: standardIds,
      fails: standardIds,
      standardId: z.enum(STANDARD_IDS),
      reason: z.object(codedReason()),
      leniencies: z.array(
        z.discriminatedUnion("kind", [
          z.object({ kind: z.literal("untested"), standardIds }),
          z.object({ kind: z.literal("limit"), standardIds, limit: percent }),
          z.object({ kind: z.literal("whole"), standardIds, ratio: percent, whole }),
        ]),
      ),
      business: z.object(codedBusiness()),
    }),
  ),
);

const codedActivity = () => ({ kind: z.enum(INCOME_KINDS), percentage: z.number().check(z.gte(0), z.lte(100)) });

/** Ratios are percents: 33 means 33%. Null is unknown, never zero. Amounts are US dollars. */
const codedAnalysis = () => ({
  ...ratiosSchema.shape,
  businessActivities: z.array(z.object(codedActivity())),
  purificationAmount: z.nullable(dollars),
  dividendPerShare: z.nullable(dollars),
  isRealData: z.boolean(),
  methodology: z.string(),
  business: z.object(codedBusiness()),
  reasons: z.array(z.object(codedReason())),
  evidence: z.array(z.object(codedEvidence())),
  standards: z.array(z.object(codedStandardVerdict())),
  flipPoints: z.array(flipPointSchema),
  screenedOn: isoDate,
});

/** The same with the words for its codes. */
export const analysisSchema = z.lazy(() =>
  z.object({
    ...codedAnalysis(),
    businessActivities: z.array(z.object({ ...codedActivity(), activity: z.string() })),
    business: z.object({ ...codedBusiness(), activity: z.string(), rule: z.string() }),
    reasons: z.array(reasonSchema),
    evidence: z.array(z.object({ ...codedEvidence(), note: z.nullable(z.string()) })),
    standards: z.array(
      z.object({ ...codedStandardVerdict(), reasons: z.array(reasonSchema), caveats: z.array(z.string()) }),
    ),
    /** On what the standards part that the stock shows; null where none passes what another forbids. */
    split: z.nullable(
      z.object({
        passes: standardIds,
        fails: standardIds,
        message: z.string(),
      }),
    ),
  }),
);
export type Analysis = z.infer<typeof analysisSchema>;

/** As it is stored. */
export type CodedAnalysis = Omit<
  Analysis,
  "business" | "businessActivities" | "reasons" | "evidence" | "standards" | "split"
> &
  Pick<Screening, "business" | "businessActivities" | "reasons" | "evidence" | "standards">;

const historyPointSchema = z.lazy(() =>
  z.object({
    ...ratiosSchema.shape,
    screenedOn: isoDate,
    status: z.enum(COMPLIANCE_STATUSES),
    standing: z.optional(z.enum(STANDINGS)),
    causes: z.array(z.object({ input: z.enum(INPUT_NAMES), before: z.nullable(dollars), after: z.nullable(dollars) })),
    /** True of a day before the stock was first screened, worked out afterwards from filings: it is no verdict. */
    isReconstructed: z.optional(z.literal(true)),
    isAged: z.optional(z.literal(true)),
  }),
);

/** As quoted, in the currency of its exchange; rounded to three digits where only a snapshot has it. */
const quotedPriceSchema = z.object({ amount: z.number(), currency: z.string(), isRounded: z.boolean() });

export const stockSummarySchema = z.object({
  id: z.int().check(z.positive()),
  symbol: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  sector: z.nullable(z.string()),
  exchange: z.enum(EXCHANGE_CODES),
  currentPrice: z.nullable(dollars),
  /** Percent since the previous close; null when unknown. */
  priceChangePercent: z.nullable(z.number()),
  complianceStatus: z.enum(COMPLIANCE_STATUSES),
  /** The meaning of the status: a questionable stock is either to be purified or in doubt. */
  standing: z.enum(STANDINGS),
  /** The end of the period of the oldest figure behind the verdict; null when it rests on none. */
  figuresOn: z.nullable(isoDate),
  /** That day is only about right: the source of the figure gave none. */
  isDayAbout: z.optional(z.literal(true)),
  /** The last day of this standing, unless newer figures come: then they are too old. Null when age does not change it. */
  standsUntil: z.nullable(isoDate),
  priceAsOf: z.nullable(isoDate),
  /** Whether debt, cash and revenue come from filings; null when that is not known. */
  isRealData: z.optional(z.nullable(z.boolean())),
  price: z.nullable(quotedPriceSchema),
  /** Whether the amount and the ratio to purify are our own estimate, the least or the most; null when the income is reported. */
  purificationBound: z.nullable(z.enum(PURIFICATION_BOUNDS)),
  /** What decides whether it may be bought; null where the standing says it all. */
  because: z.lazy(() =>
    z.nullable(
      z.object({
        /** The deciding one alone. */
        reasons: z.array(z.object(codedReason())),
        /** Only where it is the reason. */
        business: z.optional(z.object(codedBusiness())),
        dividendPerShare: z.nullable(dollars),
      }),
    ),
  ),
});
export type StockSummary = z.infer<typeof stockSummarySchema>;

export const listedStockSchema = z.object({
  ...stockSummarySchema.shape,
  ...ratiosSchema.shape,
  industry: z.nullable(z.string()),
  marketCapitalization: z.nullable(dollars),
  /** Per share, over the last twelve months. */
  purificationAmount: z.nullable(dollars),
});
export type ListedStock = z.infer<typeof listedStockSchema>;

const {
  isRealData: _,
  because: __,
  isDayAbout: ___,
  purificationBound,
  price,
  priceAsOf,
  standsUntil,
  ...listed
} = stockSummarySchema.shape;
const { figuresOn, id, ...summary } = listed;
const { symbol, name, exchange, currentPrice, standing } = summary;
const codedStock = () => ({
  id,
  /** The company's other listings, home listing first; they share its facts and its verdict. */
  listings: z.array(z.object({ symbol, exchange, currentPrice, price })),
  /** The listing of the same company that this verdict comes from, when this one was never screened itself. */
  verdictOf: z.nullable(z.object({ symbol, name })),
  ...summary,
  industry: z.nullable(z.string()),
  country: z.nullable(z.string()),
  region: z.nullable(z.enum(REGIONS)),
  priceAsOf,
  /** False for a name known only from a listing, which has not been screened. */
  isScreened: z.boolean(),
  /** Every published screening that changed something, oldest first; empty for a name that was never screened. */
  history: z.array(historyPointSchema),
  analysis: z.object(codedAnalysis()),
  figuresOn,
  standsUntil,
  price,
  purificationBound,
  /** The age of the verdict's figures on the day of reading; status, standing and reasons are of that day, too. */
  age: z.object({
    readOn: isoDate,
    figuresOn: z.nullable(isoDate),
    isStale: z.boolean(),
    priceOn: z.nullable(isoDate),
    priceDays: z.nullable(z.int().check(z.gte(0))),
    isPriceOld: z.boolean(),
  }),
});
/** `answer`: whether it may be bought, in a line. */
export const stockSchema = z.lazy(() => z.object({ ...codedStock(), analysis: analysisSchema, answer: z.string() }));
export type Stock = z.infer<typeof stockSchema>;
/** A stock in codes and figures, which a page words in its own language. */
export type CodedStock = Omit<Stock, "answer" | "analysis"> & { analysis: CodedAnalysis };

export const alternativesSchema = z.lazy(() =>
  z.object({
    /** The standard under which they pass. */
    standardId: z.enum(STANDARD_IDS),
    industry: z.nullable(z.string()),
    region: z.nullable(z.string()),
    /** Other companies of the industry, and how many of them pass with a better standing. */
    compared: z.int().check(z.gte(0)),
    passing: z.int().check(z.gte(0)),
    /** The nearest of them: first those of the stock's region, then by size. */
    stocks: z.array(z.object({ ...listedStockSchema.shape, region: z.nullable(z.string()) })),
  }),
);
export type Alternatives = z.infer<typeof alternativesSchema>;

/** An industry by its one name, whatever its sources call it, and its number of screened stocks. */
const industrySchema = z.object({ name: z.string(), stocks: z.int() });
export type Industry = z.infer<typeof industrySchema>;

/**
 * How a company matches the typed text: by its whole name, symbol or alias; by the start of one; by words of its name; with one wrong
 * letter; or only in part, as the nearest match.
 */
export const NAME_MATCHES = ["exact", "start", "words", "spelling", "nearest"] as const;
export type NameMatch = (typeof NAME_MATCHES)[number];

export const companySchema = z.lazy(() =>
  z.object({
    symbol,
    name,
    exchange,
    standing,
    match: z.enum(NAME_MATCHES),
    /** Whether Enter opens this company for the typed text; true for the first company at most. */
    isClearMatch: z.boolean(),
    /** A fund, which is judged by its holdings and has no verdict of its own; its name is its symbol until its own filing gives one. */
    isFund: z.optional(z.boolean()),
  }),
);
export type Company = z.infer<typeof companySchema>;

export const symbolSchema = z.pipe(
  z.string(),
  meant(normalizeSymbol, (text) => complaint("symbol_unknown", { symbol: text.trim().toUpperCase().slice(0, 20) })),
);

const exchangesIn = (field: string) => z.lazy(() => z.optional(commaList(field, (name) => exchangeByName(name)?.code)));
const exchangeListSchema = exchangesIn("exchange");
/** Companies of these come before others that match as well. */
const near = exchangesIn("near");
const sectorListSchema = z.lazy(() => z.optional(commaList("sector", oneOf(SECTORS))));
const regionListSchema = z.lazy(() => z.optional(commaList("region", oneOf(REGIONS))));

export const SEARCH_TEXT_MAX_LENGTH = 80;
const searchTextSchema = z
  .string()
  .check(
    z.maxLength(SEARCH_TEXT_MAX_LENGTH, { error: complaint("too_long", { field: "q", max: SEARCH_TEXT_MAX_LENGTH }) }),
  );

const SCREENED_STANDINGS = STANDINGS.filter((word) => word !== "not_screened");
const standingListSchema = z.lazy(() => z.optional(commaList("standing", oneOf(SCREENED_STANDINGS))));

const INDUSTRIES_MAX = 20;
const industryListSchema = z.lazy(() =>
  z.optional(
    z.pipe(
      z.string().check(z.maxLength(800, { error: complaint("list_too_long", { field: "industry" }) })),
      z.transform((text) => [...new Set(text.split("|").map((name) => name.trim()))].slice(0, INDUSTRIES_MAX)),
    ),
  ),
);

const numberSchema = (field: string, form: RegExp, kind: Kind) =>
  z.lazy(() => z.optional(numeral(form, wrongKind(field, kind))));

/** A percent with at most two decimals; 0 asks for companies with none at all. */
const maxRatioSchema = (name: string) => numberSchema(name, /^\d{1,4}(\.\d{1,2})?$/, "percent");

/** The figures of a list's stocks, each within its bound; a stock whose figure is unknown is left out. */
const listBounds = {
  maxDebtRatio: maxRatioSchema("maxDebtRatio"),
  maxCashRatio: maxRatioSchema("maxCashRatio"),
  maxNonCompliantIncomeRatio: maxRatioSchema("maxNonCompliantIncomeRatio"),
  maxPrice: numberSchema("maxPrice", /^\d{1,6}(\.\d{1,2})?$/, "dollars"),
  minMarketCapitalization: numberSchema("minMarketCapitalization", /^\d{1,14}$/, "whole_dollars"),
};
export type ListBound = keyof typeof listBounds;

/** The orders of a list; a leading minus means largest first. Unknown figures come last either way. */
export const LIST_ORDERS = [
  "symbol",
  "name",
  "sector",
  "exchange",
  "standing",
  "debtRatio",
  "cashRatio",
  "nonCompliantIncomeRatio",
  "marketCapitalization",
  "purificationAmount",
  "currentPrice",
  "priceChangePercent",
] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

const sortSchema = z.lazy(() =>
  z.optional(
    z.pipe(
      z.string(),
      meant(
        (text) => {
          const order = LIST_ORDERS.find((name) => name === text.replace(/^-/, ""));
          return order && { order, isDescending: text.startsWith("-") };
        },
        () => complaint("sort_unknown", { values: LIST_ORDERS }),
      ),
    ),
  ),
);

const listFilters = {
  exchange: exchangeListSchema,
  sector: sectorListSchema,
  region: regionListSchema,
  /** Every stock in the list may be held under it, with or without purification. */
  standard: z.lazy(() => z.optional(commaList("standard", oneOf(STANDARD_IDS)))),
  /** Separated by a bar, because their names contain commas. */
  industry: industryListSchema,
  ...listBounds,
  sort: sortSchema,
  limit: limitSchema,
  cursor: cursorSchema,
};

/** What a verdict is derived from: the figures in their sources' currencies, the newest exchange rates, and the day of the newest screening. */
const figuresSchema = z.lazy(() =>
  z.object({
    known: z.looseObject({
      symbol: z.string(),
      name: z.string(),
      exchange: z.enum(EXCHANGE_CODES),
      facts: z.record(
        z.string(),
        z.looseObject({
          value: z.number(),
          currency: z.string(),
          periodEnd: isoDate,
          source: z.enum(SOURCE_IDS),
          quality: z.enum(DATA_QUALITIES),
        }),
      ),
    }),
    rates: z.object({
      asOf: isoDate,
      base: z.literal("USD"),
      rates: z.record(z.string(), z.number()),
      source: z.literal("exchange-rates"),
      url: z.string(),
    }),
    screenedOn: isoDate,
  }),
);
export type StockFigures = { known: CompanyFacts; rates: ExchangeRates; screenedOn: string };

export const stockEndpoints = {
  searchCompanies: endpoint("GET /api/companies/search", {
    cache: { seconds: 300, ofTheDay: true },
    openData: true,
    query: z.lazy(() => z.object({ q: z._default(searchTextSchema, ""), exchange: exchangeListSchema, near })),
    response: z.array(companySchema),
  }),
  searchStocks: endpoint("GET /api/stocks/search", {
    cache: { seconds: 300, ofTheDay: true },
    openData: true,
    query: z.lazy(() =>
      z.object({
        q: z._default(searchTextSchema, ""),
        status: z.optional(either("status", COMPLIANCE_STATUSES)),
        /** Together with a status, both must match. */
        standing: standingListSchema,
        ...listFilters,
      }),
    ),
    response: z.array(listedStockSchema),
  }),
  listIndustries: endpoint("GET /api/stocks/industries", {
    cache: { seconds: 300 },
    openData: true,
    response: z.array(industrySchema),
  }),
  browseStocks: endpoint("GET /api/stocks/browse", {
    cache: { seconds: 300, ofTheDay: true },
    openData: true,
    query: z.lazy(() =>
      z.object({
        complianceStatus: z._default(either("complianceStatus", COMPLIANCE_STATUSES), "halal"),
        ...listFilters,
      }),
    ),
    response: z.array(listedStockSchema),
  }),
  analyzeStock: endpoint("POST /api/stocks/analyze", {
    cache: "never",
    body: z.object({ symbol: symbolSchema }),
    response: stockSchema,
    errors: ["not_found", "conflict"],
  }),
  lookUpStock: endpoint("GET /api/stocks/:symbol", {
    cache: { seconds: 300, ofTheDay: true },
    openData: true,
    params: z.object({ symbol: symbolSchema }),
    response: stockSchema,
    errors: ["conflict"],
  }),
  findVerdict: endpoint("GET /api/stocks/:symbol/verdict", {
    cache: { seconds: 300, ofTheDay: true },
    openData: true,
    params: z.object({ symbol: symbolSchema }),
    response: z.lazy(() => z.object(codedStock())) as unknown as z.ZodMiniType<CodedStock>,
    errors: ["conflict"],
  }),
  findFigures: endpoint("GET /api/stocks/:symbol/figures", {
    cache: { seconds: 300 },
    openData: true,
    params: z.object({ symbol: symbolSchema }),
    response: figuresSchema as unknown as z.ZodMiniType<StockFigures>,
  }),
  findAlternatives: endpoint("GET /api/stocks/:symbol/alternatives", {
    cache: { seconds: 300 },
    openData: true,
    params: z.object({ symbol: symbolSchema }),
    query: z.lazy(() => z.object({ standard: z._default(z.enum(STANDARD_IDS), HOUSE_STANDARD_ID) })),
    response: alternativesSchema,
    errors: ["conflict"],
  }),
};

/** A comma-separated list of words, each resolved by `resolve`; an unknown word is an error that names the field. */
function commaList<Value extends string>(field: string, resolve: (word: string) => Value | undefined) {
  return z.pipe(
    z.string().check(z.maxLength(400, { error: complaint("list_too_long", { field }) })),
    z.transform((text, context) => {
      const values = new Set<Value>();
      for (const word of text.split(",")) {
        const value = resolve(word.trim());
        if (value === undefined) {
          context.issues.push({
            code: "custom",
            input: text,
            message: complaint("unknown_word", { field, word: word.trim().slice(0, 40) }),
          });
          return z.NEVER;
        }
        values.add(value);
      }
      return [...values];
    }),
  );
}

function oneOf<Value extends string>(values: readonly Value[]) {
  const byFolded = new Map(values.map((value) => [value.toLowerCase(), value]));
  return (word: string) => byFolded.get(word.toLowerCase());
}
