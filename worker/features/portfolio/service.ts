import { type KnownFund, knownFund } from "../../../domain/funds/known-funds.ts";
import type { ComplianceStatus } from "../../../domain/screening/compliance.ts";
import type { BusinessScreen, Reason, StandardVerdict } from "../../../domain/screening/screening.ts";
import { type Standing, standingOf } from "../../../domain/screening/standing.ts";
import { HOUSE_STANDARD_ID, STANDARD_IDS, type StandardId } from "../../../domain/standards/standards.ts";
import type { HeldFund, HeldStock } from "../../../schema/contracts/portfolio.ts";
import shippedRates from "../../../schema/seed/universe/exchange-rates.json" with { type: "json" };
import { reasonText } from "../../../schema/wording/en/reasons.ts";
import type { Database } from "../../platform/database.ts";
import { readLookThrough } from "../funds/fund-document.ts";
import type { StockDocument } from "../stocks/stock-document.ts";
import { findHoldings, type HeldRow } from "./repository.ts";

/** Those the embedded universe was converted by, as long as no refresh has brought newer ones. */
const SHIPPED_RATES = { asOf: shippedRates.asOf, rates: shippedRates.rates };

type Excerpt = {
  status: ComplianceStatus;
  history: StockDocument["history"];
  screenedOn: string;
  percent: number | null;
  business: BusinessScreen;
  reasons: readonly Reason[];
  standards: readonly StandardVerdict[];
  facts: ReadonlyMap<string, { amount: number; isEstimated: boolean }>;
};

function excerptOf(text: string): Excerpt {
  const [status, history, screenedOn, percent, business, reasons, standards, ...evidence] = JSON.parse(text);
  const facts = new Map<string, { amount: number; isEstimated: boolean }>();
  for (let place = 0; place + 2 < evidence.length && evidence[place] !== null; place += 3)
    facts.set(evidence[place], { amount: evidence[place + 1], isEstimated: evidence[place + 2] === "estimated" });
  return { status, history, screenedOn, percent, business, reasons, standards, facts };
}

/**
 * What a portfolio needs of these symbols, one that nobody knows left out, and the newest exchange rates. A symbol that a company
 * has is that company; a fund goes before companies abroad that have its ticker there.
 */
export async function lookUpHoldings(db: Database, symbols: readonly string[]) {
  const asked = [...new Set(symbols)];
  const knownFunds = asked.flatMap((symbol) => knownFund(symbol) ?? []);
  const { exact, local, rates, documents } = await findHoldings(
    db,
    asked,
    knownFunds.map(({ symbol }) => symbol),
  );
  const known = new Set(exact.map((row) => row.asked));
  const funds = knownFunds.filter(({ symbol }) => !known.has(symbol));
  for (const { symbol } of funds) known.add(symbol);
  const markets = Map.groupBy(local, (row) => row.asked);
  const onOneMarket = local.filter((row) => !known.has(row.asked) && markets.get(row.asked)?.length === 1);
  const documentOf = new Map(documents.map(({ symbol, document }) => [symbol, document]));
  return {
    stocks: [...exact, ...onOneMarket].map(heldStock),
    funds: funds.map((fund) => heldFund(fund, documentOf.get(fund.symbol))),
    exchangeRates: rates
      ? { asOf: rates.asOf, rates: JSON.parse(rates.rates) as Record<string, number> }
      : SHIPPED_RATES,
  };
}

function heldFund({ symbol, name, kind }: KnownFund, document: string | null | undefined): HeldFund {
  const fund = { kind: "fund", asked: symbol, symbol, name, fundKind: kind } as const;
  if (!document) return { ...fund, holdings: null };
  const { holdings: found, kind: foundKind = kind } = readLookThrough(document);
  const { positions: _, offenders: __, alike: ___, url: ____, ...holdings } = found;
  return { ...fund, fundKind: foundKind, holdings };
}

function heldStock(row: HeldRow): HeldStock {
  const { asked, symbol, name, sector, currentPrice, priceAsOf } = row;
  const excerpt = excerptOf(row.excerpt);
  const isScreened = row.isScreened === 1;
  return {
    kind: "stock",
    ...{ asked, symbol, name, sector, currentPrice, priceAsOf },
    exchange: row.exchange as HeldStock["exchange"],
    verdictOf: row.verdictSymbol === symbol ? null : { symbol: row.verdictSymbol, name: row.verdictName },
    screenedOn: isScreened ? excerpt.screenedOn : null,
    standings: standingsOf(excerpt, isScreened),
    reason: reasonOf(excerpt),
    ...figuresOf(isScreened ? excerpt : { ...excerpt, history: [], facts: new Map() }, isScreened),
  };
}

function standingsOf({ standards, status, reasons }: Excerpt, isScreened: boolean): HeldStock["standings"] {
  const byStandard = new Map<StandardId, Standing>(
    standards.map((verdict) => [verdict.standardId, standingOf({ ...verdict, isScreened })]),
  );
  byStandard.set(HOUSE_STANDARD_ID, standingOf({ status, reasons, isScreened }));
  return STANDARD_IDS.flatMap((standardId) => {
    const standing = byStandard.get(standardId);
    return standing ? [{ standardId, standing }] : [];
  });
}

function reasonOf({ reasons, business }: Excerpt): string | null {
  const [first] = reasons.filter(({ effect }) => effect === "verdict");
  return first ? reasonText(first, { business, standardId: HOUSE_STANDARD_ID }) : null;
}

function figuresOf({ history, percent, screenedOn, status, facts }: Excerpt, isScreened: boolean) {
  const points = history.map((point) => ({
    from: point.screenedOn,
    percent: point.nonCompliantIncomeRatio,
    status: point.status,
  }));
  const now = isScreened && points.length === 0 ? [{ from: screenedOn, percent, status }] : points;
  const income = facts.get("nonCompliantRevenue") ?? facts.get("interestIncome");
  const [shares, cash, receivables, value] = [
    ...["sharesOutstanding", "cashAndInterestBearingSecurities", "accountsReceivable", "marketCapitalization"],
  ].map((input) => facts.get(input));
  return {
    ratios: now,
    isRatioEstimated: income?.isEstimated ?? false,
    incomePerShare:
      income && shares && shares.amount > 0
        ? { amount: income.amount / shares.amount, isEstimated: income.isEstimated || shares.isEstimated }
        : null,
    zakatablePercent:
      cash && receivables && value && value.amount > 0
        ? ((cash.amount + receivables.amount) / value.amount) * 100
        : null,
  };
}
