export const analysisTexts = {
  why: "Why this verdict",
  wouldChange: "What would change it",

  activities: "Business Activity Breakdown",
  noBreakdown: "No source breaks the revenue down by activity.",

  ratios: "Financial Ratio Analysis",
  realData: (sources: string) => `✓ Real data: ${sources}`,
  estimatedRatios: "⚠ Estimated ratios",
  aboveLimit: "above the limit",
  accuracyTitle: "Financial Ratio Accuracy",
  accuracyText:
    "At least one figure behind these ratios is estimated or rounded. The evidence below says which, and how. Check the company's own report before you rely on it.",
  verifiedTitle: "Verified Financial Data",
  verifiedText:
    "Debt, cash and revenue were reported by the company. Market value is the price of its day, and estimated interest is marked beside its ratio. The evidence below names each source.",

  purification: "Purification Required",
  cautiousPurification: "Purification, if you wish to be cautious",
  perShare: "per share, for a year of dividends",
  leastPurification:
    "Its source leaves out short-term investments and what they earn, so this is the minimum to give away. The company's own report states its interest or finance income.",
  roundsToNothing:
    "The non-compliant income rounds to 0% of the total, so the verdict does not ask for it. Giving it anyway is the cautious choice.",
  calculateTotal: "Calculate Total",
  aboutPurification: "How purification is calculated",

  standards: "The standards side by side",
  lists: "What others list",
  listed: (name: string, day: string, isMember: boolean) =>
    `${isMember ? "On the list" : "Not on the list"} of ${name}, as of ${day}.`,
  fund: (fund: string) => `holdings of the halal fund ${fund}`,
  listsNote:
    "It rests on another board's own limits, averages and dates. It is shown for comparison and never decides our verdict.",
  standardsNote: "Each on the same facts, of the same date.",
  caveats: "What to know about it",
  agree: "The standards agree on this stock.",
  partOnEvidence:
    "No single ratio explains the difference: some standards need an input that no source has, or treat an activity differently.",
  evidence: "The evidence",
  checkAt: (place: string) => `Check it at ${place}`,
  evidenceNote: "Every input the verdict rests on.",
  history: "What changed",
  historyChart: "Each ratio over time, as a share of its own limit",
  historyLimit: "The limit of each",
  historyDay: "Day",
  historyVerdict: "Verdict",
  noHistory: "Nothing has changed since it was first screened.",
  tooOldOn: (day: string) => `Its figures will be too old for this verdict on ${day}, unless newer ones come before.`,
  reconstructed: "From filings",
  noVerdict: "No verdict",
  reconstructedNote:
    "Days marked “From filings” were worked out afterwards from the company's own reports, using the market value of the shares not held by insiders, which its annual report states for that day. They are not verdicts: that value is below the whole company's, so the true debt and cash ratios may have been lower.",
  noEvidence: "No source has a figure for this company.",
  screenedOn: (day: string) => `Screened on ${day}`,
  priceOf: (day: string, isRounded: boolean) => `${isRounded ? "Rounded price" : "Price"} of ${day}`,

  scholarlyBasis: "Scholarly Basis",
  defaultScholarlyBasis:
    "Shares of a company may be held when its business is permissible and its interest-bearing debt, its interest-bearing deposits and its non-compliant income each stay within their limit; the share of income that is not compliant is given to charity.",
  methodologyLink: "View detailed methodology",
  share: "Share Analysis",

  tryAgain: "Try again",
  failedTitle: "This stock could not be shown",
} as const;

export const purificationTexts = {
  calculatorTitle: "Calculate Total Purification",
  calculatorDescription: (symbol: string) => `What to give away on your ${symbol} shares, in US dollars.`,
  typeLegend: "What to purify",
  dividend: "Dividend",
  capitalGains: "Capital gains",
  heldShare: "Share held (AAOIFI)",
  monthsHeld: "Months held this year",
  heldShareFormula: "shares × company's non-compliant income ÷ its shares × months held ÷ 12",
  noDividends: "This stock doesn't pay dividends. Use Capital Gains purification.",
  unknownDividends: "The dividend of this stock is not known. Use Capital Gains purification.",
  shares: "Number of shares",
  purchasePrice: "Purchase price per share",
  salePrice: "Sale price per share",
  calculate: "Calculate",
  total: "Total to give away",
  dividendFormula: "shares × purification per share",
  capitalGainsFormula: "shares × (sale − purchase) × non-compliant income ÷ 100",

  infoTitle: "How purification is calculated",
  infoIntroduction:
    "A permissible company often earns a little that is not: mostly interest on its deposits. Shareholders give that share of what the holding earned to charity, without counting it as charity of their own.",
  infoDividendTitle: "On dividends",
  infoDividend:
    "Purification per share = dividends of the last twelve months per share × non-compliant income ÷ total income. The total is that amount times your shares.",
  infoCapitalGainsTitle: "On a gain from a sale",
  infoCapitalGains:
    "Purification = shares × (sale price − purchase price) × non-compliant income ÷ total income. A sale without a gain needs none.",
  infoHeldShareTitle: "On the share held, with or without a dividend",
  infoHeldShare:
    "Purification = shares × the company's non-compliant income of a year ÷ its shares × the part of the year they were held. This is AAOIFI's method; the results of the three can differ many times over.",
  infoBasisTitle: "Scholarly basis",
  infoBasis:
    "AAOIFI's Sharia Standard No. 21 on shares asks the holder to give away the share of non-permissible income, whether or not it was distributed. Scholars differ on whether a gain from a sale must be purified as well; giving it is the more cautious way.",
} as const;
