import type { ComplianceStatus } from "../../../../../domain/screening/compliance.ts";
import { Badge, type Tone } from "../../../ui/Badge.tsx";
import { STATUS_LABELS } from "./status-labels.ts";

const TONES: Record<ComplianceStatus, Tone> = { halal: "positive", questionable: "caution", haram: "negative" };

export function ComplianceBadge({ status, size }: { status: ComplianceStatus; size?: "large" }) {
  return (
    <Badge tone={TONES[status]} {...(size && { size })}>
      {STATUS_LABELS[status]}
    </Badge>
  );
}
