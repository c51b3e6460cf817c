import * as z from "zod";
import { PURE_GOLD_KARAT, PURE_SILVER_FINENESS } from "../vocabulary/metal-purity.ts";
import {
  DEFAULT_NISAB_TYPE,
  NISAB_TYPES,
  ZAKAT_AMOUNT_MAX,
  ZAKAT_ASSET_TYPES,
  ZAKAT_ASSETS_MAX,
  ZAKAT_NOTE_MAX_LENGTH,
  ZAKAT_WEIGHT_GRAMS_MAX,
} from "../vocabulary/zakat.ts";
import {
  COLLECTABILITIES,
  LIABILITY_TREATMENTS,
  MADHABS,
  METAL_USES,
  REAL_ESTATE_PURPOSES,
  SHARE_METHODS,
  YEAR_BASES,
} from "../vocabulary/zakat-positions.ts";

const value = numberBetween("value", 0, ZAKAT_AMOUNT_MAX);
const note = z
  .string({ error: "note must be text" })
  .max(ZAKAT_NOTE_MAX_LENGTH, { error: `note must be at most ${ZAKAT_NOTE_MAX_LENGTH} characters` })
  .optional();

const metal = {
  value: value.optional(),
  weightGrams: numberBetween("weightGrams", 0, ZAKAT_WEIGHT_GRAMS_MAX).optional(),
  use: oneOf("use", METAL_USES).optional(),
  note,
};

const stocksSchema = z
  .object({
    type: z.literal("stocks"),
    value,
    method: oneOf("method", SHARE_METHODS).optional(),
    zakatablePercent: numberBetween("zakatablePercent", 0, 100).optional(),
    note,
  })
  .refine((asset) => (asset.method === "zakatable_assets") === (asset.zakatablePercent !== undefined), {
    error: "zakatablePercent must be given with the method zakatable_assets, and only with it",
    path: ["zakatablePercent"],
  });

const goldSchema = withValueOrWeight(
  z.object({
    type: z.literal("gold"),
    ...metal,
    karat: stampUpTo("karat", PURE_GOLD_KARAT).optional(),
  }),
).refine((asset) => asset.karat === undefined || asset.weightGrams !== undefined, {
  error: "karat must come with weightGrams",
  path: ["karat"],
});

const silverSchema = withValueOrWeight(
  z.object({
    type: z.literal("silver"),
    ...metal,
    fineness: stampUpTo("fineness", PURE_SILVER_FINENESS).optional(),
  }),
).refine((asset) => asset.fineness === undefined || asset.weightGrams !== undefined, {
  error: "fineness must come with weightGrams",
  path: ["fineness"],
});

/** A type and a value are a whole asset; everything else says more about how it is to be counted. */
export const zakatAssetSchema = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.enum(["cash", "business", "crypto"]), value, note }),
    stocksSchema,
    goldSchema,
    silverSchema,
    z.object({
      type: z.literal("real_estate"),
      value,
      purpose: oneOf("purpose", REAL_ESTATE_PURPOSES).optional(),
      note,
    }),
    z.object({
      type: z.literal("loans"),
      value,
      collectability: oneOf("collectability", COLLECTABILITIES).optional(),
      note,
    }),
  ],
  { error: `type of an asset must be one of ${ZAKAT_ASSET_TYPES.join(", ")}` },
);
export type ZakatAssetInput = z.infer<typeof zakatAssetSchema>;

export const zakatRequestSchema = z.object(
  {
    assets: z
      .array(zakatAssetSchema, { error: "assets must be a list" })
      .min(1, { error: "Please add at least one asset to calculate Zakat" })
      .max(ZAKAT_ASSETS_MAX, { error: `assets must be at most ${ZAKAT_ASSETS_MAX}` }),
    nisabType: oneOf("nisabType", NISAB_TYPES).default(DEFAULT_NISAB_TYPE),
    madhab: oneOf("madhab", MADHABS).optional(),
    liabilities: numberBetween("liabilities", 0, ZAKAT_AMOUNT_MAX).optional(),
    liabilityTreatment: oneOf("liabilityTreatment", LIABILITY_TREATMENTS).optional(),
    yearBasis: oneOf("yearBasis", YEAR_BASES).optional(),
    isHawlComplete: z.boolean({ error: "isHawlComplete must be true or false" }).optional(),
  },
  { error: "the body must be an object with assets" },
);
export type ZakatRequestInput = z.infer<typeof zakatRequestSchema>;

function numberBetween(field: string, minimum: number, maximum: number) {
  const error = `${field} must be a number from ${minimum} to ${maximum.toLocaleString("en-US")}`;
  return z.number({ error }).min(minimum, { error }).max(maximum, { error });
}

function stampUpTo(field: string, pure: number) {
  const error = `${field} must be a number above 0 and at most ${pure}`;
  return z.number({ error }).positive({ error }).max(pure, { error });
}

function oneOf<const Values extends readonly [string, ...string[]]>(field: string, values: Values) {
  return z.enum(values, { error: `${field} must be one of ${values.join(", ")}` });
}

function withValueOrWeight<Schema extends z.ZodType<{ value?: number | undefined; weightGrams?: number | undefined }>>(
  schema: Schema,
) {
  return schema.refine((asset) => (asset.value === undefined) !== (asset.weightGrams === undefined), {
    error: "value or weightGrams must be given, one of them",
    path: ["value"],
  });
}
