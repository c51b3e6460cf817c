import type { StandardStanding, StandingUnderStandard } from "../../domain/screening/standings-by-standard.ts";
import { STANDARD_IDS, type StandardId } from "../../domain/standards/standards.ts";

const LETTERS: Readonly<Record<StandingUnderStandard, string>> = {
  halal: "h",
  purify: "p",
  doubt: "d",
  haram: "x",
  cannot_be_judged: "c",
  not_screened: "n",
};
const OF_LETTER = new Map(Object.entries(LETTERS).map(([word, letter]) => [letter, word as StandingUnderStandard]));

/**
 * The text that is stored of a stock's standings: one letter each in the order of STANDARD_IDS, and the later days from which age
 * changes some of them: `hhpd/2027-03-31:hdpd` means that the second is in doubt after 31 March 2027. Lists hold it for every stock in
 * memory: 42 characters on average, where the same as JSON takes 128 to 257.
 */
export type StandingsText = string;

export function standingsText(standings: readonly StandardStanding[]): StandingsText {
  const days = [...new Set(standings.flatMap(({ until }) => until ?? []))].sort();
  const lettersAfter = (day: string) =>
    standings.map(({ standing, until }) => LETTERS[(until ?? "9999") <= day ? "doubt" : standing]).join("");
  return [lettersAfter(""), ...days.map((day) => `${day}:${lettersAfter(day)}`)].join("/");
}

/** The standings from a day on: its letters first. */
export function standingsFrom(standings: StandingsText, today: string): StandingsText {
  const [first = "", ...later] = standings.split("/");
  const passed = later.filter((entry) => entry.slice(0, 10) < today).length;
  return passed === 0 ? standings : [later[passed - 1]?.slice(11) ?? first, ...later.slice(passed)].join("/");
}

/** The standing under a standard on the first day; unknown for a row without standings. */
export function readStanding(standings: StandingsText | null, standardId: StandardId): StandingUnderStandard {
  return OF_LETTER.get(standings?.charAt(STANDARD_IDS.indexOf(standardId)) ?? "") ?? "not_screened";
}

/** The last day on which a standing under a standard holds, if nothing but time passes; null when age does not change it. */
export function standsUntilOf(standings: StandingsText, standardId: StandardId): string | null {
  const place = STANDARD_IDS.indexOf(standardId);
  const [first = "", ...later] = standings.split("/");
  return later.find((entry) => entry.charAt(11 + place) !== first.charAt(place))?.slice(0, 10) ?? null;
}

/** The standards under which a stock is permissible on a day, to be purified or not. */
export function permittingStandards(standings: StandingsText | null, today: string): StandardId[] {
  const onDay = standings && standingsFrom(standings, today);
  return STANDARD_IDS.filter((id) => ["halal", "purify"].includes(readStanding(onDay, id)));
}

/** The standings of a text on its first day. */
export function standingsOf(text: StandingsText): StandardStanding[] {
  return STANDARD_IDS.map((standardId) => ({
    standardId,
    standing: readStanding(text, standardId),
    until: standsUntilOf(text, standardId),
  }));
}
