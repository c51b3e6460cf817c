import type { Announcement, Change } from "../../../schema/contracts/changes.ts";
import { standingsSentence } from "../../../schema/wording/en/changes.ts";
import { announcedSentence, announcedTitle } from "../../../schema/wording/en/rules.ts";

type Feed = {
  /** The absolute address of the feed, which is its id, too. */
  self: string;
  title: string;
  origin: string;
  changes: readonly Change[];
  /** Announced rule changes whose results are complete. */
  announcements?: readonly Announcement[];
  /** ISO date of the feed when nothing has changed yet. */
  asOf: string;
};

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

/** Removes characters that XML 1.0 forbids, and escapes its markup. */
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
