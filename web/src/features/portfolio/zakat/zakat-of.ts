import { sum } from "../../../../../domain/portfolio/lots.ts";
import { type ZakatablePart, zakatablePart } from "../../../../../domain/zakat/counted-asset.ts";
import type { ZakatAssetInput } from "../../../../../schema/contracts/zakat-request.ts";
import { HANDED_OVER_NOTES } from "../../../config/zakat-hand-over.ts";
import type { KeptPortfolio } from "../portfolio-store.ts";
import type { ViewedPosition } from "../portfolio-view.ts";

export type CountedShare = {
  key: string;
  value: number;
  percent: number;
  basis: ZakatablePart["basis"] | "trading";
  counted: number;
};

export function zakatOf(positions: readonly ViewedPosition[], kept: KeptPortfolio, limit: number) {
  const rows = positions.flatMap((row) => (row.value === null ? [] : [countedOf(row, row.value, kept)]));
  return {
    rows: rows.slice(0, limit),
    countFound: rows.length,
    countWithoutPrice: positions.length - rows.length,
    total: sum(rows.map(({ counted }) => counted)),
    isAcceptedShareUsed: rows.some(({ basis }) => basis === "accepted_share"),
    assets: assetsOf(rows),
  };
}

function countedOf({ key, stock }: ViewedPosition, value: number, { own }: KeptPortfolio): CountedShare {
  const said = own[key];
  if (said?.purpose === "trading") return { key, value, percent: 100, basis: "trading", counted: value };
  const part = zakatablePart({ own: said?.zakatable ?? null, knownPercent: stock?.zakatablePercent ?? null });
  return { key, value, ...part, counted: (value * part.percent) / 100 };
}

type StocksAsset = Extract<ZakatAssetInput, { type: "stocks" }>;

/** At most one asset per method, so that the calculator stays readable: trading, the accepted share, and known parts together. */
function assetsOf(rows: readonly CountedShare[]): ZakatAssetInput[] {
  const trading = rows.filter(({ basis }) => basis === "trading");
  const accepted = rows.filter(({ basis }) => basis === "accepted_share");
  const known = rows.filter(({ basis }) => basis === "own" || basis === "company_figures");
  const worthOf = (some: readonly CountedShare[]) => sum(some.map(({ value }) => value));
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  const asset = (some: readonly CountedShare[], more: Partial<StocksAsset>): StocksAsset[] =>
    some.length === 0 ? [] : [{ ...more, type: "stocks", value: cents(worthOf(some)) } as const];
  return [
    ...asset(trading, { method: "market_value", note: HANDED_OVER_NOTES.trading }),
    ...asset(accepted, { method: "proxy", note: HANDED_OVER_NOTES.accepted }),
    ...asset(known, {
      method: "zakatable_assets",
      note: HANDED_OVER_NOTES.known,
      zakatablePercent: worthOf(known) > 0 ? (sum(known.map(({ counted }) => counted)) / worthOf(known)) * 100 : 0,
    }),
  ];
}
