import { methodologyTexts } from "#messages/methodology.ts";
import { ACTIVITY_RULES, activityClassName } from "#wording/screening/activity-rules.ts";
import { decisionLine } from "#wording/screening/class-decisions.ts";
import { ACTIVITIES, ACTIVITY_IDS, type ActivityClass } from "../../../../../domain/standards/activities.ts";
import { CLASS_DECISIONS } from "../../../../../domain/standards/class-decisions.ts";
import { ISLAMIC_INSTITUTIONS } from "../../../../../domain/standards/islamic-institutions.ts";
import { Terms } from "../../../ui/Terms.tsx";
import styles from "../Methodology.module.css";
import { Fold, Lines, Section } from "./parts.tsx";

const texts = methodologyTexts.activities;
type Activity = ActivityClass & { name: string; rule: string };
const ALL: readonly Activity[] = ACTIVITY_IDS.map((id) => ({
  ...ACTIVITIES[id],
  name: activityClassName(id),
  rule: ACTIVITY_RULES[id],
}));

export function ActivitiesSection() {
  return (
    <Section id="activities" title={texts.title} lead={texts.lead}>
      <h3>{texts.prohibitedTitle}</h3>
      <Lines lines={texts.prohibited} className={`wrap-2 ${styles.prohibited}`} />
      <h3>{texts.detailTitle}</h3>
      <div className="ruled-above">
        <Activities title={texts.prohibitedDetail} lines={ALL.filter(({ verdict }) => verdict === "prohibited")} />
        <Activities
          title={texts.differedDetail}
          note={texts.differedNote}
          lines={ALL.filter(({ verdict, isKnown }) => verdict === "differed_upon" && isKnown)}
        />
        <Activities
          title={texts.mixedDetail}
          note={texts.mixedNote}
          lines={ALL.filter(({ verdict, isMixed }) => verdict === "permissible" && isMixed)}
        />
        <Activities
          title={texts.unclearDetail}
          note={texts.unclearNote}
          lines={ALL.filter(({ isKnown }) => !isKnown)}
        />
        <Fold title={texts.decisions} count={CLASS_DECISIONS.length}>
          <p>{texts.decisionsNote}</p>
          <Terms terms={CLASS_DECISIONS.map(decisionLine)} />
        </Fold>
      </div>
      <h3>{texts.islamicTitle}</h3>
      <p>{texts.islamic}</p>
      <ul className={`bullets ${styles.columns}`}>
        {ISLAMIC_INSTITUTIONS.map(({ symbol, name, source }) => (
          <li key={symbol}>
            {isLink(source) ? <a href={source}>{name}</a> : name} <span className="note">{symbol}</span>
          </li>
        ))}
      </ul>
      {SOURCES_IN_WORDS.map((source) => (
        <p key={source}>
          {texts.islamicWithoutLink} {texts.islamicSource(source)}.
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

function Activities({ title, note, lines }: { title: string; note?: string; lines: readonly Activity[] }) {
  return (
    <Fold title={title} count={lines.length}>
      {note && <p>{note}</p>}
      <Terms terms={lines.map(({ name, rule }) => [name, rule])} />
    </Fold>
  );
}
