import type { ReactNode, Ref } from "react";
import { analysisTexts } from "#messages/stocks/card.ts";
import { formatDay, formatPercent, quotedTexts } from "#wording/format.ts";
import { exchangeLabel, sectorName } from "#wording/places.ts";
import { ageSentence, oldPriceSentence } from "#wording/screening/ageing.ts";
import { answerOf } from "#wording/screening/answer.ts";
import { stockQuestion, verdictSentence } from "#wording/screening/verdict.ts";
import { exchangeFlag } from "../../../../../domain/facts/exchanges.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { StandingBadge } from "../card/ComplianceBadge.tsx";
import page from "../page/StockPage.module.css";
import styles from "./StockHeader.module.css";

type StockHeaderProps = {
  stock: Stock;
  star: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function StockHeader({ stock, star, headingRef, children }: StockHeaderProps) {
  const { sector } = stock;
  return (
    <header className={classNames(styles.header, stock.isScreened && styles[stock.standing])}>
      <div className={styles.identity}>
        <div className={styles.labels}>
          <strong>{stock.symbol}</strong>
          <Badge tone="neutral">
            <span aria-hidden="true">{exchangeFlag(stock.exchange)}</span>
            {exchangeLabel(stock.exchange)}
          </Badge>
          {sector && <span className="soft">{sectorName(sector)}</span>}
        </div>
        <h2 ref={headingRef} tabIndex={-1} className="text-4" aria-describedby="stock-answer stock-verdict">
          <bdi>{stock.name}</bdi>
        </h2>
      </div>
      <span className={`unprinted ${styles.star}`}>{star}</span>
      <p id="stock-answer" className={styles.answer}>
        {answerOf(stock)}
      </p>
      <Price stock={stock} />
      <div id="stock-verdict" className="all-columns wrap items-center gap-2-4">
        <StandingBadge stock={stock} />
        <p>{verdictSentence(stock)}</p>
        <VerdictAge stock={stock} />
      </div>
      <div className={`wrap-2 all-columns unprinted ${styles.actions}`}>{children}</div>
    </header>
  );
}

function Price({ stock }: { stock: Stock }) {
  const { price, priceAsOf, priceChangePercent } = stock;
  const [quoted, dollars] = quotedTexts(stock);
  if (!quoted) return null;
  return (
    <p className={`wrap items-baseline gap-0-3 ${styles.price}`}>
      <strong className="tabular display-4">{quoted}</strong>
      {dollars && <span className="tabular">{dollars}</span>}
      <PriceChange percent={priceChangePercent} />
      {priceAsOf && (
        <span className="fine">{analysisTexts.priceOf(formatDay(priceAsOf), price?.isRounded ?? false)}</span>
      )}
    </p>
  );
}

function VerdictAge({ stock }: { stock: Stock }) {
  const sentences = [ageSentence(stock), oldPriceSentence(stock.age)].filter(Boolean);
  return sentences.length > 0 ? <p className="note wide">{sentences.join(" ")}</p> : null;
}

function PriceChange({ percent }: { percent: number | null }) {
  if (percent === null) return null;
  const direction = percent > 0 ? "▲" : percent < 0 ? "▼" : "";
  return (
    <span className="text-2 tabular">
      <span aria-hidden="true">{direction} </span>
      {percent > 0 ? "+" : ""}
      {formatPercent(percent, 2)}
    </span>
  );
}

export function StockQuestion({ stock }: { stock: Pick<Stock, "name" | "symbol"> }) {
  return <h1 className={page.question}>{stockQuestion(stock)}</h1>;
}
