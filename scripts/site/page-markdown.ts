const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };
const OPERATED = /<(svg|nav|button|select|script|style)\b[\s\S]*?<\/\1>/g;
const TOKEN = /<(\/?)(\w+)([^>]*)>|([^<]+)/g;
const INLINE = new Set(["span", "small", "em", "i", "abbr", "cite", "sub", "sup", "label", "time", "caption"]);

/**
 * The main part of a prerendered page as Markdown: headings, paragraphs, lists, tables, links and code, of which our texts are made. What
 * can only be operated is left out.
 */
export function pageMarkdown(html: string, origin: string): string {
  const [, main = ""] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const links: string[] = [];
  let [isCode, isTable, columns, depth] = [false, false, 0, 0];
  const written = main
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(OPERATED, "")
    .replaceAll(TOKEN, (_, slash, name, attributes, text) => {
      if (text !== undefined) return isCode ? decoded(text) : escaped(decoded(text).replaceAll(/\s+/g, " "));
      const isEnd = slash === "/";
      const [, level] = /^h([1-6])$/.exec(name) ?? [];
      if (level && depth > 0) return isEnd ? "** " : " **";
      if (level) return isEnd ? "\n\n" : `\n\n${"#".repeat(Number(level))} `;
      if (INLINE.has(name)) return "";
      switch (name) {
        case "pre":
          isCode = !isEnd;
          return isEnd ? "\n```\n\n" : "\n\n```\n";
        case "code":
          return isCode ? "" : "`";
        case "strong":
          return "**";
        case "a": {
          const [, href = ""] = /\bhref="([^"]*)"/.exec(attributes) ?? [];
          if (!isEnd) links.push(decoded(href));
          return isEnd ? `](${new URL(links.pop() ?? "", origin)})` : "[";
        }
        case "ul":
        case "ol":
          depth += isEnd ? -1 : 1;
          return depth > 0 ? "" : "\n\n";
        case "li":
          return isEnd ? "" : `\n${"  ".repeat(Math.max(0, depth - 1))}- `;
        case "dt":
          return isEnd ? "**: " : "\n- **";
        case "dd":
          return "";
        case "table":
          isTable = !isEnd;
          return "\n\n";
        case "tr":
          if (!isEnd) columns = 0;
          return isEnd ? "" : "\n|";
        case "th":
        case "td":
          if (isEnd) columns += 1;
          return isEnd ? " |" : " ";
        case "thead":
          return isEnd ? `\n|${"---|".repeat(columns)}` : "";
        case "tbody":
          return "";
        default:
          return isTable || depth > 0 ? " " : "\n\n";
      }
    });
  const lines = written.split(/(```[\s\S]*?```)/).map((part, place) => (place % 2 === 1 ? part : tidied(part)));
  return `${lines.join("").trim()}\n`;
}

const tidied = (text: string) =>
  text
    .replaceAll(/[ \t]+\n/g, "\n")
    .replaceAll(/([^\s]) {2,}/g, "$1 ")
    .replaceAll(/\n{3,}/g, "\n\n");

const decoded = (text: string) => text.replaceAll(/&(#?\w+);/g, (entity, name) => ENTITIES[name] ?? entity);
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>|]/g, "\\$&");
