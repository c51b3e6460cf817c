import table from "../../schema/seed/business/turned-positions.json" with { type: "json" };

export type TurnedPositionId = keyof typeof table;
export const TURNED_POSITION_IDS = Object.keys(table) as TurnedPositionId[];

/** What is given away of an amount: all of it, the part that the company's non-compliant income makes, or the text does not say. */
export type TurnedShare = "all" | "income_share" | "not_said";

/**
 * What a body says of a share that was permissible when it was bought and no longer is. Its text and who holds it are in the wording.
 * We tell these positions and take none.
 */
export type TurnedPosition = {
  /** The time to sell, from the day of the change; null where the text names no number of days. */
  sellWithin: { days: number } | { workingDays: number } | null;
  /** Of the gain after the day. The gain up to it is kept by every text that speaks of it. */
  gain: TurnedShare;
  /** Of the dividends after the day. */
  dividends: TurnedShare;
  /** A share below its cost on the day may be kept until price and dividends since have returned that cost. */
  mayWaitForCost: boolean;
  source: {
    title: string;
    url: string;
    /** Whether we read the body's own words, or somebody else's report of them. */
    read: "text" | "quotation";
    /** ISO date. */
    readOn: string;
  };
};

export const TURNED_POSITIONS = table as Readonly<Record<TurnedPositionId, TurnedPosition>>;
