import { Link } from "react-router";
import { methodologyTexts as texts } from "#messages/methodology.ts";
import { OPENS_IN_NEW_TAB } from "#wording/site.ts";
import { SOURCE_LABELS } from "#wording/sources.ts";
import { SOURCE_IDS, SOURCE_URLS } from "../../../../domain/facts/company-facts.ts";
import { PATHS, siteAddress } from "../../config/paths.ts";
import { Contents } from "../../ui/layout/Contents.tsx";
import { Terms } from "../../ui/Terms.tsx";
import styles from "./Methodology.module.css";
import { ActivitiesSection } from "./sections/ActivitiesSection.tsx";
import { EstimationSection } from "./sections/EstimationSection.tsx";
import { ExampleSection } from "./sections/ExampleSection.tsx";
import { Lines, Mark, Section } from "./sections/parts.tsx";
import { ScorecardSection } from "./sections/ScorecardSection.tsx";
import { StandardsSection } from "./sections/StandardsSection.tsx";

const { principles, verdicts, purification, data, alternatives, disclaimer, resources } = texts;

const SECTIONS = [
  "principles",
  "standards",
  "verdicts",
  "activities",
  "example",
  "purification",
  "data",
  "estimation",
  "alternatives",
  "scorecard",
  "disclaimer",
  "resources",
] as const;

/** The whole page below the shell. It has no state, so that PrerenderedText can show it without its code. */
export function MethodologyArticle() {
  return (
    <>
      <header className={`measure-44 ${styles.intro}`}>
        <h1>{texts.title}</h1>
        <p className="soft over-4 text-4 tight-45">{texts.lead}</p>
      </header>
      <Contents
        title={texts.contents}
        sections={SECTIONS.map((id) => [id, texts[id].title])}
        className={styles.contents}
      />
      <article className={styles.article}>
        <PrinciplesSection />
        <StandardsSection />
        <VerdictsSection />
        <ActivitiesSection />
        <ExampleSection />
        <PurificationSection />
        <DataSection />
        <EstimationSection />
        <Section id="alternatives" title={alternatives.title} lead={alternatives.lead}>
          <Terms terms={alternatives.rules} className={`stack-3 ${styles.rules}`} />
        </Section>
        <ScorecardSection />
        <ResourcesSection />
      </article>
    </>
  );
}

function PrinciplesSection() {
  return (
    <Section id="principles" title={principles.title} lead={principles.lead}>
      <ol className={`ruled-above ${styles.principles}`}>
        {[principles.business, principles.debt, principles.cash, principles.income].map(({ name, figure, rule }) => (
          <li key={name}>
            <span className={styles.figure} aria-hidden="true">
              {figure}
            </span>
            <div>
              <h3>{name}</h3>
              <p>{rule}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const VERDICTS = [
  [
    <Mark key="halal" tone="positive">
      {verdicts.halal.name}
    </Mark>,
    verdicts.halal.rule,
  ],
  [
    <Mark key="questionable" tone="caution">
      {verdicts.questionable.name}
    </Mark>,
    verdicts.questionable.rule,
  ],
  [
    <Mark key="haram" tone="negative">
      {verdicts.haram.name}
    </Mark>,
    verdicts.haram.rule,
  ],
] as const;

function VerdictsSection() {
  return (
    <Section id="verdicts" title={verdicts.title} lead={verdicts.lead}>
      <Terms terms={VERDICTS} className={`stack-4 ${styles.marks}`} />
      <p>{verdicts.purificationRequired}</p>
      <h3>{verdicts.doubtsTitle}</h3>
      <Lines lines={verdicts.doubts} className={styles.list} />
    </Section>
  );
}

function PurificationSection() {
  return (
    <Section id="purification" title={purification.title} lead={purification.lead}>
      <h3>{purification.formulaTitle}</h3>
      <p className={styles.formula}>{purification.formula}</p>
      <h3>{purification.gainsTitle}</h3>
      <p className={styles.formula}>{purification.gainsFormula}</p>
      <p>{purification.positions}</p>
      <p>{purification.note}</p>
      <p>
        {purification.portfolio} <Link to={PATHS.portfolio}>{purification.portfolioLink}</Link>.
      </p>
    </Section>
  );
}

function DataSection() {
  return (
    <Section id="data" title={data.title}>
      <Terms terms={data.sources} className={`stack-3 ${styles.rules}`} />
      <p>{data.evidence}</p>
      <ul className={styles.columns}>
        {SOURCE_IDS.map((id) => {
          const [label, url] = [SOURCE_LABELS[id], SOURCE_URLS[id]];
          const address = url === PATHS.methodology ? null : url?.startsWith("/") ? siteAddress(url) : url;
          return <li key={id}>{address ? <a href={address}>{label}</a> : label}</li>;
        })}
      </ul>
      <h3>{data.processingTitle}</h3>
      <Terms terms={data.processing} className={`stack-3 ${styles.rules}`} />
    </Section>
  );
}

function ResourcesSection() {
  return (
    <>
      <Section id="disclaimer" title={disclaimer.title}>
        <p className="padded-5 rounded-large sunk">{disclaimer.text}</p>
      </Section>
      <Section id="resources" title={resources.title}>
        <ul className="stack-3">
          {resources.links.map(([name, url, about]) => (
            <li key={url}>
              <a className="strong block" href={url} target="_blank" rel="noopener noreferrer">
                {name} <span className="visually-hidden">{OPENS_IN_NEW_TAB}</span>
              </a>
              <span className="note">{about}</span>
            </li>
          ))}
        </ul>
        <p>
          {resources.next} <a href={siteAddress(PATHS.contact)}>{resources.contact}</a> ·{" "}
          <a href={siteAddress(PATHS.dashboard)}>{resources.screen}</a>
        </p>
      </Section>
    </>
  );
}
