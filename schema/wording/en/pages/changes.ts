export const pageTexts = {
  description:
    "Every stock whose verdict changed, by day, market, sector and watchlist: the figures before and after, and whether the company, its price, a source or one of our rules was the cause.",
  lead: "Every verdict that changed: the figures before and after, and the reason.",
} as const;
