import { formatCount, formatDay } from "#wording/format.ts";
import type { NisabType } from "../../../../domain/zakat/zakat-terms.ts";
import { HANDED_OVER_NOTES } from "../../config/zakat-hand-over.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export const zakatNotices = {
  invalidAsset: { tone: "error", title: "Invalid asset", description: "Please select a type and enter a valid amount" },
  invalidOption: { tone: "error", title: "Invalid amount", description: "Please correct the marked field" },
  noAssets: {
    tone: "error",
    title: "No assets added",
    description: "Please add at least one asset to calculate Zakat",
  },
} as const satisfies Record<string, Notice>;

/** When the server takes no more for now, its sentence says until when. */
export function calculationFailed(error: unknown): Notice {
  const isForNow = error instanceof HttpError && (error.status === 429 || error.status === 503);
  const description = (isForNow && error.sentence) || "Please try again later";
  return { tone: "error", title: "Calculation failed", description };
}

export const zakatTexts = {
  addTitle: "Add an asset",
  type: "Asset type",
  chooseType: "Select a type",
  value: (currency: string) => `Value in ${currency || "US dollars"}`,
  currency: "Currency of the value",
  liabilitiesCurrency: "Currency of the debts",
  dollars: "US dollars",
  entered: "the price you entered",
  given: (amount: string, currency: string, day: string) => `${amount} ${currency} at the rate of ${formatDay(day)}`,
  add: "Add asset",
  moreDetail: "More detail",
  moreDetailNote: "Other currencies, weights, karats, shares held long-term, debts, schools, metal prices of the day",
  listTitle: "Your assets",
  listEmpty: "Nothing added yet. Add what you have owned for a lunar year: savings, gold, shares, goods you trade.",
  fromPortfolio: "Fill in your shares from your portfolio",
  listKept: "Kept on this device only, until you remove it.",
  remove: (label: string) => `Remove ${label}`,
  added: (label: string) => `${label} added`,
  removed: (label: string) => `${label} removed`,
  total: "Total of your assets",
  estimate: (percent: string, isWhole: boolean) =>
    `Estimate, ${percent} of the ${isWhole ? "total" : "zakatable wealth"}`,
  belowNisab: (percent: string, dollars: string) =>
    `${percent} would be ${dollars}, but below the nisab no zakat is due.`,
  noEstimate: "The estimate needs today's prices, which are not loaded.",
  estimateNote: "Calculate to see each line explained, and to keep the result.",
  calculate: "Calculate Zakat",
  calculating: "Calculating...",
  missedYears: "Zakat of missed years",
  grams: (grams: number) => `${grams} g`,
  metal: (grams: number, purity: string, price: string | undefined) =>
    [`${grams} g`, purity, price].filter(Boolean).join(" × "),
} as const;

const NISAB_NAMES: Readonly<Record<NisabType, string>> = { gold: "Gold", silver: "Silver" };

/** A note of the person's own is shown as it is. */
export function noteText(note: string): string {
  const { trading, accepted, known } = HANDED_OVER_NOTES;
  if (note === trading) return "Portfolio: held to trade";
  if (note === accepted) return "Portfolio: held long-term, 25% rule (NZF)";
  return note === known ? "Portfolio: held long-term, known part" : note;
}

export const nisabTexts = {
  title: "Nisab",
  lead: "Zakat is due when your wealth reaches the value of this much gold or silver.",
  name: (type: NisabType) => NISAB_NAMES[type],
  about: (dollars: number) => `about $${formatCount(dollars)}`,
  price: (dollars: string, day: string) => `${dollars} per gram on ${day}`,
  source: "Price:",
  isReference: "Reference values: no market price has been fetched yet. Today's nisab is likely to be far higher.",
  failed: "The market price could not be loaded; these are reference values.",
  retry: "Try again",
} as const;

export const resultTexts = {
  semicolon: "; ",
  title: "Your zakat",
  owed: "Zakat owed",
  totalZakatable: "Zakatable wealth",
  nisab: (type: NisabType) => `Nisab by ${type}`,
  reached: "Your zakatable wealth reaches the nisab.",
  silver:
    "Your silver by itself reaches the nisab of silver. Many scholars hold that its zakat is due in that case: choose the nisab of silver to see how much.",
  silverNisab:
    "It does reach the nisab of silver. Scholars differ on which of the two counts for money: choose the nisab of silver to see how much would be due by it.",
  notReached: "Your zakatable wealth is below the nisab, so no zakat is due.",
  notYet: (dollars: string) => `The year is not complete. If nothing changes, ${dollars} will be due when it is.`,
  outdated: "You have changed something since. Calculate again to see what you owe now.",
  chartTitle: "What was counted",
  counted: (part: string, whole: string) => `${part} of ${whole}`,
  deducted: "Debts deducted",
  kept: "Debts, not deducted",
  percent: (percent: number) => `${Number(percent.toFixed(3))}%`,
  rate: (percent: string) => `Rate: ${percent}`,
  positionsTitle: "The positions this rests on",
  heldBy: "Held by",
  sources: "Sources",
  print: "Print the result",
  printed: (day: string) => `Mizan, Zakat Calculator, ${day}`,
  disclaimer: "A calculation, not a fatwa. Ask a scholar you trust about your own case.",
  donateTitle: "Support Our Mission",
  donateText:
    "Your zakat belongs to those entitled to it; Mizan does not collect it. If this helped you, a voluntary gift, separate from your zakat, keeps Mizan free for everyone.",
  donate: "Donate $1/month",
} as const;

export const historyTexts = {
  title: "Your latest calculations",
  empty: "No calculations yet. The latest five will be kept here.",
  failed: "Your calculations could not be loaded.",
  of: (total: string) => `of ${total} zakatable`,
} as const;

export const detailTexts = {
  byValue: "By value",
  byWeight: "By weight",
  measureLegend: "How you enter the metal",
  weight: "Weight in grams",
  karat: "Karat",
  fineness: "Fineness",
  pure: "pure",
  useLegend: "What it is for",
  kept: "Kept as savings",
  worn: "Worn as jewelry",
  wornNote: "The schools differ on worn jewelry: choose a school below.",
  sharesLegend: "How shares are counted",
  zakatablePercent: "Zakatable part of the company, in percent",
  realEstateLegend: "What the property is for",
  loansLegend: "The debtor",
  note: "Note (optional)",
  optionsTitle: "How it is calculated",
  madhab: "School",
  noMadhab: "No school chosen",
  liabilities: (currency: string) => `Debts due now, in ${currency || "US dollars"} (optional)`,
  amountInvalid: "Please enter an amount such as 1234.56",
  percentInvalid: "Please enter a percent from 0 to 100",
  priceInvalid: "Please enter a price above 0, or leave it empty",
  goldPrice: "Gold today, per gram (optional)",
  silverPrice: "Silver today, per gram (optional)",
  priceNote: "Leave these empty to use the prices shown with the nisab.",
  liabilityLegend: "Debts",
  yearLegend: "Year",
  hawlLegend: "Has a full year passed over your wealth?",
  hawlYes: "Yes",
  hawlNo: "Not yet",
} as const;
