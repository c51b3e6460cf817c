import styles from "./Methodology.module.css";
import { methodologyTexts as texts } from "./messages.ts";
import { ActivitiesSection } from "./sections/ActivitiesSection.tsx";
import { DataSection } from "./sections/DataSection.tsx";
import { EstimationSection } from "./sections/EstimationSection.tsx";
import { ExampleSection } from "./sections/ExampleSection.tsx";
import { PeersSection } from "./sections/PeersSection.tsx";
import { PrinciplesSection } from "./sections/PrinciplesSection.tsx";
import { PurificationSection } from "./sections/PurificationSection.tsx";
import { ResourcesSection } from "./sections/ResourcesSection.tsx";
import { ScorecardSection } from "./sections/ScorecardSection.tsx";
import { StandardsSection } from "./sections/StandardsSection.tsx";
import { VerdictsSection } from "./sections/VerdictsSection.tsx";

const CONTENTS = [
  ["principles", texts.principles.title],
  ["standards", texts.standards.title],
  ["verdicts", texts.verdicts.title],
  ["activities", texts.activities.title],
  ["example", texts.example.title],
  ["purification", texts.purification.title],
  ["data", texts.data.title],
  ["estimation", texts.estimation.title],
  ["alternatives", texts.alternatives.title],
  ["scorecard", texts.scorecard.title],
  ["disclaimer", texts.disclaimer.title],
  ["resources", texts.resources.title],
] as const;

/** The whole page below the shell. It has no state, so that PrerenderedText can show it without its code. */
export function MethodologyArticle() {
  return (
    <>
      <header className={styles.intro}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <nav aria-labelledby="contents-title" className={styles.contents}>
        <h2 id="contents-title">{texts.contents}</h2>
        <ol>
          {CONTENTS.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.article}>
        <PrinciplesSection />
        <StandardsSection />
        <VerdictsSection />
        <ActivitiesSection />
        <ExampleSection />
        <PurificationSection />
        <DataSection />
        <EstimationSection />
        <PeersSection />
        <ScorecardSection />
        <ResourcesSection />
      </article>
    </>
  );
}
