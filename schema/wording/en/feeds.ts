import { formatDay } from "./format.ts";

/** The names of feeds and calendars, and their texts besides the changes themselves. */
export const FEED_TEXTS = {
  everything: "Mizan: every changed verdict",
  market: (name: string) => `Mizan: changed verdicts, ${name}`,
  symbol: (symbol: string) => `Mizan: changed verdicts of ${symbol}`,
  watchlist: "Mizan: changed verdicts of a watchlist",
  calendar: "Mizan: refreshes",
  watchlistCalendar: "Mizan: refreshes and reports",
  refresh: {
    title: "Mizan refreshes its figures",
    text: "Starts at 02:00 UTC. Verdicts that change are listed under What Changed.",
  },
  hawl: {
    title: "Zakat: a lunar year is complete",
    text: "By the mean length of the moon's months: a sighted moon may make it a day earlier or later.",
  },
  filing: (symbol: string, name: string, reportedTo: string, until: string) => ({
    title: `${symbol}: next report expected`,
    text: `${name} last reported figures up to ${formatDay(reportedTo)}. Its next quarterly report is due around the date of this entry; an annual one may take until ${formatDay(until)}. Calculated from the SEC's deadlines, not announced by the company.`,
  }),
} as const;

export const FOLLOW_TEXTS = {
  heading: "Follow without this page",
  lead: "Add these addresses to a feed reader or a calendar. They say nothing about you except which stocks you watch.",
  make: "Create addresses for my watchlist",
  made: "Anyone who knows these addresses can read what changed in your watchlist. A new address replaces the old one.",
  atom: "Atom feed of my watchlist",
  calendar: "Calendar of my watchlist",
  renew: "Create a new address",
  forget: "Delete these addresses",
  forgotten: "The addresses are deleted and no longer work.",
  failed: "That did not work. Please try again.",
  own: "Your own calendar file",
  ownLead:
    "The next refreshes, the days on which your watched companies are due to report, and the end of your zakat year. The file is made on this device, and the date you enter stays on it.",
  hawl: "My zakat year began on",
  hawlHint: "Leave it empty for a file without it",
  save: "Save the calendar file",
  saved: "The file is saved. Open it to add its days to your calendar.",
  feedOfAll: "Atom feed of every change",
  feedOfMarket: (market: string) => `Atom feed of ${market}`,
  feedOfStock: (symbol: string) => `Atom feed of ${symbol}`,
  refreshes: "Calendar of refreshes",
} as const;
