import styles from "./PlainText.module.css";

export function PlainText({ text, language }: { text: string; language?: string | undefined }) {
  return (
    <p className={styles.text} lang={language} dir="auto">
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

type TextPart = { kind: "text"; text: string } | { kind: "link"; text: string; url: string };

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]+/gi;
const CLOSING = ".,;:!?…";

/** Finds http and https addresses in a text, and nothing else; a closing bracket or full stop after one stays text. */
export function linkify(source: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of source.matchAll(ADDRESS)) {
    const text = withoutTail(match[0]);
    if (!isAddress(text)) continue;
    parts.push({ kind: "text", text: source.slice(end, match.index) }, { kind: "link", text, url: text });
    end = match.index + text.length;
  }
  parts.push({ kind: "text", text: source.slice(end) });
  return parts.filter((part) => part.text !== "");
}

function withoutTail(address: string): string {
  let surplus = address.split(")").length - address.split("(").length;
  let end = address.length;
  for (; end > 0; end--) {
    const last = address.charAt(end - 1);
    if (last === ")" && surplus > 0) surplus--;
    else if (!CLOSING.includes(last)) break;
  }
  return address.slice(0, end);
}

function isAddress(text: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(text);
    return (protocol === "https:" || protocol === "http:") && hostname.includes(".") && username === "";
  } catch {
    return false;
  }
}
