import * as z from "zod/mini";
import { SOURCE_IDS } from "../../domain/facts/company-facts.ts";
import { UNREAD_FUND_PROBLEMS } from "../../domain/funds/fund-requests.ts";
import { FUND_KINDS } from "../../domain/funds/known-funds.ts";
import { FUND_PARTS } from "../../domain/funds/look-through.ts";
import { normalizeSymbol } from "../../domain/issuers/symbols.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { STANDARD_IDS } from "../../domain/standards/standards.ts";
import { OPEN_DATA } from "./dataset.ts";
import { endpoint } from "./endpoint.ts";
import { isoDate } from "./fields.ts";

/** Not read yet, read but not looked through yet, or why it could not be read. */
export const UNREAD_REASONS = ["not_read", "in_work", ...UNREAD_FUND_PROBLEMS] as const;

const percent = z.number().check(z.gte(0));
const symbol = z.string().check(z.minLength(1));
const partsSchema = z.record(z.enum(FUND_PARTS), percent);
const standardsSchema = z.array(z.object({ standardId: z.enum(STANDARD_IDS), parts: partsSchema }));

/** All figures are percents of the fund's weight. */
export const lookThroughSchema = z.object({
  asOf: isoDate,
  source: z.enum(SOURCE_IDS),
  url: z.nullable(z.string()),
  screenedOn: isoDate,
  positions: z.int().check(z.gte(0)),
  /** The sum of the listed holdings. */
  declared: percent,
  /** Percent of the weight in shares that was recognized. */
  matched: percent,
  standards: standardsSchema,
  /** For how much of the weight the standards part, and who stands against whom on the largest share of that; null where they do not. */
  parting: z.nullable(
    z.object({
      weight: percent,
      passes: z.array(z.enum(STANDARD_IDS)),
      fails: z.array(z.enum(STANDARD_IDS)),
      largest: percent,
    }),
  ),
  /** The weight whose figures have become too old since that day, under the house's own standard: it is in doubt. */
  aged: percent,
  offenders: z.array(
    z.object({
      symbol,
      name: z.string(),
      weight: percent,
      standing: z.enum(["haram", "doubt"]),
      reason: z.nullable(z.string()),
    }),
  ),
  /** The largest recognized holdings, with their standing under the house's own standard. */
  largest: z.array(
    z.object({ symbol, name: z.string(), weight: percent, standing: z.enum([...STANDINGS, "cannot_be_judged"]) }),
  ),
  /** The recognized holdings by sector, largest first. */
  sectors: z.array(z.object({ sector: z.nullable(z.string()), weight: percent })),
  /** Percents of a year's distributions. */
  purification: z.object({
    ofPermissible: z.nullable(percent),
    fromHaram: z.nullable(percent),
    /** Each holding by its own ratio; all of a failing holding without a ratio. */
    asIfHeld: z.nullable(percent),
    known: percent,
  }),
  /** Funds that call themselves halal, and how much of the two funds' holdings is the same. */
  alike: z.array(z.object({ symbol, name: z.string(), overlap: percent, asOf: isoDate })),
});
export type FundLookThrough = z.infer<typeof lookThroughSchema>;

export const fundSchema = z.object({
  symbol,
  name: z.string(),
  issuer: z.string(),
  kind: z.enum(FUND_KINDS),
  /** The fund's own claim, which decides nothing. */
  claimsHalal: z.boolean(),
  /** True for a fund that is read only because people ask for it. */
  isByDemand: z.boolean(),
  /** Null when its holdings are unknown, or when a screening of companies says nothing about them. */
  holdings: z.nullable(lookThroughSchema),
  /** Why a fund of the SEC's list has no holdings here, and the day of the next refresh; null for any other fund. */
  unread: z.nullable(z.object({ reason: z.enum(UNREAD_REASONS), nextRefresh: z.nullable(isoDate) })),
});
export type Fund = z.infer<typeof fundSchema>;

const { holdings: _, unread: __, ...summary } = fundSchema.shape;
export const fundSummarySchema = z.object({
  ...summary,
  holdings: z.nullable(
    z.object({
      asOf: isoDate,
      source: z.enum(SOURCE_IDS),
      screenedOn: isoDate,
      declared: percent,
      matched: percent,
      parts: partsSchema,
    }),
  ),
});
export type FundSummary = z.infer<typeof fundSummarySchema>;

const fundSymbolSchema = z.pipe(
  z.string(),
  z.transform((text) => normalizeSymbol(text) ?? text.trim().toUpperCase().slice(0, 20)),
);

export const fundEndpoints = {
  listFunds: endpoint("GET /api/funds", {
    cache: { seconds: 300 },
    openData: true,
    response: z.array(fundSummarySchema),
  }),
  lookUpFund: endpoint("GET /api/funds/:symbol", {
    cache: { seconds: 300 },
    openData: true,
    params: z.object({ symbol: fundSymbolSchema }),
    response: fundSchema,
    errors: ["not_found"],
  }),
  /** Notes that somebody wants a fund of the SEC's list to be read. Nothing about who asks is stored. */
  askForFund: endpoint("POST /api/funds/:symbol/requests", {
    cache: "never",
    params: z.object({ symbol: fundSymbolSchema }),
    /** False when the list of funds to read is full. */
    response: z.object({ isNoted: z.boolean() }),
    errors: ["not_found", "too_many_requests"],
  }),
  listScores: endpoint("GET /api/fund-scores.json", {
    reads: 200,
    cache: { seconds: 3600 },
    openData: true,
    response: z.object({
      license: z.literal(OPEN_DATA.license),
      licenseUrl: z.url(),
      /** The share of each self-declared halal fund's weight in each standing, by standard and day. */
      scores: z.array(z.object({ fund: symbol, screenedOn: isoDate, asOf: isoDate, standards: standardsSchema })),
    }),
  }),
};
