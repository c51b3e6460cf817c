import type { CourseModule } from "../../../../../schema/contracts/learning.ts";
import { moduleTexts } from "../messages.ts";
import styles from "./ModuleView.module.css";

export function References({ references }: { references: CourseModule["scholarlyReferences"] }) {
  if (references.length === 0) return null;
  return (
    <section aria-labelledby="references-title" className={styles.references}>
      <h2 id="references-title">{moduleTexts.references}</h2>
      <ul>
        {references.map(({ scholar, source, url }) => (
          <li key={scholar + source}>
            <strong>{scholar}</strong>
            <span>
              {url && /^https?:/i.test(url) ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {source} <span className="visually-hidden">{moduleTexts.opensElsewhere}</span>
                </a>
              ) : (
                source
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
