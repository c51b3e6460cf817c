import type {
  RatioPart,
  RatioWhole,
  Split,
  SplitSide,
  StandardVerdict,
} from "../../../../domain/screening/screening.ts";
import { type StandardId, standardOf } from "../../../../domain/standards/standards.ts";
import { percentText } from "../format.ts";

export type StandardTexts = {
  counts: { debt: string; cash: string | null; receivables: string | null; income: string };
  caveat: string;
};

const DEBT = "Short- and long-term debt that carries interest";
const CASH = "Cash and interest-bearing securities";
const SALES = "Sales of prohibited activities, of total revenue; interest is not counted";
const INTEREST_AND_SALES = "Interest and sales of prohibited activities, of total revenue";

export const STANDARD_TEXTS: Readonly<Record<StandardId, StandardTexts>> = {
  mizan: {
    counts: { debt: DEBT, cash: CASH, receivables: null, income: INTEREST_AND_SALES },
    caveat: "The house method. AAOIFI's own text is quoted with 30%; 33% is the bound that index providers use.",
  },
  aaoifi: {
    counts: {
      debt: "Interest-bearing loans and debt, short and long",
      cash: "Interest-taking deposits and securities",
      receivables: null,
      income: INTEREST_AND_SALES,
    },
    caveat: "Read in public quotations, not in the standard itself. Some users average the market capitalization.",
  },
  "dow-jones": {
    counts: { debt: "Total debt", cash: CASH, receivables: "Accounts receivable", income: SALES },
    caveat: "Its reviewers judge each company's business one by one; Mizan applies the classes of its own screen.",
  },
  sp: {
    counts: { debt: "Total debt", cash: CASH, receivables: "Accounts receivable", income: SALES },
    caveat: "Its reviewers judge each company's business one by one, and its list does not name weapons; Mizan's does.",
  },
  "ftse-yasaar": {
    counts: {
      debt: "Debt",
      cash: "Cash and interest-bearing items",
      receivables: "Accounts receivable and cash",
      income: INTEREST_AND_SALES,
    },
    caveat: "Excludes food without halal certification too, which no source here shows.",
  },
  msci: {
    counts: { debt: "Total debt", cash: CASH, receivables: "Accounts receivable and cash", income: SALES },
    caveat:
      "A company not yet in the index must stay within 30%. The limit of the third ratio is quoted differently; the strictest stands here. The M-Series divides by average market capitalization instead.",
  },
  "sc-malaysia": {
    counts: {
      debt: "Interest-bearing debt; Islamic financing is left out",
      cash: "Cash in conventional accounts and instruments",
      receivables: null,
      income: `${INTEREST_AND_SALES}; 20% for cinema, share trading, stockbroking and rent from prohibited activities`,
    },
    caveat:
      "Measured against profit before tax as well as revenue, and cash in Islamic accounts is left out; no source here shows either. Its ruling holds for Malaysian listings only.",
  },
  "ojk-indonesia": {
    counts: {
      debt: "Debt that carries interest",
      cash: null,
      receivables: null,
      income: "Interest and other non-halal income, of all income",
    },
    caveat:
      "In force since April 2026. The 45% is to fall to 33% in steps over ten years that are not announced yet. Its ruling holds for shares listed in Jakarta only; Mizan counts revenue as all income.",
  },
};

export const HOUSE_LIMITS = "house limits 33/33/5";

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}; the Standard's own text has 30/30/5: see below`;

export function standardCaveats({ standardId }: Pick<StandardVerdict, "standardId">): string[] {
  return [STANDARD_TEXTS[standardId].caveat];
}

export function standardName(standardId: string): string {
  return standardOf(standardId)?.name ?? standardId;
}

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "market capitalization",
  averageMarketCapitalization: "average market capitalization",
  longAverageMarketCapitalization: "average market capitalization",
  totalAssets: "total assets",
  totalRevenue: "total revenue",
};

const SPLIT_PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Interest-bearing debt",
  cash: "Cash and interest-bearing securities",
  receivables: "Accounts receivable",
  income: "Non-compliant income",
  receivables_and_cash: "Accounts receivable and cash",
};

export function splitText({ part, passes, fails }: Split): string {
  const passed = `${shareText(passes)} of ${WHOLE_TEXTS[passes.whole]}`;
  const failed = `${shareText(fails)} of ${WHOLE_TEXTS[fails.whole]}`;
  return passes.whole === fails.whole && passes.ratio === fails.ratio
    ? `${SPLIT_PARTS[part]} of ${failed} passes ${limitText(passes)} but not ${limitText(fails)}.`
    : `${SPLIT_PARTS[part]} is ${passed}, which passes ${limitText(passes)}, but ${failed}, which does not pass ${limitText(fails)}.`;
}

function shareText({ ratio, limit }: SplitSide): string {
  return percentText(ratio, limit);
}

function limitText({ standardId, limit }: SplitSide): string {
  return `the ${limit}% of ${standardName(standardId)}`;
}
