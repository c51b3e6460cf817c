export const pageTexts = {
  description:
    "Screen stocks on sixteen exchanges by compliance, sector and region: halal, questionable or haram, with prices, side by side and as a file. Free.",
  lead: "Every screened stock, by verdict, standard, debt, market and industry.",
} as const;
