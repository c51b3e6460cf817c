import { CircleAlert, CircleCheck, CircleQuestionMark, CircleX, Info } from "lucide-react";
import { Link } from "react-router";
import { analysisTexts } from "#messages/stocks/card.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { EVERY_TEST_PASSED, FLIP_TEXTS, type FlipRow, flipRows } from "#wording/screening/verdict.ts";
import { wantedFigure } from "../../../../../domain/claims/wanted-figure.ts";
import { decidingFirst, FORBIDDING_REASONS } from "../../../../../domain/screening/screening.ts";
import { standingAt } from "../../../../../domain/screening/standing.ts";
import type { CodedAnalysis, Stock } from "../../../../../schema/contracts/stocks.ts";
import { figurePath } from "../../../config/figure-address.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TitledFold } from "../../../ui/Fold.tsx";
import { Arrow } from "../../../ui/icons/Arrow.tsx";
import stacked from "../../../ui/StackedTable.module.css";
import { StandingWord } from "../../../ui/StandingWord.tsx";
import { StockSection } from "./StockSection.tsx";

const FLIP_COLUMNS: readonly Column<FlipRow>[] = [
  { label: FLIP_TEXTS.input, cell: ({ input }) => input },
  { label: FLIP_TEXTS.now, cell: ({ now }) => now },
  { label: FLIP_TEXTS.to, cell: ({ to }) => to },
  { label: FLIP_TEXTS.verdict, cell: ({ point }) => <StandingWord standing={standingAt(point)} /> },
];

const COLORS = { note: "soft", forbidding: "red", purify: "gold", doubt: "doubt" };
const ICONS = { note: Info, forbidding: CircleX, purify: CircleAlert, doubt: CircleQuestionMark };

function kindOf(code: string, effect: "note" | "verdict"): keyof typeof ICONS {
  if (effect === "note") return "note";
  if (FORBIDDING_REASONS.has(code)) return "forbidding";
  return code === "purification_required" ? "purify" : "doubt";
}

const settling = ({ analysis, standing, age }: Stock) =>
  standing === "doubt" ? wantedFigure(analysis as CodedAnalysis, age.readOn) : null;

export function ReasonList({ stock }: { stock: Stock }) {
  const { symbol, analysis } = stock;
  const wanted = settling(stock);
  return (
    <StockSection id="why" title={analysisTexts.why}>
      <ul className="stack-3 tight">
        {!analysis.reasons.some(({ effect }) => effect === "verdict") && (
          <li className="flex gap-3">
            <CircleCheck className="green" aria-hidden="true" size={20} />
            {EVERY_TEST_PASSED}
          </li>
        )}
        {decidingFirst(analysis.reasons).map(({ code, effect, message }) => {
          const kind = kindOf(code, effect);
          const Icon = ICONS[kind];
          return (
            <li key={code + message} className={kind === "note" ? "flex gap-3 soft" : "flex gap-3"}>
              <Icon className={COLORS[kind]} aria-hidden="true" size={20} />
              {message}
            </li>
          );
        })}
      </ul>
      {wanted && (
        <p className="text-2 rounded sunk padded-3-4 over-4">
          {analysisTexts.haveReport}{" "}
          <Link to={figurePath(symbol, wanted)}>{analysisTexts.oneFigure(INPUT_LABELS[wanted])}</Link>
        </p>
      )}
    </StockSection>
  );
}

export function WouldChange({ stock }: { stock: Stock }) {
  const flips = flipRows(stock.analysis);
  const wanted = settling(stock);
  const [nearest] = flips;
  if (!nearest) return null;
  const moved = [`${nearest.input}: ${nearest.now} `, <Arrow key="arrow" />, ` ${nearest.to}`];
  const result = wanted ? analysisTexts.oneFigure(INPUT_LABELS[wanted]) : moved;
  return (
    <TitledFold id="would-change" title={analysisTexts.wouldChange} result={result} isInPage>
      <DataTable
        className={`${stacked.table} ${stacked.thirds}`}
        columns={FLIP_COLUMNS}
        rows={flips}
        rowKey={({ input, to }) => input + to}
      />
    </TitledFold>
  );
}
