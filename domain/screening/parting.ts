import type { Edition } from "../standards/editions.ts";
import type { StandardId } from "../standards/standards.ts";
import { type Standard, standardOn } from "../standards/standards-on.ts";
import { isFailureOf, KINDS, type Kind, ratioOf, wholeOf } from "./kinds.ts";
import { FORBIDDING_REASONS, type RatioWhole, type Reason, type StandardVerdict } from "./screening.ts";
import { standingOf } from "./standing.ts";
import { type Sides, sidesOf } from "./standings-by-standard.ts";

/** Why a standard passes what another one does not: it has no such limit, a higher one, or another measure. */
export type Leniency =
  | { kind: "untested"; standardIds: StandardId[] }
  | { kind: "limit"; standardIds: StandardId[]; limit: number }
  | { kind: "whole"; standardIds: StandardId[]; ratio: number; whole: RatioWhole };

/** Where the standards part on a stock: who passes it, who does not and for what, and why the first do. */
export type Parting = Sides & {
  /** Of the first that fails it. */
  standardId: StandardId;
  reason: Reason;
  leniencies: Leniency[];
};

/** Null where no standard that the stock shows passes it while another forbids it. A doubt is on neither side. */
export function partingOf(all: readonly StandardVerdict[], symbol: string, day: string): Parting | null {
  const judged = all.map((verdict) => ({ ...verdict, standing: standingOf({ ...verdict, isScreened: true }) }));
  const sides = sidesOf(judged, symbol);
  const first = sides && all.find(({ standardId }) => standardId === sides.fails[0]);
  const reason = first?.reasons.find(({ code }) => FORBIDDING_REASONS.has(code));
  if (!sides || !first || !reason) return null;
  const passing = all.filter(({ standardId }) => sides.passes.includes(standardId));
  const kind = KINDS.find((one) => isFailureOf(one, reason));
  return {
    ...sides,
    standardId: first.standardId,
    reason,
    leniencies: kind ? leniencies(kind, passing, first.standardId, day) : [],
  };
}

function leniencies(kind: Kind, passing: readonly StandardVerdict[], failing: StandardId, day: string): Leniency[] {
  const failed = standardOn(failing, day);
  const found: Leniency[] = [];
  for (const verdict of passing) {
    const standard = standardOn(verdict.standardId, day);
    if (!standard || !failed) continue;
    const [test, whole, ratio] = [standard[kind], wholeOf(kind, standard), ratioOf(kind, verdict)];
    const of = { standardIds: [standard.id] };
    if (test === null) found.push({ kind: "untested", ...of });
    else if (whole === wholeOf(kind, failed)) found.push({ kind: "limit", ...of, limit: test.limit });
    else if (ratio !== null) found.push({ kind: "whole", ...of, ratio, whole });
  }
  return together(found);
}

/** Standards of which the same is said are named together. */
function together(found: readonly Leniency[]): Leniency[] {
  const groups = Map.groupBy(found, ({ standardIds: _, ...said }) => JSON.stringify(said));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, standardIds: group.flatMap(({ standardIds }) => standardIds) }] : [];
  });
}

/** A ratio between the limit for a member of an index and the one for entering it: a member stays for now. */
export type Transition = { rule: NonNullable<Edition["staying"]>; limit: number };

/** Undefined where a member and a newcomer are judged alike. It is said, and changes no verdict. */
export function transitionOf(verdict: StandardVerdict, standard: Standard): Transition | undefined {
  const { staying: rule } = standard;
  if (rule === null) return undefined;
  for (const kind of KINDS) {
    const [test, ratio] = [standard[kind], ratioOf(kind, verdict)];
    if (test === null || ratio === null) continue;
    const { limit, entersUpTo = limit, staysUpTo = limit } = test;
    const isAfterEntry = test.entersUpTo === undefined ? ratio >= limit : ratio > entersUpTo;
    if (isAfterEntry && ratio <= staysUpTo) return { rule, limit: test.entersUpTo ?? staysUpTo };
  }
  return undefined;
}
