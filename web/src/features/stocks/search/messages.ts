export const browseTexts = {
  heading: (count: string) => `Halal Stocks (${count} found)`,
  emptyTitle: "No Halal Stocks Found",
  emptyText: "Try selecting a different market to browse Halal-compliant stocks.",
  halal: "✓ Halal",
  alsoPurify: (count: string) => `Show also stocks that need purification (${count})`,
  why: (count: number) =>
    `${count === 0 ? "No company" : "Few companies"} here pass${count === 0 ? "es" : ""} with nothing to purify: most earn some interest. With purification, a part of each dividend is given to charity.`,
  noPrice: "No price",
  loadMore: "Load more",
  loading: "Loading...",
  failedTitle: "Failed to search Halal stocks",
  failed: "Check your connection and try again.",
} as const;
