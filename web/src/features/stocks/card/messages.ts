export const analysisTexts = {
  why: "Why this verdict",
  wouldChange: "What would change it",
  proof: "Show the proof",

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
    "Debt, cash and revenue were reported by the company. Market value uses the price of the day shown, and estimated interest is marked beside its ratio. The evidence below names each source.",

  purification: "Purification Required",
  cautiousPurification: "Purification, if you wish to be cautious",
  perShare: "per share",
  perThousand: "per 1,000 shares",
  ofDividends: "Of a year of dividends",
  ofIncome: "Of the company's own income, with or without a dividend: AAOIFI's way",
  leastOfMixed: "Its prohibited sales are not known: this is the least to give to charity, and it may be more.",
  leastPurification:
    "Its source leaves out short-term investments and what they earn, so this is the minimum to give to charity. The company's own report states its interest or finance income.",
  roundsToNothing:
    "The non-compliant income rounds to 0% of the total, so the verdict does not ask for purification. Giving it to charity anyway is the cautious choice.",
  calculateTotal: "Calculate Total",
  aboutPurification: "How purification is calculated",

  standards: "The standards side by side",
  lists: "Lists of others",
  listed: (name: string, day: string, isMember: boolean) =>
    `${isMember ? "On the list" : "Not on the list"} of ${name}, as of ${day}.`,
  fund: (fund: string) => `holdings of the halal fund ${fund}`,
  listsNote:
    "Each list follows its own board's limits, averages and dates. It is shown for comparison and never decides our verdict.",
  standardsNote: "All standards use the same figures of the same date.",
  caveats: "What to know about it",
  saidYes: (yes: number, judged: number, all: number) =>
    judged === all
      ? `${yes} of ${all} ${yes === 1 ? "says" : "say"} yes`
      : `${judged} of ${all} can judge it${judged > 0 ? `, ${yes} ${yes === 1 ? "says" : "say"} yes` : ""}`,
  agree: (judged: number, all: number) =>
    judged === all ? "The standards agree on this stock." : `${judged} of ${all} can judge it, and agree.`,
  partOnEvidence:
    "No single ratio explains the difference: some standards need an input that no source has, or treat an activity differently.",
  evidence: "The evidence",
  oldestFigure: (day: string) => `Oldest figure: ${day}`,
  checkAt: (place: string) => `Check it at ${place}`,
  fromReport: "Have the report? Correct this",
  giveFigure: "Have the report? Give it",
  readBy: "Who read it",
  missing: (label: string) => `No source has this figure: ${label}.`,
  haveReport: "Have the annual report?",
  oneFigure: (label: string) => `One figure settles this: ${label}`,
  evidenceNote: "Every input the verdict rests on.",
  history: "What changed",
  historyChart: "Each ratio over time, as a percentage of its limit",
  historyLimit: "The limit of each",
  historyDay: "Date",
  noHistory: "Nothing has changed since it was first screened.",
  tooOldOn: (day: string) => `Its figures will be out of date on ${day}, unless newer ones arrive first.`,
  reconstructed: "From filings",
  noVerdict: "No verdict",
  reconstructedNote:
    "Days marked “From filings” were worked out afterwards from the company's own reports, using the market value of the shares not held by insiders, which its annual report states for that day. They are not verdicts: that value is below the whole company's, so the true debt and cash ratios may have been lower.",
  noEvidence: "No source has a figure for this company.",
  screenedOn: (day: string) => `Screened on ${day}`,
  priceOf: (day: string, isRounded: boolean) => `${isRounded ? "Rounded price" : "Price"} of ${day}`,

  scholarlyBasis: "Scholarly Basis",
  defaultScholarlyBasis:
    "Shares of a company may be held when its business is permissible and its interest-bearing debt, its interest-bearing deposits and its non-compliant income each stay within their limit; the part of the income that is not compliant is given to charity.",
  methodologyLink: "View detailed methodology",
  share: "Share Analysis",

  tryAgain: "Try again",
  failedTitle: "This stock could not be shown",
  loading: (symbol = "") => `Loading ${symbol}`.trim(),

  columns: {
    standard: "Standard",
    verdict: "Verdict",
    input: "Input",
    amount: "Amount",
    period: "Period",
    source: "Source",
    quality: "Quality",
  },
} as const;
