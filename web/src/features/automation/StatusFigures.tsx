import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { AutomationStatus } from "../../../../schema/contracts/automation.ts";
import { formatCount, formatDay, formatMoment } from "../../../../schema/wording/en/format.ts";
import { Badge } from "../../ui/Badge.tsx";
import styles from "./Automation.module.css";
import { automationTexts as texts } from "./messages.ts";

/** The server's word when there is no problem. */
const HEALTHY = "Healthy";

/** A missing value reads "Unknown", a missing count 0. */
export function StatusFigures({ status }: { status: AutomationStatus }) {
  const { schedulerActive, automationEnabled, nextUpdate, lastUpdate, systemHealth, asOf, stocksUnderReview } = status;
  const figures: [label: string, value: ReactNode][] = [
    [texts.status, <OnOff key="status" isOn={schedulerActive} on={texts.active} off={texts.inactive} />],
    [texts.nextUpdate, nextUpdate ? formatMoment(nextUpdate) : texts.unknown],
    [texts.totalStocks, formatCount(status.stockCount ?? 0)],
    [texts.halalStocks, formatCount(status.halalStocks ?? 0)],
    [texts.systemHealth, systemHealth ? <Health key="health" text={systemHealth} /> : texts.unknown],
    [texts.lastUpdate, lastUpdate ? formatMoment(lastUpdate) : texts.unknown],
    [texts.automation, <OnOff key="automation" isOn={automationEnabled} on={texts.enabled} off={texts.disabled} />],
    [texts.schedule, texts.scheduleText],
  ];
  return (
    <section aria-label={texts.title}>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.notes}>
        {asOf && <span>{texts.figuresOf(formatDay(asOf))}</span>}
        {status.marketData === "recording" && <span>{texts.recording}</span>}
        {stocksUnderReview > 0 && <span>{texts.underReview(stocksUnderReview)}</span>}
      </p>
    </section>
  );
}

/** Anything but plain health is a sentence, too long for a badge. */
function Health({ text }: { text: string }) {
  if (text === HEALTHY) return <Badge tone="positive">{text}</Badge>;
  return (
    <span className={styles.unwell}>
      <TriangleAlert size={18} aria-hidden="true" />
      {text}
    </span>
  );
}

function OnOff({ isOn, on, off }: { isOn: boolean; on: string; off: string }) {
  return <Badge tone={isOn ? "positive" : "neutral"}>{isOn ? on : off}</Badge>;
}
