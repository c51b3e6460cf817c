export const TURNED_POSITION_IDS = [
  "sc_malaysia",
  "scholars_90_days",
  "income_share",
  "ojk_funds",
  "msci_index",
] as const;
export type TurnedPositionId = (typeof TURNED_POSITION_IDS)[number];

/** What is given away of an amount: all of it, the part that the company's non-compliant income makes, or the text does not say. */
export type TurnedShare = "all" | "income_share" | "not_said";

/**
 * What a body says of a share that was permissible when it was bought and no longer is. Its text and who holds it are in the wording.
 * We tell these positions and take none.
 */
export type TurnedPosition = {
  id: TurnedPositionId;
  /** The time to sell, from the day of the change; null where the text names no number of days. */
  sellWithin: { days: number } | { workingDays: number } | null;
  /** Of the gain after the day. The gain up to it is kept by every text that speaks of it. */
  gain: TurnedShare;
  /** Of the dividends after the day. */
  dividends: TurnedShare;
  /** A share below its cost on the day may be kept until price and dividends since have returned that cost. */
  mayWaitForCost: boolean;
  source: {
    title: string;
    url: string;
    /** Whether we read the body's own words, or somebody else's report of them. */
    read: "text" | "quotation";
    /** ISO date. */
    readOn: string;
  };
};

const READ_ON = "2026-11-23";

export const TURNED_POSITIONS: Readonly<Record<TurnedPositionId, TurnedPosition>> = {
  sc_malaysia: {
    id: "sc_malaysia",
    sellWithin: null,
    gain: "all",
    dividends: "all",
    mayWaitForCost: true,
    source: {
      title: "Bursa Malaysia, Shariah-compliant securities that have been reclassified as non-compliant",
      url: "https://assist.bursamalaysia.com/hc/en-us/articles/11685994530191-If-my-Shariah-compliant-securities-have-been-reclassified-as-non-compliant-after-a-review-by-the-Shariah-Advisory-Council-SAC-of-the-Securities-Commission-Malaysia-SC-do-I-need-to-sell-them-right-away",
      read: "quotation",
      readOn: READ_ON,
    },
  },
  // Asked whether "earning" includes the growth of the price, the answer says nothing.
  scholars_90_days: {
    id: "scholars_90_days",
    sellWithin: { days: 90 },
    gain: "not_said",
    dividends: "all",
    mayWaitForCost: false,
    source: {
      title: "Islamic Finance Guru, Do we have to sell immediately if stock becomes non-compliant",
      url: "https://forum.islamicfinanceguru.com/t/do-we-have-to-sell-immediately-if-stock-becomes-non-compliant/2140",
      read: "text",
      readOn: READ_ON,
    },
  },
  income_share: {
    id: "income_share",
    sellWithin: null,
    gain: "income_share",
    dividends: "income_share",
    mayWaitForCost: false,
    source: {
      title: "Zoya, What should I do if a stock in my portfolio becomes non-compliant",
      url: "https://help.zoya.finance/en/articles/8987615-what-should-i-do-if-a-stock-in-my-portfolio-becomes-non-compliant",
      read: "text",
      readOn: READ_ON,
    },
  },
  ojk_funds: {
    id: "ojk_funds",
    sellWithin: { workingDays: 10 },
    gain: "not_said",
    dividends: "not_said",
    mayWaitForCost: false,
    source: {
      title: "Corfina Capital, Mekanisme pembersihan kekayaan reksa dana syariah",
      url: "https://corfina.id/en/articles/read/mekanisme-pembersihan-kekayaan-reksadana-syariah-dari-unsur%20-yang-bertentangan-dengan-prinsip-syariah",
      read: "quotation",
      readOn: READ_ON,
    },
  },
  msci_index: {
    id: "msci_index",
    sellWithin: null,
    gain: "not_said",
    dividends: "not_said",
    mayWaitForCost: false,
    source: {
      title: "Nisba, What happens when your halal stock turns non compliant",
      url: "https://www.nisba.co.uk/blog/what-happens-when-your-halal-stock-turns-non-compliant",
      read: "quotation",
      readOn: READ_ON,
    },
  },
};
