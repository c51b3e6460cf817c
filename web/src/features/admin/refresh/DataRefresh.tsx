import { useState } from "react";
import { adminNotices, refreshTexts } from "#messages/admin.ts";
import { formatCount, formatMoment } from "#wording/format.ts";
import { problemText, STEP_LABELS } from "#wording/refresh.ts";
import { REFRESH_STEPS, REVIEW_STATES } from "../../../../../domain/refresh/refresh-steps.ts";
import type { RefreshRun, Review } from "../../../../../schema/contracts/automation.ts";
import { Badge, type Tone } from "../../../ui/Badge.tsx";
import { type Column, DataTable, Scrolling } from "../../../ui/DataTable.tsx";
import { SelectField } from "../../../ui/Field.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Terms } from "../../../ui/Terms.tsx";
import { AdminArea } from "../AdminArea.tsx";
import styles from "../AdminList.module.css";
import { AdminList, RowButton } from "../AdminList.tsx";
import { callAsAdmin } from "../admin-session.ts";
import { useChange } from "../use-change.ts";
import table from "./ReviewItem.module.css";
import { ReviewItem } from "./ReviewItem.tsx";

type View = "reviews" | "runs";

const VIEWS = [
  { value: "reviews", label: refreshTexts.reviews.label },
  { value: "runs", label: refreshTexts.runs.label },
] as const;

const STATES = REVIEW_STATES.map((value) => ({ value, label: refreshTexts.reviewStates[value] }));

export function DataRefresh() {
  const [view, setView] = useState<View>("reviews");
  return (
    <AdminArea title={refreshTexts.title}>
      <div className={styles.views}>
        <Segmented<View> legend={refreshTexts.views} options={VIEWS} value={view} onChange={setView} />
      </div>
      <div>{view === "reviews" ? <Reviews /> : <RefreshRuns />}</div>
    </AdminArea>
  );
}

function Reviews() {
  const [state, setState] = useState<Review["state"]>("open");
  return (
    <div>
      <div className={styles.head}>
        <SelectField
          label={refreshTexts.reviewState}
          options={STATES}
          value={state}
          onChange={(event) => setState(REVIEW_STATES.find((one) => one === event.target.value) ?? "open")}
        />
      </div>
      <AdminList
        of="GET /api/admin/reviews"
        input={{ query: { state } }}
        texts={refreshTexts.reviews}
        renderRow={(review) => <ReviewItem review={review} />}
      />
    </div>
  );
}

const RUNS = "GET /api/admin/refresh-runs";

const TONES: Record<RefreshRun["state"], Tone> = {
  running: "neutral",
  published: "positive",
  under_review: "caution",
  rejected: "negative",
  failed: "negative",
  cancelled: "neutral",
};

function RefreshRuns() {
  return (
    <AdminList of={RUNS} texts={refreshTexts.runs} renderRow={(run, index) => <Run run={run} isLast={index === 0} />} />
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
    <article className="stack-3 one-column">
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
            {refreshTexts.took} {durationText(took)}
          </span>
        )}
      </p>
      {run.problem && <p className="red">{problemText(run.problem.code)}</p>}
      <Terms className={table.numbers} terms={numbers} />
      {run.steps.length > 0 && <RunSteps steps={run.steps} />}
      {isLast && <RunActions run={run} />}
    </article>
  );
}

function durationText(seconds: number): string {
  const { duration } = refreshTexts;
  if (seconds < 60) return duration.seconds(seconds);
  return duration.minutes(Math.floor(seconds / 60), Math.round(seconds % 60));
}

/** Only the newest run can be cancelled or resumed. */
function RunActions({ run: { id, state } }: { run: RefreshRun }) {
  const { isChanging, change } = useChange();
  const isStopped = state === "cancelled" || state === "failed";
  if (state !== "running" && !isStopped) return null;
  const act = isStopped ? "resume" : "cancel";
  const steer = () =>
    change(() => callAsAdmin(`POST /api/admin/refresh-runs/:id/${act}`, { params: { id: String(id) } }), {
      notice: isStopped ? adminNotices.runResumed : adminNotices.runCancelled,
      reload: [RUNS],
    });
  return (
    <div className="wrap-2">
      <RowButton label={refreshTexts[act]} isOff={isChanging} onClick={steer} />
    </div>
  );
}

type Step = RefreshRun["steps"][number];

const STEP_CELLS: readonly Column<Step>["cell"][] = [
  ({ step }) => STEP_LABELS[step],
  ({ items }) => formatCount(items),
  ({ requests }) => formatCount(requests),
  ({ rowsWritten }) => formatCount(rowsWritten),
  ({ milliseconds }) => durationText(Number((milliseconds / 1000).toFixed(1))),
  ({ problems }) => (
    <ul>
      {problems.map(({ source, about, problem, count }) => (
        <li key={`${source} ${about} ${problem.code}`}>
          {[source, about].filter(Boolean).join(" ")}: {problemText(problem.code)}
          {count > 1 && ` (${formatCount(count)})`}
        </li>
      ))}
    </ul>
  ),
];
const STEP_COLUMNS = STEP_CELLS.map((cell, place) => ({ label: refreshTexts.stepColumns[place] ?? "", cell }));

const inOrder = (one: Step, other: Step) => REFRESH_STEPS.indexOf(one.step) - REFRESH_STEPS.indexOf(other.step);

function RunSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <details className={table.steps}>
      <summary>{refreshTexts.steps}</summary>
      <Scrolling label={refreshTexts.steps} className={table.scroll}>
        <DataTable columns={STEP_COLUMNS} rows={steps.toSorted(inOrder)} rowKey={({ step }) => step} />
      </Scrolling>
    </details>
  );
}
