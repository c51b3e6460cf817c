import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { STANDING_TONES } from "../config/standings.ts";
import { Badge } from "./Badge.tsx";

/** A standing in its one word, as everywhere but in the specification's own lists. */
export function StandingWord({ standing }: { standing: keyof typeof STANDING_LABELS }) {
  return <Badge tone={STANDING_TONES[standing]}>{STANDING_LABELS[standing]}</Badge>;
}
