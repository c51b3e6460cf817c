export const reportTexts = {
  download: "Download Report",
  preparing: "Preparing...",
  heading: "Mizan screening report",
  reason: "Reason",
  note: "Note",
  business: "Business",
  age: "Age",
  perShare: "Per share",
  perShareBasis: "Dividends of the last twelve months per share × non-compliant income ÷ total income, US dollars",
  footer: (screenedOn: string, methodology: string, address: string) =>
    `Screened on ${screenedOn} by the ${methodology}. ${address} This is neither financial nor religious advice.`,
} as const;
