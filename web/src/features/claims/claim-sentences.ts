import { claimFormTexts as texts } from "#messages/claims.ts";
import { ERROR_SENTENCES } from "#wording/errors.ts";
import { percentText } from "#wording/format.ts";
import type { ClaimFinding } from "../../../../domain/claims/check-claim.ts";
import { HttpError, NetworkError } from "../../lib/http.ts";

export function findingText(finding: ClaimFinding): string {
  if (finding.code === "unknown_host") return texts.unknownHost;
  if (finding.code === "unit_mistake") return ERROR_SENTENCES.claim_unit({ times: finding.times });
  return texts.farFromKnown(percentText(finding.percent, 100));
}

export function failureText(error: Error): string {
  if (error instanceof NetworkError) return texts.offline;
  return (error instanceof HttpError && error.sentence) || error.message;
}
