import { Columns3 } from "lucide-react";
import { formatAmount, formatPercent } from "#wording/format.ts";
import { RATIO_LABELS, RATIO_TEXTS } from "#wording/ratios.ts";
import { standardName } from "#wording/standards.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { SIMILAR_SIZE_FACTOR } from "../../../../../domain/screening/alternatives.ts";
import { houseLimitsOn } from "../../../../../domain/standards/rule-changes.ts";
import { HOUSE_STANDARD_ID, RATIO_NAMES } from "../../../../../domain/standards/standards.ts";
import type { Alternatives, Stock } from "../../../../../schema/contracts/stocks.ts";
import { PATHS, stockPath } from "../../../config/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import stacked from "../../../ui/StackedTable.module.css";
import { StandingBadge } from "../card/ComplianceBadge.tsx";
import section from "../card/Section.module.css";
import { StockSection } from "../card/StockSection.tsx";
import styles from "./AlternativesList.module.css";

const texts = {
  title: "Better alternatives",
  compare: "Compare side by side",
  caption: (symbol: string) => `Companies with a better standing than ${symbol}, and their ratios`,
  company: "Company",
  standing: "Standing",
  aboveLimit: "above the limit",
  size: "Market capitalization",
  thisStock: (symbol: string) => `${symbol}, this stock`,
  orFund:
    "If you wanted a share of the market rather than this business, a fund without such companies may serve instead. No fund is simply halal: see how much of each one passes.",
  funds: "Funds that call themselves halal, holding by holding",
  notAdvice: "Peers, not advice: a permissible share can be a bad investment.",
  method: "How peers are found",
} as const;

type Listed = Omit<Alternatives["stocks"][number], "region" | "priceChangePercent" | "sector">;

const columnsFor = (own: Listed, limits: ReturnType<typeof houseLimitsOn>): Column<Listed>[] => [
  {
    label: texts.company,
    cell: (stock) => (
      <>
        {stock === own ? stock.name : <a href={stockPath(stock.symbol)}>{stock.name}</a>}
        <small>{stock === own ? texts.thisStock(stock.symbol) : stock.symbol}</small>
      </>
    ),
  },
  { label: texts.standing, isPlain: true, cell: (stock) => <StandingBadge stock={stock} /> },
  ...RATIO_NAMES.map((name) => ({
    label: RATIO_LABELS[name],
    cell: (stock: Listed) => <Ratio ratio={stock[name]} limit={limits[name]} />,
  })),
  {
    label: texts.size,
    cell: ({ marketCapitalization }) =>
      marketCapitalization === null ? RATIO_TEXTS.notKnown : formatAmount(marketCapitalization),
  },
];

type AlternativesListProps = { stock: Stock; found: Alternatives; onCompare: () => void };

export function AlternativesList({ stock, found, onCompare }: AlternativesListProps) {
  const hasPeers = found.stocks.length > 0;
  const own = listed(stock);
  return (
    <StockSection
      id="alternatives"
      title={texts.title}
      isFull
      aside={
        hasPeers && (
          <Button look="secondary" size="small" onClick={onCompare}>
            <Columns3 aria-hidden="true" size={18} />
            {texts.compare}
          </Button>
        )
      }
    >
      <p className={styles.how}>{howFound(found)}</p>
      {hasPeers && (
        <DataTable
          caption={texts.caption(stock.symbol)}
          className={classNames(stacked.table, styles.table)}
          // A list has the limits of the day it is read. At module level Cloudflare's clock stands at 1970.
          columns={columnsFor(own, houseLimitsOn(isoDay(new Date())))}
          rows={[own, ...found.stocks]}
          rowKey={({ id }) => id}
        />
      )}
      {(found.scope === null || found.scope === "sector") && (
        <p className={styles.how}>
          {texts.orFund} <a href={PATHS.funds}>{texts.funds}</a>
        </p>
      )}
      <p className={section.note}>
        {texts.notAdvice} <a href="/methodology#alternatives">{texts.method}</a>
      </p>
    </StockSection>
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

export function howFound({ scope, standardId, industry, sector, region, compared, passing }: Alternatives): string {
  const under = standardId === HOUSE_STANDARD_ID ? "" : ` under ${standardName(standardId)}`;
  const order = region
    ? `Those up to ${SIMILAR_SIZE_FACTOR} times larger or smaller come before the rest; in both groups those of ${region} come first, then the nearest in size.`
    : "The nearest in size come first.";
  const others = compared === 1 ? "other company" : "other companies";
  switch (scope) {
    case "industry":
      return `${passing} of ${compared} ${others} of its industry, ${industry}, ${passing === 1 ? "stands" : "stand"} better${under}. ${order}`;
    case "sector":
      return `No company of its industry${industry ? `, ${industry},` : ""} stands better${under}. These do other business: they are the nearest in size among the ${passing} of its sector, ${sector}, that do. ${order}`;
    default:
      return compared > 0
        ? `None of the ${compared} other companies of its ${sector ? `sector, ${sector},` : "industry"} stands better${under}: what rules it out belongs to the whole business, so no company that does the same can take its place.`
        : `Its business is not known well enough to look for peers.`;
  }
}
