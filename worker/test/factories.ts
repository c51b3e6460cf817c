import { env } from "cloudflare:test";
import type { ExchangeCode } from "../../domain/facts/exchanges.ts";
import type { Financials } from "../../domain/facts/financials.ts";
import { ratesOn } from "../../domain/facts/in-dollars.ts";
import { purificationReason } from "../../domain/screening/compliance-status.ts";
import type { ComplianceStatus, Screening } from "../../domain/screening/screening.ts";
import type { StandardId } from "../../domain/standards/standards.ts";
import { makeFact } from "../../domain/test/facts.ts";
import { type Screened, withVerdict } from "../../domain/verdict/derive.ts";
import type { CourseModule } from "../../schema/contracts/learning.ts";
import type { LearningContent } from "../features/learning/publish.ts";
import { publishStocks } from "../verdicts/publish.ts";
import type { ScreenedStock } from "../verdicts/stock-document.ts";

type Place = Pick<ScreenedStock, "exchange" | "localSymbol" | "sector" | "region" | "priceChangePercent">;

type StockTraits = Partial<Place & Pick<Screened, "isScreened" | "facts" | "past">> & {
  name?: string;
  status?: ComplianceStatus;
  /** Questionable only because purification is due. */
  isToPurify?: boolean;
  marketCapitalization?: number;
  price?: number;
  debtRatio?: number | null;
  industry?: string;
  /** Further standards besides the house's own, each with its status. */
  standards?: Partial<Record<StandardId, ComplianceStatus>>;
};

/** A screened stock with a given verdict, not a computed one. */
export function makeStock(symbol: string, traits: StockTraits = {}): ScreenedStock {
  const { isToPurify = false, status = isToPurify ? "questionable" : "halal", ...others } = traits;
  const { name = `${symbol} Company`, marketCapitalization = 1e9, price = 10, ...named } = others;
  const { debtRatio = 2, industry = "Software", standards = {}, ...rest } = named;
  const ratios = { debtRatio, cashRatio: 3, nonCompliantIncomeRatio: 0.1 };
  const reasons = isToPurify ? [purificationReason(1)] : reasonsOf(status);
  const stock: Screened & Place = {
    profile: { symbol, name, country: "United States", sic: null, gics: null, industry },
    exchange: "NASDAQ",
    localSymbol: null,
    sector: "Technology",
    region: "North America",
    priceChangePercent: null,
    isScreened: true,
    facts: null,
    ...rest,
    financials: makeFinancials({ marketCapitalization, price }),
    screening: {
      ...makeScreening(status, reasons),
      ratios,
      standards: Object.entries({ mizan: status, ...standards }).map(([id, verdict]) => ({
        standardId: id as StandardId,
        status: verdict,
        receivablesRatio: null,
        reasons: id === "mizan" ? reasons : reasonsOf(verdict),
        ratios,
      })),
    },
  };
  return withVerdict(stock, null, ratesOn("2026-08-22"));
}

function reasonsOf(status: ComplianceStatus): Screening["reasons"] {
  const code = status === "haram" ? "prohibited_business" : "grey_business";
  return status === "halal" ? [] : [{ code, effect: "verdict", figure: null, limit: null, about: null, detail: null }];
}

/** Publishes stocks as the pipeline does. */
export async function publish(stocks: readonly ScreenedStock[], screenedOn = "2026-08-22"): Promise<void> {
  await publishStocks(env, stocks, { screenedOn, now: new Date("2026-08-22T02:00:00Z") });
}

export const makeModule = (id: number, orderIndex: number, content = `Text of ${id}.`): CourseModule => ({
  id,
  title: `Module ${id}`,
  orderIndex,
  estimatedReadTime: 5,
  content,
  keyPoints: ["One", "Two", "Three"],
  scholarlyReferences: [{ scholar: "Qur'an", source: "al-Baqarah 2:275", url: "https://quran.com/2/275" }],
});

export function makeCourse(id: number, moduleIds: readonly number[]): LearningContent["courses"][number] {
  const modules = moduleIds.map((moduleId, position) => makeModule(moduleId, position + 1));
  const course = {
    id,
    title: `Course ${id}`,
    description: "What it is about",
    icon: "Scale" as const,
    color: "green",
    level: "Beginner" as const,
    moduleCount: modules.length,
    duration: "about 25 minutes",
    category: "Foundations",
  };
  return { course, modules };
}

/** The stocks' ids by their symbols. */
export async function stockIds(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare("SELECT symbol, id FROM stocks").all<{ symbol: string; id: number }>();
  return Object.fromEntries(results.map(({ symbol, id }) => [symbol, id]));
}

/** A stock on an exchange, with the exchange's suffix in its symbol. */
export function makeForeignStock(
  localSymbol: string,
  suffix: string,
  exchange: ExchangeCode,
  traits: StockTraits = {},
) {
  return makeStock(`${localSymbol}${suffix}`, { localSymbol, exchange, ...traits });
}

function makeFinancials(amounts: { marketCapitalization: number; price: number }): Financials {
  const fact = (amount: number) => makeFact(amount, { periodEnd: "2026-08-21", source: "nasdaq-screener" });
  return { marketCapitalization: fact(amounts.marketCapitalization), price: fact(amounts.price) };
}

function makeScreening(status: ComplianceStatus, reasons: Screening["reasons"]): Omit<Screening, "ratios"> {
  return {
    status,
    standardId: "mizan",
    reasons,
    business: {
      activityId: "general",
      verdict: "permissible",
      isMixed: false,
      isKnown: true,
      isMoneyTrade: false,
      basis: { kind: "industry", name: "Software" },
    },
    businessActivities: [{ kind: "line_of_business", percentage: 100 }],
    purificationAmountPerShare: 0,
    evidence: [],
    isRealData: true,
    standards: [],
    flipPoints: [],
    screenedOn: "2026-08-22",
  };
}
