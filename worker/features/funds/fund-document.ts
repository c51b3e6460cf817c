import type { FundLookThrough } from "../../../schema/contracts/funds.ts";

/** What a fund came to as it is stored. One that is older than its sectors and largest holdings is without them until the next dataset. */
export type FundDocument = Omit<FundLookThrough, "sectors" | "largest" | "purification"> &
  Partial<Pick<FundLookThrough, "sectors" | "largest">> & {
    symbol: string;
    purification: Omit<FundLookThrough["purification"], "asIfHeld"> &
      Partial<Pick<FundLookThrough["purification"], "asIfHeld">>;
  };

/** A stored look-through as it is sent. */
export function readLookThrough(document: string): FundLookThrough {
  const { symbol: _, sectors = [], largest = [], purification, ...holdings } = JSON.parse(document) as FundDocument;
  return { ...holdings, sectors, largest, purification: { asIfHeld: null, ...purification } };
}
