/** Why a fund that files with the SEC could not be read. */
export const UNREAD_FUND_PROBLEMS = ["no_filing", "too_long", "unreadable"] as const;
export type UnreadFundProblem = (typeof UNREAD_FUND_PROBLEMS)[number];

/** A refresh reads this many of the funds that were asked for; with as many more at most, each is read once a quarter. */
export const ASKED_FUNDS_A_RUN = 100;
export const ASKED_FUNDS_MAX = 300;

/** A fund that nobody asks for any more is forgotten after these days; a full list gives its place away after fewer. */
export const ASKED_FUNDS_KEPT_DAYS = 365;
export const ASKED_FUNDS_DISPLACED_AFTER_DAYS = 90;

/** Tickers of funds and their share classes in the SEC's list. */
export function isFundTicker(symbol: string): boolean {
  return /^[A-Z]{2,5}[A-Z0-9]?$/.test(symbol);
}
