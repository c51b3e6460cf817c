import { secondLookTexts as texts } from "#messages/second-look.ts";
import { formatCount, formatDay, formatDollars, formatPercent, formatPercentAgainst } from "#wording/format.ts";
import { RATIO_LABELS, RATIO_TEXTS, withBound } from "#wording/screening/ratios.ts";
import { byOurEstimate, noAmountText } from "#wording/screening/verdict.ts";
import { purificationOfAYear } from "../../../../domain/purification/purification.ts";
import { CROSSED_LIMIT, crossingsOf, MEASURED_PAIRS } from "../../../../domain/screening/crossings.ts";
import { nonCompliantAmount, purificationBound } from "../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../domain/standards/standards.ts";
import { houseLimitsOn } from "../../../../domain/standards/standards-on.ts";
import type { Stock } from "../../../../schema/contracts/stocks.ts";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import stacked from "../../ui/StackedTable.module.css";
import { type RatioYear, yearOf } from "./year-of.ts";

/** The amount for which a year's purification is told, in US dollars. */
const HELD = 1000;
const UNKNOWN = "—";

export function SecondLook({ stock }: { stock: Stock }) {
  const { since, turned, ratios, isOnce } = yearOf(stock);
  const columns = columnsFor(houseLimitsOn(stock.age.readOn));
  return (
    <div className="stack-4 pad-3">
      {!isOnce && <h4>{texts.year}</h4>}
      <DataTable
        className={stacked.table}
        columns={isOnce ? columns.filter(({ label }) => label !== texts.range) : columns}
        rows={ratios}
        rowKey={({ name }) => name}
      />
      <p>
        {!isOnce && texts.turned(turned)} {since && texts.since(formatDay(since))}
      </p>
      <Crossings stock={stock} />
      {stock.standing !== "haram" && <Cost stock={stock} />}
    </div>
  );
}

const columnsFor = (limits: Readonly<Record<RatioName, number>>): readonly Column<RatioYear>[] => [
  { label: texts.ratio, cell: ({ name }) => RATIO_LABELS[name] },
  {
    label: texts.range,
    cell: ({ lowest, highest }) =>
      lowest === null || highest === null
        ? RATIO_TEXTS.notKnown
        : lowest === highest
          ? formatPercent(lowest)
          : `${formatPercent(lowest)} – ${formatPercent(highest)}`,
  },
  {
    label: texts.now,
    cell: ({ name, now }) => (now === null ? RATIO_TEXTS.notKnown : formatPercentAgainst(now, limits[name])),
  },
  { label: texts.limit, cell: ({ name }) => formatPercent(limits[name], 0) },
];

function Crossings({ stock: { analysis } }: { stock: Stock }) {
  const sentences = (["debtRatio", "cashRatio"] as const).flatMap((name) => {
    const found = crossingsOf(name, analysis[name]);
    if (!found) return [];
    const of100 = (found.crossed / found.cases) * 100;
    const cases = of100 < 0.5 ? texts.fewerThanOne : formatCount(of100);
    const percent = (limit: number) => formatPercent(limit, 0);
    const say = found.from < CROSSED_LIMIT ? texts.wentAbove : texts.cameBack;
    return [say(texts[name], percent(found.from), percent(found.to), cases, percent(CROSSED_LIMIT))];
  });
  if (sentences.length === 0) return null;
  return (
    <div>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="note block">{texts.measured(formatCount(MEASURED_PAIRS))}</p>
    </div>
  );
}

function Cost({ stock }: { stock: Stock }) {
  const { purificationAmount, nonCompliantIncomeRatio, evidence } = stock.analysis;
  if (nonCompliantIncomeRatio === null) return null;
  const amountOf = (name: string) => evidence.find(({ input }) => input === name)?.amount ?? null;
  const { dividends, income } = purificationOfAYear(HELD, {
    price: stock.currentPrice,
    purificationAmountPerShare: purificationAmount,
    nonCompliantIncome: nonCompliantAmount(evidence) ?? null,
    sharesOutstanding: amountOf("sharesOutstanding"),
  });
  const bound = purificationBound(evidence);
  const said = (amount: number | null) => (amount === null ? UNKNOWN : withBound(formatDollars(amount), bound));
  return (
    <div>
      <h4>
        {texts.cost(formatDollars(HELD))}
        {byOurEstimate(stock.analysis)}
      </h4>
      <dl className="facts">
        <dt>{texts.ofDividends}</dt>
        <dd>
          {said(dividends)}
          {!dividends && <small className="note block">{noAmountText(purificationAmount)}</small>}
        </dd>
        <dt>{texts.ofIncome}</dt>
        <dd>{said(income)}</dd>
        <dt>{texts.ofGain}</dt>
        <dd>{texts.ofEach(said(nonCompliantIncomeRatio), formatDollars(100))}</dd>
      </dl>
    </div>
  );
}
