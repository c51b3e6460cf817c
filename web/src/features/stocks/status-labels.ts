import type { ComplianceStatus } from "../../../../schema/vocabulary/compliance.ts";

export const STATUS_LABELS: Record<ComplianceStatus, string> = {
  halal: "Halal",
  questionable: "Questionable",
  haram: "Haram",
};
