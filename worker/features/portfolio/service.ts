import { isFundTicker } from "../../../domain/funds/fund-requests.ts";
import { type KnownFund, knownFund } from "../../../domain/funds/known-funds.ts";
import { agedScreening, agedStanding, oldestInput } from "../../../domain/screening/ageing.ts";
import type { ComplianceStatus } from "../../../domain/screening/compliance.ts";
import type { BusinessScreen, Evidence, Reason, StandardVerdict } from "../../../domain/screening/screening.ts";
import { type Standing, standingOf } from "../../../domain/screening/standing.ts";
import { HOUSE_STANDARD_ID, STANDARD_IDS, type StandardId } from "../../../domain/standards/standards.ts";
import type { HeldFund, HeldStock } from "../../../schema/contracts/portfolio.ts";
import shippedRates from "../../../schema/seed/universe/exchange-rates.json" with { type: "json" };
import { reasonText } from "../../../schema/wording/en/reasons.ts";
import { decidingFirst } from "../../../schema/wording/en/verdict.ts";
import type { Database } from "../../platform/database.ts";
import { readLookThrough } from "../funds/fund-document.ts";
import type { StockDocument } from "../stocks/stock-document.ts";
import { findHoldings, type HeldRow } from "./repository.ts";

/** The rates of the embedded universe, used until a refresh brings newer ones. */
const SHIPPED_RATES = { asOf: shippedRates.asOf, rates: shippedRates.rates };

type Excerpt = {
  status: ComplianceStatus;
  history: StockDocument["history"];
  screenedOn: string;
  percent: number | null;
  business: BusinessScreen;
  reasons: readonly Reason[];
  standards: readonly StandardVerdict[];
  evidence: readonly HeldFact[];
};

/** An input of the verdict; its amount in US dollars or shares, its period's end an ISO date. */
type HeldFact = Pick<Evidence, "input" | "amount" | "quality" | "periodEnd" | "bound">;

function excerptOf(text: string): Excerpt {
  const parts: unknown[] = JSON.parse(text).flat();
  const [status, history, screenedOn, percent, business, reasons, standards, ...inputs] = parts as [
    ...[Excerpt["status"], Excerpt["history"], string, number | null, BusinessScreen, Reason[], StandardVerdict[]],
    ...(string | number | null)[],
  ];
  const evidence: HeldFact[] = [];
  for (let place = 0; place + 4 < inputs.length && inputs[place] !== null; place += 5) {
    const [input, amount, quality, periodEnd, bound] = inputs.slice(place, place + 5);
    evidence.push({ input, amount, quality, periodEnd, bound } as HeldFact);
  }
  return { status, history, screenedOn, percent, business, reasons, standards, evidence };
}

/**
 * The facts that a portfolio needs for these symbols, except unknown ones, and the newest exchange rates. A symbol of a company means
 * that company; a fund takes precedence over companies abroad with its ticker.
 */
export async function lookUpHoldings(db: Database, symbols: readonly string[], today: string) {
  const asked = [...new Set(symbols)];
  const maybeFunds = asked.filter((symbol) => knownFund(symbol) !== undefined || isFundTicker(symbol));
  const { exact, local, rates, documents } = await findHoldings(db, asked, maybeFunds);
  const known = new Set(exact.map((row) => row.asked));
  const documentOf = new Map(documents.map((row) => [row.symbol, row]));
  const funds = maybeFunds.flatMap((symbol): Pick<KnownFund, "symbol" | "name" | "kind">[] => {
    const read = documentOf.get(symbol);
    const other = read && { symbol, name: read.name ?? symbol, kind: "shares" as const };
    const found = knownFund(symbol) ?? other;
    return found && !known.has(symbol) ? [found] : [];
  });
  for (const { symbol } of funds) known.add(symbol);
  const markets = Map.groupBy(local, (row) => row.asked);
  const onOneMarket = local.filter((row) => !known.has(row.asked) && markets.get(row.asked)?.length === 1);
  return {
    stocks: [...exact, ...onOneMarket].map((row) => heldStock(row, today)),
    funds: funds.map((fund) => heldFund(fund, documentOf.get(fund.symbol)?.document, today)),
    exchangeRates: rates
      ? { asOf: rates.asOf, rates: JSON.parse(rates.rates) as Record<string, number> }
      : SHIPPED_RATES,
  };
}

function heldFund(
  { symbol, name, kind }: Pick<KnownFund, "symbol" | "name" | "kind">,
  document: string | null | undefined,
  today: string,
): HeldFund {
  const fund = { kind: "fund", asked: symbol, symbol, name, fundKind: kind } as const;
  if (!document) return { ...fund, holdings: null };
  const { holdings: found, kind: foundKind = kind } = readLookThrough(document, today);
  const { positions: _, offenders: __, alike: ___, url: ____, ...holdings } = found;
  return { ...fund, fundKind: foundKind, holdings };
}

function heldStock(row: HeldRow, today: string): HeldStock {
  const { asked, symbol, name, sector, currentPrice, priceAsOf } = row;
  const excerpt = excerptOf(row.excerpt);
  const aged = agedScreening({ ...excerpt, flipPoints: [] }, today);
  const isScreened = row.isScreened === 1;
  return {
    kind: "stock",
    ...{ asked, symbol, name, sector, currentPrice, priceAsOf },
    exchange: row.exchange as HeldStock["exchange"],
    verdictOf: row.verdictSymbol === symbol ? null : { symbol: row.verdictSymbol, name: row.verdictName },
    screenedOn: isScreened ? excerpt.screenedOn : null,
    standings: standingsOf(excerpt, aged.standards, isScreened, today),
    reason: reasonOf(aged),
    ...figuresOf(isScreened ? excerpt : { ...excerpt, history: [], evidence: [] }, isScreened),
  };
}

function standingsOf(
  excerpt: Excerpt,
  standards: readonly StandardVerdict[],
  isScreened: boolean,
  today: string,
): HeldStock["standings"] {
  const byStandard = new Map<StandardId, Standing>(
    standards.map((verdict) => [verdict.standardId, standingOf({ ...verdict, isScreened })]),
  );
  const figuresOn = oldestInput(excerpt)?.periodEnd ?? null;
  byStandard.set(HOUSE_STANDARD_ID, agedStanding(standingOf({ ...excerpt, isScreened }), figuresOn, today));
  return STANDARD_IDS.flatMap((standardId) => {
    const standing = byStandard.get(standardId);
    return standing ? [{ standardId, standing }] : [];
  });
}

function reasonOf({ reasons, business }: Pick<Excerpt, "reasons" | "business">): string | null {
  const [first] = decidingFirst(reasons).filter(({ effect }) => effect === "verdict");
  return first ? reasonText(first, { business, standardId: HOUSE_STANDARD_ID }) : null;
}

function figuresOf({ history, percent, screenedOn, status, evidence }: Excerpt, isScreened: boolean) {
  const points = history.map((point) => ({
    from: point.screenedOn,
    percent: point.nonCompliantIncomeRatio,
    status: point.status,
  }));
  const now = isScreened && points.length === 0 ? [{ from: screenedOn, percent, status }] : points;
  const of = (input: HeldFact["input"]) => evidence.find((fact) => fact.input === input);
  const income = of("interestIncome");
  const [shares, cash, receivables, value] = [
    ...[of("sharesOutstanding"), of("cashAndInterestBearingSecurities"), of("accountsReceivable")],
    of("marketCapitalization"),
  ];
  const isEstimated = (fact: HeldFact) => fact.quality === "estimated";
  return {
    ratios: now,
    isRatioEstimated: income !== undefined && isEstimated(income),
    incomeBound: income?.bound ?? null,
    incomePerShare:
      income && shares && shares.amount > 0
        ? {
            amount: income.amount / shares.amount,
            isEstimated: isEstimated(income) || isEstimated(shares),
            year: Number(income.periodEnd.slice(0, 4)),
          }
        : null,
    zakatablePercent:
      cash && receivables && value && value.amount > 0
        ? ((cash.amount + receivables.amount) / value.amount) * 100
        : null,
  };
}
