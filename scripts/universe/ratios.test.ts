import { expect, it } from "vitest";
import type { InputName, SourcedFact } from "../../domain/facts/company-facts.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { readExchangeRates } from "./universe-files.ts";

const { rates } = readExchangeRates();
const inDollars = ({ value, currency }: SourcedFact) =>
  value / (currency === "USD" ? 1 : (rates[currency] ?? Number.NaN));

const less = (whole: SourcedFact | undefined, part: SourcedFact | undefined) =>
  whole && part && inDollars(part) < inDollars(whole) ? { ...whole, value: whole.value - part.value } : whole;

it("the debt and cash ratios of every stock are those of its own line in the files, in one currency and in percent", () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const { isScreened, facts: seed, screening, profile } of embeddedUniverse()) {
    const { debtRatio, cashRatio } = screening.ratios;
    const isMoneyTrade = debtRatio === null && cashRatio === null;
    if (!isScreened || seed === null || isMoneyTrade) continue;
    const { marketCapitalization, interestBearingDebt, cashAndInterestBearingSecurities } = seed.facts;
    const { totalLiabilities, totalAssets, accountsReceivable: owed } = seed.facts;
    const isBounded = (input: InputName) => screening.evidence.find((fact) => fact.input === input)?.bound === "upper";
    const cashAtMost = owed?.periodEnd === totalAssets?.periodEnd ? less(totalAssets, owed) : totalAssets;
    const isOff = (ratio: number | null, part: SourcedFact | undefined) => {
      if (part?.value === 0) return ratio !== 0;
      if (!part || !marketCapitalization) return ratio !== null;
      const byHand = (inDollars(part) / inDollars(marketCapitalization)) * 100;
      return ratio === null || !(Math.abs(ratio - byHand) <= byHand * 1e-12);
    };
    const debt = interestBearingDebt ?? (isBounded("interestBearingDebt") ? totalLiabilities : undefined);
    const cash =
      cashAndInterestBearingSecurities ?? (isBounded("cashAndInterestBearingSecurities") ? cashAtMost : undefined);
    if (isOff(debtRatio, debt) || isOff(cashRatio, cash)) {
      wrong.push(profile.symbol);
    }
    compared++;
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(4_000);
});
