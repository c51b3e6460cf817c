import type { ComplianceStatus, FlipPoint, Reason } from "./screening.ts";

/**
 * The meaning of a verdict for a person. A questionable stock is either within every limit, with a part of its income to be given
 * away (`purify`), or in doubt (`doubt`). A name that was never screened has no verdict.
 */
export const STANDINGS = ["halal", "purify", "doubt", "haram", "not_screened"] as const;
export type Standing = (typeof STANDINGS)[number];

/** The standing of a verdict by its status and reasons. Questionable without a reason for it is a doubt. */
export function standingOf({
  status,
  reasons,
  isScreened,
}: {
  status: ComplianceStatus;
  reasons: readonly Pick<Reason, "code" | "effect">[];
  isScreened: boolean;
}): Standing {
  if (!isScreened) return "not_screened";
  if (status !== "questionable") return status;
  let standing: Standing = "doubt";
  for (const { code, effect } of reasons) {
    if (effect === "note") continue;
    if (code !== "purification_required") return "doubt";
    standing = "purify";
  }
  return standing;
}

/** The standings that a status may have among screened stocks. */
export function standingsOfStatus(status: ComplianceStatus): readonly Standing[] {
  return status === "questionable" ? ["purify", "doubt"] : [status];
}

/** The standing that a flip point leads to; one of an earlier form knows its status only. */
export function standingAt({ standing, to }: Pick<FlipPoint, "standing" | "to">): Standing {
  return standing ?? (to === "questionable" ? "doubt" : to);
}
