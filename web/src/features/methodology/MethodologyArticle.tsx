import { Link } from "react-router";
import { methodologyTexts as texts } from "#messages/methodology.ts";
import { exactPercent, formatDay } from "#wording/format.ts";
import { rateSource } from "#wording/screening/evidence-notes.ts";
import { OPENS_IN_NEW_TAB } from "#wording/site.ts";
import { SOURCE_LABELS } from "#wording/sources.ts";
import { SOURCE_IDS, SOURCE_URLS } from "../../../../domain/facts/company-facts.ts";
import { COMPLIANCE_STATUSES } from "../../../../domain/screening/screening.ts";
import { SHORT_TERM_RATES } from "../../../../domain/standards/short-term-rates.ts";
import { PATHS, siteAddress } from "../../config/paths.ts";
import { STATUS_TONES } from "../../config/standings.ts";
import { Badge } from "../../ui/Badge.tsx";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { Contents } from "../../ui/layout/Contents.tsx";
import stacked from "../../ui/StackedTable.module.css";
import { Terms } from "../../ui/Terms.tsx";
import styles from "./Methodology.module.css";
import { ActivitiesSection } from "./sections/ActivitiesSection.tsx";
import { ExampleSection } from "./sections/ExampleSection.tsx";
import { Fold, Lines, Section } from "./sections/parts.tsx";
import { ScorecardSection } from "./sections/ScorecardSection.tsx";
import { StandardsSection } from "./sections/StandardsSection.tsx";

const { principles, verdicts, purification, data, estimation, alternatives, disclaimer, resources } = texts;

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
      <header className={`measure ${styles.intro}`}>
        <h1>{texts.title}</h1>
        <p className="soft over-4 text-4 tight">{texts.lead}</p>
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
          <li key={name} className="grid items-baseline gap-4 ruled-below pad-4">
            <span className={`green ${styles.figure}`} aria-hidden="true">
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

const VERDICTS = COMPLIANCE_STATUSES.map((status) => {
  const { name, rule } = verdicts[status];
  const badge = (
    <Badge key={status} tone={STATUS_TONES[status]}>
      {name}
    </Badge>
  );
  return [badge, rule] as const;
});

function VerdictsSection() {
  return (
    <Section id="verdicts" title={verdicts.title} lead={verdicts.lead}>
      <Terms terms={VERDICTS} className={`stack-4 ${styles.rules}`} />
      <p>{verdicts.purificationRequired}</p>
      <h3>{verdicts.doubtsTitle}</h3>
      <Lines lines={verdicts.doubts} className="bullets" />
    </Section>
  );
}

function PurificationSection() {
  return (
    <Section id="purification" title={purification.title} lead={purification.lead}>
      <h3>{purification.formulaTitle}</h3>
      <p className="warned display-4">{purification.formula}</p>
      <h3>{purification.gainsTitle}</h3>
      <p className="warned display-4">{purification.gainsFormula}</p>
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
      <ul className={`bullets ${styles.columns}`}>
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

const MARKS = (["verified", "estimated"] as const).map(
  (mark) =>
    [
      <Badge key={mark} tone={mark === "verified" ? "positive" : "caution"}>
        {estimation[mark]}
      </Badge>,
      estimation[`${mark}Rule`],
    ] as const,
);

const RATE_CELLS: readonly Column<(typeof SHORT_TERM_RATES)[number]>["cell"][] = [
  ({ currency }) => currency,
  ({ percent }) => exactPercent(percent),
  ({ asOf }) => formatDay(asOf),
  ({ source }) => rateSource(source),
];
const RATE_COLUMNS = RATE_CELLS.map((cell, place) => ({ label: estimation.rateColumns[place] ?? "", cell }));

function EstimationSection() {
  return (
    <Section id="estimation" title={estimation.title} lead={estimation.lead}>
      <Terms terms={MARKS} className={`stack-4 ${styles.rules}`} />
      <h3>{estimation.usedForTitle}</h3>
      <Lines lines={estimation.usedFor} className={`bullets ${styles.columns}`} />
      <h3>{estimation.methodsTitle}</h3>
      <Terms terms={estimation.methods} className={`stack-3 ${styles.rules}`} />
      <h3>{estimation.ratesTitle}</h3>
      <p>{estimation.rates}</p>
      <Fold title={estimation.ratesFold} count={SHORT_TERM_RATES.length}>
        <DataTable
          caption={estimation.ratesTitle}
          className={`${stacked.table} ${stacked.thirds}`}
          columns={RATE_COLUMNS}
          rows={SHORT_TERM_RATES}
          rowKey={({ currency }) => currency}
        />
      </Fold>
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
