import { useQuery } from "@tanstack/react-query";
import { fundTexts } from "#messages/funds.ts";
import { formatDay, formatPercent, isolate, listText } from "#wording/format.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { KNOWN_FUNDS } from "../../../../domain/funds/known-funds.ts";
import { type FundParts, JUDGED_AT_LEAST, judgedWeight } from "../../../../domain/funds/look-through.ts";
import { STANDARD_IDS } from "../../../../domain/standards/standards.ts";
import { fundPath, siteAddress } from "../../config/paths.ts";
import type { Output } from "../../lib/http.ts";
import { answerQuery } from "../../lib/queries.ts";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import stacked from "../../ui/StackedTable.module.css";
import { FailureMessage } from "../../ui/StateMessage.tsx";
import styles from "./FundReport.module.css";

type Score = Output<"GET /api/fund-scores.json">["scores"][number];

const DAYS_SHOWN = 12;

export function FundScores() {
  const { data, isError, refetch } = useQuery(answerQuery(["fund-scores"], "GET /api/fund-scores.json", {}));
  if (isError) return <FailureMessage text={fundTexts.listFailed} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="tall-20" />;
  const byFund = Map.groupBy(data.scores, ({ fund }) => fund);
  const halal = KNOWN_FUNDS.filter(({ claimsHalal }) => claimsHalal);
  const uncovered = halal.filter(({ symbol, kind }) => kind === "shares" && !byFund.has(symbol));
  const beyond = halal.filter(({ kind }) => kind !== "shares");
  const named = (funds: typeof halal) =>
    listText(funds.map(({ name, symbol }) => `${isolate(name)} (${isolate(symbol)})`));
  return (
    <div className={styles.groups}>
      {byFund.size === 0 && <p>{fundTexts.scoresNone}</p>}
      {[...byFund].map(([fund, scores]) => (
        <Scores key={fund} fund={fund} scores={scores} />
      ))}
      <div>
        {uncovered.length > 0 && <p className="note">{fundTexts.scoresUncovered(named(uncovered))}</p>}
        {beyond.length > 0 && <p className="note">{fundTexts.scoresBeyond(named(beyond))}</p>}
      </div>
    </div>
  );
}

const COLUMNS: readonly Column<Score>[] = [
  { label: fundTexts.screenedOn, cell: ({ screenedOn }) => formatDay(screenedOn) },
  { label: fundTexts.holdingsOf, cell: ({ asOf }) => formatDay(asOf) },
  ...STANDARD_IDS.map((id) => ({
    label: standardName(id),
    className: "tabular",
    cell: ({ standards }: Score) => <Passing parts={standards.find(({ standardId }) => standardId === id)?.parts} />,
  })),
];

function Scores({ fund, scores }: { fund: string; scores: readonly Score[] }) {
  return (
    <section aria-label={fundTexts.scoresOf(fund)}>
      <h3>
        <a href={siteAddress(fundPath(fund))}>{fundTexts.scoresOf(fund)}</a>
      </h3>
      <DataTable
        className={`${stacked.table} ${stacked.thirds} ${styles.scoresTable}`}
        columns={COLUMNS}
        rows={scores.slice(0, DAYS_SHOWN)}
        rowKey={({ screenedOn, asOf }) => `${screenedOn} ${asOf}`}
      />
      {scores.length > DAYS_SHOWN && <p className="note">{fundTexts.scoresMore(DAYS_SHOWN)}</p>}
    </section>
  );
}

/** The passing share, with the share that was judged: little judged weight says little about the fund. */
function Passing({ parts }: { parts: FundParts | undefined }) {
  const judged = parts ? judgedWeight(parts) : 0;
  if (!parts || judged < JUDGED_AT_LEAST) return <>{fundTexts.mostlyUnjudged}</>;
  return (
    <>
      {formatPercent(parts.halal + parts.purify)}
      <small>{fundTexts.ofJudged(formatPercent(judged))}</small>
    </>
  );
}
