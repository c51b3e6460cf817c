import type {
  RatioPart,
  RatioWhole,
  Split,
  SplitSide,
  StandardVerdict,
} from "../../../../domain/screening/screening.ts";
import { type StandardId, standardOf } from "../../../../domain/standards/standards.ts";
import { percentText } from "../format.ts";

/** What a ratio counts, as the methodology and assistants say it. */
export const COUNTED: Readonly<Record<RatioPart, string>> = {
  debt: "Short- and long-term debt that carries interest",
  cash: "Cash and interest-bearing securities",
  receivables: "Accounts receivable",
  receivables_and_cash: "Accounts receivable and cash",
  income: "Interest and sales of prohibited activities",
};

/** What a reader has to know beside a standard's verdict. */
export const CAVEATS: Readonly<Record<StandardId, string>> = {
  mizan: "The house method. AAOIFI's own text is quoted with 30%; 33% is the bound that index providers use.",
  aaoifi:
    "Read in public quotations, not in the standard itself. Standard 59 has dropped its test of tangible assets. Some users average the market capitalization.",
  "dow-jones":
    "Since 2023 debt is its only ratio besides income. Its reviewers judge each company's business one by one; Mizan applies the classes of its own screen. Cinemas, music, broadcasting, hotels and cruises stay excluded here as in its text of 2023: the text of 2026, which we have not read ourselves, names gambling and adult entertainment instead.",
  sp: "Since 2023 debt is its only ratio besides income. Its reviewers judge each company's business one by one, and its list does not name weapons; Mizan's does.",
  "ftse-yasaar": "Excludes food without halal certification too, which no source here shows.",
  msci: "Income is measured against total income, of which our sources give the revenue. The M-Series divides by average market capitalization instead.",
  "sc-malaysia":
    "Since July 2024 income is measured against total income alone, of which our sources give the revenue. Islamic financing and cash in Islamic accounts are left out where a report shows them. For cinema, share trading, stockbroking and rent from prohibited activities its limit is 20%. Its ruling holds for Malaysian listings only.",
  "ojk-indonesia":
    "The 45% is to fall to 33% in steps over ten years that are not announced yet. Its ruling holds for shares listed in Jakarta only; Mizan counts revenue as all income.",
};

export const HOUSE_LIMITS = "house limits 33/33/5";

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}; the Standard's own text has 30/30/5: see below`;

export function standardCaveats({ standardId }: Pick<StandardVerdict, "standardId">): string[] {
  return [CAVEATS[standardId]];
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
