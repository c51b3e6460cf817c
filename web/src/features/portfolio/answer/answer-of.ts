import { fundWarnings } from "../../../../../domain/funds/look-through.ts";
import { roundedUpToCents, type YearTotal } from "../../../../../domain/portfolio/purification-ledger.ts";
import {
  changedVerdicts,
  concentrationByCompany,
  concentrationBySector,
  partsUnder,
  standingUnder,
  totalsByPart,
} from "../../../../../domain/portfolio/totals.ts";
import type { Standing } from "../../../../../domain/screening/standing.ts";
import { formatDollars, formatPercent } from "../../../../../schema/wording/en/format.ts";
import { answerTexts as texts } from "../messages.ts";
import type { KeptAnswers, KeptPortfolio } from "../portfolio-store.ts";
import type { PortfolioView } from "../portfolio-view.ts";
import type { LookUp } from "../session/look-ups.ts";

export type Step = { text: string; tab: "positions" | "purification" };

type Given = {
  kept: KeptPortfolio;
  view: PortfolioView;
  answers: KeptAnswers;
  lookUp: LookUp;
  before: Pick<KeptPortfolio, "seen" | "seenOn">;
  years: readonly YearTotal[];
  /** ISO date. */
  today: string;
};

export function answerOf(given: Given) {
  const { kept, view, before, today } = given;
  return {
    totals: totalsByPart(view.positions, kept.standard),
    steps: firstSteps(given),
    changes: changedVerdicts(before.seen, view.positions, kept.standard),
    seenOn: before.seenOn,
    sectors: concentrationBySector(view.positions),
    hasFunds: view.positions.some(({ fund }) => fund !== null),
    unreliableFunds: unreliableFunds(view.positions, today),
    companies: largestCompanies(view.positions),
  };
}

/** Funds whose holdings are old, incomplete or little recognized; null where there are none. */
function unreliableFunds(positions: PortfolioView["positions"], today: string): string | null {
  const found = positions.filter(
    ({ heldFund }) => heldFund?.holdings && fundWarnings(heldFund.holdings, today).length > 0,
  );
  return found.length > 0 ? named(found) : null;
}

const COMPANIES_SHOWN = 5;

function largestCompanies(positions: PortfolioView["positions"]) {
  const owned = new Set(positions.flatMap(({ key, fund }) => (fund ? [] : [key])));
  return concentrationByCompany(positions)
    .slice(0, COMPANIES_SHOWN)
    .map((company) => ({ ...company, isOwned: owned.has(company.key) }));
}

const NAMED = 3;

function named(positions: readonly { key: string }[]): string {
  const keys = positions.slice(0, NAMED).map(({ key }) => key);
  return keys.join(", ") + (positions.length > NAMED ? texts.andMore(positions.length - NAMED) : "");
}

/**
 * What needs the person's attention, most serious first: possible mistakes of ours, what is not permissible, what cannot be counted,
 * what is owed.
 */
function firstSteps({ kept, view, lookUp, years }: Given): Step[] {
  const { steps } = texts;
  const { positions } = view;
  const under = (standing: Standing) => positions.filter((row) => standingUnder(row, kept.standard) === standing);
  const found: Step[] = [];
  const add = (say: (names: string) => string, rows: readonly { key: string }[]) => {
    if (rows.length > 0) found.push({ text: say(named(rows)), tab: "positions" });
  };
  const answered = lookUp === "idle" ? positions : [];
  const haram = under("haram");
  const value = haram.reduce((sum, row) => sum + (row.value ?? 0), 0);
  const failing = positions.flatMap((row) => {
    const percent = row.fund ? (partsUnder(row, kept.standard, 100).get("haram") ?? 0) : 0;
    return percent > 0 ? [{ key: `${row.key} (${formatPercent(percent)})` }] : [];
  });
  const incomplete = view.everHeld.filter(({ accounts }) => accounts.some(({ isIncomplete }) => isIncomplete));
  add(
    steps.nameInDoubt,
    positions.filter(({ isNameInDoubt }) => isNameInDoubt),
  );
  add((list) => steps.haram(list, value > 0 ? ` (${formatDollars(value)})` : ""), haram);
  add(steps.fundsHaram, failing);
  add(
    steps.unknown,
    answered.filter(({ stock, fund }) => !stock && !fund),
  );
  add(steps.incomplete, incomplete);
  add(
    steps.noPrice,
    answered.filter(({ price }) => !price),
  );
  if (lookUp === "idle") {
    const owed = years.find((year) => year.owed > 0.005);
    if (owed)
      found.push({ text: steps.purify(formatDollars(roundedUpToCents(owed.owed)), owed.year), tab: "purification" });
    const unknown = years.reduce((sum, { countUnknown }) => sum + countUnknown, 0);
    if (unknown > 0) found.push({ text: steps.unknownLines(unknown), tab: "purification" });
  }
  add(steps.doubt, under("doubt"));
  return found;
}
