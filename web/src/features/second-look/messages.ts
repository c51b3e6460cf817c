export const secondLookTexts = {
  year: "Its ratios of the last twelve months",
  since: (day: string) => `Screened since ${day}.`,
  ratio: "Ratio",
  range: "Lowest to highest",
  now: "Now",
  limit: "Limit",
  turned: (times: number) =>
    times === 0
      ? "Its verdict has not changed in that time."
      : times === 1
        ? "Its verdict changed once in that time."
        : `Its verdict changed ${times} times in that time.`,
  debtRatio: "a debt ratio",
  cashRatio: "a cash ratio",
  wentAbove: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `Of 100 companies with ${ratio} between ${from} and ${to}, ${cases} were above the limit of ${limit} a year later.`,
  cameBack: (ratio: string, from: string, to: string, cases: string, limit: string) =>
    `Of 100 companies with ${ratio} between ${from} and ${to}, ${cases} were within the limit of ${limit} a year later.`,
  fewerThanOne: "fewer than 1",
  measured: (cases: string) =>
    `Measured on ${cases} pairs of American reports from 2011 to 2026, with the price unchanged. A falling price raises these ratios further.`,
  cost: (held: string) => `What to give to charity a year for ${held} held`,
  ofDividends: "Of the dividends of the last twelve months",
  ofIncome: "Of the company's own income, with or without a dividend (AAOIFI)",
  ofGain: "Of a gain when you sell",
  ofEach: (amount: string, whole: string) => `${amount} of each ${whole}`,
} as const;

export const whatIfTexts = {
  lead: "Change a figure and see what the verdict would be. Nothing leaves this device.",
  notAVerdict: "What if: not a verdict",
  asItIs: "As it is today",
  millions: "in millions of US dollars",
  debt: "Interest-bearing debt",
  cash: "Cash and interest-bearing securities",
  interest: "Interest income of a year",
  price: "Change of the share price in percent",
  priceHint: "-20 is a fall by a fifth. Averages over two or three years stay as they are.",
  slider: (name: string) => `${name}, as a slider`,
  standard: "Standard",
  badAmount: "Enter an amount of 0 or more.",
  badPercent: "Enter a number from -99 to 1000.",
  ratio: (percent: string, limit: string) => `${percent} (limit ${limit})`,
  turns: "The verdict would change here",
  moveTo: (name: string, amount: string) => `${name}: ${amount}`,
  reset: "Back to today's figures",
  cannot: "This cannot be worked out here: not all figures that it needs are available here.",
  forAll: "What if all prices fell?",
  forAllLead: "Your largest shares, 50 at most. Only their symbols are asked for; your amounts stay on this device.",
  fall: "All prices fall by, in percent",
  badFall: "Enter a number from 0 to 99.",
  wouldTurn: "Verdicts that would change",
  noneTurns: "None of the verdicts would change.",
  notWorkedOut: (symbols: string) => `Not worked out: ${symbols}.`,
  share: "Stock",
  before: "Now",
  after: "Then",
} as const;
