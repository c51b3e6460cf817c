import type { ReactNode } from "react";
import { reasonText } from "#wording/screening/reasons.ts";
import { STANDARD_WORDS } from "#wording/screening/standards.ts";
import type { FundParting } from "../../../../../domain/funds/look-through.ts";
import type { BusinessScreen } from "../../../../../domain/screening/screening.ts";
import type { HeldStock } from "../../../../../schema/contracts/portfolio.ts";
import { fundPartingText, partingText } from "../../../../../schema/wording/standard-rules.ts";

export type PartedProps = { of: NonNullable<HeldStock["parting"]> | FundParting };

/** Where the standards part on a position, as on the page of the stock or the fund. Loaded with the first such row. */
export default function Parted({ of }: PartedProps): ReactNode {
  if ("weight" in of) return fundPartingText(of, STANDARD_WORDS);
  return partingText(of, of.business as BusinessScreen, STANDARD_WORDS, reasonText);
}
