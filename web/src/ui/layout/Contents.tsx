import { classNames } from "../class-names.ts";
import styles from "./Contents.module.css";

type Entry = readonly [id: string, title: string];
type ContentsProps = { title: string; sections: readonly Entry[]; className?: string | undefined };

/** What a long page holds, each with a link to its place. */
export function Contents({ title, sections, className }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents-title"
      className={classNames("rounded-large sunk padded-4-5", styles.contents, className)}
    >
      <h2 id="contents-title">{title}</h2>
      <ol>
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
