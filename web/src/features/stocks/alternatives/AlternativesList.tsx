import { Columns3 } from "lucide-react";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { houseLimitsOn } from "../../../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES } from "../../../../../domain/standards/standards.ts";
import type { Alternatives, Stock } from "../../../../../schema/contracts/stocks.ts";
import { formatAmount, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { RATIO_LABELS, RATIO_TEXTS } from "../../../../../schema/wording/en/ratios.ts";
import { PATHS, stockPath } from "../../../config/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import stacked from "../../../ui/StackedTable.module.css";
import { StandingBadge } from "../card/ComplianceBadge.tsx";
import section from "../card/Section.module.css";
import styles from "./AlternativesList.module.css";
import { howFound, alternativesTexts as texts } from "./alternatives-texts.ts";

type AlternativesListProps = { stock: Stock; found: Alternatives; onCompare: () => void };

/** Companies in the same business with a better standing, their ratios compared with this stock's, and how they were found. */
export function AlternativesList({ stock, found, onCompare }: AlternativesListProps) {
  const hasPeers = found.stocks.length > 0;
  // A list has the limits of the day it is read. At module level Cloudflare's clock stands at 1970.
  const limits = houseLimitsOn(isoDay(new Date()));
  return (
    <section className={section.full} aria-labelledby="alternatives-heading">
      <div className={section.row}>
        <h3 id="alternatives-heading" className={section.heading}>
          {texts.title}
        </h3>
        {hasPeers && (
          <Button look="secondary" size="small" onClick={onCompare}>
            <Columns3 aria-hidden="true" size={18} />
            {texts.compare}
          </Button>
        )}
      </div>
      <p className={styles.how}>{howFound(found)}</p>
      {hasPeers && (
        <table className={`${stacked.table} ${styles.table}`}>
          <caption className="visually-hidden">{texts.caption(stock.symbol)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.company}</th>
              <th scope="col">{texts.standing}</th>
              {RATIO_NAMES.map((name) => (
                <th key={name} scope="col">
                  {RATIO_LABELS[name]}
                </th>
              ))}
              <th scope="col">{texts.size}</th>
            </tr>
          </thead>
          <tbody>
            <Row stock={listed(stock)} limits={limits} isOwn />
            {found.stocks.map((peer) => (
              <Row key={peer.id} stock={peer} limits={limits} />
            ))}
          </tbody>
        </table>
      )}
      {(found.scope === null || found.scope === "sector") && (
        <p className={styles.how}>
          {texts.orFund} <a href={PATHS.funds}>{texts.funds}</a>
        </p>
      )}
      <p className={section.note}>
        {texts.notAdvice} <a href="/methodology#alternatives">{texts.method}</a>
      </p>
    </section>
  );
}

type Listed = Omit<Alternatives["stocks"][number], "region" | "priceChangePercent" | "currentPrice" | "sector">;

type RowProps = { stock: Listed; limits: ReturnType<typeof houseLimitsOn>; isOwn?: boolean };

function Row({ stock, limits, isOwn = false }: RowProps) {
  return (
    <tr className={isOwn ? styles.own : undefined}>
      <th scope="row">
        {isOwn ? stock.name : <a href={stockPath(stock.symbol)}>{stock.name}</a>}
        <small>{isOwn ? texts.thisStock(stock.symbol) : stock.symbol}</small>
      </th>
      <td>
        <StandingBadge stock={stock} />
      </td>
      {RATIO_NAMES.map((name) => (
        <td key={name} data-label={RATIO_LABELS[name]}>
          <Ratio ratio={stock[name]} limit={limits[name]} />
        </td>
      ))}
      <td data-label={texts.size}>
        {stock.marketCapitalization === null ? RATIO_TEXTS.notKnown : formatAmount(stock.marketCapitalization)}
      </td>
    </tr>
  );
}

function Ratio({ ratio, limit }: { ratio: number | null; limit: number }) {
  if (ratio === null) return <>{RATIO_TEXTS.notKnown}</>;
  if (ratio <= limit) return <span className="tabular">{formatPercent(ratio)}</span>;
  return (
    <span className={`tabular ${styles.failed}`}>
      <span aria-hidden="true">✗ </span>
      {formatPercent(ratio)}
      <span className="visually-hidden"> {texts.aboveLimit}</span>
    </span>
  );
}

function listed(stock: Stock): Listed {
  const { analysis, ...summary } = stock;
  const { debtRatio, cashRatio, nonCompliantIncomeRatio, purificationAmount, evidence } = analysis;
  const marketCapitalization = evidence.find(({ input }) => input === "marketCapitalization")?.amount ?? null;
  return { ...summary, debtRatio, cashRatio, nonCompliantIncomeRatio, purificationAmount, marketCapitalization };
}
