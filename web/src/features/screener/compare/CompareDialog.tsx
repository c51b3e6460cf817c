import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { compareTexts, resultTexts } from "#messages/screener.ts";
import { formatDay, formatPercentAgainst, quotedTexts } from "#wording/format.ts";
import { exchangeLabel, sectorName } from "#wording/places.ts";
import { amountOfShares, noRatioText } from "#wording/screening/ratios.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { decidingFirst, purificationBound } from "../../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../../domain/standards/standards.ts";
import { houseLimitsOn } from "../../../../../domain/standards/standards-on.ts";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { stockQuery } from "../../../lib/stock-query.ts";
import { Button } from "../../../ui/Button.tsx";
import { Scrolling } from "../../../ui/DataTable.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StandingWord } from "../../../ui/StandingWord.tsx";
import { ChangeText } from "../results/ChangeText.tsx";
import styles from "./CompareDialog.module.css";

type CompareDialogProps = { symbols: readonly string[]; onClose: () => void };

export function CompareDialog({ symbols, onClose }: CompareDialogProps) {
  const queries = useQueries({ queries: symbols.map((symbol) => stockQuery(symbol)) });
  return (
    <Dialog
      isOpen
      placement="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={compareTexts.title}
      description={compareTexts.description}
    >
      <Scrolling label={compareTexts.caption} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{compareTexts.figure}</span>
              </th>
              {symbols.map((symbol, position) => (
                <th key={symbol} scope="col">
                  {symbol}
                  <small>{queries[position]?.data?.name}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARED_FIGURES.map(({ label, figureOf }, line) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {queries.map(({ data, isError, refetch }, position) => (
                  <td key={symbols[position]}>
                    {data ? figureOf(data) : !isError ? <Skeleton className={styles.skeleton} /> : null}
                    {isError && line === 0 && (
                      <div role="alert">
                        {compareTexts.failed}{" "}
                        <Button look="quiet" size="small" onClick={() => refetch()}>
                          {compareTexts.retry}
                        </Button>
                      </div>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </Dialog>
  );
}

type ComparedFigure = { label: string; figureOf: (stock: Stock) => ReactNode };

const limits = houseLimitsOn(isoDay(new Date()));

/** The lines of the comparison. An unknown figure says so; it never appears as zero. */
const COMPARED_FIGURES: readonly ComparedFigure[] = [
  { label: compareTexts.status, figureOf: ({ standing }) => <StandingWord standing={standing} /> },
  { label: compareTexts.price, figureOf: (stock) => quotedTexts(stock).join(" · ") || resultTexts.notAvailable },
  {
    label: compareTexts.change,
    figureOf: ({ priceChangePercent }) => <ChangeText percent={priceChangePercent} />,
  },
  ratio("debtRatio", limits.debtRatio, compareTexts.debt),
  ratio("cashRatio", limits.cashRatio, compareTexts.cash),
  ratio("nonCompliantIncomeRatio", limits.nonCompliantIncomeRatio, compareTexts.income),
  {
    label: compareTexts.purification,
    figureOf: (stock) => {
      const { purificationAmount: amount, evidence } = stock.analysis;
      if (amount === null) return compareTexts.notKnown;
      return amountOfShares(amount, stock, purificationBound(evidence));
    },
  },
  { label: compareTexts.business, figureOf: ({ analysis }) => analysis.business.activity },
  { label: compareTexts.sector, figureOf: ({ sector }) => (sector ? sectorName(sector) : compareTexts.notKnown) },
  { label: compareTexts.exchange, figureOf: ({ exchange }) => exchangeLabel(exchange) },
  {
    label: compareTexts.quality,
    figureOf: ({ isScreened, analysis }) => {
      if (!isScreened) return compareTexts.notScreened;
      return analysis.isRealData ? compareTexts.verified : compareTexts.estimated;
    },
  },
  {
    label: compareTexts.screenedOn,
    figureOf: ({ isScreened, analysis }) => (isScreened ? formatDay(analysis.screenedOn) : compareTexts.notScreened),
  },
  { label: compareTexts.why, figureOf: (stock) => <Reasons stock={stock} /> },
];

function ratio(name: RatioName, limit: number, label: (limit: number) => string): ComparedFigure {
  return {
    label: label(limit),
    figureOf: ({ analysis }) => {
      const percent = analysis[name];
      if (percent === null) return noRatioText(name, analysis.business);
      const text = formatPercentAgainst(percent, limit);
      return percent > limit ? <span className="strong red">✗ {text}</span> : `✓ ${text}`;
    },
  };
}

function Reasons({ stock }: { stock: Stock }) {
  const reasons = decidingFirst(stock.analysis.reasons).filter(({ effect }) => effect === "verdict");
  if (reasons.length === 0) return stock.isScreened ? compareTexts.everyTestPassed : compareTexts.notScreened;
  return (
    <ul className="stack-2 text-1">
      {reasons.map(({ code, about, message }) => (
        <li key={`${code} ${about}`}>{message}</li>
      ))}
    </ul>
  );
}
