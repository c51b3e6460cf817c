import type * as z from "zod/mini";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { SINCE_EVER } from "../../../domain/standards/editions.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import { houseOn, type Standard, standardOn, standardsOn } from "../../../domain/standards/standards-on.ts";
import { changeEndpoints } from "../../../schema/contracts/changes.ts";
import { fundEndpoints } from "../../../schema/contracts/funds.ts";
import type { MCP_TOOLS, McpToolName } from "../../../schema/contracts/mcp-tools.ts";
import { portfolioEndpoints } from "../../../schema/contracts/portfolio.ts";
import { type Stock, stockEndpoints } from "../../../schema/contracts/stocks.ts";
import { zakatEndpoints } from "../../../schema/contracts/zakat.ts";
import { NOTICE, purificationText } from "../../../schema/wording/en/mcp.ts";
import { activityClassName } from "../../../schema/wording/en/screening/activity-rules.ts";
import { standardName } from "../../../schema/wording/en/screening/standard-names.ts";
import { COUNTED, standardNotes } from "../../../schema/wording/en/screening/standards.ts";
import { SOURCE_LABELS } from "../../../schema/wording/en/sources.ts";
import type { Ask, Kept } from "./ask.ts";
import { fundByName, type Named, stockByName } from "./by-name.ts";

/** What a tool works with; `origin` is the site's own address. */
export type Asking = { ask: Ask; kept: Kept; now: Date; origin: string };

type Input<Name extends McpToolName> = z.output<(typeof MCP_TOOLS)[Name]["input"]>;
type Output<Name extends McpToolName> = Omit<
  z.input<(typeof MCP_TOOLS)[Name]["output"]>,
  "notice" | "readOn" | "keptOn"
>;
type Tools = { readonly [Name in McpToolName]: (asking: Asking, input: Input<Name>) => Promise<Output<Name>> };

/** What every tool says besides its own. */
export const alwaysSaid = ({ now, kept }: Asking) => ({ readOn: isoDay(now), keptOn: kept.on, notice: NOTICE });

/** What each tool does: it asks the addresses that the site itself asks, and chooses from their answers. */
export const TOOLS: Tools = {
  async screen_stock(asking, { stock }) {
    return withStock(await stockByName(asking.ask, stock), (found) => screened(asking, found));
  },

  async compare_standards(asking, { stock }) {
    return withStock(await stockByName(asking.ask, stock), (found) => ({
      ...companyOf(asking, found),
      figures: figuresOf(found),
      split: found.analysis.split?.message ?? null,
      standards: found.analysis.standards.map(({ ratios, receivablesRatio, ...verdict }) => ({
        ...verdict,
        name: standardName(verdict.standardId),
        ratios: { ...ratios, receivablesRatio },
        limits: limitsOf(standardOn(verdict.standardId, found.analysis.screenedOn)),
      })),
    }));
  },

  async find_stocks({ ask }, { text, standing, industry, sort, ...filter }) {
    const query = { ...filter, q: text, standing, industry: industry?.join("|"), sort };
    const { answer, total, next } = await ask(stockEndpoints.searchStocks, { query });
    return { total, nextCursor: next, stocks: answer };
  },

  async find_alternatives({ ask }, { stock, standard }) {
    const { found, ...named } = await stockByName(ask, stock);
    if (!found) return { ...named, alternatives: null };
    const { symbol } = found;
    const { answer } = await ask(stockEndpoints.findAlternatives, { params: { symbol }, query: { standard } });
    return { ...named, alternatives: { ...answer, symbol } };
  },

  async look_through_fund({ ask }, { fund }) {
    const { found, ...named } = await fundByName(ask, fund);
    if (!found) return { ...named, fund: null };
    return { ...named, fund: (await ask(fundEndpoints.lookUpFund, { params: { symbol: found } })).answer };
  },

  async purification(asking, { stock }) {
    const { found, ...named } = await stockByName(asking.ask, stock);
    if (!found) return { ...named, stock: null };
    const body = { symbols: [found.symbol] };
    const { answer } = await asking.ask(portfolioEndpoints.lookUpHoldings, { body });
    const [held] = answer.stocks;
    const { nonCompliantIncomeRatio, dividendPerShare } = found.analysis;
    const isProhibited = held?.isProhibitedBusiness ?? false;
    const bound = found.purificationBound;
    return {
      ...named,
      stock: {
        ...companyOf(asking, found),
        complianceStatus: found.complianceStatus,
        standing: found.standing,
        nonCompliantIncomeRatio,
        bound,
        dividendPerShare,
        ofDividendPerShare: found.analysis.purificationAmount,
        ofGainPercent: nonCompliantIncomeRatio,
        ofHolding: held?.incomePerShare ?? null,
        isProhibitedBusiness: isProhibited,
        message: purificationText(nonCompliantIncomeRatio, { bound, isProhibited }),
        figures: figuresOf(found).filter(({ input }) => PURIFIED.has(input)),
      },
    };
  },

  async zakat({ ask }, request) {
    const body = { ...request, isKept: false };
    const { nisabs, ...answer } = (await ask(zakatEndpoints.calculate, { body })).answer;
    const { gold, silver, exchangeRates } = nisabs;
    return {
      ...answer,
      metalPrices: {
        goldPerGram: gold.pricePerGram,
        goldAsOf: gold.asOf,
        silverPerGram: silver.pricePerGram,
        silverAsOf: silver.asOf,
        source: gold.source.label,
      },
      exchangeRatesAsOf: exchangeRates.asOf,
    };
  },

  async what_changed({ ask }, { stock, exchange, sector, day, limit }) {
    const { found, ...named } = stock === undefined ? EVERYTHING : await stockByName(ask, stock);
    const { answer: rules } = await ask(changeEndpoints.listAnnouncements);
    const announcedRules = rules.announcements;
    if (stock !== undefined && !found) return { ...named, total: 0, changes: [], soonInDoubt: [], announcedRules };
    const place = { exchange, sector, symbol: found?.symbol };
    const { answer: changes, total } = await ask(changeEndpoints.listChanges, { query: { ...place, day, limit } });
    const soon = await ask(changeEndpoints.listAgeing, { query: { when: "soon", exchange, sector, limit } });
    const soonInDoubt = found || day ? [] : soon.answer;
    return { ...named, total, changes, soonInDoubt, announcedRules };
  },

  async explain_standard({ origin, now }, { standard }) {
    const wanted = standardsOn(isoDay(now)).filter(({ id }) => standard === undefined || id === standard);
    return { page: `${origin}/methodology`, standards: wanted.map((each) => explained(each, origin)) };
  },
};

const EVERYTHING: Omit<Named<Stock>, "asked"> & { asked: null } = {
  asked: null,
  found: null,
  message: null,
  candidates: [],
};

const PURIFIED = new Set([
  "interestIncome",
  "prohibitedRevenue",
  "nonCompliantRevenue",
  "totalRevenue",
  "dividendPerShare",
  "sharesOutstanding",
]);

function withStock<Shown>({ found, ...named }: Named<Stock>, show: (stock: Stock) => Shown) {
  return { ...named, stock: found && show(found) };
}

function companyOf({ origin }: Asking, { symbol, name, exchange, isScreened, verdictOf, figuresOn, analysis }: Stock) {
  const page = `${origin}/stocks/${encodeURIComponent(symbol)}`;
  return { symbol, name, exchange, page, isScreened, verdictOf, figuresOn, screenedOn: analysis.screenedOn };
}

function screened(asking: Asking, stock: Stock) {
  const { analysis, age, listings, ...summary } = stock;
  const { debtRatio, cashRatio, nonCompliantIncomeRatio, purificationAmount, isRealData } = analysis;
  const { receivablesRatio: _, ...limits } = limitsOf(houseOn(analysis.screenedOn));
  const figures = figuresOf(stock);
  return {
    ...summary,
    ...companyOf(asking, stock),
    standardId: HOUSE_STANDARD_ID,
    reasons: analysis.reasons,
    ratios: { debtRatio, cashRatio, nonCompliantIncomeRatio },
    limits,
    business: analysis.business,
    isRealData,
    hasEstimates: figures.some(({ isEstimated }) => isEstimated),
    isStale: age.isStale,
    purificationAmount,
    figures,
    otherListings: listings.map(({ symbol }) => symbol),
  };
}

function figuresOf({ analysis }: Stock) {
  return analysis.evidence.map(({ source, quality, ...figure }) => ({
    ...figure,
    source: SOURCE_LABELS[source],
    isEstimated: quality === "estimated",
  }));
}

function limitsOf(standard: Standard | undefined) {
  return {
    debtRatio: standard?.debt.limit ?? null,
    cashRatio: standard?.cash?.limit ?? null,
    nonCompliantIncomeRatio: standard?.income.limit ?? null,
    receivablesRatio: standard?.receivables?.limit ?? null,
  };
}

function explained(standard: Standard, origin: string) {
  const { id: standardId, name, publisher, debt, cash, receivables, income, inForceFrom, reading } = standard;
  const counted = <Test>(test: Test | null, part: keyof typeof COUNTED) => test && { ...test, counts: COUNTED[part] };
  return {
    standardId,
    name,
    publisher,
    debt: counted(debt, "debt"),
    cash: counted(cash, "cash"),
    receivables: counted(receivables, receivables?.withCash ? "receivables_and_cash" : "receivables"),
    income: { ...income, counts: COUNTED.income },
    alsoExcludes: standard.alsoExcludes.map(activityClassName),
    inForceFrom: inForceFrom === SINCE_EVER ? null : inForceFrom,
    reading,
    source: { document: standard.document, publisher, url: new URL(standard.url, origin).href },
    notes: standardNotes(standard),
  };
}
