import { describe, expect, it } from "vitest";
import { ZAKAT_ASSET_TYPES } from "../../domain/zakat/zakat-terms.ts";
import { ERROR_SENTENCES } from "../wording/en/refusals.ts";
import { errorSentence } from "./reasons.ts";
import { zakatRequestSchema } from "./zakat-request.ts";

const cash = { type: "cash", value: 1000 };

function firstIssue(body: unknown): string | undefined {
  const [reason, parameters] = JSON.parse(zakatRequestSchema.safeParse(body).error?.issues[0]?.message ?? "[]");
  return errorSentence(ERROR_SENTENCES, reason, parameters);
}

function firstAssetIssue(asset: unknown): string | undefined {
  return firstIssue({ assets: [asset] });
}

describe("a zakat request that is refused", () => {
  it.each([
    ["nothing", undefined, "the body must be an object with assets"],
    ["a list", [], "the body must be an object with assets"],
    ["no assets", {}, "assets must be a list"],
    ["an empty list", { assets: [] }, "Please add at least one asset to calculate Zakat"],
    ["too many assets", { assets: Array.from({ length: 101 }, () => cash) }, "assets must be at most 100"],
    ["another nisab", { assets: [cash], nisabType: "copper" }, "nisabType must be one of gold, silver"],
    ["another school", { assets: [cash], madhab: "none" }, "madhab must be one of hanafi, maliki, shafii, hanbali"],
    ["negative debts", { assets: [cash], liabilities: -1 }, /^liabilities must be a number from 0 to /],
    ["a treatment", { assets: [cash], liabilityTreatment: 1 }, "liabilityTreatment must be one of deduct, keep"],
    ["another year", { assets: [cash], yearBasis: "fiscal" }, "yearBasis must be one of lunar, solar"],
    ["a hawl in words", { assets: [cash], isHawlComplete: "yes" }, "isHawlComplete must be true or false"],
  ])("%s, with one sentence that names the field", (_name, body, sentence) => {
    expect(firstIssue(body)).toMatch(sentence);
  });

  it.each([
    ["no type", { value: 1 }, /^type of an asset must be one of cash, stocks, gold/],
    ["another type", { type: "land", value: 1 }, /^type of an asset must be one of/],
    ["a type from a prototype", { type: "__proto__", value: 1 }, /^type of an asset must be one of/],
    ["null", null, /^type of an asset must be one of/],
    ["no value", { type: "cash" }, /^value must be a number from 0 to 1,000,000,000,000,000$/],
    ["a value in words", { type: "cash", value: "1000" }, /^value must be/],
    ["a negative value", { type: "cash", value: -0.01 }, /^value must be/],
    ["a value beyond all numbers", JSON.parse('{"type":"cash","value":1e309}'), /^value must be/],
    ["a value above the limit", { type: "cash", value: 1.1e15 }, /^value must be/],
    ["a note of 201 characters", { ...cash, note: "x".repeat(201) }, "note must be at most 200 characters"],
    ["a note that is a number", { ...cash, note: 1 }, "note must be a text"],
    ["gold without value or weight", { type: "gold" }, "value or weightGrams must be given, one of them"],
    ["gold with both", { type: "gold", value: 1, weightGrams: 1 }, "value or weightGrams must be given, one of them"],
    ["a karat without weight", { type: "gold", value: 1, karat: 18 }, "karat must come with weightGrams"],
    ["25 karats", { type: "gold", weightGrams: 1, karat: 25 }, "karat must be a number above 0 and at most 24"],
    ["no fineness", { type: "silver", weightGrams: 1, fineness: 0 }, /^fineness must be a number above 0 and at most/],
    ["a fineness without weight", { type: "silver", value: 1, fineness: 925 }, "fineness must come with weightGrams"],
    ["a negative weight", { type: "gold", weightGrams: -1 }, /^weightGrams must be a number from 0 to/],
    ["another use", { type: "gold", value: 1, use: "lent" }, "use must be one of kept, worn"],
    ["another method", { type: "stocks", value: 1, method: "guess" }, /^method must be one of/],
    ["a method alone", { type: "stocks", value: 1, method: "zakatable_assets" }, /^zakatablePercent must be given/],
    [
      "a percent without its method",
      { type: "stocks", value: 1, zakatablePercent: 30 },
      /^zakatablePercent must be given/,
    ],
    [
      "a percent above 100",
      { type: "stocks", value: 1, method: "zakatable_assets", zakatablePercent: 101 },
      /^zakatablePercent must be a number from 0 to 100/,
    ],
    ["another purpose", { type: "real_estate", value: 1, purpose: "home" }, "purpose must be one of resale, rental"],
    ["another loan", { type: "loans", value: 1, collectability: "bad" }, /^collectability must be one of good, doubt/],
  ])("an asset with %s, with one sentence that names the field", (_name, asset, sentence) => {
    expect(firstAssetIssue(asset)).toMatch(sentence);
  });
});

describe("a zakat request that is accepted", () => {
  it.each(ZAKAT_ASSET_TYPES)("%s with a type and a value, with gold as the nisab", (type) => {
    const body = { assets: [{ type, value: 1000 }] };
    expect(zakatRequestSchema.parse(body)).toEqual({ ...body, nisabType: "gold" });
  });

  it("drops unknown fields, such as the browser's own id", () => {
    const { assets } = zakatRequestSchema.parse({ assets: [{ ...cash, id: "7" }], isAdmin: true });
    expect(assets).toEqual([cash]);
  });

  it("accepts a hundred assets and values at the limits", () => {
    const assets = Array.from({ length: 100 }, () => ({ type: "cash", value: 1e15 }));
    expect(zakatRequestSchema.safeParse({ assets, liabilities: 1e15 }).success).toBe(true);
  });
});
