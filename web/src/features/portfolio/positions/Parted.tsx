import type { ReactNode } from "react";
import { partingText } from "#wording/screening/parting.ts";
import { fundPartingText } from "#wording/screening/standards.ts";
import type { FundParting } from "../../../../../domain/funds/look-through.ts";
import type { BusinessScreen } from "../../../../../domain/screening/screening.ts";
import type { HeldStock } from "../../../../../schema/contracts/portfolio.ts";

export type PartedProps = { of: NonNullable<HeldStock["parting"]> | FundParting };

/** Where the standards part on a position, as on the page of the stock or the fund. Loaded with the first such row. */
export default function Parted({ of }: PartedProps): ReactNode {
  if ("weight" in of) return fundPartingText(of);
  return partingText(of, of.business as BusinessScreen);
}
