import { normalizeSymbol } from "../../../../../domain/issuers/symbols.ts";
import type { DatedRates } from "../../../../../domain/portfolio/money.ts";
import type { HeldFund, HeldStock } from "../../../../../schema/contracts/portfolio.ts";
import { call } from "../../../lib/http.ts";
import type { KeptAnswers, keepAnswers } from "../portfolio-store.ts";

const FRESH_FOR_MS = 60 * 60 * 1000;

export type LookUp = "idle" | "asking" | "failed";

type Found = { stocks: HeldStock[]; funds: HeldFund[] };

type Given = {
  lookUp: typeof lookUpHoldings;
  keep: typeof keepAnswers;
  /** The known answers, and the symbols still wanted, at the time of the call. */
  known: () => KeptAnswers;
  wanted: () => readonly string[];
  onChange: (known: KeptAnswers, state: LookUp) => void;
  now: () => Date;
};

/** Looks up wanted symbols that are unknown, and all of them once the answers are old. Look-ups may overlap: each adds its results. */
export function lookUps({ lookUp, keep, known, wanted, onChange, now }: Given) {
  let asked = new Set<string>();
  let isRefreshDue = true;
  let running = 0;
  let hasFailed = false;
  const state = (): LookUp => (hasFailed ? "failed" : running > 0 ? "asking" : "idle");

  const symbolsToAsk = (isAskedAgain: boolean): string[] => {
    const { askedAt, stocks, funds } = known();
    const isOld = askedAt === null || now().getTime() - Date.parse(askedAt) > FRESH_FOR_MS;
    const isWhole = isAskedAgain || (isRefreshDue && isOld);
    const missing = wanted().filter((symbol) => isWhole || !(stocks.has(symbol) || funds.has(symbol)));
    return isAskedAgain || isRefreshDue ? missing : missing.filter((symbol) => !asked.has(symbol));
  };

  const ask = async (isAskedAgain = false): Promise<void> => {
    const symbols = symbolsToAsk(isAskedAgain);
    if (symbols.length === 0) return;
    isRefreshDue = false;
    for (const symbol of symbols) asked.add(symbol);
    running++;
    hasFailed = false;
    onChange(known(), state());
    const found: Found = { stocks: [], funds: [] };
    let rates: DatedRates | null = null;
    const askedAt = now().toISOString();
    let isComplete = true;
    try {
      await lookUp(symbols, async (answer) => {
        // A symbol deleted while the answer was loading must not come back with it.
        const still = new Set(wanted());
        if (still.size === 0) return;
        const stocks = answer.stocks.filter(({ asked }) => still.has(asked));
        const funds = answer.funds.filter(({ asked }) => still.has(asked));
        found.stocks.push(...stocks);
        found.funds.push(...funds);
        rates = answer.exchangeRates;
        // A full device shows the answers all the same; only the next visit without a network lacks them.
        await keep({ stocks, funds }, rates, askedAt).catch(() => undefined);
      });
    } catch {
      isComplete = false;
      hasFailed = true;
      // A failure does not make them unknown: the next change looks them up again.
      for (const symbol of symbols) asked.delete(symbol);
    }
    running--;
    const still = new Set(wanted());
    const before = known();
    const [stocks, funds] = [new Map(before.stocks), new Map(before.funds)];
    for (const stock of found.stocks) if (still.has(stock.asked)) stocks.set(stock.asked, stock);
    for (const fund of found.funds) if (still.has(fund.asked)) funds.set(fund.asked, fund);
    const latest = isComplete && still.size > 0 ? askedAt : before.askedAt;
    onChange({ stocks, funds, rates: rates ?? before.rates, askedAt: latest }, state());
  };

  return {
    ask,
    forget: () => {
      asked = new Set();
      isRefreshDue = true;
    },
  };
}

const SYMBOLS_AT_ONCE = 50;

type Answer = { stocks: HeldStock[]; funds: HeldFund[]; exchangeRates: DatedRates };

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
