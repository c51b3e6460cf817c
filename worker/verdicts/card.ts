import type { ClaimedInput } from "../../domain/claims/claim.ts";
import type { InputName } from "../../domain/facts/company-facts.ts";
import { agedVerdict, type FigureOf, figuresIn } from "../../domain/screening/age.ts";
import { RATIO_INPUTS } from "../../domain/screening/evidence.ts";
import {
  type BusinessScreen,
  firstReason,
  type PurificationBound,
  purificationBound,
  type Reason,
  type StandardVerdict,
} from "../../domain/screening/screening.ts";
import type { Standing } from "../../domain/screening/standing.ts";
import { HOUSE_STANDARD_ID } from "../../domain/standards/standards.ts";
import type { QuotedPrice, StockSummary } from "../../schema/contracts/stocks.ts";
import { verdictOn } from "./on-day.ts";
import type { OfCard, StockDocument, StoredOf } from "./repository.ts";

/** What a list tells as the stock's page does, in codes and figures: the price as quoted, and what its answer rests on. */
type Card = Pick<StandardVerdict, "status" | "ratios" | "receivablesRatio" | "reasons"> & {
  price: QuotedPrice | null;
  review: readonly Reason[];
  figures: Partial<Record<InputName, ReturnType<FigureOf>>>;
  isMoneyTrade: boolean;
  /** Only where it is the reason. */
  business?: BusinessScreen;
  dividendPerShare: number | null;
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

/** The card of a document; null for a name that was never screened. */
export function cardOf({ isScreened, analysis }: StockDocument, wanted: ClaimedInput | null): string | null {
  const house = analysis.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house || !isScreened) return null;
  const { status, ratios, receivablesRatio, reasons } = house;
  const { business, dividendPerShare } = analysis;
  const figureOf = figuresIn(analysis.evidence);
  const deciding = ({ effect }: Reason) => effect === "verdict";
  const card: Card = {
    status,
    ratios,
    receivablesRatio,
    dividendPerShare,
    isMoneyTrade: business.isMoneyTrade,
    price: quotedPrice(analysis),
    purificationBound: purificationBound(analysis.evidence),
    reasons: reasons.filter(deciding),
    review: analysis.reasons.filter((reason) => reason.code === "under_review" && deciding(reason)),
    figures: Object.fromEntries(
      AGEING.flatMap((input) => {
        const { amount, periodEnd, quality } = figureOf(input) ?? {};
        return periodEnd ? [[input, { amount, periodEnd, quality }]] : [];
      }),
    ),
    ...(reasons.some(({ code }) => code === "prohibited_business") && { business }),
    ...(wanted && { wanted }),
  };
  return JSON.stringify(card);
}

export function quotedPrice({ evidence }: Pick<StockDocument["analysis"], "evidence">): QuotedPrice | null {
  const price = evidence.find(({ input }) => input === "price");
  if (!price) return null;
  return { amount: price.originalAmount, currency: price.currency, isRounded: price.quality === "estimated" };
}

/** A stock of a list on the day of reading, with its price as quoted and what decides its answer. */
export function listedOnDay<Stored extends StoredOf<StockSummary>>(
  stored: Stored,
  today: string,
): Omit<Stored, "card" | "verdictCard"> & Pick<StockSummary, OfCard> {
  const { card, verdictCard, ...stock } = verdictOn(stored, today);
  const own = !card ? undefined : (JSON.parse(card) as Card);
  const verdict = verdictCard === card || !verdictCard ? own : (JSON.parse(verdictCard) as Card);
  return {
    ...stock,
    price: own?.price ?? null,
    purificationBound: verdict?.purificationBound ?? null,
    because: decidingOf(stock.standing, {
      reasons: verdict ? reasonsOn(verdict, today) : [],
      business: verdict?.business,
      dividendPerShare: own?.dividendPerShare ?? null,
    }),
  };
}

type Known = {
  reasons: readonly Reason[];
  business: BusinessScreen | undefined;
  dividendPerShare: number | null;
};

/** What of a verdict its line is worded from. */
export function decidingOf(
  standing: Standing,
  { reasons, business, dividendPerShare }: Known,
): StockSummary["because"] {
  if (standing === "halal" || standing === "not_screened") return null;
  const reason = standing === "purify" ? reasons.find(isPurification) : firstReason(reasons);
  const isBusiness = business && reason?.code === "prohibited_business";
  return { reasons: reason ? [reason] : [], ...(isBusiness && { business }), dividendPerShare };
}

const isPurification = ({ code }: Reason) => code === "purification_required";

function reasonsOn({ figures, review, ...card }: Card, today: string): readonly Reason[] {
  const figureOf: FigureOf = (input) => figures[input];
  return [...agedVerdict({ ...card, standardId: HOUSE_STANDARD_ID }, card, figureOf, today).reasons, ...review];
}
