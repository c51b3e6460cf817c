import type { Ageing, Announcement, Change } from "../../../schema/contracts/changes.ts";
import { CORRECTIONS, type Correction } from "../../../schema/wording/corrections.ts";
import type { InLanguage } from "../../platform/words.ts";

type Feed = {
  /** The address that was asked for; without its query it is the feed's id, too. */
  url: string;
  language: InLanguage;
  title: string;
  changes: readonly Change[];
  ageing: readonly Ageing[];
  /** The newest of both are told, so many. */
  most: number;
  /** Announced rule changes whose results are complete; with them the corrections of rules are told. */
  announcements?: readonly Announcement[];
  /** ISO date of the feed when nothing has changed yet. */
  asOf: string;
};

/** 3 kB of code, where the package `feed` is 44; the tests read it with a parser that is not ours. */
export function atomFeed({ url, language, title, changes, ageing, most, announcements, asOf }: Feed): string {
  const { origin, pathname } = new URL(url);
  const self = origin + pathname;
  const place = { site: origin + language.prefix, words: language.words };
  const entries = [
    ...changes.map((change) => changeEntry(change, place)),
    ...ageing.map((change) => agedEntry(change, place)),
  ];
  entries.sort((one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0));
  const ofRules = [
    ...(announcements ?? []).map((change) => announcementEntry(change, place)),
    ...(announcements ? CORRECTIONS : [])
      .filter(({ on }) => on <= asOf)
      .map((correction) => correctionEntry(correction, place)),
  ];
  const days = [...entries.slice(0, 1), ...ofRules].map(({ on }) => on);
  const updated = moment(days.sort().at(-1) ?? asOf);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.code}">
  <id>${escaped(self)}</id>
  <title>${escaped(title)}</title>
  <updated>${updated}</updated>
  <author><name>Mizan</name><uri>${escaped(place.site)}/</uri></author>
  <link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
  <link rel="alternate" type="text/html" href="${escaped(place.site)}/changes"/>
${[...ofRules, ...entries.slice(0, most)].map(entry).join("")}</feed>
`;
}

type Place = { site: string } & Pick<InLanguage, "words">;
type Entry = { on: string; address: string; fragment: string; title: string; terms: readonly string[]; text: string };

function changeEntry(change: Change, { site, words }: Place): Entry {
  const { id, symbol, name, changedOn, agedOn, causes, after } = change;
  const { answerLine, changeSentence, patience, standingsSentence, TOO_OLD_ANSWER } = words;
  return {
    on: agedOn ?? changedOn,
    address: `${site}/stocks/${encodeURIComponent(symbol)}`,
    fragment: agedOn ? `aged-${agedOn}` : `change-${id}`,
    title: `${symbol} ${name}: ${standingsSentence(change)}`,
    terms: causes,
    text: agedOn
      ? `${TOO_OLD_ANSWER} ${standingsSentence(change)}. ${patience}`
      : `${answerLine({ standing: after.standing, readOn: changedOn })} ${changeSentence(change)}`,
  };
}

/** A fall into doubt by age has the same entry before and after a dataset records it. */
function agedEntry(change: Ageing, { site, words }: Place): Entry {
  const { symbol, name, doubtOn, toldOn, isPast } = change;
  const { agedTitle, ageingSentence, patience, TOO_OLD_ANSWER } = words;
  return {
    on: toldOn,
    address: `${site}/stocks/${encodeURIComponent(symbol)}`,
    fragment: isPast ? `aged-${doubtOn}` : `ages-${doubtOn}`,
    title: `${symbol} ${name}: ${agedTitle(change)}`,
    terms: ["age"],
    text: isPast ? `${TOO_OLD_ANSWER} ${agedTitle(change)}. ${patience}` : ageingSentence(change),
  };
}

function entry({ on, address, fragment, title, terms, text }: Entry): string {
  return `  <entry>
    <id>${escaped(`${address}#${fragment}`)}</id>
    <title>${escaped(title)}</title>
    <updated>${moment(on)}</updated>
    <link rel="alternate" type="text/html" href="${escaped(address)}"/>
${terms.map((term) => `    <category term="${term}"/>\n`).join("")}    <summary>${escaped(text)}</summary>
  </entry>
`;
}

function announcementEntry(change: Announcement, { site, words }: Place): Entry {
  const { version, announcedOn, takesEffectOn } = change;
  const { announcedSentence, announcedTitle, ruleChangeSentence } = words;
  return {
    on: announcedOn,
    address: `${site}/changes`,
    fragment: `rules-${version}`,
    title: announcedTitle(takesEffectOn),
    terms: ["rule"],
    text: `${ruleChangeSentence(change)} ${announcedSentence(change)}`,
  };
}

function correctionEntry(correction: Correction, { site, words }: Place): Entry {
  return {
    on: correction.on,
    address: `${site}/changes`,
    fragment: `corrected-${correction.on}`,
    title: words.correctedTitle(correction),
    terms: ["rule"],
    text: words.correctedSentence(correction),
  };
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
