import type { ValuePart } from "../../../../domain/portfolio/totals.ts";
import { Badge, type Tone } from "../../ui/Badge.tsx";
import { answerTexts } from "./messages.ts";

const TONES: Readonly<Record<ValuePart, Tone>> = {
  halal: "positive",
  purify: "caution",
  doubt: "doubtful",
  haram: "negative",
  not_screened: "neutral",
  cash: "neutral",
};

export function StandingMark({ standing }: { standing: ValuePart }) {
  return <Badge tone={TONES[standing]}>{answerTexts.standings[standing]}</Badge>;
}
