import { normalizeSymbol } from "../../../../../domain/issuers/symbols.ts";
import type { DatedRates } from "../../../../../domain/portfolio/money.ts";
import { isShareRecord, ownName, type ShareName, sharesNamed } from "../../../../../domain/portfolio/records.ts";
import type { HeldFund, HeldStock } from "../../../../../schema/contracts/portfolio.ts";
import { call } from "../../../lib/http.ts";
import type { KeptAnswers, KeptPortfolio, keepAnswers } from "../portfolio-store.ts";
import type { PortfolioView } from "../portfolio-view.ts";

const FRESH_FOR_MS = 60 * 60 * 1000;

export type LookUp = "idle" | "asking" | "failed";

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
    const found: Answer = { stocks: [], funds: [], exchangeRates: null };
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
        found.exchangeRates = answer.exchangeRates;
        // A full device shows the answers all the same; only the next visit without a network lacks them.
        await keep({ stocks, funds }, answer.exchangeRates, askedAt).catch(() => undefined);
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
    onChange({ stocks, funds, rates: found.exchangeRates ?? before.rates, askedAt: latest }, state());
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

type Answer = { stocks: HeldStock[]; funds: HeldFund[]; exchangeRates: DatedRates | null };

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

export type Candidate = { symbol: string; name: string };

const CANDIDATES = 3;
/** A file of a thousand foreign symbols must not become a thousand questions. */
const SYMBOLS_ASKED = 20;
const NAMES_ASKED = 100;

/** The names that a person wrote in a symbol's place, and ISINs without a symbol, that have none yet. */
export function namesToFind({ records, symbols }: KeptPortfolio): string[] {
  const isBare = ({ symbol }: ShareName) => symbol === null;
  const names = records.filter(isShareRecord).flatMap(sharesNamed).filter(isBare).map(ownName);
  return [...new Set(names)].filter((name) => !Object.hasOwn(symbols, name)).slice(0, NAMES_ASKED);
}

/** The symbols that no company or fund has by themselves: listed on several markets, or misspelled. */
export function unknownSymbols({ positions }: PortfolioView, { symbols }: KeptPortfolio): string[] {
  return positions
    .flatMap(({ stock, heldFund, position: { share } }) => (stock || heldFund ? [] : (share.symbol ?? [])))
    .filter((symbol) => !Object.hasOwn(symbols, symbol))
    .slice(0, SYMBOLS_ASKED);
}

/** What names may mean, and the symbol that is clearly meant. A name that cannot be asked about now is left out. */
export async function findNames(names: readonly string[]) {
  const found = new Map<string, { clear: string | undefined; candidates: Candidate[] }>();
  for (const name of names) {
    const companies = await call("GET /api/companies/search", { query: { q: name } }).catch(() => undefined);
    if (!companies) continue;
    const candidates = companies.slice(0, CANDIDATES).map(({ symbol, name }) => ({ symbol, name }));
    found.set(name, { clear: companies.find(({ isClearMatch }) => isClearMatch)?.symbol, candidates });
  }
  return found;
}
