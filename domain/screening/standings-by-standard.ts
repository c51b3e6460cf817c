import { STANDARD_IDS, type StandardId, standardsShown } from "../standards/standards.ts";
import { figuresIn, standsUntil } from "./age.ts";
import type { Evidence, Screening, StandardVerdict } from "./screening.ts";
import { type Standing, standingOf } from "./standing.ts";

/** A stock's result under one standard: a standing, or that no source has the standard's own inputs. */
export type StandingUnderStandard = Standing | "cannot_be_judged";

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
 * The standing of a stock under every standard, one letter each in the order of STANDARD_IDS, and the later days from which age
 * changes some of them: `hhpd/2027-03-31:hdpd` means that the second is in doubt after 31 March 2027. Lists hold it for every stock in
 * memory: 42 characters on average, where the same as JSON takes 128 to 257.
 */
export type Standings = string;

type Screened = Pick<Screening, "business" | "reasons" | "standards" | "screenedOn"> & {
  evidence: readonly Pick<Evidence, "input" | "periodEnd" | "amount" | "quality">[];
};

/** The standings of a screening: lists and funds count by them. */
export function standingsByStandard(screening: Screened, isScreened: boolean): Standings {
  const figureOf = figuresIn(screening.evidence);
  const verdicts = STANDARD_IDS.map((id) => screening.standards.find(({ standardId }) => standardId === id));
  const letters = verdicts.map((verdict) => LETTERS[verdict ? standingUnder(verdict, isScreened) : "not_screened"]);
  if (!isScreened) return letters.join("");
  const until = verdicts.map(
    (verdict) => verdict && standsUntil(verdict, screening.business, figureOf, screening.screenedOn),
  );
  const days = [...new Set(until.filter((day) => typeof day === "string"))].sort();
  const later = days.map((day) => {
    const then = letters.map((letter, place) => ((until[place] ?? "9999") <= day ? LETTERS.doubt : letter));
    return `/${day}:${then.join("")}`;
  });
  return letters.join("") + later.join("");
}

function standingUnder(verdict: StandardVerdict, isScreened: boolean): StandingUnderStandard {
  const standing = standingOf({ ...verdict, isScreened });
  const isMissing = verdict.reasons.some(({ code, effect }) => code === "cannot_be_judged" && effect === "verdict");
  return standing === "doubt" && isMissing ? "cannot_be_judged" : standing;
}

/** The standings from a day on: its letters first. */
export function standingsFrom(standings: Standings, today: string): Standings {
  const [first = "", ...later] = standings.split("/");
  const passed = later.filter((entry) => entry.slice(0, 10) < today).length;
  return passed === 0 ? standings : [later[passed - 1]?.slice(11) ?? first, ...later.slice(passed)].join("/");
}

/** The standing under a standard on the first day; unknown for a row without standings. */
export function readStanding(standings: Standings | null, standardId: StandardId): StandingUnderStandard {
  return OF_LETTER.get(standings?.charAt(STANDARD_IDS.indexOf(standardId)) ?? "") ?? "not_screened";
}

/** Who passes a stock and who forbids it. */
export type Sides = { passes: StandardId[]; fails: StandardId[] };

/** Null where no standard that the stock shows passes it while another forbids it. A doubt is on neither side. */
export function sidesOf(
  standings: readonly { standardId: StandardId; standing: StandingUnderStandard }[],
  symbol: string,
): Sides | null {
  const shown = standardsShown(standings, symbol);
  const idsOf = (...wanted: StandingUnderStandard[]) =>
    shown.filter(({ standing }) => wanted.includes(standing)).map(({ standardId }) => standardId);
  const sides = { passes: idsOf("halal", "purify"), fails: idsOf("haram") };
  return sides.passes.length > 0 && sides.fails.length > 0 ? sides : null;
}

/** The sides on the first day of a stock's standings, and the last day on which all of them hold. */
export function sidesUntil(standings: Standings, symbol: string): (Sides & { until: string | null }) | null {
  const judged = STANDARD_IDS.map((standardId) => ({ standardId, standing: readStanding(standings, standardId) }));
  const sides = sidesOf(judged, symbol);
  if (!sides) return null;
  const days = [...sides.passes, ...sides.fails].flatMap((id) => standsUntilOf(standings, id) ?? []);
  return { ...sides, until: days.sort()[0] ?? null };
}

/** The standards under which a stock is permissible on a day, to be purified or not. */
export function permittingStandards(standings: Standings | null, today: string): StandardId[] {
  const onDay = standings && standingsFrom(standings, today);
  return STANDARD_IDS.filter((id) => ["halal", "purify"].includes(readStanding(onDay, id)));
}

/** The last day on which a standing under a standard holds, if nothing but time passes; null when age does not change it. */
export function standsUntilOf(standings: Standings, standardId: StandardId): string | null {
  const place = STANDARD_IDS.indexOf(standardId);
  const [first = "", ...later] = standings.split("/");
  return later.find((entry) => entry.charAt(11 + place) !== first.charAt(place))?.slice(0, 10) ?? null;
}
