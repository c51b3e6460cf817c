import type { ReactNode } from "react";
import type { ComplianceStatus, InputName } from "../../../../schema/vocabulary/compliance.ts";

/** The words of other features that a review uses. */
export type ReviewWords = {
  inputLabels: Readonly<Record<InputName, string>>;
  badge: (status: ComplianceStatus) => ReactNode;
};
