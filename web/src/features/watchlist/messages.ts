import type { Notice } from "../../lib/notices.ts";

export const watchlistNotices = {
  added: { tone: "success", title: "Added to watchlist successfully" },
  removed: { tone: "success", title: "Removed from watchlist" },
  addFailed: { tone: "error", title: "Failed to add to watchlist" },
  noCookies: {
    tone: "error",
    title: "Failed to add to watchlist",
    description: "This browser keeps no cookies, so nothing can be remembered. Allow them for this site and try again.",
  },
  removeFailed: { tone: "error", title: "Failed to remove from watchlist" },
} as const satisfies Record<string, Notice>;

export const watchlistTexts = {
  title: "Your Watchlist",
  empty: "No stocks in your watchlist yet",
  emptyHint: "Add a stock from its analysis, and it stays within reach here.",
  failed: "Your watchlist could not be loaded.",
  retry: "Try again",
  noPrice: "No price",
  liveUpdates: "Live updates coming soon",
  addNew: "Add New",
  manage: "Manage full watchlist",
  portfolio: "Your portfolio",
  addToPortfolio: "Add to Portfolio",
  add: "Add to Watchlist",
  inWatchlist: "In Watchlist",
  star: (symbol: string) => `Add ${symbol} to your watchlist`,
  unstar: (symbol: string) => `Remove ${symbol} from your watchlist`,
} as const;
