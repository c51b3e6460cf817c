import type { Madhab } from "../../../domain/zakat/zakat-positions.ts";
import type { ZakatAssetType } from "../../../domain/zakat/zakat-terms.ts";
import { type PositionWords, zakatWording } from "../zakat-rules.ts";
import { exactPercent, formatDay } from "./format.ts";

export const ZAKAT_ASSET_LABELS: Readonly<Record<ZakatAssetType, string>> = {
  cash: "Cash (Bank Accounts)",
  stocks: "Stocks & Investments",
  gold: "Gold",
  silver: "Silver",
  business: "Business Assets",
  real_estate: "Real Estate (Investment)",
  crypto: "Cryptocurrency",
  loans: "Outstanding Loans (Receivable)",
};

export const MADHAB_LABELS: Readonly<Record<Madhab, string>> = {
  hanafi: "Hanafi",
  maliki: "Maliki",
  shafii: "Shafi'i",
  hanbali: "Hanbali",
};

/** A day that zakat speaks of; some languages put the Hijri day beside it. */
export const zakatDay = formatDay;

const POSITION_TEXTS: PositionWords = {
  worn_jewelry_counted: {
    label: "Worn jewelry is counted",
    summary: "Gold and silver are counted in every form, worn or kept.",
    heldBy: ["Hanafi school"],
  },
  worn_jewelry_left_out: {
    label: "Worn jewelry is left out",
    summary: "Jewelry that is permissible and worn for personal use is not counted; what is kept as savings is.",
    heldBy: ["Maliki school", "Shafi'i school", "Hanbali school"],
  },
  shares_market_value: {
    label: "Held to trade: full market value",
    summary: "Shares bought to be sold are trade goods and are counted at their market value on the day zakat is due.",
    heldBy: [
      "International Islamic Fiqh Academy, for shares held to trade",
      "Muhammad Abu Zahra and Abd al-Wahhab Khallaf, for all shares",
    ],
  },
  shares_zakatable_assets: {
    label: "Held long-term: the company's zakatable assets",
    summary:
      "Of shares held for their income, only the zakatable part of the company counts, such as cash, trade goods and good receivables. That part is known from its accounts or carefully estimated.",
    heldBy: ["International Islamic Fiqh Academy"],
  },
  shares_proxy: {
    label: "Held long-term, listed company: 25% of market value",
    summary:
      "Where the accounts cannot be reviewed, 25% of the market value stands for the zakatable assets of a listed company. Not for private companies, nor for one known to hold only cash.",
    heldBy: ["National Zakat Foundation (UK)"],
  },
  receivable_good: {
    label: "Good: the debtor is able and willing to pay",
    summary: "Counted every year. The Hanafi school lets the payment wait until the money is received.",
    heldBy: ["International Islamic Fiqh Academy", "Hanafi school (strong debts)"],
  },
  receivable_doubtful: {
    label: "Doubtful: the debtor is unable to pay or delays",
    summary: "Not counted until it is received and a year has passed over it.",
    heldBy: ["International Islamic Fiqh Academy"],
  },
  real_estate_resale: {
    label: "Bought to be sold: full market value",
    summary: "Property bought to be sold at a profit is trade goods and is counted at its market value.",
    heldBy: ["Hanafi school", "Shafi'i school", "Hanbali school"],
  },
  real_estate_rental: {
    label: "Rented out: the rent only",
    summary: "The value of rented property is not counted; add the rent that you still hold as cash.",
    heldBy: ["International Islamic Fiqh Academy"],
  },
  liabilities_deducted: {
    label: "Debts due are deducted",
    summary:
      "Debts that are due are deducted before the total is compared with the nisab. Of a long-term debt, many contemporary scholars deduct only the installments due.",
    heldBy: ["Hanafi school", "Hanbali school", "Maliki school, for money when nothing else covers the debt"],
  },
  liabilities_kept: {
    label: "Debts are not deducted",
    summary: "Having debts does not free you from zakat on the wealth in your hands.",
    heldBy: ["Shafi'i school, the prevailing view"],
  },
  lunar_year: {
    label: "Lunar year: 2.5%",
    summary: "Zakat is due after a lunar year, at 2.5% (a fourth of a tenth).",
    heldBy: ["All four Sunni schools"],
  },
  solar_year: {
    label: "Solar year: 2.577%",
    summary: "Where books are kept by the solar year, the higher rate makes up for its eleven extra days.",
    heldBy: ["AAOIFI", "Monzer Kahf"],
  },
  hawl: {
    label: "A full year above the nisab",
    summary:
      "You must have owned the wealth for a full year. The Hanafi school requires the nisab at the beginning and the end of that year; the Maliki, Shafi'i and Hanbali schools require it throughout.",
    heldBy: ["All four Sunni schools"],
  },
};

export const { wordedPosition, countingText, hawlText } = zakatWording({
  exactPercent,
  positions: POSITION_TEXTS,
  noSchoolChosen: "This is the rule used where no school is chosen.",
  pureGold: "The pure gold is counted in full.",
  pureSilver: "The pure silver is counted in full.",
  inFull: "Counted in full.",
  notCounted: "Not counted.",
  partCounted: (percent) => `${percent} of the value is counted.`,
  hawlComplete: "This assumes that a full year has passed over your wealth.",
  hawlNotComplete: "Nothing is owed until a full year has passed over your wealth.",
});
