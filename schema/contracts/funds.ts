import * as z from "zod/mini";
import { SOURCE_IDS } from "../../domain/facts/sources.ts";
import { FUND_KINDS } from "../../domain/funds/known-funds.ts";
import { FUND_PARTS } from "../../domain/funds/look-through.ts";
import { normalizeSymbol } from "../../domain/issuers/symbols.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { STANDARD_IDS } from "../../domain/standards/standards.ts";
import { endpoint } from "./endpoint.ts";
import { isoDate } from "./iso.ts";
import { OPEN_DATA } from "./open-data.ts";

const percent = z.number().check(z.gte(0));
const symbol = z.string().check(z.minLength(1));
const partsSchema = z.record(z.enum(FUND_PARTS), percent);
const standardsSchema = z.array(z.object({ standardId: z.enum(STANDARD_IDS), parts: partsSchema }));

/** Percents of the fund's weight. */
export const lookThroughSchema = z.object({
  /** The day on which the fund held this. */
  asOf: isoDate,
  source: z.enum(SOURCE_IDS),
  url: z.nullable(z.string()),
  /** The day on which the companies were screened. */
  screenedOn: isoDate,
  positions: z.int().check(z.gte(0)),
  /** What the list of holdings adds up to. */
  declared: percent,
  /** Percent of the weight in shares that was recognized. */
  matched: percent,
  standards: standardsSchema,
  /** The largest holdings that fail, then the largest in doubt. */
  offenders: z.array(
    z.object({
      symbol,
      name: z.string(),
      weight: percent,
      standing: z.enum(["haram", "doubt"]),
      reason: z.nullable(z.string()),
    }),
  ),
  /** The largest holdings that were recognized, with their standing under the house's own standard. */
  largest: z.array(
    z.object({ symbol, name: z.string(), weight: percent, standing: z.enum([...STANDINGS, "cannot_be_judged"]) }),
  ),
  /** What was recognized by sector, the largest first. */
  sectors: z.array(z.object({ sector: z.nullable(z.string()), weight: percent })),
  /** Of a year's distributions, in percent. */
  purification: z.object({
    ofPermissible: z.nullable(percent),
    fromHaram: z.nullable(percent),
    /** Each holding by its own ratio, and all of one that fails without a ratio. */
    asIfHeld: z.nullable(percent),
    known: percent,
  }),
  /** Funds that call themselves halal, and how much of the two is the same. */
  alike: z.array(z.object({ symbol, name: z.string(), overlap: percent, asOf: isoDate })),
});
export type FundLookThrough = z.infer<typeof lookThroughSchema>;

export const fundSchema = z.object({
  symbol,
  name: z.string(),
  issuer: z.string(),
  kind: z.enum(FUND_KINDS),
  /** Its own word, which decides nothing. */
  claimsHalal: z.boolean(),
  /** Null where nothing of its holdings is known, or a screening of companies says nothing of them. */
  holdings: z.nullable(lookThroughSchema),
});
export type Fund = z.infer<typeof fundSchema>;

const { holdings: _, ...summary } = fundSchema.shape;
export const fundSummarySchema = z.object({
  ...summary,
  holdings: z.nullable(
    z.object({
      ...{ asOf: isoDate, source: z.enum(SOURCE_IDS), screenedOn: isoDate },
      ...{ declared: percent, matched: percent, parts: partsSchema },
    }),
  ),
});
export type FundSummary = z.infer<typeof fundSummarySchema>;

const fundSymbolSchema = z.pipe(
  z.string(),
  z.transform((text) => normalizeSymbol(text) ?? text.trim().toUpperCase().slice(0, 20)),
);

export const fundEndpoints = {
  listFunds: endpoint({
    method: "GET",
    path: "/api/funds",
    cache: { seconds: 300 },
    openData: true,
    response: z.array(fundSummarySchema),
  }),
  lookUpFund: endpoint({
    method: "GET",
    path: "/api/funds/:symbol",
    cache: { seconds: 300 },
    openData: true,
    params: z.object({ symbol: fundSymbolSchema }),
    response: fundSchema,
    errors: ["not_found"],
  }),
  listScores: endpoint({
    method: "GET",
    path: "/api/fund-scores.json",
    cache: { seconds: 3600 },
    openData: true,
    response: z.object({
      license: z.literal(OPEN_DATA.license),
      licenseUrl: z.url(),
      /** What share of the weight of each fund that calls itself halal came to what under each standard, by day. */
      scores: z.array(z.object({ fund: symbol, screenedOn: isoDate, asOf: isoDate, standards: standardsSchema })),
    }),
  }),
};
