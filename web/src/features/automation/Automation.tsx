import { useQuery } from "@tanstack/react-query";
import { CalendarClock, Check, RefreshCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { automationTexts as texts } from "#messages/automation.ts";
import { formatCount, formatDay, formatMoment } from "#wording/format.ts";
import { healthText, problemText, STEP_LABELS } from "#wording/refresh.ts";
import { SOURCE_LABELS } from "#wording/sources.ts";
import type { AutomationStatus, RunProgress, SystemHealth } from "../../../../schema/contracts/automation.ts";
import { Badge, type Tone } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { FailureMessage } from "../../ui/StateMessage.tsx";
import { Terms } from "../../ui/Terms.tsx";
import styles from "./Automation.module.css";
import { AutomationSkeleton } from "./AutomationSkeleton.tsx";
import { automationStatusQuery, type UpdateAuthority, useManualUpdate } from "./use-manual-update.ts";

export function Automation(authority: UpdateAuthority) {
  const { data: status, isError, refetch } = useQuery(automationStatusQuery);
  if (!status && isError) {
    return <FailureMessage text={texts.failed} onRetry={refetch} />;
  }
  if (!status) return <AutomationSkeleton />;
  return (
    <div className={`parts-may-shrink ${styles.automation}`}>
      {isError && (
        <p role="alert" className="text-2 warned">
          {texts.stale}
        </p>
      )}
      <StatusFigures status={status} />
      {status.run && <Progress run={status.run} />}
      <ManualUpdate status={status} authority={authority} />
      <DataSources sources={status.sources} />
    </div>
  );
}

/** A missing value reads "Unknown", a missing count 0. */
function StatusFigures({ status }: { status: AutomationStatus }) {
  const { schedulerActive, automationEnabled, nextUpdate, lastUpdate, health, asOf, stocksUnderReview } = status;
  const figures: [label: string, value: ReactNode][] = [
    [texts.status, <OnOff key="status" isOn={schedulerActive} on={texts.active} off={texts.inactive} />],
    [texts.nextUpdate, nextUpdate ? formatMoment(nextUpdate) : texts.unknown],
    [texts.totalStocks, formatCount(status.stockCount ?? 0)],
    [texts.halalStocks, formatCount(status.halalStocks ?? 0)],
    [texts.systemHealth, <Health key="health" health={health} />],
    [texts.lastUpdate, lastUpdate ? momentOrDay(lastUpdate) : texts.unknown],
    [texts.automation, <OnOff key="automation" isOn={automationEnabled} on={texts.enabled} off={texts.disabled} />],
    [texts.schedule, texts.scheduleText],
  ];
  return (
    <section aria-label={texts.title}>
      <Terms className={styles.figures} terms={figures} />
      <p className={styles.notes}>
        {asOf && <span>{texts.figuresOf(formatDay(asOf))}</span>}
        {!status.run && !status.lastRun && <span>{texts.noRun}</span>}
        {status.marketData === "recording" && <span>{texts.recording}</span>}
        {stocksUnderReview > 0 && <span>{texts.underReview(stocksUnderReview)}</span>}
      </p>
    </section>
  );
}

/** A time of the embedded universe is only known to the day. */
function momentOrDay(time: string): string {
  return time.endsWith("T00:00:00.000Z") ? formatDay(time.slice(0, 10)) : formatMoment(time);
}

/** Anything but plain health is a sentence, too long for a badge. */
function Health({ health }: { health: SystemHealth }) {
  const text = healthText(health);
  if (health.state === "healthy") return <Badge tone="positive">{text}</Badge>;
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

function Progress({ run }: { run: RunProgress }) {
  const { step, done, total, percent } = run;
  return (
    <section className="stack-2 card padded-4-5" aria-labelledby="run-heading">
      <div className="flex between items-baseline">
        <h2 className="text-4" id="run-heading">
          {texts.running}
        </h2>
        <strong className="tabular">{texts.percent(Math.floor(percent))}</strong>
      </div>
      <progress aria-labelledby="run-heading" value={percent} max={100} />
      <p className="note tabular">
        {total > 1 ? texts.progress.counted(STEP_LABELS[step], done, total) : STEP_LABELS[step]}
      </p>
      <p role="status" className="visually-hidden">
        {STEP_LABELS[step]}
      </p>
    </section>
  );
}

function ManualUpdate({ status, authority }: { status: AutomationStatus; authority: UpdateAuthority }) {
  const { isUpdating, start } = useManualUpdate(status, authority);
  return (
    <div className="fine wrap items-center gap-2-4">
      <Button disabled={isUpdating} aria-describedby={authority.isAdmin ? undefined : "update-note"} onClick={start}>
        <RefreshCw aria-hidden="true" size={18} />
        {isUpdating ? texts.updating : texts.trigger}
      </Button>
      {!authority.isAdmin && <p id="update-note">{texts.triggerNote}</p>}
    </div>
  );
}

type SourceStatus = AutomationStatus["sources"][number];

const TONES: Record<SourceStatus["state"], Tone> = {
  fresh: "positive",
  stale: "caution",
  failing: "negative",
  never: "neutral",
};

/** What this product can read of each named source, in their order: of the last two it reads nothing. */
const READ_FROM: readonly (readonly SourceStatus["id"][])[] = [
  ["sp-funds", "fund-issuers", "sec-nport"],
  ["sp-funds"],
  ["nasdaq-screener", "sec-edgar"],
  ["market-snapshot", "yahoo-spark", "eodhd", "fmp"],
];

function DataSources({ sources }: { sources: readonly SourceStatus[] }) {
  return (
    <div className={`stack-6 ${styles.sources}`}>
      <section aria-labelledby="data-sources">
        <h2 id="data-sources" className="under-3">
          {texts.dataSources}
        </h2>
        <ul>
          {texts.dataSourceList.map((name, place) => {
            const own = sources.filter(({ id }) => READ_FROM[place]?.includes(id));
            const read = own.find(({ lastSuccessAt }) => lastSuccessAt !== null);
            const Sign = read ? Check : CalendarClock;
            return (
              <li key={name} className="line gap-3 ruled-above pad-3">
                <Sign className="gold" aria-hidden="true" size={18} />
                <span>{name}</span>
                {read ? (
                  <span className="note">{detailOf(read)}</span>
                ) : (
                  <Badge tone="neutral">{READ_FROM[place] ? texts.sourceStates.never : texts.planned}</Badge>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="source-freshness">
        <h2 id="source-freshness" className="under-3">
          {texts.freshness}
        </h2>
        <ul>
          {sources.map((source) => (
            <li key={source.id} className="flex items-start between gap-3 ruled-above pad-3">
              <div>
                <strong>{SOURCE_LABELS[source.id]}</strong>
                <p className="fine">{detailOf(source)}</p>
                {source.problem && <p className="text-1 red">{problemText(source.problem.code)}</p>}
              </div>
              <Badge tone={TONES[source.state]}>{texts.sourceStates[source.state]}</Badge>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function detailOf({ lastSuccessAt, asOf, items }: SourceStatus): string {
  return [
    lastSuccessAt && texts.lastRead(formatMoment(lastSuccessAt)),
    asOf && texts.newest(formatDay(asOf)),
    items > 0 && texts.items(items),
  ]
    .filter(Boolean)
    .join(" · ");
}
