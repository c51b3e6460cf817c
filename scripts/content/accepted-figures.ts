import { isFactOf, withClaims } from "../../domain/claims/claim.ts";
import { screenCompany } from "../../domain/screening/screen-company.ts";
import { type ClaimEffect, effectsOf, figureOf, listAccepted } from "../../worker/features/claims/repository.ts";
import type { Database } from "../../worker/platform/database.ts";
import type { ScreenedStock } from "../../worker/verdicts/stock-document.ts";
import { readExchangeRates } from "../universe/universe-files.ts";

type Day = { screenedOn: string; today: string };

/**
 * Stocks with the accepted figures of readers, by the one merge: an older one loses to a newer filing. And what now stands before each
 * figure, by its claim's id.
 */
export async function withAcceptedFigures(db: Database, stocks: readonly ScreenedStock[], { screenedOn, today }: Day) {
  const accepted = await listAccepted(db);
  const effects = new Map<number, ClaimEffect[]>(accepted.map((claim) => [claim.id, effectsOf(claim) ?? []]));
  const rates = readExchangeRates();
  const bySymbol = Map.groupBy(accepted, ({ symbol }) => symbol);
  const withFigures = stocks.map((stock) => {
    const { facts: known } = stock;
    const { symbol } = stock.profile;
    const claims = (known?.issuer ?? [symbol]).flatMap((listing) => bySymbol.get(listing) ?? []);
    if (!known || claims.length === 0) return stock;
    for (const claim of claims) {
      const before = known.facts[claim.input] ?? null;
      if (before && isFactOf(figureOf(claim), before)) continue;
      const { id } = claim;
      effects.set(id, effects.get(id)?.map((one) => (one.symbol === symbol ? { ...one, before } : one)) ?? []);
    }
    const facts = withClaims(known, claims.map(figureOf), { rates, on: today });
    return { ...stock, ...screenCompany(facts, rates, screenedOn), facts };
  });
  return { stocks: withFigures, effects };
}
