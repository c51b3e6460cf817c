import type { ZakatResult } from "../../../../../schema/contracts/zakat.ts";
import { formatDollars } from "../../../../../schema/wording/en/format.ts";
import { resultTexts } from "../messages.ts";
import styles from "./ZakatableChart.module.css";

const WIDTH = 100;

/** One bar per asset: its length is the asset's value, its filled part the counted value. The figures are beside it. */
export function ZakatableChart({ result }: { result: ZakatResult }) {
  const { assets, liabilities, liabilityTreatment, liabilitiesDeducted } = result;
  const longest = Math.max(...assets.map(({ value }) => value), liabilities);
  const part = (amount: number) => (longest > 0 ? (amount / longest) * WIDTH : 0);
  return (
    <ul className={styles.chart}>
      {assets.map((asset, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never move
        <li key={index}>
          <div className={styles.line}>
            <span className={styles.name}>{asset.note ? `${asset.label} (${asset.note})` : asset.label}</span>
            <span className="tabular">
              {asset.zakatableValue === asset.value
                ? formatDollars(asset.value)
                : resultTexts.counted(formatDollars(asset.zakatableValue), formatDollars(asset.value))}
            </span>
          </div>
          <Bar whole={part(asset.value)} filled={part(asset.zakatableValue)} fill={styles.counted} />
          <p className={styles.explanation}>{asset.explanation}</p>
        </li>
      ))}
      {liabilities > 0 && (
        <li>
          <div className={styles.line}>
            <span className={styles.name}>
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
      className={styles.bar}
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
