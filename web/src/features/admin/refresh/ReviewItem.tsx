import { useRef, useState } from "react";
import { Link } from "react-router";
import { adminNotices, refreshTexts } from "#messages/admin.ts";
import { formatAmount, formatDollars, formatMoment, formatPercent } from "#wording/format.ts";
import { RUN_ANOMALY_TEXTS } from "#wording/refresh.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { ANOMALY_TEXTS } from "#wording/screening/reasons.ts";
import type { Review } from "../../../../../schema/contracts/automation.ts";
import { stockPath } from "../../../config/paths.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TextAreaField } from "../../../ui/Field.tsx";
import stacked from "../../../ui/StackedTable.module.css";
import { StandingWord } from "../../../ui/StandingWord.tsx";
import styles from "../AdminList.module.css";
import { RowButton } from "../AdminList.tsx";
import { callAsAdmin } from "../admin-session.ts";
import { useChange } from "../use-change.ts";
import table from "./ReviewItem.module.css";

/** The same as in the contract, whose file would bring the schema library into the browser. */
const NOTE_MAX_LENGTH = 500;

export function ReviewItem({ review }: { review: Review }) {
  const { stock, runId, state, openedAt, decidedAt, note, anomalies, runAnomalies } = review;
  return (
    <article className="stack-3 one-column">
      <div className={styles.title}>
        <h2>{stock ? <Link to={stockPath(stock.symbol)}>{stock.symbol}</Link> : refreshTexts.wholeRun(runId)}</h2>
        {stock && <span>{stock.name}</span>}
        {stock && <StandingWord standing={stock.standing} />}
        {state !== "open" && <Badge tone="neutral">{refreshTexts.reviewStates[state]}</Badge>}
      </div>
      <p className={styles.meta}>
        <span>{refreshTexts.openedOn(formatMoment(openedAt))}</span>
        {decidedAt && <span>{refreshTexts.decidedOn(formatMoment(decidedAt))}</span>}
      </p>
      {anomalies.length > 0 && (
        <DataTable
          className={`${stacked.table} ${table.figures}`}
          columns={COLUMNS}
          rows={anomalies}
          rowKey={({ code, about }) => `${code} ${about}`}
        />
      )}
      {runAnomalies.map(({ code, about, figure, limit }) => (
        <p key={`${code} ${about}`}>
          {RUN_ANOMALY_TEXTS[code]} {about !== null && <code>{about}</code>}{" "}
          <strong>{refreshTexts.runFigure(formatPercent(figure), formatPercent(limit, 0))}</strong>
        </p>
      ))}
      {note && <p className={`${styles.text} ${styles.quoted}`}>{note}</p>}
      {state === "open" && <Decision reviewId={review.id} />}
    </article>
  );
}

type Anomaly = Review["anomalies"][number];

const COLUMNS: readonly Column<Anomaly>[] = [
  {
    label: refreshTexts.figure,
    cell: ({ code, about }) =>
      INPUT_LABELS[about] + (code === "ratio_moved_without_filing" ? ` ${refreshTexts.asRatio}` : ""),
  },
  {
    label: refreshTexts.before,
    className: "tabular",
    cell: (anomaly) => (anomaly.before === null ? refreshTexts.noFigure : anomalyFigure(anomaly, anomaly.before)),
  },
  {
    label: refreshTexts.after,
    className: "tabular",
    cell: (anomaly) => <strong>{anomalyFigure(anomaly, anomaly.after)}</strong>,
  },
  { label: refreshTexts.finding, className: "tabular", isPlain: true, cell: ({ code }) => ANOMALY_TEXTS[code] },
];

export function anomalyFigure({ code, about }: Pick<Anomaly, "code" | "about">, figure: number): string {
  if (code === "ratio_moved_without_filing") return formatPercent(figure);
  if (code === "shares_contradict_market_capitalization") {
    return about === "sharesOutstanding" ? formatAmount(figure) : formatAmount(figure, "shares");
  }
  if (about === "sharesOutstanding") return formatAmount(figure, "shares");
  return about === "price" || about === "dividendPerShare" ? formatDollars(figure) : formatAmount(figure);
}

function Decision({ reviewId }: { reviewId: number }) {
  const [note, setNote] = useState("");
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isChanging, change } = useChange();
  const decide = (decision: "accept" | "reject") => {
    if (note.trim() === "") {
      setRefused(true);
      field.current?.focus();
      return;
    }
    const input = { params: { id: String(reviewId) }, body: { decision, note: note.trim() } };
    void change(() => callAsAdmin("POST /api/admin/reviews/:id", input), {
      notice: decision === "accept" ? adminNotices.reviewAccepted : adminNotices.reviewRejected,
      reload: ["GET /api/admin/reviews", "GET /api/admin/refresh-runs"],
    });
  };
  return (
    <div className={table.decision}>
      <TextAreaField
        ref={field}
        label={refreshTexts.note}
        hint={refreshTexts.noteHint}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        error={isRefused ? refreshTexts.noteRequired : undefined}
        onChange={(event) => {
          setRefused(false);
          setNote(event.target.value);
        }}
      />
      <div className="wrap-2">
        <Button size="small" disabled={isChanging} onClick={() => decide("accept")}>
          {refreshTexts.accept}
        </Button>
        <RowButton label={refreshTexts.reject} isOff={isChanging} onClick={() => decide("reject")} />
      </div>
    </div>
  );
}
