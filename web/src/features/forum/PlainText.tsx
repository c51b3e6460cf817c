import { linkify } from "./linkify.ts";
import styles from "./PlainText.module.css";

/** A text as typed, with its line breaks; only web addresses become links. */
export function PlainText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {linkify(text).map((part, index) =>
        part.kind === "link" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <a key={index} href={part.url} target="_blank" rel="nofollow noopener noreferrer">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
