import type { RatioPart, RatioWhole } from "../../../../domain/screening/screening.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { namesText, type StandardWords } from "../../standard-rules.ts";
import { exactPercent, formatDay, formatMonth, percentText } from "../format.ts";

/** What a ratio counts, as the methodology and assistants say it. */
export const COUNTED: Readonly<Record<RatioPart, string>> = {
  debt: "Short- and long-term debt that carries interest",
  cash: "Cash and interest-bearing securities",
  receivables: "Accounts receivable",
  receivables_and_cash: "Accounts receivable and cash",
  income: "Interest and sales of prohibited activities",
};

/** What a reader has to know beside a standard's verdict. */
const CAVEATS: Readonly<Record<StandardId, string>> = {
  mizan: "The house method. AAOIFI's own text is quoted with 30%; 33% is the bound that index providers use.",
  aaoifi: "Standard 59 has dropped its test of tangible assets. Some users average the market capitalization.",
  "dow-jones":
    "Since 2023 debt is its only ratio besides income. Its reviewers judge each company's business one by one; Mizan applies the classes of its own screen. Cinemas, music, broadcasting, hotels and cruises stay excluded here as in its text of 2023: the text of 2026, which we have not read ourselves, names gambling and adult entertainment instead.",
  sp: "Since 2023 debt is its only ratio besides income. Its reviewers judge each company's business one by one, and its list does not name weapons; Mizan's does.",
  "ftse-yasaar": "Excludes food without halal certification too, which no source here shows.",
  msci: "Income is measured against total income, of which our sources give the revenue. The M-Series divides by average market capitalization instead.",
  "sc-malaysia":
    "Since July 2024 income is measured against total income alone, of which our sources give the revenue. Islamic financing and cash in Islamic accounts are left out where a report shows them. For cinema, share trading, stockbroking and rent from prohibited activities its limit is 20%. Its ruling holds for Malaysian listings only.",
  "ojk-indonesia":
    "The 45% is to fall to 33% in steps over ten years that are not announced yet. Its ruling holds for shares listed in Jakarta only; Mizan counts revenue as all income.",
  bist: "Debt and interest-bearing assets are measured against the larger of total assets and average market value: what passes by total assets passes, and what passes by market value alone is in doubt. Islamic deposits and financing are left out where a report shows them. Companies declare their ratios themselves; its ruling holds for Borsa Istanbul only. Its list does not name weapons; Mizan's does.",
  "psx-kmi":
    "A revision announced in February 2026 lowers debt to 33% and non-compliant investments to 30%, from a day that we do not know; until then, debt between 33% and 37% is in doubt. None of our sources gives non-compliant investments, so no share passes here: what is above a limit is haram, and the rest cannot be judged. Its test of illiquid assets, at least 25%, is measured as receivables and cash of at most 75%. The price against net liquid assets per share is not measured here. Its ruling holds for Pakistan only.",
  "bse-shariah":
    "Before 22 September 2025 income up to 4% passed. We read a machine's summary of the exchange's notice, which does not say whether a figure exactly at a limit passes.",
  tasis:
    "Read through others who do not agree on every figure: older pages give 50% for the third ratio. It adds 7.5% of interest-based investments to the interest; our sources do not give them.",
};

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "market capitalization",
  averageMarketCapitalization: "average market capitalization",
  longAverageMarketCapitalization: "average market capitalization",
  totalAssets: "total assets",
  totalRevenue: "total revenue",
};

export const STANDARD_WORDS: StandardWords = {
  names: namesText("en-GB"),
  exactPercent,
  percentText,
  formatDay,
  formatMonth,
  caveats: CAVEATS,

  parted: (passes, fails) => `Permissible by ${passes}, not by ${fails}.`,
  partedWeight: ({ weight, passes, fails, largest }) =>
    `The standards part on ${weight} of the fund’s weight; the largest share of that, ${largest} of the fund, is permissible by ${passes}, not by ${fails}.`,
  untested: (who) => `${who}: no limit for it.`,
  otherLimit: (who, limit) => `${who}: a limit of ${limit}.`,
  otherWhole: (who, share, whole) => `${who}: ${share} of ${WHOLE_TEXTS[whole]}.`,

  dated: (dated) => `Its text is of ${dated}.`,
  since: (since) => `In force since ${since}.`,
  datedSince: (dated, since) => `Its text is of ${dated}, in force since ${since}.`,
  readings: {
    publisher: "We read the publisher's own text.",
    reader_with_page: "We read it through an independent reader who names the page.",
    reader: "We read it through others who name no page.",
    news: "We know it from the news alone.",
  },
  staying: {
    until_third_failure: (limit) =>
      `A company in the index stays up to ${limit} and leaves at its third failing evaluation in a row; it returns after three that pass.`,
    for_three_months: () =>
      "A company in the index stays within two points of the limit until three monthly observations in a row say otherwise.",
    while_member: (limit) => `A company in the index stays for now; one that is not would enter only up to ${limit}.`,
    one_period: () => "A member stays for one period while it is at most a tenth above the limit.",
  },
};
