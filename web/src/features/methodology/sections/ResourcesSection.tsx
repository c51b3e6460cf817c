import { PATHS } from "../../../config/paths.ts";
import styles from "../Methodology.module.css";
import { methodologyTexts } from "../messages.ts";
import { Section } from "./Section.tsx";

const { disclaimer, resources } = methodologyTexts;

export function ResourcesSection() {
  return (
    <>
      <Section id="disclaimer" title={disclaimer.title}>
        <p className={styles.disclaimer}>{disclaimer.text}</p>
      </Section>
      <Section id="resources" title={resources.title}>
        <ul className={styles.resources}>
          {resources.links.map(([name, url, about]) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name} <span className="visually-hidden">{resources.opensElsewhere}</span>
              </a>
              <span className={styles.soft}>{about}</span>
            </li>
          ))}
        </ul>
        <p>
          {resources.next} <a href={PATHS.contact}>{resources.contact}</a> ·{" "}
          <a href={PATHS.dashboard}>{resources.screen}</a>
        </p>
      </Section>
    </>
  );
}
