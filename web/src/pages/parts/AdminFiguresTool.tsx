import { ERROR_SENTENCES } from "#wording/errors.ts";
import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { SOURCE_LABELS } from "#wording/sources.ts";
import { STANDING_TONES } from "../../config/standing-tones.ts";
import { FiguresQueue, type FigureWords } from "../../features/admin/figures/FiguresQueue.tsx";
import { ClaimFigure } from "../../features/claims/ClaimFigure.tsx";
import { Badge } from "../../ui/Badge.tsx";

const words: FigureWords = {
  inputLabels: INPUT_LABELS,
  standing: (standing) => <Badge tone={STANDING_TONES[standing]}>{STANDING_LABELS[standing]}</Badge>,
  sourceLabel: (source) => SOURCE_LABELS[source],
  refusal: (reason) =>
    reason === "claim_outranked" ? ERROR_SENTENCES.claim_outranked : ERROR_SENTENCES.claim_implausible,
  figure: (claim) => <ClaimFigure claim={claim} />,
};

export function AdminFiguresTool() {
  return <FiguresQueue {...words} />;
}
