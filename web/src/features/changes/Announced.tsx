import { Link } from "react-router";
import { CAUSE_LABELS, standingsSentence } from "#wording/changes.ts";
import {
  announcedSentence,
  announcedTitle,
  correctedSentence,
  correctedTitle,
  RULES_TEXTS,
  ruleChangeSentence,
} from "#wording/screening/rules.ts";
import type { Announcement } from "../../../../schema/contracts/changes.ts";
import type { Correction } from "../../../../schema/wording/corrections.ts";
import { stockPath } from "../../config/paths.ts";
import { Badge } from "../../ui/Badge.tsx";

/** Announced changes of our rules, with the stocks they would move. */
export function Announced({ announcements }: { announcements: readonly Announcement[] }) {
  return announcements.map((change) => (
    <section key={change.version} className="stack-2 panel padded-4" aria-labelledby={`rules-${change.version}`}>
      <h2 id={`rules-${change.version}`} className="label">
        {announcedTitle(change.takesEffectOn)}
      </h2>
      <p>{ruleChangeSentence(change)}</p>
      <p>{announcedSentence(change)}</p>
      {change.moves.length > 0 && (
        <details>
          <summary>{RULES_TEXTS.show}</summary>
          <ul className="bullets text-2">
            {change.moves.map(({ symbol, name, before, after }) => (
              <li key={symbol}>
                <Link to={stockPath(symbol)}>{symbol}</Link> {name}:{" "}
                {standingsSentence({ before: { standing: before }, after: { standing: after } })}
              </li>
            ))}
            {change.moved > change.moves.length && <li>{RULES_TEXTS.others(change.moved - change.moves.length)}</li>}
          </ul>
        </details>
      )}
    </section>
  ));
}

/** What was wrong here of another standard until a day, and what moved by its correction. */
export function Corrected({ correction }: { correction: Correction }) {
  return (
    <li className="stack-2 panel padded-4" id={`corrected-${correction.on}`}>
      <div className="spread items-baseline gap-1-4">
        <h2 className="label">{correctedTitle(correction)}</h2>
        <Badge tone="neutral">{CAUSE_LABELS.rule}</Badge>
      </div>
      <p>{correctedSentence(correction)}</p>
    </li>
  );
}
