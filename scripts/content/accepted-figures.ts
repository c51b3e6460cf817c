import { countingFigures } from "../../domain/claims/claim.ts";
import { derive } from "../../domain/verdict/derive.ts";
import { listDecided } from "../../worker/features/claims/repository.ts";
import type { Database } from "../../worker/platform/database.ts";
import type { ScreenedStock } from "../../worker/verdicts/stock-document.ts";
import { readExchangeRates } from "../universe/universe-files.ts";

/** Stocks with the accepted figures of readers, by the one merge: an older one loses to a newer filing. */
export async function withAcceptedFigures(
  db: Database,
  stocks: readonly ScreenedStock[],
  screenedOn: string,
): Promise<readonly ScreenedStock[]> {
  const decided = await listDecided(db);
  const claimed = new Set(decided.map(({ symbol }) => symbol));
  const rates = readExchangeRates();
  return stocks.map((stock) => {
    const { facts: known } = stock;
    const listings = known?.issuer ?? [stock.profile.symbol];
    if (!known || !listings.some((listing) => claimed.has(listing))) return stock;
    const ofCompany = decided.filter(({ symbol }) => listings.includes(symbol));
    return { ...stock, ...derive({ known, readers: countingFigures(known, ofCompany), rates }, screenedOn) };
  });
}
