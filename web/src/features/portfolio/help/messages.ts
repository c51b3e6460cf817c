/** The example's figures as they are shown. */
export type Example = Readonly<
  Record<
    | "revenue"
    | "income"
    | "percent"
    | "sharesOutstanding"
    | "shares"
    | "dividendPerShare"
    | "soldOn"
    | "sold"
    | "purchasePrice"
    | "salePrice",
    string
  >
>;

export const helpTexts = {
  heading: "How it is calculated",
  parts: [
    {
      title: "What leaves this device",
      text: "The symbols of what you hold, to look up their verdicts, fifty at a time, and names of companies and ISINs that come without a symbol. No number of shares, no amount, no account and no name of yours. Files are read in your browser, and what was looked up is not stored.",
    },
    {
      title: "Which ratio counts",
      text: "A dividend or a sale is purified by the ratio of its day. Where it is older than our first screening of the company, that first ratio is used, and the entry is marked as an estimate. An unknown ratio is never treated as zero: the entry is listed as not calculated. Everything that a prohibited business pays, such as a bank, is to be given to charity, whether you hold it directly or in a fund.",
    },
    {
      title: "Prices and currencies",
      text: "Prices are the platform's latest, each with its day; they are not live, and you can type your own. Other currencies are converted at our dated exchange rate. Sums are not rounded until they are shown, and then up to the next cent.",
    },
    {
      title: "Files and accounts",
      text: "A list of positions says what an account holds on its day; trades after that day are added to it, and splits multiply it. The cost of a sold share is the average of its purchases, or that of the first bought: you choose in the ledger. Importing the same file twice adds nothing. US and Canadian ISINs are known to us only together with a symbol. Brokers change their exports: where yours is not recognized, you say which column is which. Saxo’s list of positions, eToro’s splits and its newest columns have not yet been compared with a real export.",
    },
    {
      title: "Dividends in shares, spin-offs, mergers and moves",
      text: "A dividend paid in shares is due like one in money, and its shares cost what was paid for them. The whole dividend counts, before withheld tax and fees: we found no authority that deducts them. A spin-off moves the percent of the cost that the company publishes; without it, the cost of both shares is unknown. In a merger the new shares take over the cost and the days; cash lowers the cost, and what exceeds it is a gain. Shares moved between accounts keep their cost and days, and a move is no sale.",
    },
  ],
  turned: {
    title: "When a holding changes status",
    text: "The gain up to the day of the change is counted from its cost to the price of that day, the gain after it from there to the latest price, or to that of a sale. A sale on that day counts as before the change. What the sources say of each part stands beside it; where a source says nothing, we say nothing. A verdict whose figures are only out of date asks for patience, not for a sale.",
    texts: "What the sources say",
  },
  exampleTitle: "A worked example",
  example: (given: Example) =>
    `A company earned $${given.revenue} million, ${given.income} million of it in interest: ${given.income} ÷ ${given.revenue} = ${given.percent}. It has ${given.sharesOutstanding} million shares. You held ${given.shares} of them, received ${given.dividendPerShare} on each, and on ${given.soldOn} sold ${given.sold} that had cost ${given.purchasePrice} for ${given.salePrice}.`,
  onDividends: "On dividends",
  onGain: "On the gain",
  onHeld: "On the shares held",
  product: (number: string, amount: string, base: string, percent: string) =>
    `${number} × ${amount} = ${base}; × ${percent} = `,
  held: (given: { income: string; sharesOutstanding: string; perShare: string; held: string }) =>
    `${given.income} ÷ ${given.sharesOutstanding} = ${given.perShare} a share; 200 shares for 182 days and 150 for 183 are ${given.held} for the year of 365; × ${given.perShare} = `,
  roundedUp: ", rounded up",
  methods: {
    before: "The three methods, and who holds which, are explained in the ",
    link: "methodology",
    after: ". They are never added together: you choose your method.",
  },
} as const;
