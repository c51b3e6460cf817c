import type { FundParting } from "../../domain/funds/look-through.ts";
import type { Leniency, Parting, Transition } from "../../domain/screening/parting.ts";
import { partingOf, transitionOf } from "../../domain/screening/parting.ts";
import type { BusinessScreen, RatioWhole, Reason, StandardVerdict } from "../../domain/screening/screening.ts";
import { type Edition, SINCE_EVER } from "../../domain/standards/editions.ts";
import { HOUSE_STANDARD_ID, type StandardId, standardNamed } from "../../domain/standards/standards.ts";
import { type Standard, standardOn } from "../../domain/standards/standards-on.ts";
import type * as formats from "./en/format.ts";
import { onFirstUse } from "./format-rules.ts";
import type { ReasonContext } from "./reason-rules.ts";

/** What a language says of standards beside each other; names come as a list in its grammar. */
export type StandardWords = Pick<typeof formats, "exactPercent" | "percentText" | "formatDay" | "formatMonth"> & {
  names: (standardIds: readonly StandardId[]) => string;
  caveats: Readonly<Record<StandardId, string>>;

  parted: (passes: string, fails: string) => string;
  /** Of a fund: the weight on which standards part, and who stands against whom on the largest share of it. */
  partedWeight: (given: Record<"weight" | "passes" | "fails" | "largest", string>) => string;
  untested: (who: string) => string;
  otherLimit: (who: string, limit: string) => string;
  otherWhole: (who: string, share: string, whole: RatioWhole) => string;

  dated: (dated: string) => string;
  since: (since: string) => string;
  datedSince: (dated: string, since: string) => string;
  readings: Readonly<Record<Edition["reading"], string>>;
  staying: Readonly<Record<Transition["rule"], string | ((limit: string) => string)>>;
};

/** The short names of standards as a list of a language: "Dow Jones, S&P and MSCI". */
export function namesText(locale: string, isolate = (name: string) => name) {
  const list = onFirstUse(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  return (standardIds: readonly StandardId[]) =>
    list().format(standardIds.map((id) => isolate(standardNamed(id)?.shortName ?? id)));
}

/** Who passes a stock and who does not, for what, and why the first do: three short sentences. */
export function partingText(
  { passes, fails, reason, standardId, leniencies }: Parting,
  business: BusinessScreen,
  words: StandardWords,
  reasonText: (reason: Reason, context: ReasonContext) => string,
): string {
  const because = reasonText(reason, { business, standardId });
  const why = leniencies.map((leniency) => leniencyText(leniency, words));
  return [words.parted(words.names(passes), words.names(fails)), because, ...why].join(" ");
}

/** For how much of a fund's weight the standards part, and between which: one sentence. */
export function fundPartingText({ weight, largest, passes, fails }: FundParting, words: StandardWords): string {
  const [allOf, largestOf] = [words.percentText(weight), words.percentText(largest)];
  return words.partedWeight({
    weight: allOf,
    largest: largestOf,
    passes: words.names(passes),
    fails: words.names(fails),
  });
}

function leniencyText(leniency: Leniency, words: StandardWords): string {
  const who = words.names(leniency.standardIds);
  switch (leniency.kind) {
    case "untested":
      return words.untested(who);
    case "limit":
      return words.otherLimit(who, words.exactPercent(leniency.limit));
    case "whole":
      return words.otherWhole(who, words.percentText(leniency.ratio), leniency.whole);
  }
}

/** The sentence on which the standards part, with the two sides; null where they do not. */
export function splitOf(
  analysis: { standards: readonly StandardVerdict[]; business: BusinessScreen; screenedOn: string },
  symbol: string,
  words: StandardWords,
  reasonText: (reason: Reason, context: ReasonContext) => string,
) {
  const parting = partingOf(analysis.standards, symbol, analysis.screenedOn);
  if (!parting) return null;
  const { passes, fails } = parting;
  return { passes, fails, message: partingText(parting, analysis.business, words, reasonText) };
}

/** What to know beside a verdict: its edition and how it was read, whether a member would stay, and the standard's own caveats. */
export function caveatsOf(verdict: StandardVerdict, screenedOn: string, words: StandardWords): string[] {
  const standard = standardOn(verdict.standardId, screenedOn);
  if (!standard) return [];
  const transition = transitionOf(verdict, standard);
  const staying = transition && words.staying[transition.rule];
  return [
    ...(staying ? [typeof staying === "string" ? staying : staying(words.exactPercent(transition.limit))] : []),
    ...standardNotes(standard, words),
  ];
}

/** The edition of a standard, how it was read, and its caveats; the house method is no edition of anybody. */
export function standardNotes(standard: Standard, words: StandardWords): string[] {
  const caveat = words.caveats[standard.id];
  if (standard.id === HOUSE_STANDARD_ID) return [caveat];
  return [`${editionText(standard, words)} ${words.readings[standard.reading]}`.trimStart(), caveat];
}

function editionText({ datedOn, inForceFrom }: Edition, words: StandardWords): string {
  const isKnown = inForceFrom !== null && inForceFrom !== SINCE_EVER;
  const dated = datedOn && (datedOn.length > 7 ? words.formatDay(datedOn) : words.formatMonth(`${datedOn}-01`));
  if (!isKnown) return dated ? words.dated(dated) : "";
  const since = words.formatDay(inForceFrom);
  return dated && datedOn !== inForceFrom ? words.datedSince(dated, since) : words.since(since);
}
