import { type QueryClient, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { whatIfTexts as texts } from "#messages/second-look.ts";
import { exactPercent } from "#wording/format.ts";
import { stockAgain } from "#wording/stock-again.ts";
import { type Standing, standingOf } from "../../../../domain/screening/standing.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import type { Stock, StockFigures } from "../../../../schema/contracts/stocks.ts";
import { parsePercent } from "../../lib/amount-text.ts";
import { figuresQuery, stockQuery } from "../../lib/stock-query.ts";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { SelectField } from "../../ui/Field.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import stacked from "../../ui/StackedTable.module.css";
import { StandingWord } from "../../ui/StandingWord.tsx";
import { Lever } from "./Lever.tsx";
import styles from "./SecondLook.module.css";
import { WhatIf } from "./WhatIf.tsx";

export type HeldShare = { symbol: string; name: string };
type Questions = { shares: readonly HeldShare[]; standardId: StandardId };

export function PortfolioQuestions({ shares, standardId }: Questions) {
  const [symbol, setSymbol] = useState("");
  return (
    <div className="stack-4 pad-3">
      <SelectField
        label={texts.share}
        value={symbol}
        options={shares.map((share) => ({ value: share.symbol, label: `${share.name} (${share.symbol})` }))}
        onChange={({ target }) => setSymbol(target.value)}
      >
        <option value="">{texts.forAll}</option>
      </SelectField>
      {symbol === "" ? (
        <FallOfAll shares={shares} standardId={standardId} />
      ) : (
        <OneShare key={symbol} symbol={symbol} standardId={standardId} />
      )}
    </div>
  );
}

function OneShare({ symbol, standardId }: { symbol: string; standardId: StandardId }) {
  const { data: stock, isError } = useQuery(stockQuery(symbol));
  if (isError) return <p>{texts.notWorkedOut(symbol)}</p>;
  return stock ? <WhatIf stock={stock} standardId={standardId} /> : <Skeleton className="tall-20" />;
}

type Turned = { stock: Stock; before: Standing; after: Standing };

const COLUMNS: readonly Column<Turned>[] = [
  { label: texts.share, cell: ({ stock }) => `${stock.name} (${stock.symbol})` },
  { label: texts.before, cell: ({ before }) => <StandingWord standing={before} /> },
  { label: texts.after, cell: ({ after }) => <StandingWord standing={after} /> },
];

function FallOfAll({ shares, standardId }: Questions) {
  const [text, setText] = useState("20");
  const client = useQueryClient();
  const queries = shares.map(({ symbol }) => {
    return { queryKey: ["stocks", symbol, "with-figures"], queryFn: () => stockWithFigures(client, symbol) };
  });
  const found = useQueries({ queries });
  const fall = parsePercent(text);
  const isFall = fall !== undefined && fall >= 0 && fall <= 99;
  const shown = useDeferredValue(isFall ? fall : undefined);
  const isLoading = found.some(({ isPending }) => isPending);
  return (
    <>
      <p className="note block">{texts.forAllLead}</p>
      <Lever
        name={texts.fall}
        text={text}
        error={isFall ? undefined : texts.badFall}
        least={0}
        most={90}
        step={1}
        read={parsePercent}
        said={(value) => exactPercent(value)}
        onChange={setText}
      />
      {isLoading ? (
        <Skeleton className="tall-20" />
      ) : (
        shown !== undefined && (
          <Fallen
            stocks={found.map(({ data }) => data)}
            shares={shares}
            standardId={standardId}
            other={{ priceChangePercent: -shown }}
          />
        )
      )}
    </>
  );
}

async function stockWithFigures(queryClient: QueryClient, symbol: string): Promise<Known> {
  const stock = await queryClient.fetchQuery(stockQuery(symbol));
  return { stock, figures: await queryClient.fetchQuery(figuresQuery(stock.verdictOf?.symbol ?? symbol)) };
}

type Known = { stock: Stock; figures: StockFigures };
type FallenProps = Questions & { stocks: readonly (Known | undefined)[]; other: { priceChangePercent: number } };

function Fallen({ stocks, shares, standardId, other }: FallenProps) {
  const turned: Turned[] = [];
  const left: string[] = [];
  for (const [place, known] of stocks.entries()) {
    const { stock } = known ?? {};
    const [before, after] = [standingUnder(stock, standardId), standingUnder(known && again(known, other), standardId)];
    if (!stock || !before || !after) left.push(shares[place]?.symbol ?? "");
    else if (before !== after) turned.push({ stock, before, after });
  }
  return (
    <section className={styles.result} aria-label={texts.notAVerdict} data-print="never">
      <p className="note block">{texts.notAVerdict}</p>
      <strong className="text-4" role="status">
        {turned.length === 0 ? texts.noneTurns : texts.wouldTurn}
      </strong>
      {turned.length > 0 && (
        <DataTable className={stacked.table} columns={COLUMNS} rows={turned} rowKey={({ stock }) => stock.symbol} />
      )}
      {left.length > 0 && <p className="note block">{texts.notWorkedOut(left.join(", "))}</p>}
    </section>
  );
}

const again = ({ stock, figures }: Known, other: { priceChangePercent: number }) => stockAgain(stock, figures, other);

function standingUnder(stock: Stock | undefined, standardId: StandardId): Standing | undefined {
  const verdict = stock?.analysis.standards.find((one) => one.standardId === standardId);
  return verdict && standingOf({ ...verdict, isScreened: true });
}
