import { addDays } from "../facts/iso-date.ts";

/** Why a fund that files with the SEC could not be read. */
export const UNREAD_FUND_PROBLEMS = ["no_filing", "too_long", "unreadable"] as const;
export type UnreadFundProblem = (typeof UNREAD_FUND_PROBLEMS)[number];

/** A refresh reads this many of the funds that were asked for; with as many more at most, each is read once a quarter. */
export const ASKED_FUNDS_A_RUN = 100;
export const ASKED_FUNDS_MAX = 300;

/** A fund that nobody asks for any more is forgotten after these days. */
export const ASKED_FUNDS_KEPT_DAYS = 365;
/** In a full list, a fund keeps its place for a week for each day on which it was asked for, and at most for a quarter. */
const KEPT_DAYS_A_DAY = 7;
const KEPT_DAYS_MAX = 90;

export type FundRequest = {
  symbol: string;
  /** ISO date of the latest day on which it was asked for, and the number of such days. */
  askedOn: string;
  days: number;
  /** The network that asked for it, where it was asked for on one day only. */
  askedBy: string | null;
};

/**
 * The fund of a full list that gives its place to one that a network asks for: the one that nobody has asked for the longest, else one
 * of the network with the most places, if that has more than this one. Undefined when none does.
 */
export function fundToDisplace(
  requests: readonly FundRequest[],
  { today, askedBy }: { today: string; askedBy: string },
): string | undefined {
  const overdue = requests
    .filter(({ askedOn, days }) => askedOn < addDays(today, -Math.min(KEPT_DAYS_A_DAY * days, KEPT_DAYS_MAX)))
    .sort((one, other) => (one.askedOn < other.askedOn ? -1 : 1));
  if (overdue[0]) return overdue[0].symbol;
  const placesOf = Map.groupBy(requests, (request) => request.askedBy);
  placesOf.delete(null);
  const own = placesOf.get(askedBy)?.length ?? 0;
  const [most] = [...placesOf.values()].sort((one, other) => other.length - one.length);
  return most && most.length > own ? most[0]?.symbol : undefined;
}

/** Tickers of funds and their share classes in the SEC's list. */
export function isFundTicker(symbol: string): boolean {
  return /^[A-Z]{2,5}[A-Z0-9]?$/.test(symbol);
}
