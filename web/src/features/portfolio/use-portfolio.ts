import { useCallback, useEffect, useMemo, useRef, useState } from "react";
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
  useEffect(() => {
    if (!answers || wanted.length === 0) return;
    const isOld = !answers.askedAt || Date.now() - Date.parse(answers.askedAt) > FRESH_FOR_MS;
    const isFirst = refreshed.current !== attempt;
    const missing = isFirst && (isOld || attempt > 0) ? wanted : wanted.filter((symbol) => !answers.stocks.has(symbol));
    const open = missing.filter((symbol) => isFirst || !asked.current.has(symbol));
    if (open.length === 0) return;
    refreshed.current = attempt;
    asked.current = new Set([...asked.current, ...open]);
    setLookUp("asking");
    const found = new Map(answers.stocks);
    let rates = answers.rates;
    const askedAt = new Date().toISOString();
    lookUpHoldings(open, async (answer) => {
      for (const stock of answer.stocks) found.set(stock.asked, stock);
      rates = answer.exchangeRates;
      await keepAnswers(answer.stocks, rates, askedAt);
    }).then(
      () => {
        setAnswers({ stocks: found, rates, askedAt });
        setLookUp("idle");
      },
      () => {
        asked.current = new Set();
        setAnswers({ stocks: found, rates, askedAt: answers.askedAt });
        setLookUp("failed");
      },
    );
  }, [answers, wanted, attempt]);

  const change = useCallback(async (change: (before: KeptPortfolio) => KeptPortfolio) => {
    setKept(await changePortfolio(change));
  }, []);
  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const forget = useCallback(async () => {
    await forgetPortfolio();
    setKept(await readPortfolio());
    setAnswers(await readAnswers());
  }, []);
  const view = useMemo(() => kept && answers && viewPortfolio(kept, answers), [kept, answers]);

  if (isForbidden) return "forbidden";
  if (!kept || !answers || !view) return "loading";
  return { kept, answers, view, lookUp, change, askAgain, forget };
}
