import type { ReactNode } from "react";
import type { InputName } from "../../../../../domain/facts/inputs.ts";
import type { ComplianceStatus } from "../../../../../domain/screening/compliance.ts";

/** Labels from other features that a review uses. */
export type ReviewWords = {
  inputLabels: Readonly<Record<InputName, string>>;
  badge: (status: ComplianceStatus) => ReactNode;
};
