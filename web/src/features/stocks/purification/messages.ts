export const purificationTexts = {
  calculatorTitle: "Calculate Total Purification",
  calculatorDescription: (symbol: string) => `What to give to charity on your ${symbol} shares, in US dollars.`,
  typeLegend: "What to purify",
  dividend: "Dividend",
  capitalGains: "Capital gains",
  heldShare: "Shares held (AAOIFI)",
  monthsHeld: "Months held this year",
  heldShareFormula: "shares × company's non-compliant income ÷ its shares × months held ÷ 12",
  noDividends: "This stock doesn't pay dividends. Use Capital Gains purification.",
  unknownDividends: "The dividend of this stock is not known. Use Capital Gains purification.",
  shares: "Number of shares",
  purchasePrice: "Purchase price per share",
  salePrice: "Sale price per share",
  calculate: "Calculate",
  total: "Total to give to charity",
  dividendFormula: "shares × purification per share",
  capitalGainsFormula: "shares × (sale − purchase) × non-compliant income ÷ 100",

  infoTitle: "How purification is calculated",
  infoIntroduction:
    "A permissible company often earns a little that is not: mostly interest on its deposits. Shareholders give that part of what the holding earned to charity, expecting no reward for it.",
  infoDividendTitle: "On dividends",
  infoDividend:
    "Purification per share = dividends of the last twelve months per share × non-compliant income ÷ total income. The total is that amount times your shares.",
  infoCapitalGainsTitle: "On a gain from a sale",
  infoCapitalGains:
    "Purification = shares × (sale price − purchase price) × non-compliant income ÷ total income. A sale without a gain needs none.",
  infoHeldShareTitle: "On the shares held, with or without a dividend",
  infoHeldShare:
    "Purification = shares × the company's non-compliant income of a year ÷ its shares × the part of the year they were held. This is AAOIFI's method; the results of the three methods can differ many times over.",
  infoBasisTitle: "Scholarly basis",
  infoBasis:
    "AAOIFI's Sharia Standard No. 21 on shares asks the holder to give to charity the part of the income that is not permissible, whether or not it was distributed. Scholars differ on whether a gain from a sale must be purified as well; doing so is the more cautious way.",
} as const;

export const purificationErrors = {
  shares: "Enter a number of shares above 0",
  purchasePrice: "Enter the purchase price",
  salePrice: "Enter the sale price",
  monthsHeld: "Enter the months you held them, from 1 to 12",
  noGain: "The sale price must exceed the purchase price",
} as const;
