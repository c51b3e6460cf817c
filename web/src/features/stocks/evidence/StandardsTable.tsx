import { analysisTexts } from "#messages/stocks/card.ts";
import { formatPercent, formatPercentAgainst } from "#wording/format.ts";
import { noRatioText, RATIO_LABELS, RATIO_TEXTS } from "#wording/screening/ratios.ts";
import { HOUSE_METHOD_NOTE, standardName } from "#wording/screening/standard-names.ts";
import { whatDecides } from "#wording/screening/verdict.ts";
import { standingOf } from "../../../../../domain/screening/standing.ts";
import { HOUSE_STANDARD_ID, RATIO_NAMES, standardsShown } from "../../../../../domain/standards/standards.ts";
import { limitOn, standardOn } from "../../../../../domain/standards/standards-on.ts";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { classNames } from "../../../ui/class-names.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TitledFold } from "../../../ui/Fold.tsx";
import stacked from "../../../ui/StackedTable.module.css";
import { StandingWord } from "../../../ui/StandingWord.tsx";
import styles from "./Table.module.css";

type Judged = Analysis["standards"][number];

const standingUnder = (standard: Judged) => standingOf({ ...standard, isScreened: true });

const columnsFor = ({ business, screenedOn }: Analysis): Column<Judged>[] => [
  {
    label: analysisTexts.columns.standard,
    cell: ({ standardId, caveats, reasons }) => (
      <>
        {standardName(standardId)}
        <small>{whatDecides({ reasons })}</small>
        {standardId === HOUSE_STANDARD_ID && <small>{HOUSE_METHOD_NOTE}</small>}
        {caveats.length > 0 && (
          <details className={`fine regular ${styles.caveats}`}>
            <summary>{analysisTexts.caveats}</summary>
            {caveats.map((caveat) => (
              <p key={caveat}>{caveat}</p>
            ))}
          </details>
        )}
      </>
    ),
  },
  {
    label: analysisTexts.columns.verdict,
    className: styles.verdict,
    isPlain: true,
    cell: (standard) => <StandingWord standing={standingUnder(standard)} />,
  },
  ...RATIO_NAMES.map((name) => ({
    label: RATIO_LABELS[name],
    className: stacked.number,
    cell: ({ standardId, ratios }: Judged) => (
      <RatioCell
        ratio={ratios[name]}
        limit={limitOn(standardId, name, screenedOn)}
        unknown={noRatioText(name, business, standardOn(standardId, screenedOn))}
      />
    ),
  })),
];

/** The verdict of every standard on the same facts, and the input on which they disagree. */
export function StandardsTable({ symbol, analysis }: { symbol: string; analysis: Analysis }) {
  const standards = standardsShown(analysis.standards, symbol);
  if (standards.length === 0) return null;
  return (
    <TitledFold id="standards" title={analysisTexts.standards} result={saidYes(standards)} isInPage>
      <p className="under-4">{analysis.split?.message ?? agreement(standards)}</p>
      <DataTable
        caption={`${analysisTexts.standards}. ${analysisTexts.standardsNote}`}
        className={classNames(stacked.table, stacked.thirds, styles.standards)}
        columns={columnsFor(analysis)}
        rows={standards}
        rowKey={({ standardId }) => standardId}
      />
    </TitledFold>
  );
}

/** The standings of the standards that can judge it. */
const judgements = (standards: readonly Judged[]) => standards.map(standingUnder).filter((one) => one !== "doubt");

function saidYes(standards: readonly Judged[]): string {
  const texts = analysisTexts.saidYes;
  const judged = judgements(standards);
  const yes = judged.filter((standing) => standing !== "haram");
  if (judged.length === standards.length) return texts.all(yes.length, standards.length);
  if (judged.length === 0) return texts.able(0, standards.length);
  return texts.judged(yes.length, judged.length, standards.length);
}

function agreement(standards: readonly Judged[]): string | undefined {
  const judged = judgements(standards);
  if (judged.length === 0) return undefined;
  if (new Set(judged.map((standing) => standing === "haram")).size > 1) return analysisTexts.partOnEvidence;
  const { agree } = analysisTexts;
  return judged.length === standards.length ? agree.all : agree.judged(judged.length, standards.length);
}

/** A ratio above its limit is marked by an icon and words, not only by its color. */
function RatioCell({ ratio, limit, unknown }: { ratio: number | null; limit: number | undefined; unknown: string }) {
  const isFailed = ratio !== null && limit !== undefined && ratio > limit;
  return (
    <>
      <span className={isFailed ? `tabular strong red` : "tabular"}>
        {isFailed && <span aria-hidden="true">✗ </span>}
        {ratio === null ? unknown : limit === undefined ? formatPercent(ratio) : formatPercentAgainst(ratio, limit)}
        {isFailed && <span className="visually-hidden"> {analysisTexts.aboveLimit}</span>}
      </span>
      {limit !== undefined && <small>{RATIO_TEXTS.limit(Number(limit.toFixed(1)))}</small>}
    </>
  );
}
