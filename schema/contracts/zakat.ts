import * as z from "zod";
import { NISAB_TYPES, ZAKAT_ASSET_TYPES } from "../vocabulary/zakat.ts";
import { LIABILITY_TREATMENTS, YEAR_BASES } from "../vocabulary/zakat-positions.ts";
import { endpoint } from "./endpoint.ts";
import { cursorSchema, limitSchema } from "./pagination.ts";
import { zakatRequestSchema } from "./zakat-request.ts";

const dollars = z.number().min(0);

/** The nisab of one metal by the latest price that the platform holds. US dollars; the price is of a gram of pure metal. */
const nisabSchema = z.object({
  grams: z.number().positive(),
  pricePerGram: z.number().positive(),
  nisabValue: z.number().positive(),
  /** The time or day of the price, ISO 8601; null for a reference value. */
  asOf: z.string().nullable(),
  source: z.object({ label: z.string().min(1), url: z.string().nullable() }),
  /** True until a price has been fetched: the value is then the specification's. */
  isReference: z.boolean(),
});
export type NisabAnswer = z.infer<typeof nisabSchema>;

export const nisabsSchema = z.object({ gold: nisabSchema, silver: nisabSchema });
export type NisabsAnswer = z.infer<typeof nisabsSchema>;

const positionSchema = z.object({
  id: z.string().min(1),
  label: z.string().min(1),
  summary: z.string().min(1),
  heldBy: z.array(z.string().min(1)).min(1).readonly(),
  sources: z
    .array(z.object({ title: z.string().min(1), url: z.string().nullable() }))
    .min(1)
    .readonly(),
});

const countedAssetSchema = z.object({
  type: z.enum(ZAKAT_ASSET_TYPES),
  label: z.string().min(1),
  note: z.string().nullable(),
  value: dollars,
  zakatableValue: dollars,
  /** Percent of the value that is counted: 25 means 25 %. */
  zakatablePercent: z.number().min(0).max(100),
  /** Which of `positions` it was counted by; null where none had to be chosen. */
  positionId: z.string().nullable(),
  explanation: z.string().min(1),
});

/** Amounts are US dollars, not rounded. The first three are the plain answer; the rest says how it came about. */
export const zakatResultSchema = z.object({
  zakatOwed: dollars,
  totalZakatable: dollars,
  nisabValue: dollars,
  nisabType: z.enum(NISAB_TYPES),
  isNisabReached: z.boolean(),
  assets: z.array(countedAssetSchema).readonly(),
  totalBeforeLiabilities: dollars,
  liabilities: dollars,
  liabilityTreatment: z.enum(LIABILITY_TREATMENTS),
  liabilitiesDeducted: dollars,
  yearBasis: z.enum(YEAR_BASES),
  /** Percent: 2.5 means 2.5 %. */
  ratePercent: z.number().positive(),
  isHawlComplete: z.boolean(),
  /** What falls due at the end of the year if nothing changes. */
  zakatAtEndOfHawl: dollars,
  hawlNote: z.string().min(1),
  positions: z.array(positionSchema).readonly(),
  /** The prices it was reckoned with. */
  nisabs: nisabsSchema,
});
export type ZakatResult = z.infer<typeof zakatResultSchema>;

export const zakatHistoryEntrySchema = z.object({
  id: z.number().int().positive(),
  calculationDate: z.iso.datetime(),
  assets: z.array(countedAssetSchema.pick({ type: true, note: true, value: true, zakatableValue: true })),
  totalZakatable: dollars,
  zakatOwed: dollars,
  nisabValue: dollars,
  nisabType: z.enum(NISAB_TYPES),
});
export type ZakatHistoryEntry = z.infer<typeof zakatHistoryEntrySchema>;

export const zakatEndpoints = {
  calculate: endpoint({
    method: "POST",
    path: "/api/zakat/calculate",
    summary: "Zakat owed on a list of assets, with how each was counted and who holds so",
    body: zakatRequestSchema,
    response: zakatResultSchema,
  }),
  history: endpoint({
    method: "GET",
    path: "/api/zakat/history",
    summary: "The visitor's own calculations, latest first",
    query: z.object({ limit: limitSchema, cursor: cursorSchema }),
    response: z.array(zakatHistoryEntrySchema),
  }),
  nisab: endpoint({
    method: "GET",
    path: "/api/zakat/nisab",
    summary: "The nisab by gold and by silver, with its price, date and source",
    openData: true,
    response: nisabsSchema,
  }),
};
