import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { DatedRates } from "../../../../domain/portfolio/money.ts";
import type { HeldFund, HeldStock } from "../../../../schema/contracts/portfolio.ts";
import { lookUpHoldings } from "./api.ts";
import {
  changePortfolio,
  forgetPortfolio,
  type KeptAnswers,
  type KeptPortfolio,
  keepAnswers,
  onOtherTab,
  readAnswers,
  readPortfolio,
} from "./portfolio-store.ts";
import { type PortfolioView, symbolsToAsk, viewPortfolio } from "./portfolio-view.ts";

/** The platform is asked anew after this long. */
const FRESH_FOR_MS = 60 * 60 * 1000;

export type LookUp = "idle" | "asking" | "failed";

export type UsedPortfolio = {
  kept: KeptPortfolio;
  answers: KeptAnswers;
  view: PortfolioView;
  lookUp: LookUp;
  change: (change: (before: KeptPortfolio) => KeptPortfolio) => Promise<void>;
  askAgain: () => void;
  forget: () => Promise<void>;
};

type Found = { stocks: HeldStock[]; funds: HeldFund[] };

function withFound(known: KeptAnswers, found: Found, rates: DatedRates | null, askedAt: string | null): KeptAnswers {
  const stocks = new Map(known.stocks);
  const funds = new Map(known.funds);
  for (const stock of found.stocks) stocks.set(stock.asked, stock);
  for (const fund of found.funds) funds.set(fund.asked, fund);
  return { stocks, funds, rates: rates ?? known.rates, askedAt };
}

/** The portfolio of this device; "loading" until it has been read, "forbidden" where the browser keeps nothing. */
export function usePortfolio(): UsedPortfolio | "loading" | "forbidden" {
  const [kept, setKept] = useState<KeptPortfolio>();
  const [answers, setAnswers] = useState<KeptAnswers>();
  const [isForbidden, setForbidden] = useState(false);
  const [lookUp, setLookUp] = useState<LookUp>("idle");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const read = () =>
      Promise.all([readPortfolio(), readAnswers()]).then(
        ([portfolio, known]) => {
          setKept(portfolio);
          setAnswers(known);
        },
        () => setForbidden(true),
      );
    void read();
    return onOtherTab(() => void read());
  }, []);

  const wanted = useMemo(() => (kept ? symbolsToAsk(kept) : []), [kept]);
  const refreshed = useRef(-1);
  const asked = useRef<ReadonlySet<string>>(new Set());
  const running = useRef(0);
  useEffect(() => {
    if (!answers || wanted.length === 0) return;
    const isOld = !answers.askedAt || Date.now() - Date.parse(answers.askedAt) > FRESH_FOR_MS;
    const isFirst = refreshed.current !== attempt;
    const missing =
      isFirst && (isOld || attempt > 0)
        ? wanted
        : wanted.filter((symbol) => !answers.stocks.has(symbol) && !answers.funds.has(symbol));
    const open = missing.filter((symbol) => isFirst || !asked.current.has(symbol));
    if (open.length === 0) return;
    refreshed.current = attempt;
    asked.current = new Set([...asked.current, ...open]);
    setLookUp("asking");
    running.current++;
    const found: Found = { stocks: [], funds: [] };
    let rates: DatedRates | null = null;
    const askedAt = new Date().toISOString();
    // Another look-up may be on its way: each adds what it found to what is known by then.
    const addFound = (isComplete: boolean) =>
      setAnswers((known) => known && withFound(known, found, rates, isComplete ? askedAt : known.askedAt));
    const end = (outcome: LookUp) => {
      running.current--;
      setLookUp((before) => (outcome === "failed" ? "failed" : running.current === 0 ? "idle" : before));
    };
    lookUpHoldings(open, async (answer) => {
      found.stocks.push(...answer.stocks);
      found.funds.push(...answer.funds);
      rates = answer.exchangeRates;
      await keepAnswers(answer, rates, askedAt);
    }).then(
      () => {
        addFound(true);
        end("idle");
      },
      () => {
        addFound(false);
        end("failed");
      },
    );
  }, [answers, wanted, attempt]);

  const change = useCallback(async (change: (before: KeptPortfolio) => KeptPortfolio) => {
    setKept(await changePortfolio(change));
  }, []);
  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const forget = useCallback(async () => {
    await forgetPortfolio();
    asked.current = new Set();
    refreshed.current = -1;
    setKept(await readPortfolio());
    setAnswers(await readAnswers());
  }, []);
  const view = useMemo(() => kept && answers && viewPortfolio(kept, answers), [kept, answers]);

  if (isForbidden) return "forbidden";
  if (!kept || !answers || !view) return "loading";
  return { kept, answers, view, lookUp, change, askAgain, forget };
}
