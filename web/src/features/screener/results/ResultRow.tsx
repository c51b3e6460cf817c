import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { compareTexts, resultTexts } from "#messages/screener.ts";
import { formatAmount, formatPercent, formatPercentAgainst, quotedTexts } from "#wording/format.ts";
import { exchangeLabel, sectorName } from "#wording/places.ts";
import { listedAge } from "#wording/screening/ageing.ts";
import { amountOfShares } from "#wording/screening/ratios.ts";
import { exchangeFlag } from "../../../../../domain/facts/exchanges.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { houseLimitsOn } from "../../../../../domain/standards/standards-on.ts";
import type { StockSummary } from "../../../../../schema/contracts/stocks.ts";
import { stockPath } from "../../../config/paths.ts";
import { ListedAnswer } from "../../../lib/ListedAnswer.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ChangeText } from "./ChangeText.tsx";
import styles from "./ResultsTable.module.css";
import type { ScreenerStock } from "./stock-order.ts";

export type StockParts = {
  badge: (stock: Pick<StockSummary, "complianceStatus" | "standing">) => ReactNode;
  star: (stock: StockSummary) => ReactNode;
};

type ResultRowProps = StockParts & {
  stock: ScreenerStock;
  index: number;
  isChosen: boolean;
  canChoose: boolean;
  onChoose: (stock: ScreenerStock) => void;
  ref: Ref<HTMLTableRowElement>;
};

const TODAY = isoDay(new Date());
const LIMITS = houseLimitsOn(TODAY);

export function ResultRow({ stock, index, isChosen, canChoose, onChoose, badge, star, ref }: ResultRowProps) {
  const flag = exchangeFlag(stock.exchange);
  const exchange = exchangeLabel(stock.exchange);
  const sector = stock.sector && sectorName(stock.sector);
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} className={styles.row}>
      <td className={styles.compare}>
        <label>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isChosen && !canChoose}
            aria-label={compareTexts.choose(stock.symbol)}
            onChange={() => onChoose(stock)}
          />
        </label>
      </td>
      <th scope="row" className={styles.symbol}>
        <Link to={stockPath(stock.symbol)}>{stock.symbol}</Link>
      </th>
      <td className={styles.name}>
        <span>{stock.name}</span>
        <span className={styles.answer}>
          <ListedAnswer stock={stock} readOn={TODAY} />
        </span>
        <span className={styles.about}>
          <span className={styles.place}>
            <span aria-hidden="true">{flag} </span>
            {[exchange, sector, ""].filter((part) => part !== null).join(" · ")}
          </span>
          {listedAge(stock, TODAY)}
        </span>
      </td>
      <td className={styles.sector}>{sector ?? resultTexts.notKnown}</td>
      <td className={styles.exchange}>
        <span aria-hidden="true">{flag} </span>
        {exchange}
      </td>
      <td className={styles.status}>{badge(stock)}</td>
      <RatioCell name="debt" percent={stock.debtRatio} limit={LIMITS.debtRatio} />
      <RatioCell name="cash" percent={stock.cashRatio} limit={LIMITS.cashRatio} />
      <RatioCell name="income" percent={stock.nonCompliantIncomeRatio} limit={LIMITS.nonCompliantIncomeRatio} />
      <td className={styles.size}>{known(stock.marketCapitalization, formatAmount)}</td>
      <td className={styles.purification}>
        {known(stock.purificationAmount, (amount) => amountOfShares(amount, stock, stock.purificationBound))}
      </td>
      <td className={styles.price}>
        {quotedTexts(stock).map((text) => (
          <span key={text}>{text}</span>
        ))}
        {stock.currentPrice === null && resultTexts.notAvailable}
      </td>
      <td className={styles.change}>
        <ChangeText percent={stock.priceChangePercent} />
      </td>
      <td className={styles.watch}>{star(stock)}</td>
    </tr>
  );
}

function known(amount: number | null | undefined, format: (amount: number) => string): string {
  return typeof amount === "number" ? format(amount) : resultTexts.notKnown;
}

type RatioCellProps = {
  name: "debt" | "cash" | "income";
  percent: number | null | undefined;
  limit: number | undefined;
};

/** A ratio, with an icon when it is above the limit; its name is beside it where columns have no headers. */
function RatioCell({ name, percent, limit }: RatioCellProps) {
  const isAbove = typeof percent === "number" && limit !== undefined && percent > limit;
  return (
    <td className={classNames(styles[name], isAbove && "strong red")} data-label={resultTexts.columns[name]}>
      {isAbove && <span aria-hidden="true">✗ </span>}
      {known(percent, (ratio) => (limit === undefined ? formatPercent(ratio) : formatPercentAgainst(ratio, limit)))}
      {isAbove && <span className="visually-hidden"> {resultTexts.above}</span>}
    </td>
  );
}
