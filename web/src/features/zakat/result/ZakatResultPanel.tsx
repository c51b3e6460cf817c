import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ZakatResult } from "../../../../../schema/contracts/zakat.ts";
import { formatDay, formatDollars } from "../../../../../schema/wording/en/format.ts";
import { PATHS } from "../../../config/paths.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PositionAbout } from "../assets/PositionAbout.tsx";
import { resultTexts } from "../messages.ts";
import { ZakatableChart } from "./ZakatableChart.tsx";
import styles from "./ZakatResultPanel.module.css";

type ZakatResultPanelProps = {
  result: ZakatResult;
  calculatedAt: Date;
  /** The input has changed since. */
  isOutdated: boolean;
};

/** The result, what was counted, and the positions behind it; it can be printed separately. */
export function ZakatResultPanel({ result, calculatedAt, isOutdated }: ZakatResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { zakatOwed, totalZakatable, nisabValue, nisabType, ratePercent } = result;
  return (
    <section aria-labelledby="zakat-result" className={styles.result} data-print="only">
      <p role="status" className={styles.outdated}>
        {isOutdated && resultTexts.outdated}
      </p>
      <div className={styles.answer}>
        <h2 id="zakat-result" ref={heading} tabIndex={-1} aria-describedby="zakat-owed">
          {resultTexts.title}
        </h2>
        <dl className={styles.figures}>
          <div id="zakat-owed" className={styles.owed}>
            <dt>{resultTexts.owed}</dt>
            <dd className={`tabular ${styles.owedSum}`}>{formatDollars(zakatOwed)}</dd>
          </div>
          <div>
            <dt>{resultTexts.totalZakatable}</dt>
            <dd className="tabular">{formatDollars(totalZakatable)}</dd>
          </div>
          <div>
            <dt>{resultTexts.nisab(nisabType)}</dt>
            <dd className="tabular">{formatDollars(nisabValue)}</dd>
          </div>
        </dl>
        <p>
          {outcome(result)} {resultTexts.rate(`${Number(ratePercent.toFixed(3))}%`)}.
        </p>
      </div>
      {result.isSilverNisabReached && !result.isNisabReached && (
        <p className={styles.outdated}>{result.isSilverAboveItsNisab ? resultTexts.silver : resultTexts.silverNisab}</p>
      )}
      <h3>{resultTexts.chartTitle}</h3>
      <ZakatableChart result={result} />
      <p className={styles.soft}>{result.hawlNote}</p>
      <details className={styles.positions}>
        <summary>{resultTexts.positionsTitle}</summary>
        <dl>
          {result.positions.map((position) => (
            <div key={position.id}>
              <dt>{position.label}</dt>
              <dd>
                <PositionAbout position={position} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <p className={styles.soft}>{resultTexts.disclaimer}</p>
      <p className={styles.printed}>{resultTexts.printed(formatDay(calculatedAt.toISOString()))}</p>
      <Button look="secondary" className={styles.print} onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {resultTexts.print}
      </Button>
      {zakatOwed > 0 && <DonateSection />}
    </section>
  );
}

function DonateSection() {
  return (
    <section aria-labelledby="zakat-donate" className={styles.donate}>
      <h3 id="zakat-donate">{resultTexts.donateTitle}</h3>
      <p>{resultTexts.donateText}</p>
      <ButtonLink to={PATHS.donate} look="gold">
        {resultTexts.donate}
      </ButtonLink>
    </section>
  );
}

function outcome({ isNisabReached, isHawlComplete, zakatAtEndOfHawl }: ZakatResult): string {
  if (!isNisabReached) return resultTexts.notReached;
  return isHawlComplete ? resultTexts.reached : resultTexts.notYet(formatDollars(zakatAtEndOfHawl));
}
