import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { noteText, resultTexts } from "#messages/zakat.ts";
import { formatDollars } from "#wording/format.ts";
import { countingText, hawlText, wordedPosition, ZAKAT_ASSET_LABELS, zakatDay } from "#wording/zakat.ts";
import type { ZakatResult } from "../../../../../schema/contracts/zakat.ts";
import { PATHS } from "../../../config/paths.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PositionAbout } from "../assets/PositionAbout.tsx";
import styles from "./ZakatResultPanel.module.css";

type ZakatResultPanelProps = {
  result: ZakatResult;
  calculatedAt: Date;
  isOutdated: boolean;
};

export function ZakatResultPanel({ result, calculatedAt, isOutdated }: ZakatResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { zakatOwed, totalZakatable, nisabValue, nisabType, ratePercent } = result;
  return (
    <section aria-labelledby="zakat-result" className="stack-5" data-print="only">
      <p role="status" className={`rounded tint-gold gold strong ${styles.outdated}`}>
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
          {outcome(result)} {resultTexts.rate(resultTexts.percent(ratePercent))}.
        </p>
      </div>
      {result.isSilverNisabReached && !result.isNisabReached && (
        <p className={`rounded tint-gold gold strong ${styles.outdated}`}>
          {result.isSilverAboveItsNisab ? resultTexts.silver : resultTexts.silverNisab}
        </p>
      )}
      <h3>{resultTexts.chartTitle}</h3>
      <ZakatableChart result={result} />
      <p className={`note ${styles.soft}`}>{hawlText(result.isHawlComplete)}</p>
      <details className={styles.positions}>
        <summary className="strong pad-3">{resultTexts.positionsTitle}</summary>
        <dl className="stack-4">
          {result.positions.map(wordedPosition).map((position) => (
            <div key={position.id}>
              <dt className="strong">{position.label}</dt>
              <dd className="note">
                <PositionAbout position={position} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <p className={`note ${styles.soft}`}>{resultTexts.disclaimer}</p>
      <p className={`hidden ${styles.printed}`}>{resultTexts.printed(zakatDay(calculatedAt.toISOString()))}</p>
      <Button look="secondary" className="self-start unprinted" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {resultTexts.print}
      </Button>
      {zakatOwed > 0 && (
        <section
          aria-labelledby="zakat-donate"
          className={`stack-3 padded-5 from-start rounded-large tint-gold unprinted ${styles.donate}`}
        >
          <h3 id="zakat-donate">{resultTexts.donateTitle}</h3>
          <p>{resultTexts.donateText}</p>
          <ButtonLink to={PATHS.donate} look="gold">
            {resultTexts.donate}
          </ButtonLink>
        </section>
      )}
    </section>
  );
}

function outcome({ isNisabReached, isHawlComplete, zakatAtEndOfHawl }: ZakatResult): string {
  if (!isNisabReached) return resultTexts.notReached;
  return isHawlComplete ? resultTexts.reached : resultTexts.notYet(formatDollars(zakatAtEndOfHawl));
}

const WIDTH = 100;

/** One bar per asset: its length is the asset's value, its filled part the counted value. The figures are beside it. */
function ZakatableChart({ result }: { result: ZakatResult }) {
  const { assets, liabilities, liabilityTreatment, liabilitiesDeducted } = result;
  const longest = Math.max(...assets.map(({ value }) => value), liabilities);
  const part = (amount: number) => (longest > 0 ? (amount / longest) * WIDTH : 0);
  return (
    <ul className="stack-4">
      {assets.map((asset, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never move
        <li key={index}>
          <div className="spread gap-0-4">
            <span className="strong breaks">
              {ZAKAT_ASSET_LABELS[asset.type]}
              {asset.note && ` (${noteText(asset.note)})`}
            </span>
            <span className="tabular">
              {asset.zakatableValue === asset.value
                ? formatDollars(asset.value)
                : resultTexts.counted(formatDollars(asset.zakatableValue), formatDollars(asset.value))}
            </span>
          </div>
          <Bar whole={part(asset.value)} filled={part(asset.zakatableValue)} fill={styles.counted} />
          <p className="note">{countingText(asset)}</p>
        </li>
      ))}
      {liabilities > 0 && (
        <li>
          <div className="spread gap-0-4">
            <span className="strong breaks">
              {liabilityTreatment === "deduct" ? resultTexts.deducted : resultTexts.kept}
            </span>
            <span className="tabular">
              {liabilityTreatment === "deduct" ? `−${formatDollars(liabilitiesDeducted)}` : formatDollars(liabilities)}
            </span>
          </div>
          <Bar whole={part(liabilities)} filled={part(liabilitiesDeducted)} fill={styles.deducted} />
        </li>
      )}
    </ul>
  );
}

function Bar({ whole, filled, fill }: { whole: number; filled: number; fill: string | undefined }) {
  return (
    <svg
      className={`mirrored ${styles.bar}`}
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.whole} width={whole} height="10" />
      <rect className={fill} width={filled} height="10" />
    </svg>
  );
}
