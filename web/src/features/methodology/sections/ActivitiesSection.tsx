import { ACTIVITIES, ACTIVITY_IDS, type ActivityClass } from "../../../../../domain/standards/activities.ts";
import { ISLAMIC_INSTITUTIONS } from "../../../../../domain/standards/islamic-institutions.ts";
import { ACTIVITY_RULES } from "../../../../../schema/wording/en/activity-rules.ts";
import styles from "../Methodology.module.css";
import { methodologyTexts } from "../messages.ts";
import { Section } from "./Section.tsx";

const texts = methodologyTexts.activities;
type Line = ActivityClass & { rule: string };
const ALL: readonly Line[] = ACTIVITY_IDS.map((id) => ({ ...ACTIVITIES[id], rule: ACTIVITY_RULES[id] }));

export function ActivitiesSection() {
  return (
    <Section id="activities" title={texts.title} lead={texts.lead}>
      <h3>{texts.prohibitedTitle}</h3>
      <ul className={styles.prohibited}>
        {texts.prohibited.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <h3>{texts.detailTitle}</h3>
      <div className={styles.folds}>
        <Lines title={texts.prohibitedDetail} lines={ALL.filter(({ verdict }) => verdict === "prohibited")} />
        <Lines
          title={texts.differedDetail}
          note={texts.differedNote}
          lines={ALL.filter(({ verdict, isKnown }) => verdict === "differed_upon" && isKnown)}
        />
        <Lines
          title={texts.mixedDetail}
          note={texts.mixedNote}
          lines={ALL.filter(({ verdict, isMixed }) => verdict === "permissible" && isMixed)}
        />
        <Lines title={texts.unclearDetail} note={texts.unclearNote} lines={ALL.filter(({ isKnown }) => !isKnown)} />
      </div>
      <h3>{texts.islamicTitle}</h3>
      <p>{texts.islamic}</p>
      <ul className={styles.columns}>
        {ISLAMIC_INSTITUTIONS.map(({ symbol, name, source }) => (
          <li key={symbol}>
            {isLink(source) ? <a href={source}>{name}</a> : name} <span className={styles.soft}>{symbol}</span>
          </li>
        ))}
      </ul>
      {SOURCES_IN_WORDS.map((source) => (
        <p key={source}>
          {texts.islamicWithoutLink} {source}.
        </p>
      ))}
    </Section>
  );
}

/** A source may be a text, such as a law, in place of an address. */
const isLink = (source: string) => source.startsWith("https://");

const SOURCES_IN_WORDS = [...new Set(ISLAMIC_INSTITUTIONS.map(({ source }) => source))].filter(
  (source) => !isLink(source),
);

function Lines({ title, note, lines }: { title: string; note?: string; lines: readonly Line[] }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title} <span className={styles.count}>{lines.length}</span>
      </summary>
      {note && <p>{note}</p>}
      <dl>
        {lines.map(({ name, rule }) => (
          <div key={name + rule}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
