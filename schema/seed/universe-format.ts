import * as z from "zod";
import {
  DATA_QUALITIES,
  FACT_DETAIL_CODES,
  INPUT_NAMES,
  LEFT_OUT_REASON_CODES,
  SOURCE_IDS,
} from "../../domain/facts/company-facts.ts";
import { EXCHANGE_CODES, REGIONS } from "../../domain/facts/exchanges.ts";
import { POSITION_KINDS } from "../../domain/funds/holdings.ts";
import { normalizeSymbol } from "../../domain/issuers/symbols.ts";
import { COMPLIANCE_STATUSES } from "../../domain/screening/screening.ts";

const isoDate = z.iso.date();
const symbol = z
  .string()
  .refine((text) => normalizeSymbol(text) === text, { error: "symbol is not in the stored form" });

/**
 * One quantity in its source's currency, as a provider gives it and the embedded universe stores it. The files omit the defaults
 * given here (market-snapshot, estimated, null), which halves them.
 */
const figureSchema = z.strictObject({
  value: z.number().finite().min(0),
  /** ISO 4217, or "shares" for a count. */
  currency: z.string().regex(/^([A-Z]{3}|shares)$/),
  /** First day of a duration; absent for a balance at one date. */
  periodStart: isoDate.optional(),
  periodEnd: isoDate,
  source: z.enum(SOURCE_IDS).default("market-snapshot"),
  /** The day of the market snapshot that gave it, where it is not that of its company's others. */
  snapshotOn: isoDate.optional(),
  url: z.url().optional(),
  quality: z.enum(DATA_QUALITIES).default("estimated"),
  /** The reported concepts that it adds up. */
  note: z.string().min(1).optional(),
  bound: z.enum(["upper", "lower"]).optional(),
  /** For an upper bound: the share of it that a second source confirms. */
  confirmedShare: z.number().positive().max(1).optional(),
  detail: z.array(z.enum(FACT_DETAIL_CODES)).nonempty().optional(),
});
const sourcedFactSchema = figureSchema.extend({ newer: figureSchema.optional() });

const percent = z.number().min(0).nullable();

/** Days before the first screening, by symbol. */
export const pastSchema = z.record(
  symbol,
  z.array(
    z.strictObject({
      debtRatio: percent,
      cashRatio: percent,
      nonCompliantIncomeRatio: percent,
      screenedOn: isoDate,
      status: z.enum(COMPLIANCE_STATUSES),
      causes: z.tuple([]),
      isReconstructed: z.literal(true),
    }),
  ),
);

const INDUSTRY_TAXONOMIES = ["yahoo", "nasdaq", "gics"] as const;

/** A name from a listing: only its name and its exchange are known. */
export const listedNameSchema = z.strictObject({
  symbol,
  name: z.string().min(1),
  exchange: z.enum(EXCHANGE_CODES),
  /** One of the specification's twelve, or the provider's own word when it maps to none. */
  sector: z.string().min(1).nullable().default(null),
  /** The provider's own industry name. */
  industry: z.string().min(1).nullable().default(null),
  country: z.string().min(1).nullable().default(null),
  region: z.enum(REGIONS).nullable().default(null),
});

const profileSchema = listedNameSchema.extend({
  industryTaxonomy: z.enum(INDUSTRY_TAXONOMIES).nullable().default(null),
  gics: z.string().min(1).nullable().default(null),
  sic: z
    .string()
    .regex(/^\d{4}$/)
    .nullable()
    .default(null),
  /** Central Index Key of the SEC, ten digits; null for a stock that does not file there. */
  cik: z
    .string()
    .regex(/^\d{10}$/)
    .nullable()
    .default(null),
  /** The day of the market snapshot that the figures of that source come from; null when there are none. */
  snapshotOn: isoDate.nullable().default(null),
});

const factsSchema = z.partialRecord(z.enum(INPUT_NAMES), sourcedFactSchema);
/** Amounts that a source gave but that were not believed. */
const leftOutSchema = z.partialRecord(z.enum(INPUT_NAMES), z.enum(LEFT_OUT_REASON_CODES)).optional();

/** A stock with the facts behind its screening. An absent fact is unknown, never zero. */
export const companyFactsSchema = profileSchema.extend({ facts: factsSchema, leftOut: leftOutSchema });

/**
 * A company with every source's figures before they are merged (domain/facts/source-answer.ts says what each field means), and with
 * those that a live database had already decided on.
 */
export const sourcedCompanySchema = profileSchema.extend({
  facts: factsSchema.default({}),
  leftOut: leftOutSchema,
  answers: z.array(
    z.strictObject({
      facts: factsSchema.default({}),
      leftOut: leftOutSchema,
      trust: z.int().positive().optional(),
      reader: z.string().min(1).optional(),
      isCheckOnly: z.literal(true).optional(),
      isWitness: z.literal(true).optional(),
      isRevenueOfOneConcept: z.literal(true).optional(),
      interestExpense: figureSchema.extend({ value: z.number() }).optional(),
    }),
  ),
});
export type SourcedCompany = z.infer<typeof sourcedCompanySchema>;

export const exchangeRatesSchema = z.strictObject({
  asOf: isoDate,
  base: z.literal("USD"),
  /** Units of the currency for one US dollar. */
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive().finite()),
  source: z.literal("exchange-rates"),
  url: z.url(),
});

export const fundHoldingsSchema = z.strictObject({
  fund: z.string().min(1),
  asOf: isoDate,
  source: z.enum(SOURCE_IDS),
  url: z.url(),
  symbols: z.array(symbol).nonempty(),
});

/** The positions of a fund: ticker, percent, and kind unless it is a share; see domain/funds/holdings.ts. */
export const fundPositionsSchema = z.strictObject({
  fund: z.string().min(1),
  asOf: isoDate,
  source: z.enum(SOURCE_IDS),
  url: z.nullable(z.url()),
  positions: z
    .array(
      z.union([
        z.tuple([symbol.nullable(), z.number().min(0)]),
        z.tuple([symbol.nullable(), z.number().min(0), z.enum(POSITION_KINDS).nullable()]),
        z.tuple([symbol.nullable(), z.number().min(0), z.enum(POSITION_KINDS).nullable(), z.string().min(1)]),
      ]),
    )
    .nonempty(),
});

export const shownListsSchema = z.array(
  z.strictObject({
    list: z.string().min(1),
    publisher: z.string().min(1),
    number: z.string().min(1),
    asOf: isoDate,
    exchange: z.enum(EXCHANGE_CODES),
    symbols: z.array(symbol).nonempty(),
  }),
);

/** Each company with more than one listing: its listings by symbol, home listing first. */
export const issuersSchema = z.array(z.tuple([symbol, symbol], symbol));

const builtFromSchema = z
  .array(z.strictObject({ source: z.enum(SOURCE_IDS), what: z.string().min(1), asOf: isoDate }))
  .nonempty();

/** What the table of sources says of all companies together. */
export const sourcesSchema = z.strictObject({
  screenedOn: isoDate,
  builtFrom: builtFromSchema,
  rates: exchangeRatesSchema,
  holdings: fundHoldingsSchema,
  lists: shownListsSchema,
});
export type Sources = z.infer<typeof sourcesSchema>;

const count = z.number().int().min(0);

export const datasetSchema = z.strictObject({
  /** The day of the figures; their age counts from here. */
  screenedOn: isoDate,
  builtFrom: builtFromSchema,
  counts: z.strictObject({
    stocks: count,
    names: count,
    stocksWithFilings: count,
    byExchange: z.partialRecord(z.enum(EXCHANGE_CODES), z.strictObject({ stocks: count, names: count })),
  }),
});
export type Dataset = z.infer<typeof datasetSchema>;
