import type { FundParting } from "../../../../domain/funds/look-through.ts";
import { transitionOf } from "../../../../domain/screening/parting.ts";
import type { StandardVerdict } from "../../../../domain/screening/screening.ts";
import { type Edition, SINCE_EVER } from "../../../../domain/standards/editions.ts";
import { HOUSE_STANDARD_ID, type StandardId, standardNamed } from "../../../../domain/standards/standards.ts";
import { type Standard, standardOn } from "../../../../domain/standards/standards-on.ts";
import { onFirstUse } from "../../format-rules.ts";
import { exactPercent, formatDay, formatMonth, isolate, percentText } from "../format.ts";
import { LANGUAGE } from "../language.ts";
import { STANDARD_WORDS } from "./standards.words.ts";

export { COUNTED } from "./standards.words.ts";

const list = onFirstUse(
  () => new Intl.ListFormat(LANGUAGE.code === "en" ? "en-GB" : LANGUAGE.code, { type: "conjunction" }),
);

/** The short names of standards as a list of the language: "Dow Jones, S&P and MSCI". */
export const standardNames = (standardIds: readonly StandardId[]): string =>
  list().format(standardIds.map((id) => isolate(standardNamed(id)?.shortName ?? id)));

/** For how much of a fund's weight the standards part, and between which: one sentence. */
export function fundPartingText({ weight, largest, passes, fails }: FundParting): string {
  return STANDARD_WORDS.partedWeight({
    weight: percentText(weight),
    largest: percentText(largest),
    passes: standardNames(passes),
    fails: standardNames(fails),
  });
}

/** What to know beside a verdict: its edition and how it was read, whether a member would stay, and the standard's own caveats. */
export function caveatsOf(verdict: StandardVerdict, screenedOn: string): string[] {
  const standard = standardOn(verdict.standardId, screenedOn);
  if (!standard) return [];
  const transition = transitionOf(verdict, standard);
  const staying = transition && STANDARD_WORDS.staying[transition.rule];
  return [
    ...(staying ? [typeof staying === "string" ? staying : staying(exactPercent(transition.limit))] : []),
    ...standardNotes(standard),
  ];
}

/** The edition of a standard, how it was read, and its caveats; the house method is no edition of anybody. */
export function standardNotes(standard: Standard): string[] {
  const caveat = STANDARD_WORDS.caveats[standard.id];
  if (standard.id === HOUSE_STANDARD_ID) return [caveat];
  return [`${editionText(standard)} ${STANDARD_WORDS.readings[standard.reading]}`.trimStart(), caveat];
}

function editionText({ datedOn, inForceFrom }: Edition): string {
  const isKnown = inForceFrom !== null && inForceFrom !== SINCE_EVER;
  const dated = datedOn && (datedOn.length > 7 ? formatDay(datedOn) : formatMonth(`${datedOn}-01`));
  if (!isKnown) return dated ? STANDARD_WORDS.dated(dated) : "";
  const since = formatDay(inForceFrom);
  return dated && datedOn !== inForceFrom ? STANDARD_WORDS.datedSince(dated, since) : STANDARD_WORDS.since(since);
}
