import type { Financials } from "../facts/financials.ts";
import type { BusinessFinding } from "./business-screen.ts";
import type { MissingInputs } from "./missing-inputs.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import type { Reason } from "./screening.ts";

/** What all standards judge: the same facts on the same date. */
export type Case = {
  business: BusinessFinding;
  businessReasons: readonly Reason[];
  facts: Financials;
  missing: MissingInputs;
  income: NonCompliantIncome | undefined;
  /** The business screen knows the business and no prohibited part of it, and no sales of such a part are reported. */
  isWithoutProhibitedPart: boolean;
  /** Islamic financing is common in the company's market, and the source does not separate the two kinds of debt. */
  mayOweIslamic: boolean;
  /** Reasons that apply under every standard: purification, stale data, sources that disagree. */
  shared: readonly Reason[];
  /** The business and the shared reasons: the complete list under a standard whose tests all pass. */
  common: readonly Reason[];
};
