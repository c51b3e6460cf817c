import { answerTexts } from "#messages/portfolio.ts";
import type { ValuePart } from "../../../../domain/portfolio/totals.ts";
import { STANDING_TONES } from "../../config/standings.ts";
import { Badge, type Tone } from "../../ui/Badge.tsx";

const TONES: Readonly<Record<ValuePart, Tone>> = { ...STANDING_TONES, cash: "neutral" };

export function StandingMark({ standing }: { standing: ValuePart }) {
  return <Badge tone={TONES[standing]}>{answerTexts.standings[standing]}</Badge>;
}
