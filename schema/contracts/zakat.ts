import * as z from "zod/mini";
import { LIABILITY_TREATMENTS, YEAR_BASES, ZAKAT_POSITION_IDS } from "../../domain/zakat/zakat-positions.ts";
import { NISAB_TYPES, ZAKAT_ASSET_TYPES } from "../../domain/zakat/zakat-terms.ts";
import { endpoint } from "./endpoint.ts";
import { cursorSchema, isoDate, isoTime, limitSchema } from "./fields.ts";
import { zakatRequestSchema } from "./zakat-request.ts";

const dollars = z.number().check(z.gte(0));
const named = { label: z.string().check(z.minLength(1)), url: z.nullable(z.string()) };

/** The nisab of one metal by the platform's latest price. US dollars; the price is per gram of pure metal. */
const nisabSchema = z.object({
  grams: z.number().check(z.positive()),
  pricePerGram: z.number().check(z.positive()),
  nisabValue: z.number().check(z.positive()),
  /** The time or day of the price, ISO 8601; null for a reference value. */
  asOf: z.nullable(z.string()),
  source: z.union([
    z.object({ kind: z.literal("stored"), source: z.string(), ...named }),
    z.object({ kind: z.enum(["shipped", "entered"]), ...named }),
  ]),
  /** True until a price has been fetched; the value is then the reference value. */
  isReference: z.boolean(),
});
export type NisabAnswer = z.infer<typeof nisabSchema>;

export const nisabsSchema = z.object({
  gold: nisabSchema,
  silver: nisabSchema,
  /** Units of each currency for one US dollar, and the day they are of. */
  exchangeRates: z.object({ asOf: isoDate, rates: z.record(z.string(), z.number()) }),
});
export type NisabsAnswer = z.infer<typeof nisabsSchema>;

const positionSchema = z.object({
  id: z.enum(ZAKAT_POSITION_IDS),
  label: z.string().check(z.minLength(1)),
  summary: z.string().check(z.minLength(1)),
  heldBy: z.readonly(z.array(z.string().check(z.minLength(1))).check(z.minLength(1))),
  sources: z.readonly(
    z.array(z.object({ title: z.string().check(z.minLength(1)), url: z.nullable(z.string()) })).check(z.minLength(1)),
  ),
});

const countedAssetSchema = z.object({
  type: z.enum(ZAKAT_ASSET_TYPES),
  label: z.string().check(z.minLength(1)),
  note: z.nullable(z.string()),
  value: dollars,
  zakatableValue: dollars,
  /** The percent of the value that is counted: 25 means 25 %. */
  zakatablePercent: z.number().check(z.gte(0), z.lte(100)),
  /** The chosen one of `positions`; null when there was nothing to choose. */
  positionId: z.nullable(z.enum(ZAKAT_POSITION_IDS)),
  /** The schools differ and none was chosen, so the position that cannot leave zakat unpaid was used. */
  isSchoolAssumed: z.boolean(),
  explanation: z.string().check(z.minLength(1)),
});

/** Amounts are US dollars, not rounded. The first three are the plain answer; the rest explains it. */
export const zakatResultSchema = z.object({
  zakatOwed: dollars,
  totalZakatable: dollars,
  nisabValue: dollars,
  nisabType: z.enum(NISAB_TYPES),
  isNisabReached: z.boolean(),
  /** Whether the silver alone reaches the nisab of silver, whichever nisab was chosen. */
  isSilverAboveItsNisab: z.boolean(),
  /** Whether the whole wealth reaches the nisab of silver, whichever was chosen. */
  isSilverNisabReached: z.boolean(),
  assets: z.readonly(z.array(countedAssetSchema)),
  totalBeforeLiabilities: dollars,
  liabilities: dollars,
  liabilityTreatment: z.enum(LIABILITY_TREATMENTS),
  liabilitiesDeducted: dollars,
  yearBasis: z.enum(YEAR_BASES),
  /** Percent: 2.5 means 2.5 %. */
  ratePercent: z.number().check(z.positive()),
  isHawlComplete: z.boolean(),
  /** The zakat due at the end of the year if nothing changes. */
  zakatAtEndOfHawl: dollars,
  hawlNote: z.string().check(z.minLength(1)),
  positions: z.readonly(z.array(positionSchema)),
  /** The prices used in the calculation. */
  nisabs: nisabsSchema,
});
export type ZakatResult = z.infer<typeof zakatResultSchema>;

const { type, note, value, zakatableValue } = countedAssetSchema.shape;
export const zakatHistoryEntrySchema = z.object({
  id: z.int().check(z.positive()),
  calculationDate: isoTime,
  assets: z.array(z.object({ type, note, value, zakatableValue })),
  totalZakatable: dollars,
  zakatOwed: dollars,
  nisabValue: dollars,
  nisabType: z.enum(NISAB_TYPES),
});
export type ZakatHistoryEntry = z.infer<typeof zakatHistoryEntrySchema>;

export const zakatEndpoints = {
  calculate: endpoint("POST /api/zakat/calculate", {
    cache: "never",
    body: zakatRequestSchema,
    response: zakatResultSchema,
  }),
  history: endpoint("GET /api/zakat/history", {
    cache: "never",
    query: z.object({ limit: limitSchema, cursor: cursorSchema }),
    response: z.array(zakatHistoryEntrySchema),
  }),
  nisab: endpoint("GET /api/zakat/nisab", {
    cache: { seconds: 300 },
    openData: true,
    response: nisabsSchema,
  }),
};
