import { exactDecimal, requireAmount, requirePositive, sumOfAmounts } from "../facts/amount.ts";
import { type CountedAsset, countAsset } from "./counted-asset.ts";
import { isNisabReached, type Nisabs } from "./nisab.ts";
import {
  HAWL_POSITION,
  LIABILITY_POSITIONS,
  type LiabilityTreatment,
  liabilityTreatmentOf,
  YEAR_BASIS_POSITIONS,
  type YearBasis,
  type ZakatPosition,
  type ZakatPositionId,
} from "./zakat-positions.ts";
import {
  type GivenZakatRequest,
  type NisabType,
  ZAKAT_RATE,
  ZAKAT_RATE_SOLAR_YEAR,
  type ZakatRequest,
} from "./zakat-terms.ts";

/** One line of the answer; `positionId` is one of `positions`, null when there was nothing to choose. */
export type ZakatLine = Omit<CountedAsset, "position"> & { positionId: ZakatPositionId | null };

/** The answer and how it was calculated. US dollars, not rounded. */
export type ZakatCalculation = {
  zakatOwed: number;
  /** The counted value of the assets, less the debts deducted; never below 0. */
  totalZakatable: number;
  nisabValue: number;
  nisabType: NisabType;
  isNisabReached: boolean;
  /** Whether the silver alone reaches the nisab of silver, whichever nisab was chosen. */
  isSilverAboveItsNisab: boolean;
  /** Whether the whole wealth reaches the nisab of silver, whichever was chosen. */
  isSilverNisabReached: boolean;
  assets: readonly ZakatLine[];
  totalBeforeLiabilities: number;
  liabilities: number;
  liabilityTreatment: LiabilityTreatment;
  /** The deducted part of the debts: 0 when they are not deducted, never more than the total. */
  liabilitiesDeducted: number;
  yearBasis: YearBasis;
  /** Percent: 2.5 means 2.5 %. */
  ratePercent: number;
  isHawlComplete: boolean;
  /** The zakat due at the end of the year if nothing changes; the same as zakatOwed once the year is complete. */
  zakatAtEndOfHawl: number;
  /** Every position behind the answer, once. */
  positions: readonly ZakatPosition[];
};

const RATES: Readonly<Record<YearBasis, number>> = { lunar: ZAKAT_RATE, solar: ZAKAT_RATE_SOLAR_YEAR };

/**
 * Zakat owed on a person's wealth, in US dollars.
 *
 *   totalZakatable = max(0, sum of the assets' zakatable values − liabilities deducted)
 *   zakatOwed      = totalZakatable × rate when the nisab is reached and the year is complete, else 0
 *
 * Not rounded. A total exactly at the nisab reaches it. Assets with only a type and a value count in full, so the plain request has
 * the plain answer: 2.5 % of the sum.
 *
 * @throws RangeError when an amount, weight, stamp or percent is negative, not finite or out of its bounds
 * @see zakat-positions.ts for every option and its sources
 */
export function calculateZakat(request: ZakatRequest, nisabs: Nisabs): ZakatCalculation {
  const { nisabType, madhab, yearBasis = "lunar", isHawlComplete = true } = request;
  const liabilityTreatment = request.liabilityTreatment ?? liabilityTreatmentOf(madhab);
  const counted = request.assets.map((asset) => countAsset(asset, nisabs, madhab));
  const totalBeforeLiabilities = sumOfAmounts(counted.map((asset) => asset.zakatableValue));
  const liabilities = requireAmount("liabilities", request.liabilities ?? 0);
  const liabilitiesDeducted = liabilityTreatment === "deduct" ? Math.min(liabilities, totalBeforeLiabilities) : 0;
  const totalZakatable = totalBeforeLiabilities - liabilitiesDeducted;

  const nisab = nisabs[nisabType];
  const isReached = isNisabReached(totalZakatable, nisab);
  const zakatAtEndOfHawl = isReached ? totalZakatable * RATES[yearBasis] : 0;
  const silver = sumOfAmounts(counted.filter(({ type }) => type === "silver").map((asset) => asset.zakatableValue));

  return {
    zakatOwed: isHawlComplete ? zakatAtEndOfHawl : 0,
    totalZakatable,
    nisabValue: nisab.nisabValue,
    nisabType,
    isNisabReached: isReached,
    isSilverNisabReached: isNisabReached(totalZakatable, nisabs.silver),
    isSilverAboveItsNisab: silver > 0 && isNisabReached(silver, nisabs.silver),
    assets: counted.map(({ position, ...line }) => ({ ...line, positionId: position?.id ?? null })),
    totalBeforeLiabilities,
    liabilities,
    liabilityTreatment,
    liabilitiesDeducted,
    yearBasis,
    ratePercent: RATES[yearBasis] * 100,
    isHawlComplete,
    zakatAtEndOfHawl,
    positions: distinctPositions([
      ...counted.map((asset) => asset.position),
      liabilities > 0 ? LIABILITY_POSITIONS[liabilityTreatment] : null,
      YEAR_BASIS_POSITIONS[yearBasis],
      HAWL_POSITION,
    ]),
  };
}

/**
 * The calculation of a request as it is given: amounts in other currencies at their rates (units for one US dollar), and every amount of
 * the answer as an exact decimal.
 *
 * @throws RangeError as calculateZakat, and for a currency without a rate
 */
export function calculateGivenZakat(
  request: GivenZakatRequest,
  nisabs: Nisabs,
  rates: Readonly<Record<string, number>>,
): ZakatCalculation {
  const inDollars = (amount: number, currency: string | undefined) =>
    currency === undefined
      ? amount
      : exactDecimal(amount / requirePositive(`rate of ${currency}`, rates[currency] ?? 0));
  const { liabilities, liabilitiesCurrency } = request;
  const assets = request.assets.map((asset) =>
    asset.value === undefined ? asset : { ...asset, value: inDollars(asset.value, asset.currency) },
  );
  const debts = liabilities === undefined ? undefined : inDollars(liabilities, liabilitiesCurrency);
  return inExactDecimals(calculateZakat({ ...request, assets, liabilities: debts }, nisabs));
}

function inExactDecimals(calculation: ZakatCalculation): ZakatCalculation {
  const { zakatOwed, totalZakatable, nisabValue, totalBeforeLiabilities, ratePercent, zakatAtEndOfHawl } = calculation;
  return {
    ...calculation,
    zakatOwed: exactDecimal(zakatOwed, totalBeforeLiabilities),
    totalZakatable: exactDecimal(totalZakatable, totalBeforeLiabilities),
    nisabValue: exactDecimal(nisabValue),
    totalBeforeLiabilities: exactDecimal(totalBeforeLiabilities),
    liabilitiesDeducted: exactDecimal(calculation.liabilitiesDeducted),
    ratePercent: exactDecimal(ratePercent),
    zakatAtEndOfHawl: exactDecimal(zakatAtEndOfHawl, totalBeforeLiabilities),
    assets: calculation.assets.map((line) => ({
      ...line,
      value: exactDecimal(line.value),
      zakatableValue: exactDecimal(line.zakatableValue),
    })),
  };
}

function distinctPositions(positions: readonly (ZakatPosition | null)[]): ZakatPosition[] {
  return [...new Set(positions)].filter((position) => position !== null);
}
