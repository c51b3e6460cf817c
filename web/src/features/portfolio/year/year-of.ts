import type { LedgerLine } from "../../../../../domain/portfolio/purification-ledger.ts";
import { yearReport, type ZakatCalculation } from "../../../../../domain/portfolio/year.ts";
import { nextHawlEnds } from "../../../../../domain/zakat/hawl.ts";
import { call } from "../../../lib/http.ts";
import type { KeptAnswers, KeptPortfolio } from "../portfolio-store.ts";
import type { PortfolioView } from "../portfolio-view.ts";
import { stocksBySymbol, turnsOfStock } from "../turned/turned-of.ts";
import type { Report, Turn } from "./year-content.ts";

type Given = {
  kept: KeptPortfolio;
  view: PortfolioView;
  answers: KeptAnswers;
  lines: readonly LedgerLine[];
  calculations: readonly ZakatCalculation[] | null;
  today: string;
};

export function yearOf(year: number, { kept, view, answers, lines, calculations, today }: Given): Report {
  const turns = [...stocksBySymbol(answers).values()].flatMap((stock) =>
    turnsOfStock(stock).map(({ on, kind }): Turn => ({ key: stock.symbol, on, kind })),
  );
  return yearReport({
    year,
    today,
    standard: kept.standard,
    rule: kept.rule,
    rates: answers.rates,
    positions: view.everViewed,
    lines,
    gifts: view.gifts,
    costs: view.costs,
    turns,
    zakat: { days: kept.hawlBegan ? nextHawlEnds(kept.hawlBegan, `${year}-01-01`, 2) : [], calculations },
  });
}

/** The years with records and this one, latest first. */
export function yearsWith(lines: readonly LedgerLine[], { gifts }: PortfolioView, today: string): number[] {
  const thisYear = Number(today.slice(0, 4));
  const years = new Set([thisYear, ...lines.map(({ year }) => year), ...gifts.map(({ forYear }) => forYear)]);
  return [...years].filter((year) => year <= thisYear).sort((first, second) => second - first);
}

const CALCULATIONS_ASKED = 100;

/** The visitor's own calculations of zakat, which the calculator keeps; null when they cannot be asked now. */
export async function askCalculations(): Promise<ZakatCalculation[] | null> {
  const query = { limit: String(CALCULATIONS_ASKED) };
  const history = await call("GET /api/zakat/history", { query }).catch(() => undefined);
  return (
    history?.map(({ calculationDate, zakatOwed }) => ({ on: calculationDate.slice(0, 10), owed: zakatOwed })) ?? null
  );
}
