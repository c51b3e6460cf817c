import type { Announcement, Change } from "../../../schema/contracts/changes.ts";
import { standingsSentence } from "../../../schema/wording/en/changes.ts";
import { announcedSentence, announcedTitle } from "../../../schema/wording/en/rules.ts";

type Feed = {
  /** Where the feed itself is, as a whole address; it is its identity, too. */
  self: string;
  title: string;
  /** Where the site is. */
  origin: string;
  changes: readonly Change[];
  /** Changes of our rules that are announced and worked out. */
  announcements?: readonly Announcement[];
  /** ISO date of what the feed stands for where nothing has changed yet. */
  asOf: string;
};

/** A feed of changed verdicts as RFC 4287 has it. */
export function atomFeed({ self, title, origin, changes, announcements = [], asOf }: Feed): string {
  const days = [changes[0]?.changedOn, ...announcements.map(({ announcedOn }) => announcedOn)];
  const updated = moment(
    days
      .filter((day) => day !== undefined)
      .sort()
      .at(-1) ?? asOf,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(self)}</id>
  <title>${escaped(title)}</title>
  <updated>${updated}</updated>
  <author><name>Mizan</name><uri>${escaped(origin)}/</uri></author>
  <link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
  <link rel="alternate" type="text/html" href="${escaped(origin)}/changes"/>
${announcements.map((change) => announcementEntry(change, origin)).join("")}${changes.map((change) => entry(change, origin)).join("")}</feed>
`;
}

function entry(change: Change, origin: string): string {
  const { id, symbol, name, changedOn, message, causes } = change;
  const address = `${origin}/stocks/${encodeURIComponent(symbol)}`;
  return `  <entry>
    <id>${escaped(`${address}#change-${id}`)}</id>
    <title>${escaped(`${symbol} ${name}: ${standingsSentence(change)}`)}</title>
    <updated>${moment(changedOn)}</updated>
    <link rel="alternate" type="text/html" href="${escaped(address)}"/>
${causes.map((cause) => `    <category term="${cause}"/>\n`).join("")}    <summary>${escaped(message)}</summary>
  </entry>
`;
}

function announcementEntry(change: Announcement, origin: string): string {
  const { version, announcedOn, message, takesEffectOn } = change;
  const address = `${origin}/changes`;
  return `  <entry>
    <id>${escaped(`${address}#rules-${version}`)}</id>
    <title>${escaped(announcedTitle(takesEffectOn))}</title>
    <updated>${moment(announcedOn)}</updated>
    <link rel="alternate" type="text/html" href="${escaped(address)}"/>
    <category term="rule"/>
    <summary>${escaped(`${message} ${announcedSentence(change)}`)}</summary>
  </entry>
`;
}

const moment = (day: string) => `${day}T00:00:00Z`;

/** What XML 1.0 cannot hold is left out, and its own signs are written as references. */
function escaped(text: string): string {
  return text
    .replaceAll(NOT_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
