import { ExternalLink } from "lucide-react";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import {
  type EvidenceFigure,
  evidenceAmount,
  evidencePeriod,
  evidenceQuality,
  originalAmount,
} from "../../../../../schema/wording/en/evidence.ts";
import { formatDay } from "../../../../../schema/wording/en/format.ts";
import { INPUT_LABELS } from "../../../../../schema/wording/en/inputs.ts";
import { SOURCE_LABELS } from "../../../../../schema/wording/en/sources.ts";
import { Badge } from "../../../ui/Badge.tsx";
import stacked from "../../../ui/StackedTable.module.css";
import { analysisTexts } from "../card/analysis-texts.ts";
import section from "../card/Section.module.css";
import styles from "./Table.module.css";

export function EvidenceTable({ analysis }: { analysis: Analysis }) {
  return (
    <section className={section.full} aria-labelledby="evidence-heading">
      <div className={section.row}>
        <h3 id="evidence-heading" className={section.heading}>
          {analysisTexts.evidence}
        </h3>
        <p className={section.note}>{analysisTexts.screenedOn(formatDay(analysis.screenedOn))}</p>
      </div>
      {analysis.evidence.length === 0 ? (
        <p className={section.note}>{analysisTexts.noEvidence}</p>
      ) : (
        <table className={`${stacked.table} ${styles.evidence}`}>
          <caption className="visually-hidden">{analysisTexts.evidenceNote}</caption>
          <thead>
            <tr>
              <th scope="col">Input</th>
              <th scope="col" className={styles.number}>
                Amount
              </th>
              <th scope="col">Period</th>
              <th scope="col">Source</th>
              <th scope="col">Quality</th>
            </tr>
          </thead>
          <tbody>
            {analysis.evidence.map((fact) => (
              <EvidenceRow key={`${fact.input} ${fact.source} ${fact.periodEnd}`} fact={fact} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function EvidenceRow({ fact }: { fact: EvidenceFigure }) {
  const original = originalAmount(fact);
  return (
    <tr>
      <th scope="row">
        {INPUT_LABELS[fact.input]}
        {fact.note && <small>{fact.note}</small>}
      </th>
      <td className={`${styles.number} ${styles.amount}`}>
        <span className="tabular">{evidenceAmount(fact)}</span>
        {original && <small>{original}</small>}
      </td>
      <td className={styles.period}>{evidencePeriod(fact)}</td>
      <td className={styles.sourceCell}>
        <SourceName fact={fact} />
      </td>
      <td className={styles.quality}>
        <Badge tone={fact.quality === "reported" ? "positive" : "caution"}>{evidenceQuality(fact)}</Badge>
      </td>
    </tr>
  );
}

function SourceName({ fact }: { fact: EvidenceFigure }) {
  const label = SOURCE_LABELS[fact.source];
  if (fact.url === null) return label;
  return (
    <a href={fact.url} target="_blank" rel="noopener noreferrer" className={styles.source}>
      {label}
      <ExternalLink aria-hidden="true" size={14} />
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}
