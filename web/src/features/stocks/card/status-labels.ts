import type { ComplianceStatus } from "../../../../../domain/screening/compliance.ts";

export const STATUS_LABELS: Record<ComplianceStatus, string> = {
  halal: "Halal",
  questionable: "Questionable",
  haram: "Haram",
};
