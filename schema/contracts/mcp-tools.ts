import * as z from "zod/mini";
import { EXCHANGE_CODES, REGIONS, SECTORS } from "../../domain/facts/exchanges.ts";
import { COMPLIANCE_STATUSES } from "../../domain/screening/screening.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { AT_LIMIT, DENOMINATORS, READINGS } from "../../domain/standards/editions.ts";
import { HOUSE_STANDARD_ID, STANDARD_IDS } from "../../domain/standards/standards.ts";
import { ageingSchema, announcementSchema, changeSchema } from "./changes.ts";
import { fundSchema } from "./funds.ts";
import { heldStockSchema } from "./portfolio.ts";
import { LIST_ORDERS, listedStockSchema, SEARCH_TEXT_MAX_LENGTH, stockSummarySchema } from "./stocks.ts";
import { zakatResultSchema } from "./zakat.ts";
import { zakatRequestSchema } from "./zakat-request.ts";

// Without the expression of every calendar day, which each assistant would read.
const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const text = z.string();
const maybeText = z.nullable(text);
const percent = z.nullable(z.number().check(z.gte(0)));
const dollars = z.nullable(z.number().check(z.gte(0)));
const maybeDate = z.nullable(isoDate);

const named = z.string().check(z.minLength(1), z.maxLength(SEARCH_TEXT_MAX_LENGTH));
const stock = named.check(z.describe("A symbol such as AAPL or 2222.SR, or a company's name"));
const standard = z.optional(
  z.enum(STANDARD_IDS).check(z.describe(`The standard; the default is ${HOUSE_STANDARD_ID}`)),
);
const limit = z._default(z.int().check(z.gte(1), z.lte(50)), 20);

const candidate = z.object({
  symbol: text,
  name: text,
  exchange: text,
  standing: z.enum(STANDINGS),
  isFund: z.boolean(),
});

/** Part of every answer. */
const always = {
  /** The day of reading: verdicts age by the day. */
  readOn: isoDate,
  /** The time of the copy that the answer comes from, while the database does not answer. */
  keptOn: maybeText,
  notice: text,
};

/** Part of every answer about something that was asked for by name. */
const ofNamed = {
  ...always,
  asked: text,
  /** Why there is nothing, if there is nothing. */
  message: maybeText,
  /** What the name may mean, where it is not clear: to be chosen by the person who asked. */
  candidates: z.array(candidate),
};

const ratios = { debtRatio: percent, cashRatio: percent, nonCompliantIncomeRatio: percent };

const reason = z.object({
  code: text,
  effect: z.enum(["verdict", "note"]),
  figure: z.nullable(z.number()),
  limit: z.nullable(z.number()),
  message: text,
});

const figure = z.object({
  input: text,
  /** US dollars. */
  amount: z.number(),
  originalAmount: z.number(),
  currency: text,
  periodEnd: isoDate,
  source: text,
  url: maybeText,
  isEstimated: z.boolean(),
  bound: maybeText,
  note: maybeText,
});

const company = {
  symbol: text,
  name: text,
  exchange: text,
  page: text,
  isScreened: z.boolean(),
  /** The listing of the same company that the verdict comes from, when this one was never screened itself. */
  verdictOf: z.nullable(z.object({ symbol: text, name: text })),
  screenedOn: isoDate,
  figuresOn: maybeDate,
};

const verdict = { complianceStatus: z.enum(COMPLIANCE_STATUSES), standing: z.enum(STANDINGS) };

const screened = z.object({
  ...company,
  ...verdict,
  standardId: z.enum(STANDARD_IDS),
  answer: text,
  reasons: z.array(reason),
  /** Percents: 33 means 33 %. */
  ratios: z.object(ratios),
  limits: z.object(ratios),
  business: z.object({ activity: text, verdict: text, rule: text }),
  /** Whether debt, cash and revenue all come from filings. */
  isRealData: z.boolean(),
  hasEstimates: z.boolean(),
  sector: maybeText,
  industry: maybeText,
  country: maybeText,
  currentPrice: dollars,
  priceAsOf: maybeDate,
  standsUntil: maybeDate,
  isStale: z.boolean(),
  purificationAmount: dollars,
  figures: z.array(figure),
  otherListings: z.array(text),
});

const compared = z.object({
  ...company,
  split: maybeText,
  figures: z.array(figure),
  standards: z.array(
    z.object({
      standardId: z.enum(STANDARD_IDS),
      name: text,
      status: z.enum(COMPLIANCE_STATUSES),
      ratios: z.object({ ...ratios, receivablesRatio: percent }),
      limits: z.object({ ...ratios, receivablesRatio: percent }),
      reasons: z.array(reason),
      caveats: z.array(text),
    }),
  ),
});

const purified = z.object({
  ...company,
  ...verdict,
  nonCompliantIncomeRatio: percent,
  /** Whether ratio and amounts are our estimate, the least or the most; null when the income is reported. */
  bound: stockSummarySchema.shape.purificationBound,
  dividendPerShare: dollars,
  ofDividendPerShare: dollars,
  ofGainPercent: percent,
  ofHolding: heldStockSchema.shape.incomePerShare,
  isProhibitedBusiness: z.boolean(),
  message: text,
  figures: z.array(figure),
});

const row = {
  ...z.pick(listedStockSchema, {
    symbol: true,
    name: true,
    exchange: true,
    sector: true,
    industry: true,
    complianceStatus: true,
    standing: true,
    debtRatio: true,
    cashRatio: true,
    nonCompliantIncomeRatio: true,
    marketCapitalization: true,
    purificationAmount: true,
    purificationBound: true,
    figuresOn: true,
    isRealData: true,
  }).shape,
};

const limitShape = { limit: z.number(), atLimit: z.enum(AT_LIMIT), counts: text };
const limitOf = z.nullable(z.object({ ...limitShape, denominator: z.enum(DENOMINATORS) }));

const { nisabs: _, ...zakatShape } = zakatResultSchema.shape;
const { id: __, version: ___, ...changeShape } = changeSchema.shape;
const { id: ____, ...ageingShape } = ageingSchema.shape;
const { isKept: _____, ...zakatAsked } = zakatRequestSchema.shape;

/** What each tool of the MCP server takes and gives. */
export const MCP_TOOLS = {
  screen_stock: {
    input: z.object({ stock }),
    output: z.object({ ...ofNamed, stock: z.nullable(screened) }),
  },
  compare_standards: {
    input: z.object({ stock }),
    output: z.object({ ...ofNamed, stock: z.nullable(compared) }),
  },
  find_stocks: {
    input: z.object({
      text: z.optional(named),
      standing: z.optional(z.array(z.enum(["halal", "purify", "doubt", "haram"]))),
      standard: z.optional(z.array(z.enum(STANDARD_IDS))),
      exchange: z.optional(z.array(z.enum(EXCHANGE_CODES))),
      sector: z.optional(z.array(z.enum(SECTORS))),
      region: z.optional(z.array(z.enum(REGIONS))),
      industry: z.optional(z.array(named)),
      maxDebtRatio: z.optional(z.number()),
      maxCashRatio: z.optional(z.number()),
      maxNonCompliantIncomeRatio: z.optional(z.number()),
      maxPrice: z.optional(z.number()),
      minMarketCapitalization: z.optional(z.number()),
      sort: z.optional(z.enum(LIST_ORDERS.flatMap((order) => [order, `-${order}` as const]))),
      limit,
      cursor: z.optional(z.int().check(z.positive())),
    }),
    output: z.object({
      ...always,
      total: z.int(),
      nextCursor: z.nullable(z.int()),
      stocks: z.array(z.object(row)),
    }),
  },
  find_alternatives: {
    input: z.object({ stock, standard }),
    output: z.object({
      ...ofNamed,
      alternatives: z.nullable(
        z.object({
          symbol: text,
          standardId: z.enum(STANDARD_IDS),
          industry: maybeText,
          compared: z.int(),
          passing: z.int(),
          stocks: z.array(z.object(row)),
        }),
      ),
    }),
  },
  look_through_fund: {
    input: z.object({ fund: named.check(z.describe("A fund's symbol such as SPUS, or its name")) }),
    output: z.object({ ...ofNamed, fund: z.nullable(fundSchema) }),
  },
  purification: {
    input: z.object({ stock }),
    output: z.object({ ...ofNamed, stock: z.nullable(purified) }),
  },
  zakat: {
    input: z.object(zakatAsked),
    output: z.object({
      ...always,
      ...zakatShape,
      metalPrices: z.object({
        goldPerGram: z.number(),
        goldAsOf: maybeText,
        silverPerGram: z.number(),
        silverAsOf: maybeText,
        source: text,
      }),
      exchangeRatesAsOf: isoDate,
    }),
  },
  what_changed: {
    input: z.object({
      stock: z.optional(stock),
      exchange: z.optional(z.enum(EXCHANGE_CODES)),
      sector: z.optional(z.enum(SECTORS)),
      day: z.optional(isoDate),
      limit,
    }),
    output: z.object({
      ...ofNamed,
      asked: maybeText,
      total: z.int(),
      changes: z.array(z.object(changeShape)),
      /** Verdicts that fall into doubt by age within a month, unless newer figures come. */
      soonInDoubt: z.array(z.object(ageingShape)),
      announcedRules: z.array(z.pick(announcementSchema, { announcedOn: true, takesEffectOn: true, message: true })),
    }),
  },
  explain_standard: {
    input: z.object({ standard: z.optional(z.enum(STANDARD_IDS).check(z.describe("One standard; all without it"))) }),
    output: z.object({
      ...always,
      page: text,
      standards: z.array(
        z.object({
          standardId: z.enum(STANDARD_IDS),
          name: text,
          publisher: text,
          debt: limitOf,
          cash: limitOf,
          receivables: limitOf,
          income: z.object({ ...limitShape, countsInterest: z.boolean(), denominator: text }),
          alsoExcludes: z.array(text),
          /** The day of force, and how sure we are of the text. */
          inForceFrom: maybeText,
          reading: z.enum(READINGS),
          source: z.object({ document: text, publisher: text, url: text }),
          /** The edition, how it was read, and what to know. */
          notes: z.array(text),
        }),
      ),
    }),
  },
};
export type McpToolName = keyof typeof MCP_TOOLS;
