import { Check } from "lucide-react";
import type { AutomationStatus } from "../../../../schema/contracts/automation.ts";
import { formatDay, formatMoment } from "../../../../schema/wording/en/format.ts";
import { Badge, type Tone } from "../../ui/Badge.tsx";
import styles from "./Automation.module.css";
import { automationTexts as texts } from "./messages.ts";

type SourceStatus = AutomationStatus["sources"][number];

const TONES: Record<SourceStatus["state"], Tone> = {
  fresh: "positive",
  stale: "caution",
  failing: "negative",
  never: "neutral",
};

/** The platform's sources in words, followed by when each was last read. */
export function DataSources({ sources }: { sources: readonly SourceStatus[] }) {
  return (
    <div className={styles.sources}>
      <section aria-labelledby="data-sources">
        <h2 id="data-sources">{texts.dataSources}</h2>
        <ul className={styles.named}>
          {texts.dataSourceList.map((source) => (
            <li key={source}>
              <Check aria-hidden="true" size={18} />
              {source}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="source-freshness">
        <h2 id="source-freshness">{texts.freshness}</h2>
        {sources.length === 0 ? (
          <p className={styles.none}>{texts.noSources}</p>
        ) : (
          <ul className={styles.read}>
            {sources.map((source) => (
              <li key={source.id}>
                <div>
                  <strong>{source.label}</strong>
                  <p>{detailOf(source)}</p>
                  {source.problem && <p className={styles.problem}>{source.problem.message}</p>}
                </div>
                <Badge tone={TONES[source.state]}>{texts.sourceStates[source.state]}</Badge>
              </li>
            ))}
          </ul>
        )}
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
