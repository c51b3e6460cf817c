import type { Standing } from "../../../../domain/screening/standing.ts";
import { Badge, type Tone } from "../../ui/Badge.tsx";
import { answerTexts } from "./messages.ts";

const TONES: Readonly<Record<Standing, Tone>> = {
  halal: "positive",
  purify: "caution",
  doubt: "doubtful",
  haram: "negative",
  not_screened: "neutral",
};

/** A standing as a word with its sign. */
export function StandingMark({ standing }: { standing: Standing }) {
  return <Badge tone={TONES[standing]}>{answerTexts.standings[standing]}</Badge>;
}
