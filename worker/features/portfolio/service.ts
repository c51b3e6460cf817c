import { isFundTicker } from "../../../domain/funds/fund-requests.ts";
import { type KnownFund, knownFund } from "../../../domain/funds/known-funds.ts";
import { ageChangeOn, screeningOn } from "../../../domain/screening/age.ts";
import { partingOf } from "../../../domain/screening/parting.ts";
import { nonCompliantAmount, purificationBound, type StandardVerdict } from "../../../domain/screening/screening.ts";
import { type Standing, standingOf } from "../../../domain/screening/standing.ts";
import { HOUSE_STANDARD_ID, STANDARD_IDS, type StandardId } from "../../../domain/standards/standards.ts";
import type { HeldFund, HeldStock } from "../../../schema/contracts/portfolio.ts";
import shippedRates from "../../../schema/seed/universe/exchange-rates.json" with { type: "json" };
import type { Database } from "../../platform/database.ts";
import { type StagedChange, versionOf } from "../../verdicts/changes/repository.ts";
import { type Excerpt, type ExcerptFact, readExcerpt } from "../../verdicts/document-text.ts";
import { decidingOf } from "../../verdicts/on-day.ts";
import { readLookThrough } from "../funds/fund-document.ts";
import { findHoldings, type HeldRow } from "./repository.ts";

/** The rates of the embedded universe, used until a refresh brings newer ones. */
const SHIPPED_RATES = { asOf: shippedRates.asOf, rates: shippedRates.rates };

/**
 * The facts that a portfolio needs for these symbols, except unknown ones, and the newest exchange rates. A symbol of a company means
 * that company; a fund takes precedence over companies abroad with its ticker.
 */
export async function lookUpHoldings(db: Database, symbols: readonly string[], today: string) {
  const asked = [...new Set(symbols)];
  const maybeFunds = asked.filter((symbol) => knownFund(symbol) !== undefined || isFundTicker(symbol));
  const { found: rows, rates, documents } = await findHoldings(db, asked, maybeFunds);
  const known = new Set(rows.filter(({ asked: text, symbol }) => text === symbol).map(({ symbol }) => symbol));
  const documentOf = new Map(documents.map((row) => [row.symbol, row]));
  const funds = maybeFunds.flatMap((symbol): Pick<KnownFund, "symbol" | "name" | "kind">[] => {
    const read = documentOf.get(symbol);
    const other = read && { symbol, name: read.name ?? symbol, kind: "shares" as const };
    const found = knownFund(symbol) ?? other;
    return found && !known.has(symbol) ? [found] : [];
  });
  const areFunds = new Set(funds.map(({ symbol }) => symbol));
  return {
    stocks: rows.filter((row) => !areFunds.has(row.asked)).map((row) => heldStock(row, today)),
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
  const { asked, symbol, name, sector, currentPrice, priceAsOf, price } = row;
  const excerpt = readExcerpt(row.excerpt);
  const isScreened = row.isScreened === 1;
  const { analysis: aged, standing } = screeningOn({ ...excerpt, flipPoints: [] }, isScreened, today);
  const ofShare = excerpt.evidence.find(({ input }) => input === "dividendPerShare");
  return {
    kind: "stock",
    asked,
    symbol,
    name,
    sector,
    currentPrice,
    priceAsOf,
    price: price === null ? null : JSON.parse(price),
    exchange: row.exchange as HeldStock["exchange"],
    verdictOf: row.verdictSymbol === symbol ? null : { symbol: row.verdictSymbol, name: row.verdictName },
    screenedOn: isScreened ? excerpt.screenedOn : null,
    figuresOn: row.figuresOn,
    standings: standingsOf(aged.standards, isScreened),
    parting: partingIn(aged, isScreened, row.verdictSymbol),
    because: decidingOf(standing, {
      reasons: aged.reasons,
      business: aged.business,
      dividendPerShare: row.verdictSymbol === symbol ? (ofShare?.amount ?? null) : null,
    }),
    changes: changesOf(row, excerpt.standards, today),
    ...figuresOf(isScreened ? excerpt : { ...excerpt, history: [], evidence: [] }, isScreened),
  };
}

function partingIn(
  { standards, business, screenedOn }: Pick<Excerpt, "standards" | "business" | "screenedOn">,
  isScreened: boolean,
  symbol: string,
): HeldStock["parting"] {
  const parting = isScreened ? partingOf(standards, symbol, screenedOn) : null;
  return parting && { ...parting, business };
}

/** The recorded changes, and before them a fall into doubt by age that no dataset has recorded yet. */
function changesOf(
  { changes, standing, standsUntil }: HeldRow,
  standards: readonly StandardVerdict[],
  today: string,
): HeldStock["changes"] {
  const recorded = (JSON.parse(changes) as [id: number, day: string, change: StagedChange["change"]][]).map(
    ([id, changedOn, { symbol: _, name: __, causes, inputs, ...change }]) => ({
      ...change,
      version: versionOf(id),
      changedOn,
      causes: [...causes],
      inputs: [...inputs],
    }),
  );
  const aged = ageChangeOn(standsUntil, today);
  const house = standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!aged?.isPast || !house) return recorded;
  const changed = { version: (recorded[0]?.version ?? 0) + 1, changedOn: aged.doubtOn, agedOn: aged.doubtOn };
  const before = { ...house.ratios, status: house.status, standing };
  const after = { ...house.ratios, status: "questionable" as const, standing: "doubt" as const };
  return [{ ...changed, before, after, causes: ["age"], inputs: [] }, ...recorded];
}

function standingsOf(standards: readonly StandardVerdict[], isScreened: boolean): HeldStock["standings"] {
  const byStandard = new Map<StandardId, Standing>(
    standards.map((verdict) => [verdict.standardId, standingOf({ ...verdict, isScreened })]),
  );
  return STANDARD_IDS.flatMap((standardId) => {
    const standing = byStandard.get(standardId);
    return standing ? [{ standardId, standing }] : [];
  });
}

function figuresOf({ history, evidence, ...excerpt }: Excerpt, isScreened: boolean) {
  const today = { ...excerpt, status: excerpt.complianceStatus };
  const points = isScreened && history.length === 0 ? [today] : history;
  const ratios = points.map(({ screenedOn, nonCompliantIncomeRatio, status }) => ({
    from: screenedOn,
    percent: nonCompliantIncomeRatio,
    status,
  }));
  const of = (input: ExcerptFact["input"]) => evidence.find((fact) => fact.input === input);
  const income = of("interestIncome") ?? of("prohibitedRevenue");
  const amount = nonCompliantAmount(evidence);
  const shares = of("sharesOutstanding");
  const cash = of("cashAndInterestBearingSecurities");
  const receivables = of("accountsReceivable");
  const value = of("marketCapitalization");
  const isEstimated = (fact: ExcerptFact) => fact.quality === "estimated";
  return {
    ratios,
    isRatioEstimated: income !== undefined && isEstimated(income),
    isProhibitedBusiness: isScreened && excerpt.reasons.some(({ code }) => code === "prohibited_business"),
    purificationBound: purificationBound(evidence),
    incomePerShare:
      income && amount !== undefined && shares && shares.amount > 0
        ? {
            amount: amount / shares.amount,
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
