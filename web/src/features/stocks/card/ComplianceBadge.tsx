import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { STATUS_LABELS } from "#wording/screening/verdict.ts";
import type { ComplianceStatus } from "../../../../../domain/screening/screening.ts";
import type { Standing } from "../../../../../domain/screening/standing.ts";
import { STANDING_TONES, STATUS_TONES } from "../../../config/standings.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { StandingWord } from "../../../ui/StandingWord.tsx";
import styles from "./ComplianceBadge.module.css";

export function ComplianceBadge({ status }: { status: ComplianceStatus }) {
  return <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}

type StandingBadgeProps = { stock: { complianceStatus: ComplianceStatus; standing: Standing } };

/** The status of a stock, with the standing of a questionable one; only the standing for a name that was never screened. */
export function StandingBadge({ stock: { complianceStatus, standing } }: StandingBadgeProps) {
  if (standing === "not_screened") return <StandingWord standing={standing} />;
  if (standing !== "purify" && standing !== "doubt") return <ComplianceBadge status={complianceStatus} />;
  return (
    <span className={styles.both}>
      <Badge tone={STANDING_TONES[standing]}>{STATUS_LABELS[complianceStatus]}</Badge>
      <span className={styles[standing]}>{STANDING_LABELS[standing]}</span>
    </span>
  );
}
