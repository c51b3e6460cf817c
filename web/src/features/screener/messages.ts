import { formatCount } from "../../lib/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const screenerNotices = {
  failed: { tone: "error", title: "Search failed", description: "Unable to search stocks. Please try again." },
  noneFound: { tone: "neutral", title: "No stocks found", description: "Try adjusting your filters" },
  watchlistEmpty: { tone: "neutral", title: "Your watchlist is empty" },
} as const satisfies Record<string, Notice>;

export const stocksFound = (count: number): Notice => ({ tone: "success", title: `Found ${count} stocks` });

export const gateTexts = {
  title: "Enter your email to use the screener",
  text: "The screener is free. Your email stays in this browser: it is not sent to anyone.",
  features: {
    filters: "Filter by verdict, exchange, sector and region",
    compare: "Compare up to four stocks side by side",
    watchlist: "Keep your watchlist and screen within it",
    download: "Download what you found as a file",
  },
  email: "Email address",
  submit: "Open the screener",
  invalid: "Please enter a valid email address",
} as const;

export const filterTexts = {
  heading: "Filters",
  text: "Name or symbol",
  textPlaceholder: "e.g. health or NVO",
  status: "Compliance status",
  statuses: {
    all: "All",
    halal: "Halal",
    haram: "Haram",
    questionable: "Questionable",
    watchlist: "Watchlist",
  },
  exchanges: "Exchanges",
  sectors: "Sectors",
  regions: "Regions",
  any: "Any",
  chosen: (count: number) => `${count} chosen`,
  more: "Exchange, sector, region",
  clear: "Clear",
  clearAll: "Clear filters",
  regionsOff: "The watchlist is not filtered by region.",
} as const;

export const resultTexts = {
  caption: "Stocks that match the filters",
  count: (count: number) => (count === 1 ? "1 stock" : `${formatCount(count)} stocks`),
  searching: "Searching...",
  ordered: (loaded: number, total: number) =>
    `The order is that of the ${formatCount(loaded)} loaded, of ${formatCount(total)}.`,
  columns: {
    symbol: "Symbol",
    name: "Name",
    sector: "Sector",
    exchange: "Exchange",
    price: "Price",
    change: "Change",
    status: "Status",
    compare: "Compare",
    watch: "Watch",
  },
  orderBy: "Order by",
  largestFirst: "Largest company first",
  latestFirst: "Latest added first",
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  notAvailable: "N/A",
  changeNotKnown: "Change not known",
  loadMore: "Load more",
  loadMany: (count: number) => `Load ${formatCount(count)}`,
  loading: "Loading...",
  loaded: (loaded: number, total: number) => `${formatCount(loaded)} of ${formatCount(total)} shown`,
  moreFailed: "The next stocks could not be loaded.",
  download: "Download CSV",
  retry: "Try again",
  failedTitle: "Search failed",
  failed: "Failed to search stocks",
  noneTitle: "No stocks found",
  none: "Try adjusting your filters",
  watchlistEmptyTitle: "Your watchlist is empty",
  watchlistEmpty: "Star a stock in the list, and it is kept here.",
  showAll: "Show all stocks",
} as const;

export const compareTexts = {
  choose: (symbol: string) => `Compare ${symbol}`,
  bar: "Stocks to compare",
  hint: "Choose one more stock to compare.",
  full: "Four stocks are the most that fit side by side.",
  compare: (count: number) => `Compare ${count}`,
  remove: (symbol: string) => `Leave out ${symbol}`,
  clear: "Clear",
  title: "Side by side",
  description: "Each figure as the latest screening has it.",
  caption: "The chosen stocks compared",
  figure: "Figure",
  status: "Status",
  price: "Price",
  change: "Change since the previous close",
  debt: (limit: number) => `Debt Ratio (limit ${limit}%)`,
  cash: (limit: number) => `Cash & Interest Securities (limit ${limit}%)`,
  income: (limit: number) => `Non-Compliant Income (limit ${limit}%)`,
  purification: "Purification per share",
  business: "Business",
  sector: "Sector",
  exchange: "Exchange",
  quality: "Data",
  verified: "Verified",
  estimated: "Estimated",
  why: "Why",
  everyTestPassed: "Every test is passed.",
  screenedOn: "Screened on",
  notScreened: "Not screened yet",
  notKnown: "Not known",
  failed: "Could not be loaded",
  retry: "Try again",
} as const;

export const downloadName = (day: string) => `mizan-screener-${day}.csv`;
