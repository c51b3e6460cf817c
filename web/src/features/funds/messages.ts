export const fundTexts = {
  listTitle: "What funds hold",
  listLead:
    "We judge a fund by what it holds. For each fund we show how much of its weight passes, is in doubt or fails, and how much could not be judged.",
  halalFunds: "Funds that call themselves halal",
  otherFunds: "US equity funds",
  beyondFunds: "Beyond company screening",
  fund: "Fund",
  passes: "Passes",
  doubt: "In doubt",
  fails: "Fails",
  unjudged: "Not judged",
  holdingsOf: "Holdings of",
  noHoldings: "Its holdings are not known yet.",
  isRead: (next: string | null, atOnce: number) =>
    `Because you opened this page, it is on the list of funds to read. Each refresh of the live sources reads up to ${atOnce} of them; ${
      next === null ? "when the next one runs is not known here." : `the next one is on ${next}.`
    }`,
  isKnownRead: (next: string | null) =>
    next === null
      ? "They come with the next refresh of the live sources, from its issuer or from Form N-PORT."
      : `They come with the next refresh, on ${next}, from its issuer or from Form N-PORT.`,
  listFull: (most: number) =>
    `We read ${most} funds on request, and others have asked for that many in the last three months. Please try again later.`,
  meanwhile: "Until then, you can look up its largest holdings one by one: its issuer lists them.",
  aged: (percent: string) =>
    `Of that, ${percent} rests on figures that have gone out of date; it is counted as in doubt.`,
  demanded: "Read because people asked for them",
  question: (name: string, symbol: string) =>
    name === symbol ? `What is inside ${symbol}?` : `What is inside ${name} (${symbol})?`,
  shellTitle: "What is inside this fund?",
  another: "All funds",
  check: "Check a stock",
  claims: "It calls itself halal. That is its own claim; below is what we find.",
  failed: "The fund could not be shown. Please try again in a minute.",
  dates: (asOf: string, screenedOn: string) => `Holdings of ${asOf}, companies as screened on ${screenedOn}.`,
  source: "Source of the holdings",
  judged: (percent: string, standard: string) =>
    `${percent} of its weight was judged under ${standard}. The rest is left out.`,
  house: "the house method",
  standards: "Its weight under every standard",
  standard: "Standard",
  judgedColumn: "Judged",
  offenders: "The largest holdings that fail",
  doubtful: "The largest holdings in doubt",
  noOffenders: "No holding that we recognized fails.",
  largest: "Its largest holdings",
  purification: "Purification of its distributions",
  ofPermissible: (percent: string) =>
    `Of a year's distributions, about ${percent} is non-compliant income of the holdings that do not fail. Give it to charity.`,
  fromHaram: (percent: string) =>
    `About ${percent} more comes from holdings that fail. A scholar can say how much of that to give to charity; the cautious choice is all of it.`,
  asIfHeld: (percent: string) =>
    `Held directly, these companies would call for giving ${percent} to charity: everything that prohibited businesses pay, and of every other company the part that is non-compliant income. Your portfolio counts that amount.`,
  purificationKnown: (percent: string) =>
    `Counted by weight and dividend on the ${percent} of the fund whose dividends and income are known.`,
  noPurification:
    "The dividends of its holdings are not known, so we cannot say what part of its distributions to give to charity.",
  alike: "Is there a halal fund like it?",
  overlap: (percent: string) => `${percent} of the two funds overlaps.`,
  noAlike: "We know the holdings of no other halal fund to compare it with.",
  yetUnknown: "Known by name only",
  anyFund: "Any other US fund: type its ticker in the search, or open /funds/ followed by the ticker.",
  yetUnknownLead:
    "Their holdings come from their issuers or from Form N-PORT with the next refresh of the live sources.",
  scoresTitle: "Halal funds by weight, over time",
  scoresLead:
    "What part of the weight of each fund that calls itself halal passes each standard by our figures, a row for each day on which its companies were screened. Another board chose its shares, at other dates and by its own figures: this is a check, never a verdict.",
  ofJudged: (percent: string) => `of ${percent} judged`,
  mostlyUnjudged: "Most of its weight cannot be judged: no source has what the standard needs.",
  scoresOf: (fund: string) => `${fund}: part of its weight that passes`,
  screenedOn: "Screened on",
  scoresUncovered: (funds: string) =>
    `Not covered yet, because we have no list of their holdings that we may use: ${funds}.`,
  scoresBeyond: (funds: string) => `Beyond company screening: ${funds}.`,
  scoresNone: "No halal fund has been looked through yet.",
  scoresMore: (shown: number) => `The latest ${shown} days are shown.`,
  openData: "Every dated row, as open data (CC BY 4.0)",
  today: "All funds as they stand today",
  notFatwa: "We call no fund halal or haram as a whole: boards differ on how much of it may fail. Ask one you trust.",
} as const;

/** The first reason of a holding's status in a few words. */
export const REASON_WORDS: Readonly<Record<string, string>> = {
  prohibited_business: "Prohibited business",
  debt_above_limit: "Debt above the limit",
  cash_above_limit: "Cash and securities above the limit",
  income_above_limit: "Non-compliant income above the limit",
  purification_required: "Purification required",
  grey_business: "Scholars differ on its business",
  mixed_business: "Part of its business is probably prohibited",
  insufficient_data: "Figures are missing",
  stale_data: "Figures are out of date",
  sources_disagree: "Sources disagree",
};
