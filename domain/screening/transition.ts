import type { Edition } from "../standards/editions.ts";
import type { Standard } from "../standards/standards-on.ts";
import { KINDS, ratioOf } from "./kinds.ts";
import type { StandardVerdict } from "./screening.ts";

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
