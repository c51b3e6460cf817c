/** Apart from the screener's other texts, which the page does not load before an email is given. */
export const gateTexts = {
  title: "Enter your email to use the screener",
  text: "The screener is free. Your email stays in this browser: it is not sent to anyone.",
  features: {
    filters: "Filter by verdict, standing, standard, debt, exchange, sector, industry and region",
    compare: "Compare up to four stocks side by side",
    watchlist: "Keep your watchlist and screen within it",
    download: "Sort by any figure, and download everything you found as a file",
  },
  email: "Email address",
  submit: "Open the screener",
  invalid: "Please enter a valid email address",
} as const;
