import { BadgeCheck, TriangleAlert } from "lucide-react";
import type { Analysis } from "../../../../../schema/contracts/stocks.ts";
import { SOURCE_LABELS } from "../../../../../schema/wording/en/sources.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { analysisTexts } from "../card/analysis-texts.ts";
import { StockSection } from "../card/StockSection.tsx";
import styles from "./RatioAnalysis.module.css";
import { RatioBar } from "./RatioBar.tsx";
import { ratioReadings } from "./ratio-reading.ts";

export function RatioAnalysis({ analysis }: { analysis: Analysis }) {
  const { isRealData } = analysis;
  return (
    <StockSection
      id="ratios"
      title={analysisTexts.ratios}
      aside={
        <Badge tone="neutral">
          <span className={isRealData ? styles.real : styles.estimated}>{qualityTag(analysis)}</span>
        </Badge>
      }
    >
      <div className={styles.bars}>
        {ratioReadings(analysis).map((reading) => (
          <RatioBar key={reading.name} reading={reading} />
        ))}
      </div>
      <div className={styles.quality}>
        {isRealData ? <BadgeCheck aria-hidden="true" size={20} /> : <TriangleAlert aria-hidden="true" size={20} />}
        <p>
          <strong>{isRealData ? analysisTexts.verifiedTitle : analysisTexts.accuracyTitle}</strong>{" "}
          {isRealData ? analysisTexts.verifiedText : analysisTexts.accuracyText}
        </p>
      </div>
    </StockSection>
  );
}

function qualityTag({ isRealData, evidence }: Analysis): string {
  if (!isRealData) return analysisTexts.estimatedRatios;
  const sources = [...new Set(evidence.map(({ source }) => SOURCE_LABELS[source]))];
  return analysisTexts.realData(sources.slice(0, 2).join(", "));
}
