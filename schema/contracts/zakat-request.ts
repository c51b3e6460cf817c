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

/** Of the value: US dollars unless said, else a currency whose dated rate the platform holds. */
const currencyError = "currency must be the code of a currency, three capital letters";
const currency = z.optional(z.string({ error: currencyError }).check(z.regex(/^[A-Z]{3}$/, { error: currencyError })));
const value = numberBetween("value", 0, ZAKAT_AMOUNT_MAX);
const note = z.optional(
  z
    .string({ error: "note must be text" })
    .check(z.maxLength(ZAKAT_NOTE_MAX_LENGTH, { error: `note must be at most ${ZAKAT_NOTE_MAX_LENGTH} characters` })),
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
  { error: "value or weightGrams must be given, one of them", path: ["value"] },
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
      error: "zakatablePercent must be given with the method zakatable_assets, and only with it",
      path: ["zakatablePercent"],
    }),
  );

const goldSchema = z
  .object({
    type: z.literal("gold"),
    ...metal,
    karat: z.optional(stampUpTo("karat", PURE_GOLD_KARAT)),
  })
  .check(
    valueOrWeight,
    z.refine((asset) => asset.karat === undefined || asset.weightGrams !== undefined, {
      error: "karat must come with weightGrams",
      path: ["karat"],
    }),
  );

const silverSchema = z
  .object({
    type: z.literal("silver"),
    ...metal,
    fineness: z.optional(stampUpTo("fineness", PURE_SILVER_FINENESS)),
  })
  .check(
    valueOrWeight,
    z.refine((asset) => asset.fineness === undefined || asset.weightGrams !== undefined, {
      error: "fineness must come with weightGrams",
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
  { error: `type of an asset must be one of ${ZAKAT_ASSET_TYPES.join(", ")}` },
);
export type ZakatAssetInput = z.infer<typeof zakatAssetSchema>;

export const zakatRequestSchema = z.object(
  {
    assets: z
      .array(zakatAssetSchema, { error: "assets must be a list" })
      .check(
        z.minLength(1, { error: "Please add at least one asset to calculate Zakat" }),
        z.maxLength(ZAKAT_ASSETS_MAX, { error: `assets must be at most ${ZAKAT_ASSETS_MAX}` }),
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
        { gold: z.optional(priceOf("gold")), silver: z.optional(priceOf("silver")) },
        { error: "pricePerGram must be an object with gold or silver" },
      ),
    ),
    isHawlComplete: z.optional(z.boolean({ error: "isHawlComplete must be true or false" })),
  },
  { error: "the body must be an object with assets" },
);
export type ZakatRequestInput = z.infer<typeof zakatRequestSchema>;

/** Its message is made when it is needed: writing one figure loads a language's data, which a start should not wait for. */
function numberBetween(field: string, minimum: number, maximum: number) {
  const error = () => `${field} must be a number from ${minimum} to ${maximum.toLocaleString("en-US")}`;
  return z.number({ error }).check(z.gte(minimum, { error }), z.lte(maximum, { error }));
}

function priceOf(metal: string) {
  const error = () =>
    `pricePerGram.${metal} must be a number above 0 and at most ${ZAKAT_PRICE_MAX.toLocaleString("en-US")}`;
  return z.number({ error }).check(z.positive({ error }), z.lte(ZAKAT_PRICE_MAX, { error }));
}

function stampUpTo(field: string, pure: number) {
  const error = `${field} must be a number above 0 and at most ${pure}`;
  return z.number({ error }).check(z.positive({ error }), z.lte(pure, { error }));
}

function oneOf<const Values extends readonly [string, ...string[]]>(field: string, values: Values) {
  return z.enum(values, { error: `${field} must be one of ${values.join(", ")}` });
}
