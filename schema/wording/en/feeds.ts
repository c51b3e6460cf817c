import { formatDay } from "./format.ts";

/** What feeds and calendars are called, and what stands in them besides the changes themselves. */
export const FEED_TEXTS = {
  everything: "Mizan: every changed verdict",
  market: (name: string) => `Mizan: changed verdicts, ${name}`,
  symbol: (symbol: string) => `Mizan: changed verdicts of ${symbol}`,
  watchlist: "Mizan: changed verdicts of a watchlist",
  calendar: "Mizan: refreshes",
  watchlistCalendar: "Mizan: refreshes and reports",
  refresh: {
    title: "Mizan refreshes its figures",
    text: "From 02:00 UTC on. Verdicts that change are listed under What Changed.",
  },
  filing: (symbol: string, name: string, reportedTo: string, until: string) => ({
    title: `${symbol}: next report expected`,
    text: `${name} has last reported up to ${formatDay(reportedTo)}. Its next quarterly report is due around this day; an annual one may take until ${formatDay(until)}. Worked out from the SEC's deadlines, not announced by the company.`,
  }),
} as const;
