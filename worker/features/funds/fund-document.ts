import type { FundKind } from "../../../domain/funds/known-funds.ts";
import type { FundLookThrough } from "../../../schema/contracts/funds.ts";

/** A fund's stored result. One that is older than its sectors and largest holdings lacks them until the next dataset. */
export type FundDocument = Omit<FundLookThrough, "sectors" | "largest" | "purification"> &
  Partial<Pick<FundLookThrough, "sectors" | "largest">> & {
    symbol: string;
    /** The kind of fund, by its holdings. */
    kind?: FundKind;
    purification: Omit<FundLookThrough["purification"], "asIfHeld"> &
      Partial<Pick<FundLookThrough["purification"], "asIfHeld">>;
  };

/** A stored look-through as it is sent, and the kind of fund by its holdings. */
export function readLookThrough(document: string): { holdings: FundLookThrough; kind: FundKind | undefined } {
  const read = JSON.parse(document) as FundDocument;
  const { symbol: _, kind, sectors = [], largest = [], purification, ...holdings } = read;
  return { holdings: { ...holdings, sectors, largest, purification: { asIfHeld: null, ...purification } }, kind };
}
