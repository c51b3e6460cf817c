import { isoDay } from "../../../domain/facts/iso-date.ts";
import {
  nisabAtPrice,
  nisabsAtPrices,
  SHIPPED_METAL_PRICES,
  shippedPricePerGram,
} from "../../../domain/zakat/nisab.ts";
import { calculateGivenZakat, type ZakatCalculation } from "../../../domain/zakat/zakat.ts";
import type { NisabType } from "../../../domain/zakat/zakat-terms.ts";
import type { NisabAnswer, NisabsAnswer, ZakatResult } from "../../../schema/contracts/zakat.ts";
import type { ZakatRequestInput } from "../../../schema/contracts/zakat-request.ts";
import shippedRates from "../../../schema/seed/universe/exchange-rates.json" with { type: "json" };
import { metalPriceSource } from "../../../schema/wording/en/sources.ts";
import { countingText, hawlText, wordedPosition, ZAKAT_ASSET_LABELS } from "../../../schema/wording/en/zakat.ts";
import type { VisitorWriter } from "../../http/visitor-session.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { insertCalculation, type MetalPrice, packedRecord, readPrices, type ZakatRecord } from "./repository.ts";

/** The nisab by gold and by silver, at the latest prices or, until there are any, at those shipped with the platform. */
export async function currentNisabs(db: Database): Promise<NisabsAnswer> {
  const { prices, rates } = await readPrices(db, null);
  return nisabsAt(prices, rates);
}

/** The maximum rows that storing a calculation costs, including its deletion. */
const CALCULATION_ROWS = 6;

/**
 * Zakat on a visitor's assets at the latest prices; the calculation joins their history.
 *
 * @throws AppError too_many_requests
 */
export async function calculateVisitorZakat(
  db: Database,
  writer: VisitorWriter,
  request: ZakatRequestInput,
  now: Date,
): Promise<ZakatResult> {
  const { prices, rates, isKnownVisitor } = await readPrices(db, writer.tokenHash);
  const current = nisabsAt(prices, rates);
  const entered = { asOf: isoDay(now), source: sourced({ kind: "entered" }), isReference: false };
  const nisabs = { ...current, ...nisabsAtPrices(current, request.pricePerGram, entered) };
  refuseUnknownCurrency(request, nisabs.exchangeRates.rates);
  const result = { ...wordedZakat(calculateGivenZakat(request, nisabs, nisabs.exchangeRates.rates)), nisabs };
  if (request.isKept === false) return result;
  const document = packedRecord(recordOf(result));
  const session = await writer.admit(isKnownVisitor, {
    rows: CALCULATION_ROWS,
    bytes: 50 + new TextEncoder().encode(document).length,
  });
  if (await insertCalculation(db, session, document, now)) writer.keep(session);
  return result;
}

/** With the words for its codes, in English. */
function wordedZakat({ assets, positions, ...calculation }: ZakatCalculation): Omit<ZakatResult, "nisabs"> {
  return {
    ...calculation,
    assets: assets.map((line) => ({ ...line, label: ZAKAT_ASSET_LABELS[line.type], explanation: countingText(line) })),
    hawlNote: hawlText(calculation.isHawlComplete),
    positions: positions.map(wordedPosition),
  };
}

function recordOf({ totalZakatable, zakatOwed, nisabValue, nisabType, assets }: ZakatResult): ZakatRecord {
  const kept = assets.map(({ type, note, value, zakatableValue }) => ({ type, note, value, zakatableValue }));
  return { assets: kept, totalZakatable, zakatOwed, nisabValue, nisabType };
}

function refuseUnknownCurrency({ assets, liabilitiesCurrency }: ZakatRequestInput, rates: Record<string, number>) {
  const given = [...assets.map(({ currency }) => currency), liabilitiesCurrency];
  if (given.some((currency) => currency !== undefined && !Object.hasOwn(rates, currency)))
    throw new AppError("invalid_request", ["one_of", { field: "currency", values: Object.keys(rates) }]);
}

/** With the newest exchange rates; a currency that these lack keeps the rate that the platform ships with. */
function nisabsAt(
  prices: Record<NisabType, MetalPrice | undefined>,
  held: { asOf: string; rates: string } | undefined,
): NisabsAnswer {
  const exchangeRates = {
    asOf: held?.asOf ?? shippedRates.asOf,
    rates: { ...shippedRates.rates, ...(held && (JSON.parse(held.rates) as Record<string, number>)) },
  };
  return { gold: nisabAt("gold", prices.gold), silver: nisabAt("silver", prices.silver), exchangeRates };
}

const sourced = <Source extends Parameters<typeof metalPriceSource>[0]>(source: Source) => ({
  ...source,
  ...metalPriceSource(source),
});

function nisabAt(nisabType: NisabType, price: MetalPrice | undefined): NisabAnswer {
  if (!price) {
    const { asOf } = SHIPPED_METAL_PRICES;
    const source = sourced({ kind: "shipped" });
    return { ...nisabAtPrice(shippedPricePerGram(nisabType), nisabType), asOf, source, isReference: false };
  }
  const source = sourced({ kind: "stored", source: price.sourceLabel, url: price.sourceUrl });
  return { ...nisabAtPrice(price.pricePerGram, nisabType), asOf: price.asOf, source, isReference: false };
}
