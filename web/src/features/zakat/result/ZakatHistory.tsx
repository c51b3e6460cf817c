import { useQuery } from "@tanstack/react-query";
import { historyTexts } from "#messages/zakat.ts";
import { formatDollars, listText } from "#wording/format.ts";
import { ZAKAT_ASSET_LABELS, zakatDay } from "#wording/zakat.ts";
import type { ZakatHistoryEntry } from "../../../../../schema/contracts/zakat.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Skeletons } from "../../../ui/Skeleton.tsx";
import { FailureMessage } from "../../../ui/StateMessage.tsx";
import { zakatHistoryQuery } from "../api.ts";
import styles from "./ZakatHistory.module.css";

export function ZakatHistory() {
  const { data: entries, isError, refetch } = useQuery(zakatHistoryQuery);
  return (
    <section aria-labelledby="zakat-history" aria-busy={!entries && !isError}>
      <h2 id="zakat-history" className="under-3">
        {historyTexts.title}
      </h2>
      {isError && <FailureMessage text={historyTexts.failed} isSmall onRetry={refetch} />}
      {!entries && !isError && (
        <>
          <Skeletons count={2} className={styles.skeleton} />
          <p className={classNames("note", styles.newcomers)}>{historyTexts.empty}</p>
        </>
      )}
      {entries?.length === 0 && <p className="note">{historyTexts.empty}</p>}
      {entries && entries.length > 0 && (
        <ol className="ruled-above">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: ZakatHistoryEntry }) {
  const labels = [...new Set(entry.assets.map(({ type }) => ZAKAT_ASSET_LABELS[type]))];
  return (
    <li className="gap-4 flex between ruled-below pad-3">
      <div>
        <time dateTime={entry.calculationDate}>{zakatDay(entry.calculationDate)}</time>
        <p className="fine">{listText(labels)}</p>
      </div>
      <div className={`tabular grid ${styles.sums}`}>
        <strong>{formatDollars(entry.zakatOwed)}</strong>
        <span className="fine">{historyTexts.of(formatDollars(entry.totalZakatable))}</span>
      </div>
    </li>
  );
}
