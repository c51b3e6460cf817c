/** A tag of HTML or XML, with the places where it starts and where what follows it starts. */
export type Tag = { kind: "open" | "close" | "empty"; name: string; start: number; end: number };

/**
 * The tags of a text, in order. Nothing is interpreted: no script, no address and no entity of a document type; what is not well formed
 * gives other tags, never an endless search. 1 kB of code, where htmlparser2 is 52 and the domain has no packages.
 */
export function* tagsOf(markup: string): Generator<Tag> {
  for (let start = markup.indexOf("<"); start !== -1; ) {
    const end = endOfTag(markup, start);
    if (end === -1) return;
    const tag = tagAt(markup, start, end);
    if (tag) yield tag;
    start = markup.indexOf("<", end);
  }
}

const OTHERS = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;
const QUOTE_OR_END = /["'>]/g;

function endOfTag(markup: string, start: number): number {
  for (const [opening, closing] of OTHERS) {
    if (!markup.startsWith(opening, start)) continue;
    const end = markup.indexOf(closing, start + opening.length);
    return end === -1 ? -1 : end + closing.length;
  }
  for (let at = start; ; ) {
    QUOTE_OR_END.lastIndex = at;
    const found = QUOTE_OR_END.exec(markup);
    if (!found) return -1;
    if (found[0] === ">") return found.index + 1;
    const closing = markup.indexOf(found[0], found.index + 1);
    if (closing === -1) return -1;
    at = closing + 1;
  }
}

const NAME = /<(\/?)([A-Za-z_][\w.:-]*)/y;

function tagAt(markup: string, start: number, end: number): Tag | undefined {
  NAME.lastIndex = start;
  const [, slash, name] = NAME.exec(markup) ?? [];
  if (!name) return undefined;
  const kind = slash ? "close" : markup.charAt(end - 2) === "/" ? "empty" : "open";
  return { kind, name, start, end };
}

/** Each name is tried once, from its beginning, so that a long one costs no more than its length. */
const ATTRIBUTE = /(?<![\w.:-])([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export function attributesOf(markup: string, { start, end }: Tag): ReadonlyMap<string, string> {
  const attributes = markup.slice(start, end).matchAll(ATTRIBUTE);
  return new Map([...attributes].map(([, name = "", double, single]) => [name, unescaped(double ?? single ?? "")]));
}

/** What a person reads of some markup, in one line. */
export function textOf(markup: string): string {
  return unescaped(markup.replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  mdash: "—",
  ndash: "–",
};

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
  });
}
