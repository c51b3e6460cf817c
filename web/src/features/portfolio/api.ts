import { normalizeSymbol } from "../../../../domain/issuers/symbols.ts";
import type { DatedRates } from "../../../../domain/portfolio/money.ts";
import type { HeldFund, HeldStock } from "../../../../schema/contracts/portfolio.ts";
import { call } from "../../lib/http.ts";

/** The contract's maximum of symbols. */
const SYMBOLS_AT_ONCE = 50;

type Answer = { stocks: HeldStock[]; funds: HeldFund[]; exchangeRates: DatedRates };

/** Looks up these symbols, as many at a time as allowed, and passes on each answer. Only symbols leave the device. */
export async function lookUpHoldings(
  symbols: readonly string[],
  onAnswer: (answer: Answer) => Promise<void>,
): Promise<void> {
  const known = [...new Set(symbols.map(normalizeSymbol).filter((symbol) => symbol !== undefined))].sort();
  for (let first = 0; first < known.length; first += SYMBOLS_AT_ONCE) {
    const body = { symbols: known.slice(first, first + SYMBOLS_AT_ONCE) };
    await onAnswer(await call("POST /api/portfolio/look-up", { body }));
  }
}
