import { SOURCES_DISAGREE_ABOVE, STALE_AFTER_MONTHS } from "../../../../domain/facts/fact-limits.ts";
import { FAR_SIZE_FACTOR, SIMILAR_SIZE_FACTOR } from "../../../../domain/screening/alternatives.ts";
import { HOUSE_EDITION } from "../../../../domain/standards/editions.ts";
import {
  CASH_WITHOUT_INVESTMENTS_DOUBT,
  DEBT_WITH_LEASES_DOUBT_FACTOR,
  DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS,
  NEAR_LIMIT_MARGIN,
  PURIFICATION_REQUIRED_FROM,
  TOO_OLD_AFTER_MONTHS,
} from "../../../../domain/standards/screening-limits.ts";

const { debt, cash, income } = HOUSE_EDITION;

type ExampleSale = { shares: number; bought: string; sold: string; gain: string; percent: number };

export const methodologyTexts = {
  title: "Methodology",
  lead: "How Mizan decides whether a share is halal, questionable or haram: every limit, every source and every estimate, so that you can check the verdict yourself.",
  contents: "On this page",

  principles: {
    title: "The principles",
    lead: "A share passes when the company's business is permissible and three figures stay within their limits. A figure exactly at its limit passes.",
    business: {
      name: "Halal business activity",
      figure: "1st",
      rule: "The primary business must be permissible. A prohibited one ends the screening there.",
    },
    debt: {
      name: "Debt limit",
      figure: `${debt.limit}%`,
      rule: `Interest-bearing debt, short and long term, at most ${debt.limit}% of the company's market capitalization.`,
    },
    cash: {
      name: "Interest-bearing deposits limit",
      figure: `${cash.limit}%`,
      rule: `Cash and interest-bearing securities at most ${cash.limit}% of its market capitalization.`,
    },
    income: {
      name: "Non-compliant revenue limit",
      figure: `${income.limit}%`,
      rule: `Interest and sales of prohibited activities at most ${income.limit}% of its total revenue. Our sources give the interest; where such sales are likely, the stock is in doubt.`,
    },
  },

  standards: {
    title: "AAOIFI standards applied",
    lead: "The method follows the publications of the Accounting and Auditing Organization for Islamic Financial Institutions.",
    applied: [
      "Sharia Standard No. 21: shares",
      "Sharia Standard No. 20: commodity murabaha",
      "Asset purification guidelines",
      "Contemporary fatwa on stock investment",
    ],
    titles:
      "AAOIFI's own titles are No. 21, Financial Paper (Shares and Bonds), and No. 20, Sale of Commodities in Organized Markets. The last two lines name subjects and no single document.",
    houseTitle: `Why ${debt.limit}/${cash.limit}/${income.limit}, when AAOIFI is quoted with 30/30/5`,
    house: [
      `Mizan's verdict uses its house limits: ${debt.limit}% for debt, ${cash.limit}% for cash and interest-bearing securities and ${income.limit}% for non-compliant income.`,
      "The text of AAOIFI's Sharia Standard No. 21 is quoted publicly with 30%, 30% and 5%. A third, written as 33%, is the bound that index providers use. The house limits take that bound together with AAOIFI's method.",
      "Scholars and index providers differ, and we do not settle it for you. Every stock shows its verdict under each standard below, with the same figures of the same date, and names the figure that splits them.",
    ],
    tableTitle: "The standards side by side",
    columns: {
      standard: "Standard",
      debt: "Debt",
      cash: "Cash",
      receivables: "Receivables",
      income: "Income",
      against: "Measured against",
      judged: "Can judge",
    },
    judged: (judged: number, screened: number) => `${judged} of ${screened}`,
    notCounted: "Not counted yet",
    judgedNote:
      "A standard can judge a company where a source has what it divides by and what it counts. The counts are those of the embedded figures.",
    none: "no test",
    averaged: (denominators: string, months: number) => `${denominators} over ${months} months`,
    withCash: "with cash",
    alsoExcludes: "Also excludes:",
    source: "Source:",
    detailsTitle: "What each standard counts, and where it says so",
  },

  verdicts: {
    title: "What a verdict means",
    lead: "Each verdict comes with its reasons, and each reason with the figure that caused it.",
    halal: {
      name: "Halal",
      rule: "The business is permissible, all figures are within their limits, the evidence is sufficient and no purification is required.",
    },
    questionable: {
      name: "Questionable",
      rule: "Within the limits, but purification is required, or the evidence leaves a doubt.",
    },
    haram: { name: "Haram", rule: "The primary business is prohibited, or a figure is above its limit." },
    purificationRequired: `Purification is required from ${PURIFICATION_REQUIRED_FROM}% non-compliant income on, that is, when it no longer rounds to 0%. Nearly every company with a bank account earns some interest. The amount itself is always computed and shown when it is above zero. Where a source gives cash without short-term investments, the interest estimated on it is only a minimum. It never proves that nothing has to be given away, so the amount then reads "at least".`,
    doubtsTitle: "What leaves a doubt",
    doubts: [
      "A figure that the test needs is missing. Missing data never makes a stock halal, and is never called haram.",
      `A figure is older than ${STALE_AFTER_MONTHS} months. Until it is ${TOO_OLD_AFTER_MONTHS} months old, the verdict stands while every ratio that rests on it is at most a third of its limit (11% of 33%): of such companies 0 to 2 in a hundred had crossed the limit a year or two later. Debt of one and a half times its limit still fails; anything in between leaves the result in doubt, and so does everything older.`,
      `Two sources are more than ${SOURCES_DISAGREE_ABOVE}% apart.`,
      "Scholars differ on the business, or a prohibited part of it is likely and not reported.",
      `An estimate stands within ${NEAR_LIMIT_MARGIN} percentage point of a limit.`,
      `A source gives cash without short-term investments. From ${CASH_WITHOUT_INVESTMENTS_DOUBT.of}% of market capitalization (for a limit of ${CASH_WITHOUT_INVESTMENTS_DOUBT.outOf}%) that leaves the result in doubt; above the limit it fails for certain.`,
      `A source gives debt together with operating leases. Above the limit, up to ${DEBT_WITH_LEASES_DOUBT_FACTOR} times it (${DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS} times for companies that rent their premises or fleets), that leaves the result in doubt; beyond, it fails.`,
      "Interest that is only estimated is above the limit: an estimate alone makes no stock haram.",
      "A source gives only what cash or interest is at most, with other assets or other income in it, and that is above the limit.",
      "A company in Saudi Arabia owes more than the limit. Islamic financing is no debt at interest, and the sources do not tell the two apart.",
    ],
  },

  activities: {
    title: "Business activities",
    lead: "The first test looks at what the company does, by the class that a filing or an exchange gives it.",
    prohibitedTitle: "Prohibited activities",
    prohibited: [
      "Conventional banking and insurance",
      "Alcohol",
      "Gambling and gaming",
      "Pork",
      "Adult entertainment",
      "Weapons and defense",
      "Tobacco",
      "Interest-based lending",
    ],
    detailTitle: "How each line of business is treated",
    prohibitedDetail: "Prohibited",
    differedDetail: "Scholars differ",
    differedNote: "The stock is in doubt; we name the difference and do not decide it.",
    mixedDetail: "Usually mixed",
    mixedNote: "A prohibited part is likely, and our sources do not say how large it is. The stock is in doubt.",
    unclearDetail: "Too vague to judge",
    unclearNote: "The class says too little to judge the business. The stock is in doubt.",
    decisions: "Classes that sources contradict",
    decisionsNote: "Data providers put like companies into unlike classes. Each of these goes one way here:",
    islamicTitle: "Islamic banks and insurers",
    islamic:
      "An institution that works without interest by its own statutes is not prohibited by its sector. It would be screened by its income, but our sources do not say how much of it is not permissible, so these are in doubt:",
    islamicWithoutLink: "Named without a link are those for which a law stands:",
    islamicSource: (source: string) => source,
  },

  example: {
    title: "A worked example",
    invented: "Invented figures",
    lead: "The company below does not exist. Its figures are round, so that you can check the arithmetic in your head.",
    facts: {
      marketCapitalization: "Market capitalization",
      interestBearingDebt: "Interest-bearing debt",
      cash: "Cash and interest-bearing securities",
      totalRevenue: "Total revenue",
      interestIncome: "Interest income",
      prohibitedSales: "Sales of prohibited activities",
      dividendPerShare: "Dividend per share, last twelve months",
    },
    stepsTitle: "The three tests",
    within: "within",
    above: "above",
    statusTitle: "The verdict",
    millions: (amount: string) => `$${amount} million`,
    status: (percent: number) =>
      `All three are within their limits, and non-compliant income of ${percent}% asks for purification.`,
    splitTitle: "Where the standards differ",
    split: (percent: number, failing: readonly string[]) =>
      `Debt of ${percent}% is within ${debt.limit}%, but above the limit of ${failing.join(" and ")}. The same company, the same day, another verdict.`,
    purificationTitle: "What an owner gives to charity",
    dividend: (dividend: string, percent: number) => `A dividend of ${dividend} × ${percent}% is`,
    dividendOn: (shares: number) => `per share; on ${shares} shares,`,
    sale: ({ shares, bought, sold, gain, percent }: ExampleSale) =>
      `${shares} shares bought at ${bought} and sold at ${sold}: ${shares} × ${gain} × ${percent}% is`,
  },

  purification: {
    title: "Purification",
    lead: "Income that is not permissible is not yours to keep. It is given to charity, without expecting a reward for it.",
    formulaTitle: "On a dividend",
    formula: "amount to donate = (non-compliant income ÷ total income) × dividend received",
    gainsTitle: "On a sale with a gain",
    gainsFormula: "amount to donate = shares × (sale price − purchase price) × non-compliant income ratio ÷ 100",
    positions:
      "Scholars differ on the method. Muhammad Taqi Usmani asks for that part of the dividend, and calls it more cautious to cleanse a gain as well; others say that a gain needs none. AAOIFI's Standard No. 21 divides the company's non-compliant income among all its shares, whether or not it paid a dividend.",
    note: "A stock page has a calculator for these ways. The dividends are those of the last twelve months.",
    portfolio:
      "The portfolio keeps a ledger of what you received and sold: each entry by the ratio that stood on its day, all three ways side by side, what was given and what is still owed. A year worked out by hand stands below it.",
    portfolioLink: "Open the portfolio",
  },

  data: {
    title: "Where the figures come from",
    sources: [
      ["Financial data", "Market-data providers and the companies' own filings."],
      [
        "Compliance data",
        "Holdings of halal ETFs. A halal screening service can stand beside them; none is connected today. They are a second opinion on our result, never the result.",
      ],
      ["Classification", "Regulatory filings and company reports."],
    ],
    evidence: "Every figure on a stock page carries its date and one of these sources:",
    processingTitle: "How they are processed",
    processing: [
      ["Monthly automated refresh", "On the last weekend of each month at 2 AM UTC."],
      ["Cross-validation across sources", "Figures of two sources are compared; a large difference leaves a doubt."],
      [
        "Anomaly detection",
        "Unusual changes are flagged for manual review, and the last good figures stay until a person has looked.",
      ],
      [
        "Every change is public",
        "A verdict that becomes another one is listed under What Changed with its cause: the company's figures, its price, a corrected source, a rule of ours, or figures that went out of date. Feeds and notifications are made of the same list.",
      ],
      [
        "Rules change on an announced day",
        "A change of our limits or activities is announced there with the stocks that it would move, and counts from a scheduled refresh on.",
      ],
      [
        "Figures from readers",
        "Anyone who has a company's report can give one figure of it, with the report's address and page. Another reader must find the same there (two, where the address is not an official one); then an admin accepts it, with a reason that everyone can read. It never outranks a filing that we read ourselves, and it can be taken back.",
      ],
    ],
  },

  estimation: {
    title: "Verified and estimated",
    lead: "Each listing is marked.",
    verified: "Verified",
    verifiedRule: "Every figure of the tests was read in an official source.",
    estimated: "Estimated",
    estimatedRule: "At least one figure was derived or rounded because no official source gives it.",
    usedForTitle: "Where estimation is used",
    usedFor: [
      "Private companies",
      "Recent IPOs",
      "Delayed international reporting",
      "Subsidiaries",
      "Conglomerates",
      "Holding companies",
      "Companies in transformation",
      "New business models",
    ],
    methodsTitle: "How we estimate",
    methods: [
      [
        "Industry-average ratios",
        "Not in use today: we have no averages with a source. They would never make a stock halal.",
      ],
      [
        "Revenue proportions",
        "To be taken from segment reports. Not in use today: none of our sources has them, so a mixed business is marked 'Questionable'.",
      ],
      ["A conservative approach", "In use: doubtful stocks are marked 'Questionable', not 'Halal'."],
    ],
    ratesTitle: "Interest that is not reported",
    rates:
      "Where a company does not report its interest income, we estimate a year of interest on its cash and interest-bearing securities at the short-term rate of its currency. Where its statements show that interest cannot be more than some other income, the estimate never exceeds that income, and the figure is marked 'at most'.",
    ratesFold: "The rates and their dates",
    rateColumns: ["Currency", "Per year", "As of", "Source"],
  },

  alternatives: {
    title: "Better alternatives",
    lead: "A stock that fails, is in doubt or needs purification names up to five companies in the same business with a better standing. They are peers, found by a rule; they are not advice.",
    rules: [
      [
        "Same business",
        "Companies of the stock's own industry, by whichever name its source calls it (brewers and makers of soft drinks are both beverages).",
      ],
      [
        "A better standing",
        "Only companies that pass: for a stock that fails or is in doubt those that are halal or need purification, for one that needs purification those that are halal. A doubt is never offered.",
      ],
      [
        "Similar size first",
        `A company up to ${SIMILAR_SIZE_FACTOR} times larger or smaller by market capitalization comes before all others, so that a large company is not answered with the smallest of its industry. One more than ${FAR_SIZE_FACTOR} times larger or smaller is left out where a nearer one passes.`,
      ],
      [
        "Its region, then the nearest in size",
        "Among those, and again among the rest, companies of the stock's own region come before others, and then the nearest in size, by how many times one market capitalization is the other. A company appears once, by its home listing.",
      ],
    ],
  },

  scorecard: {
    title: "Checked against halal funds and regulators' lists",
    lead: (screened: string) =>
      `What others hold or list, beside our verdicts of ${screened}, under the standard that each of them follows. Another board chose these shares, on its own dates, so this is a check of our method and never a verdict. A share that is not among them is not haram: a fund holds a small part of what its index may hold.`,
    listLead: (list: string, day: string, standard: string, members: number) =>
      `${list}, as of ${day}, by the limits of ${standard}: of its ${members} members that we screen,`,
    members: { halal: "halal here", questionable: "to purify or in doubt here", haram: "haram here" },
    byHouse: (count: number) => `By Mizan's own limits ${count} would be haram.`,
    remaining:
      "What is left, by Mizan's own limits: shares that both American halal funds hold and we leave in doubt, and shares of the S&P 500 that pass here and neither of them holds.",
    causes: {
      business: "do what is on our list of prohibited activities",
      near_limit: "are at most a tenth above the limit: figures of another day, or without leases, decide",
      passes_by_value:
        "pass when the same figures are measured against market capitalization, as some indexes of the same publisher do",
      later_figures: "have newer figures here than the list can have known",
      unexplained: "are above the limit for a reason that we do not know",
      older_than_standard: "cannot be judged: the list is older than its standard",
      near_by_newest: "are near or above the debt limit by their newest figures",
      part_not_known: "wait for the sales of a prohibited or disputed part of their business",
      figure_missing: "lack a figure",
      judged_otherwise:
        "pass here and are in neither fund: it divides by something else, or judges the business otherwise",
    } as Readonly<Record<string, string>>,
    byWeight: "Halal funds by weight",
    byWeightText:
      "Every dataset looks through the halal funds whose holdings we know and keeps, with its date, what share of each one's weight is halal, to be purified, in doubt, haram and not judged under every standard.",
    byWeightBelow: "The table is at the end of this page.",
    companies: "One company, one answer",
    contradictions: (companies: number, differing: number) =>
      `${companies} companies are screened on more than one listing; the verdicts on the listings of ${differing} of them differ.`,
    names: (typed: number, opened: number) =>
      `Of ${typed} names typed as people type them, ${opened} open the company that is meant.`,
  },

  disclaimer: {
    title: "Disclaimer",
    text: "What you read on Mizan is neither financial nor religious advice. It is the result of a stated method applied to public figures, which can be wrong or late. Ask a scholar you trust about your own case, and an adviser about your money.",
  },

  resources: {
    title: "External resources",
    links: [
      ["AAOIFI", "https://aaoifi.com", "The publisher of the Sharia standards."],
      ["SEC EDGAR", "https://www.sec.gov/edgar", "Filings of companies listed in the United States."],
      ["International Islamic Fiqh Academy", "https://iifa-aifi.org/en", "Resolutions of the OIC's Fiqh Academy."],
    ],
    next: "Something looks wrong?",
    contact: "Write to us",
    screen: "Check a stock",
  },

  denominators: {
    marketCapitalization: "market capitalization",
    averageMarketCapitalization: "average market capitalization",
    longAverageMarketCapitalization: "average market capitalization",
    totalAssets: "total assets",
  },
} as const;
