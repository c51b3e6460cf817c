import type { ClaimedInput } from "../claims/claim.ts";
import type { InputName } from "../facts/company-facts.ts";
import type { Financials } from "../facts/financials.ts";
import { agedVerdict, type FigureOf, isOldestDayAbout } from "../screening/age.ts";
import { RATIO_INPUTS } from "../screening/evidence.ts";
import {
  type BusinessScreen,
  type PurificationBound,
  purificationBound,
  type Reason,
  type Screening,
  type StandardVerdict,
} from "../screening/screening.ts";
import { HOUSE_STANDARD_ID } from "../standards/standards.ts";

/** What a list tells as the stock's page does, in codes and figures: the price as quoted, and what its answer rests on. */
export type Card = Pick<StandardVerdict, "status" | "ratios" | "receivablesRatio" | "reasons"> & {
  price: { amount: number; currency: string; isRounded: boolean } | null;
  review: readonly Reason[];
  figures: Partial<Record<InputName, ReturnType<FigureOf>>>;
  isMoneyTrade: boolean;
  /** Only where it is the reason. */
  business?: BusinessScreen;
  dividendPerShare: number | null;
  /** Of its oldest figure. */
  isDayAbout?: true;
  /** Not in a card of an earlier form. */
  purificationBound?: PurificationBound | null;
  /** The one figure of a report that settles a verdict in doubt. */
  wanted?: ClaimedInput;
};

/** The figures by whose age the house's verdict changes. */
const AGEING: readonly InputName[] = [
  ...RATIO_INPUTS,
  "interestIncome",
  "prohibitedRevenue",
  "totalLiabilities",
  "totalAssets",
  "accountsReceivable",
];

const isDeciding = ({ effect }: Reason) => effect === "verdict";

/** The card of a screening; null for one without figures. */
export function cardOf(
  { standards, evidence, business, reasons: all }: Screening,
  { dividendPerShare }: Financials,
  { figureOf, wanted }: { figureOf: FigureOf; wanted: ClaimedInput | null },
): Card | null {
  const house = standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house) return null;
  const { status, ratios, receivablesRatio, reasons } = house;
  return {
    status,
    ratios,
    receivablesRatio,
    dividendPerShare: dividendPerShare?.amount ?? null,
    isMoneyTrade: business.isMoneyTrade,
    price: quotedPrice(evidence),
    purificationBound: purificationBound(evidence),
    reasons: reasons.filter(isDeciding),
    review: all.filter((reason) => reason.code === "under_review" && isDeciding(reason)),
    figures: Object.fromEntries(
      AGEING.flatMap((input) => {
        const { amount, periodEnd, quality } = figureOf(input) ?? {};
        return periodEnd ? [[input, { amount, periodEnd, quality }]] : [];
      }),
    ),
    ...(isOldestDayAbout({ business, evidence }) && { isDayAbout: true }),
    ...(reasons.some(({ code }) => code === "prohibited_business") && { business }),
    ...(wanted && { wanted }),
  };
}

export function quotedPrice(evidence: Screening["evidence"]): Card["price"] {
  const price = evidence.find(({ input }) => input === "price");
  if (!price) return null;
  return { amount: price.originalAmount, currency: price.currency, isRounded: price.quality === "estimated" };
}

/** The reasons of a card on the day of reading. */
export function reasonsOn({ figures, review, ...card }: Card, today: string): readonly Reason[] {
  const figureOf: FigureOf = (input) => figures[input];
  return [...agedVerdict({ ...card, standardId: HOUSE_STANDARD_ID }, card, figureOf, today).reasons, ...review];
}
