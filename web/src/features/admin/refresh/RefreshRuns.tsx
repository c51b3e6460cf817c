import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { RefreshRun } from "../../../../../schema/contracts/automation.ts";
import { formatCount, formatMoment } from "../../../../../schema/wording/en/format.ts";
import { notify } from "../../../lib/notices.ts";
import { Badge, type Tone } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import styles from "../AdminList.module.css";
import { AdminList } from "../AdminList.tsx";
import { adminNotices, changeFailed, refreshTexts } from "../messages.ts";
import { useChange } from "../use-change.ts";
import table from "./ReviewItem.module.css";
import { RunSteps } from "./RunSteps.tsx";
import { RUNS_KEY, runsQuery, steerRun } from "./refresh-api.ts";

const TONES: Record<RefreshRun["state"], Tone> = {
  running: "neutral",
  published: "positive",
  under_review: "caution",
  rejected: "negative",
  failed: "negative",
  cancelled: "neutral",
};

export function RefreshRuns() {
  const query = useInfiniteQuery(runsQuery);
  const lastId = query.data?.pages[0]?.rows[0]?.id;
  return (
    <AdminList
      query={query}
      label={refreshTexts.runs}
      emptyText={refreshTexts.noRuns}
      failedText={refreshTexts.runsFailed}
      renderRow={(run) => <Run run={run} isLast={run.id === lastId} />}
    />
  );
}

function Run({ run, isLast }: { run: RefreshRun; isLast: boolean }) {
  const { startedAt, finishedAt } = run;
  const took = finishedAt && Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
  const numbers: [label: string, value: string][] = [
    [refreshTexts.compared, formatCount(run.compared)],
    [refreshTexts.covered, formatCount(run.covered)],
    [refreshTexts.changed, formatCount(run.changed)],
    [refreshTexts.statusesChanged, formatCount(run.statusesChanged)],
    [refreshTexts.underReview, formatCount(run.underReview)],
  ];
  return (
    <article className={styles.item}>
      <div className={styles.title}>
        <h2>{refreshTexts.run(run.id)}</h2>
        <Badge tone={TONES[run.state]}>{refreshTexts.runStates[run.state]}</Badge>
      </div>
      <p className={styles.meta}>
        <span>{refreshTexts.triggers[run.trigger]}</span>
        <span>
          {refreshTexts.started} <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
        </span>
        {typeof took === "number" && (
          <span>
            {refreshTexts.took} {refreshTexts.duration(took)}
          </span>
        )}
      </p>
      {run.problem && <p className={table.problem}>{run.problem.message}</p>}
      <dl className={table.numbers}>
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {run.steps.length > 0 && <RunSteps steps={run.steps} />}
      {isLast && <RunActions run={run} />}
    </article>
  );
}

/** Only the newest run can be cancelled or resumed. */
function RunActions({ run }: { run: RefreshRun }) {
  const queryClient = useQueryClient();
  const { isChanging, change } = useChange(changeFailed);
  const act = (what: "cancel" | "resume") =>
    change(async () => {
      await steerRun(run.id, what);
      notify(what === "cancel" ? adminNotices.runCancelled : adminNotices.runResumed);
      await queryClient.invalidateQueries({ queryKey: RUNS_KEY });
    });
  const isStopped = run.state === "cancelled" || run.state === "failed";
  if (run.state !== "running" && !isStopped) return null;
  return (
    <div className={styles.actions}>
      <Button look="secondary" size="small" disabled={isChanging} onClick={() => act(isStopped ? "resume" : "cancel")}>
        {isStopped ? refreshTexts.resume : refreshTexts.cancel}
      </Button>
    </div>
  );
}
