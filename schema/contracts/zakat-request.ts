import * as z from "zod/mini";
import { PURE_GOLD_KARAT, PURE_SILVER_FINENESS } from "../../domain/zakat/metal-value.ts";
import {
  COLLECTABILITIES,
  LIABILITY_TREATMENTS,
  MADHABS,
  METAL_USES,
  REAL_ESTATE_PURPOSES,
  SHARE_METHODS,
  YEAR_BASES,
} from "../../domain/zakat/zakat-positions.ts";
import {
  DEFAULT_NISAB_TYPE,
  NISAB_TYPES,
  ZAKAT_AMOUNT_MAX,
  ZAKAT_ASSET_TYPES,
  ZAKAT_ASSETS_MAX,
  ZAKAT_NOTE_MAX_LENGTH,
  ZAKAT_PRICE_MAX,
  ZAKAT_WEIGHT_GRAMS_MAX,
} from "../../domain/zakat/zakat-terms.ts";
import { flag, oneOf } from "./fields.ts";
import { complaint, wrongKind } from "./reasons.ts";

/** Of the value: US dollars unless said, else a currency whose dated rate the platform holds. */
const currencyError = wrongKind("currency", "currency");
const currency = z.optional(z.string({ error: currencyError }).check(z.regex(/^[A-Z]{3}$/, { error: currencyError })));
const value = numberBetween("value", 0, ZAKAT_AMOUNT_MAX);
const note = z.optional(
  z.string({ error: wrongKind("note", "text") }).check(
    z.maxLength(ZAKAT_NOTE_MAX_LENGTH, {
      error: complaint("too_long", { field: "note", max: ZAKAT_NOTE_MAX_LENGTH }),
    }),
  ),
);

const metal = {
  value: z.optional(value),
  currency,
  weightGrams: z.optional(numberBetween("weightGrams", 0, ZAKAT_WEIGHT_GRAMS_MAX)),
  use: z.optional(oneOf("use", METAL_USES)),
  note,
};

const valueOrWeight = z.refine<{ value?: number | undefined; weightGrams?: number | undefined }>(
  (asset) => (asset.value === undefined) !== (asset.weightGrams === undefined),
  { error: complaint("value_or_weight"), path: ["value"] },
);

const stocksSchema = z
  .object({
    type: z.literal("stocks"),
    value,
    currency,
    method: z.optional(oneOf("method", SHARE_METHODS)),
    zakatablePercent: z.optional(numberBetween("zakatablePercent", 0, 100)),
    note,
  })
  .check(
    z.refine((asset) => (asset.method === "zakatable_assets") === (asset.zakatablePercent !== undefined), {
      error: complaint("percent_with_method"),
      path: ["zakatablePercent"],
    }),
  );

const goldSchema = z
  .object({
    type: z.literal("gold"),
    ...metal,
    karat: z.optional(aboveZero("karat", PURE_GOLD_KARAT)),
  })
  .check(
    valueOrWeight,
    z.refine((asset) => asset.karat === undefined || asset.weightGrams !== undefined, {
      error: complaint("with_weight", { field: "karat" }),
      path: ["karat"],
    }),
  );

const silverSchema = z
  .object({
    type: z.literal("silver"),
    ...metal,
    fineness: z.optional(aboveZero("fineness", PURE_SILVER_FINENESS)),
  })
  .check(
    valueOrWeight,
    z.refine((asset) => asset.fineness === undefined || asset.weightGrams !== undefined, {
      error: complaint("with_weight", { field: "fineness" }),
      path: ["fineness"],
    }),
  );

/** A type and a value make a complete asset; the other fields say how it is to be counted. */
export const zakatAssetSchema = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.enum(["cash", "business", "crypto"]), value, currency, note }),
    stocksSchema,
    goldSchema,
    silverSchema,
    z.object({
      type: z.literal("real_estate"),
      value,
      currency,
      purpose: z.optional(oneOf("purpose", REAL_ESTATE_PURPOSES)),
      note,
    }),
    z.object({
      type: z.literal("loans"),
      value,
      currency,
      collectability: z.optional(oneOf("collectability", COLLECTABILITIES)),
      note,
    }),
  ],
  { error: complaint("asset_type", { values: ZAKAT_ASSET_TYPES }) },
);
export type ZakatAssetInput = z.infer<typeof zakatAssetSchema>;

export const zakatRequestSchema = z.object(
  {
    assets: z
      .array(zakatAssetSchema, { error: wrongKind("assets", "list") })
      .check(
        z.minLength(1, { error: complaint("no_assets") }),
        z.maxLength(ZAKAT_ASSETS_MAX, { error: complaint("too_many", { field: "assets", max: ZAKAT_ASSETS_MAX }) }),
      ),
    nisabType: z._default(oneOf("nisabType", NISAB_TYPES), DEFAULT_NISAB_TYPE),
    madhab: z.optional(oneOf("madhab", MADHABS)),
    liabilities: z.optional(numberBetween("liabilities", 0, ZAKAT_AMOUNT_MAX)),
    liabilitiesCurrency: currency,
    liabilityTreatment: z.optional(oneOf("liabilityTreatment", LIABILITY_TREATMENTS)),
    yearBasis: z.optional(oneOf("yearBasis", YEAR_BASES)),
    /** The day's price of a gram of pure metal in US dollars, used instead of the platform's own. */
    pricePerGram: z.optional(
      z.object(
        {
          gold: z.optional(aboveZero("pricePerGram.gold", ZAKAT_PRICE_MAX)),
          silver: z.optional(aboveZero("pricePerGram.silver", ZAKAT_PRICE_MAX)),
        },
        { error: wrongKind("pricePerGram", "metal_prices") },
      ),
    ),
    /** False: the calculation is answered and not stored. */
    isKept: z.optional(flag("isKept")),
    isHawlComplete: z.optional(flag("isHawlComplete")),
  },
  { error: complaint("body_without", { field: "assets" }) },
);
export type ZakatRequestInput = z.infer<typeof zakatRequestSchema>;

function numberBetween(field: string, min: number, max: number) {
  const error = complaint("between", { field, min, max });
  return z.number({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
}

function aboveZero(field: string, max: number) {
  const error = complaint("above_zero", { field, max });
  return z.number({ error }).check(z.positive({ error }), z.lte(max, { error }));
}
