import { SOURCE_IDS, SOURCE_URLS } from "../../../../../domain/facts/company-facts.ts";
import { SOURCE_LABELS } from "../../../../../schema/wording/en/sources.ts";
import styles from "../Methodology.module.css";
import { methodologyTexts } from "../messages.ts";
import { NamedRules } from "./NamedRules.tsx";
import { Section } from "./Section.tsx";

const texts = methodologyTexts.data;

export function DataSection() {
  return (
    <Section id="data" title={texts.title}>
      <NamedRules rules={texts.sources} />
      <p>{texts.evidence}</p>
      <ul className={styles.columns}>
        {SOURCE_IDS.map((id) => {
          const [label, url] = [SOURCE_LABELS[id], SOURCE_URLS[id]];
          return <li key={id}>{url?.startsWith("https:") ? <a href={url}>{label}</a> : label}</li>;
        })}
      </ul>
      <h3>{texts.processingTitle}</h3>
      <NamedRules rules={texts.processing} />
    </Section>
  );
}
