import { describe, expect, it } from "vitest";
import { nisabAtPrice } from "../../../domain/zakat/nisab.ts";
import { calculateZakat } from "../../../domain/zakat/zakat.ts";
import type { ZakatRequest } from "../../../domain/zakat/zakat-terms.ts";
import { countingText, hawlText, wordedPosition } from "./zakat.ts";

const nisabs = { gold: nisabAtPrice(100, "gold"), silver: nisabAtPrice(2, "silver") };
const answer = (request: Partial<ZakatRequest> & Pick<ZakatRequest, "assets">) =>
  calculateZakat({ nisabType: "gold", ...request }, nisabs);
const explained = (asset: ZakatRequest["assets"][number], more: Partial<ZakatRequest> = {}) =>
  answer({ assets: [asset], ...more }).assets.map(countingText)[0];

describe("how an asset was counted, in words", () => {
  const worn = { type: "gold", weightGrams: 50, karat: 18, use: "worn" } as const;

  it.each<[string, ZakatRequest["assets"][number], Partial<ZakatRequest>, RegExp]>([
    ["cash", { type: "cash", value: 1 }, {}, /^Counted in full\.$/],
    ["kept silver", { type: "silver", value: 1 }, {}, /^The pure silver is counted in full\.$/],
    [
      "a quarter by the proxy",
      { type: "stocks", value: 1, method: "proxy" },
      {},
      /^25% of the value is counted\. Where/,
    ],
    [
      "the company's zakatable part",
      { type: "stocks", value: 1, method: "zakatable_assets", zakatablePercent: 42 },
      {},
      /^42% of the value is counted\. Of shares held for their income/,
    ],
    [
      "rented property",
      { type: "real_estate", value: 1, purpose: "rental" },
      {},
      /^Not counted\..*rent that you still hold/,
    ],
    ["worn jewelry by a school", worn, { madhab: "shafii" }, /^Not counted\. Jewelry that is permissible/],
    ["worn jewelry without a school", worn, {}, /^Counted in full\. .* where no school is chosen\.$/],
  ])("%s", (_, asset, more, sentence) => {
    expect(explained(asset, more)).toMatch(sentence);
  });
});

it("names every position with who takes it, and says what the year means for the answer", () => {
  const { positions, isHawlComplete } = answer({
    assets: [{ type: "stocks", value: 1, method: "proxy" }],
    isHawlComplete: false,
  });
  expect(positions.map(wordedPosition)[0]).toMatchObject({
    id: "shares_proxy",
    heldBy: ["National Zakat Foundation (UK)"],
  });
  expect(hawlText(isHawlComplete)).toMatch(
    /^Nothing is owed until a full year has passed over your wealth\. You must have owned/,
  );
});
