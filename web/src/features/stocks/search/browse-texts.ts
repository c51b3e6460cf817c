export const browseTexts = {
  heading: (count: string) => `Halal Stocks (${count} found)`,
  emptyTitle: "No Halal Stocks Found",
  emptyText: "Try selecting a different market to browse Halal-compliant stocks.",
  halal: "✓ Halal",
  noPrice: "No price",
  loadMore: "Load more",
  loading: "Loading...",
  failedTitle: "Failed to search Halal stocks",
  failed: "Check your connection and try again.",
} as const;
