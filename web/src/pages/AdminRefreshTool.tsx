import type { ComplianceStatus } from "../../../schema/vocabulary/compliance.ts";
import { INPUT_LABELS } from "../../../schema/vocabulary/input-labels.ts";
import { DataRefresh } from "../features/admin/DataRefresh.tsx";
import { ComplianceBadge } from "../features/stocks/ComplianceBadge.tsx";

/** The part of the page that reads the API, in the words that the stock card uses. */
export function AdminRefreshTool() {
  return <DataRefresh inputLabels={INPUT_LABELS} badge={badge} />;
}

const badge = (status: ComplianceStatus) => <ComplianceBadge status={status} />;
