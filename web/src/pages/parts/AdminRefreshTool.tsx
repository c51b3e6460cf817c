import { INPUT_LABELS } from "#wording/screening/inputs.ts";
import type { ComplianceStatus } from "../../../../domain/screening/screening.ts";
import { DataRefresh } from "../../features/admin/refresh/DataRefresh.tsx";
import { ComplianceBadge } from "../../features/stocks/card/ComplianceBadge.tsx";

export function AdminRefreshTool() {
  return <DataRefresh inputLabels={INPUT_LABELS} badge={badge} />;
}

const badge = (status: ComplianceStatus) => <ComplianceBadge status={status} />;
