import { useEffect, useState } from "react";
import { analysisTexts } from "#messages/stocks/card.ts";
import { formatDay } from "#wording/format.ts";
import { isAmericanExchange } from "../../../../../domain/facts/exchanges.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { TitledFold } from "../../../ui/Fold.tsx";

type List = { name: string; asOf: string; isMember: boolean };

export function ListsBeside({ stock: { symbol, exchange } }: { stock: Pick<Stock, "symbol" | "exchange"> }) {
  const [lists, setLists] = useState<readonly List[]>([]);
  useEffect(() => {
    let isShown = true;
    const show = (found: readonly List[]) => {
      if (isShown) setLists(found);
    };
    // Optional beside the verdict: the page works without it.
    listsAbout(symbol, exchange).then(show, () => show([]));
    return () => {
      isShown = false;
    };
  }, [symbol, exchange]);
  const [first, ...others] = lists.map(({ name, asOf, isMember }) =>
    analysisTexts.listed(name, formatDay(asOf), isMember),
  );
  if (!first) return null;
  return (
    <TitledFold id="lists" title={analysisTexts.lists} result={first} isInPage>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="note">{analysisTexts.listsNote}</p>
    </TitledFold>
  );
}

/** For a fund only membership is meaningful, because it holds a small part of what it may hold. */
async function listsAbout(symbol: string, exchange: Stock["exchange"]): Promise<List[]> {
  if (isAmericanExchange(exchange)) {
    const { default: holdings } = await import("../../../../../schema/seed/universe/fund-holdings.json");
    const { fund, asOf, symbols } = holdings;
    return symbols.includes(symbol) ? [{ name: analysisTexts.fund(fund), asOf, isMember: true }] : [];
  }
  if (exchange !== "JKT") return [];
  const { default: lists } = await import("../../../../../schema/seed/universe/lists.json");
  return lists
    .filter((list) => list.exchange === exchange)
    .map(({ publisher, list, number, asOf, symbols }) => ({
      name: `${publisher}, ${list}, ${number}`,
      asOf,
      isMember: symbols.includes(symbol),
    }));
}
