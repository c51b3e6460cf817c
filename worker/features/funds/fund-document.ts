import type { FundKind } from "../../../domain/funds/known-funds.ts";
import { agedLookThrough, fundPartingOf, type LookThrough } from "../../../domain/funds/look-through.ts";
import { HOUSE_STANDARD_ID, STANDARD_IDS } from "../../../domain/standards/standards.ts";
import type { FundLookThrough } from "../../../schema/contracts/funds.ts";

type Stored = Omit<FundLookThrough, "sectors" | "largest" | "purification" | "aged" | "parting">;

/** A fund's stored result. One that is older than some of its parts lacks them until the next dataset. */
export type FundDocument = Stored & {
  symbol: string;
  sectors?: FundLookThrough["sectors"];
  largest?: LookThrough["largest"];
  kind?: FundKind;
  purification: Omit<FundLookThrough["purification"], "asIfHeld"> &
    Partial<Pick<FundLookThrough["purification"], "asIfHeld">>;
  lastDays?: LookThrough["lastDays"];
  parted?: LookThrough["parted"];
};

/** What a list of funds shows of a fund: a part of its document, with the house's own standard alone. */
export type FundSummaryDocument = Pick<
  FundDocument,
  "symbol" | "asOf" | "source" | "screenedOn" | "declared" | "matched" | "kind" | "standards" | "lastDays"
>;

export function summaryOfFund(document: FundDocument): FundSummaryDocument {
  const { symbol, asOf, source, screenedOn, declared, matched, kind, lastDays = {} } = document;
  const ofHouse = STANDARD_IDS.indexOf(HOUSE_STANDARD_ID) + 1;
  return {
    symbol,
    asOf,
    source,
    screenedOn,
    declared,
    matched,
    ...(kind && { kind }),
    standards: document.standards.filter(({ standardId }) => standardId === HOUSE_STANDARD_ID),
    lastDays: Object.fromEntries(Object.entries(lastDays).map(([until, age]) => [until, age.slice(0, ofHouse)])),
  };
}

/** The house's parts of a stored summary on the day of reading. */
export function readSummary({ lastDays = {}, ...summary }: FundSummaryDocument, today: string) {
  const { standards } = agedLookThrough({ ...summary, largest: [] }, lastDays, today);
  return standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID)?.parts;
}

/** A stored look-through as it is sent on the day of reading, and the kind of fund by its holdings. */
export function readLookThrough(
  document: string,
  today: string,
): { holdings: FundLookThrough; kind: FundKind | undefined } {
  const {
    symbol: _,
    kind,
    lastDays = {},
    parted = {},
    sectors = [],
    largest = [],
    purification,
    ...rest
  } = JSON.parse(document) as FundDocument;
  const aged = agedLookThrough({ ...rest, largest }, lastDays, today);
  return {
    kind,
    holdings: {
      ...aged,
      parting: fundPartingOf(parted, today),
      sectors,
      purification: { asIfHeld: null, ...purification },
      standards: aged.standards.map(({ standardId, parts }) => ({ standardId, parts: { ...parts } })),
      largest: aged.largest.map(({ standsUntil: __, ...holding }) => holding),
    },
  };
}
