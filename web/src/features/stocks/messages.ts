import type { Notice } from "../../lib/notices.ts";

export const searchTexts = {
  card: "Stock search",
  specific: "Check specific stock",
  browse: "Browse Halal stocks",
  modeLegend: "What to search",
  inputLabel: "Company Name or Stock Symbol",
  inputPlaceholder: "e.g. Apple or AAPL",
  examples: "For example:",
  companies: { AAPL: "Apple", "2222.SR": "Aramco", TSLA: "Tesla" },
  check: "Check Stock",
  searching: "Searching...",
  fund: "Fund",
  unreadFund: "A US fund, not read yet",
  marketLabel: "Market",
  anyMarket: "Choose a market",
  browseButton: "Browse Halal Stocks",
  searchingCompanies: "Searching companies...",
  foundCompanies: (count: number) => `Found ${count} ${count === 1 ? "company" : "companies"}`,
  noCompanies: (text: string) => `No companies found for "${text}"`,
  nearestNames: (text: string) => `No companies found for "${text}". The nearest names:`,
  noSuggestions: "There is no connection: companies cannot be looked up now.",
  noCompaniesHint: "Try searching by company name or stock symbol",
} as const;

const withArticle = (country: string) => (/^United|^Philippines$/.test(country) ? `the ${country}` : country);

export const elsewhereTexts = {
  notCovered: (country: string) => `We don't cover ${withArticle(country)} yet`,
  tradedOn: (name: string, country: string, market: string) =>
    `${name} is a company of ${withArticle(country)}, where shares are traded on ${market}.`,
  covered: (countries: readonly string[]) =>
    `We cover ${countries.slice(0, -1).map(withArticle).join(", ")} and ${countries.at(-1)}.`,
  notPublic: (name: string) => `${name} has no share that we know of`,
  nothingToJudge:
    "As far as we know, it is not traded on any exchange, so there is nothing to buy and nothing to judge.",
  noShare: (name: string) => `${name} is not a share`,
  onlyLike: "Mizan screens the shares of companies, and only names that are like it were found.",
  others: "Other companies with a similar name:",
  tellMe: "Tell me when",
  willTell: "We will tell you here",
  onDevice: "Kept on this device only.",
  nowHere: (name: string) => `${name} can be looked up now`,
  dismiss: "Got it",
} as const;

export const stockPageTexts = {
  shellTitle: "Is this stock halal?",
  description: (name: string) =>
    `Is ${name} halal? The verdict, its ratios, the figures and filings behind them, and the purification amount. Free.`,
  another: "Check another company",
  choices: "Companies that may be meant",
  ambiguous: "Which company do you mean?",
  nearest: "The nearest names:",
} as const;

export const stockNotices = {
  emptySymbol: { tone: "error", title: "Please enter a stock symbol" },
  stockNotFound: { tone: "error", title: "Stock not found", description: "Please check the symbol and try again." },
  loadFailed: { tone: "error", title: "Failed to load stock", description: "Please try again." },
  noHalalStocks: {
    tone: "error",
    title: "No Halal stocks found",
    description: "No Halal-compliant stocks found",
  },
  offline: {
    tone: "error",
    title: "You are offline",
    description: "What you have opened before can still be read.",
  },
  browseFailed: { tone: "error", title: "Search failed", description: "Failed to search Halal stocks" },
  searchFailed: {
    tone: "error",
    title: "Search failed",
    description: "Unable to fetch stock data. Please try again.",
  },
  linkCopied: { tone: "success", title: "Link copied", description: "Anyone who opens it sees this analysis." },
  shareFailed: { tone: "error", title: "The link could not be copied", description: "Copy it from the address bar." },
  reportFailed: { tone: "error", title: "The report could not be made", description: "Please try again." },
} as const satisfies Record<string, Notice>;

export function halalStocksFound(count: number, market: string): Notice {
  return {
    tone: "success",
    title: "Halal Stocks Found",
    description: `Found ${count} Halal ${count === 1 ? "stock" : "stocks"} on the ${market} exchange`,
  };
}

export const unknownSymbol = (symbol: string): Notice => ({
  tone: "error",
  title: "Invalid Stock Symbol",
  description: `${symbol} is not a valid stock symbol. Please check the spelling and try again.`,
});

export const FETCH_FAILED = "Failed to fetch stock data. Please try again.";

export const resultFailure = {
  title: "The result could not be shown",
  text: "Something went wrong on our side, or the connection is gone. Loading the page again often helps.",
} as const;
