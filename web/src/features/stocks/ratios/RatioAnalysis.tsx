import { BadgeCheck, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { analysisTexts } from "#messages/stocks/card.ts";
import { formatPercent, formatPercentAgainst } from "#wording/format.ts";
import { RATIO_BASIS, RATIO_LABELS, RATIO_MEANINGS, RATIO_TEXTS } from "#wording/screening/ratios.ts";
import { SOURCE_LABELS } from "#wording/sources.ts";
import { FILED_INPUTS } from "../../../../../domain/screening/evidence.ts";
import type { RatioName } from "../../../../../domain/standards/standards.ts";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { modulePath } from "../../../config/paths.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { StockSection } from "../card/StockSection.tsx";
import bar from "./RatioBar.module.css";
import { type RatioReading, ratioReadings } from "./ratio-reading.ts";

export function RatioAnalysis({ analysis, readOn }: { analysis: Analysis; readOn: string }) {
  const { isRealData } = analysis;
  return (
    <StockSection
      id="ratios"
      title={analysisTexts.ratios}
      aside={
        <Badge tone="neutral">
          <span className={isRealData ? "green" : "gold"}>{qualityTag(analysis)}</span>
        </Badge>
      }
    >
      <div className="grid">
        {ratioReadings(analysis, readOn).map((reading) => (
          <RatioBar key={reading.name} reading={reading} />
        ))}
      </div>
      <div className="note gap-3 flex over-4">
        {isRealData ? (
          <BadgeCheck className="gold" aria-hidden="true" size={20} />
        ) : (
          <TriangleAlert className="gold" aria-hidden="true" size={20} />
        )}
        <p>
          <strong className="ink">{isRealData ? analysisTexts.verifiedTitle : analysisTexts.accuracyTitle}</strong>{" "}
          {isRealData ? analysisTexts.verifiedText : analysisTexts.accuracyText}
        </p>
      </div>
    </StockSection>
  );
}

function qualityTag({ isRealData, evidence }: Analysis): string {
  if (!isRealData) return analysisTexts.estimatedRatios;
  const filed = evidence.filter(({ input }) => FILED_INPUTS.some((one) => one === input));
  const sources = [...new Set(filed.map(({ source }) => SOURCE_LABELS[source]))];
  return analysisTexts.realData(sources.slice(0, 2).join(", "));
}

/** The track ends at this multiple of the limit, so that the limit's mark is at the same place on every bar: see the stylesheet. */
const TRACK_END = 1.5;

function RatioBar({ reading }: { reading: RatioReading }) {
  const { name, ratio, limit, isEstimated, isDoubtful, isPartUnknown, bound, valueOn, unknown, whyUnknown } = reading;
  const isPassed = ratio !== null && ratio <= limit;
  const mark = isEstimated ? RATIO_TEXTS.estimated : !isPartUnknown && RATIO_TEXTS.reported;
  const labelId = `ratio-${name}`;
  const shown = ratio === null ? unknown : formatPercentAgainst(ratio, limit);
  return (
    <div className="ruled-above pad-3">
      <div className={bar.head}>
        <h4 id={labelId} className="label">
          {RATIO_LABELS[name]}
        </h4>
        <p className={bar.value}>
          {ratio !== null && bound && <span className="fine regular">{RATIO_TEXTS[bound]} </span>}
          {shown}
        </p>
      </div>
      {ratio === null ? (
        <p className="note">{whyUnknown}</p>
      ) : (
        <>
          <div aria-hidden="true" className={bar.track}>
            <svg aria-hidden="true" className="mirrored">
              <rect
                className={isDoubtful ? bar.doubtful : isPassed ? bar.passed : bar.failed}
                width={`${Math.max(0.5, Math.min(100, (ratio / (limit * TRACK_END)) * 100)).toFixed(2)}%`}
                height="100%"
              />
            </svg>
            <span className={bar.mark} />
          </div>
          <p className={bar.scale} aria-hidden="true">
            <span>{formatPercent(limit, 0)}</span>
          </p>
          <p className="fine spread gap-0-3">
            <span className={isDoubtful ? "strong doubt" : isPassed ? "strong green" : "strong red"}>
              {isPassed && isPartUnknown
                ? RATIO_TEXTS.prohibitedNotKnown
                : `${isPassed ? RATIO_TEXTS.below(limit) : RATIO_TEXTS.above(limit)}${isDoubtful ? ` (${RATIO_TEXTS.uncertain})` : ""}`}
            </span>
            <span>
              <span className={bar.basis}>
                {RATIO_BASIS[name]}
                {mark && " · "}
              </span>
              {mark}
            </span>
            {valueOn && <span>{RATIO_TEXTS.valueOf(valueOn)}</span>}
          </p>
        </>
      )}
      <RatioMeaning name={name} />
    </div>
  );
}

/** The lesson on each ratio: its course and its module. */
const LESSONS: Readonly<Record<RatioName, string>> = {
  debtRatio: modulePath(2, 202),
  cashRatio: modulePath(2, 203),
  nonCompliantIncomeRatio: modulePath(6, 601),
};

/** Two sentences on what a ratio means and why it has a limit, with a link to its lesson. Also opens without code. */
function RatioMeaning({ name }: { name: RatioName }) {
  return (
    <details className={`over-1 ${bar.meaning}`} data-print="never">
      <summary className="fine">
        {RATIO_MEANINGS.question}
        <span className="visually-hidden"> {RATIO_LABELS[name]}</span>
      </summary>
      <p className="text-2">{RATIO_BASIS[name]}.</p>
      <p className="text-2">
        {RATIO_MEANINGS[name]} <Link to={LESSONS[name]}>{RATIO_MEANINGS.lesson}</Link>
      </p>
    </details>
  );
}
