import { Columns3 } from "lucide-react";
import { FOUND, alternativesTexts as texts } from "#messages/stocks/alternatives.ts";
import { formatAmount, formatPercent } from "#wording/format.ts";
import { industryText } from "#wording/industries.ts";
import { regionName } from "#wording/places.ts";
import { RATIO_LABELS, RATIO_TEXTS } from "#wording/screening/ratios.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { isoDay } from "../../../../../domain/facts/iso-date.ts";
import { SIMILAR_SIZE_FACTOR } from "../../../../../domain/screening/alternatives.ts";
import { HOUSE_STANDARD_ID, RATIO_NAMES } from "../../../../../domain/standards/standards.ts";
import { houseLimitsOn } from "../../../../../domain/standards/standards-on.ts";
import type { Alternatives, Stock } from "../../../../../schema/contracts/stocks.ts";
import { PATHS, siteAddress, stockPath } from "../../../config/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import stacked from "../../../ui/StackedTable.module.css";
import { StandingWord } from "../../../ui/StandingWord.tsx";
import { StockSection } from "../card/StockSection.tsx";
import styles from "./AlternativesList.module.css";

type Listed = Omit<Alternatives["stocks"][number], "region" | "priceChangePercent" | "sector" | "because">;

const columnsFor = (own: Listed, limits: ReturnType<typeof houseLimitsOn>): Column<Listed>[] => [
  {
    label: texts.company,
    cell: (stock) => (
      <>
        {stock === own ? <span>{stock.name}</span> : <a href={siteAddress(stockPath(stock.symbol))}>{stock.name}</a>}
        <small>{stock === own ? texts.thisStock(stock.symbol) : <span>{stock.symbol}</span>}</small>
      </>
    ),
  },
  { label: texts.standing, isPlain: true, cell: ({ standing }) => <StandingWord standing={standing} /> },
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
          className={classNames(stacked.table, `under-4 ${styles.table}`)}
          // A list has the limits of the day it is read. At module level Cloudflare's clock stands at 1970.
          columns={columnsFor(own, houseLimitsOn(isoDay(new Date())))}
          rows={[own, ...found.stocks]}
          rowKey={({ id }) => id}
        />
      )}
      {!hasPeers && (
        <p className={styles.how}>
          {texts.orFund} <a href={siteAddress(PATHS.funds)}>{texts.funds}</a>
        </p>
      )}
      <p className="note">
        {texts.notAdvice} <a href={siteAddress(`${PATHS.methodology}#alternatives`)}>{texts.method}</a>
      </p>
    </StockSection>
  );
}

function Ratio({ ratio, limit }: { ratio: number | null; limit: number }) {
  if (ratio === null) return <>{RATIO_TEXTS.notKnown}</>;
  if (ratio <= limit) return <span className="tabular">{formatPercent(ratio)}</span>;
  return (
    <span className="tabular strong red">
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

function howFound({ standardId, industry, region, compared, passing }: Alternatives): string {
  if (compared === 0) return FOUND.unknown;
  const standard = standardId === HOUSE_STANDARD_ID ? undefined : standardName(standardId);
  if (passing === 0) return standard ? FOUND.none.under(compared, standard) : FOUND.none.alone(compared);
  const business = industryText(industry ?? "");
  const order = region ? FOUND.region(SIMILAR_SIZE_FACTOR, regionName(region)) : FOUND.nearest;
  const better = standard
    ? FOUND.better.under(passing, compared, business, standard)
    : FOUND.better.alone(passing, compared, business);
  return `${better} ${order}`;
}
