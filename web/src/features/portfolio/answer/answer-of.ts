import { saidToPay, answerTexts as texts } from "#messages/portfolio.ts";
import { formatDollars, formatPercent } from "#wording/format.ts";
import { standardName } from "#wording/screening/standard-names.ts";
import { fundWarnings } from "../../../../../domain/funds/look-through.ts";
import type { YearTotal } from "../../../../../domain/portfolio/purification-ledger.ts";
import {
  changedVerdicts,
  concentrationByCompany,
  concentrationBySector,
  partsUnder,
  totalsByPart,
} from "../../../../../domain/portfolio/totals.ts";
import { CORRECTIONS } from "../../../../../schema/wording/corrections.ts";
import type { KeptPortfolio } from "../portfolio-store.ts";
import { isShown, type PortfolioView, type ShownLines, type ShownPositions } from "../portfolio-view.ts";
import type { LookUp } from "../session/look-ups.ts";

/** What to do, and where: the form to add files, or a part of the portfolio narrowed to what the step is about. */
export type Step = {
  text: string;
  to: "add" | { tab: "positions"; show: ShownPositions } | { tab: "purification"; show: ShownLines };
};

type Given = {
  view: PortfolioView;
  lookUp: LookUp;
  before: Pick<KeptPortfolio, "seen" | "seenOn">;
  years: readonly YearTotal[];
  /** ISO date. */
  today: string;
};

export function answerOf(given: Given) {
  const { view, before, today } = given;
  const { kept } = view;
  const told = CORRECTIONS.find(({ on, moved }) => (before.seenOn ?? on) < on && moved.flat().includes(kept.standard));
  return {
    totals: totalsByPart(view.positions, kept.standard),
    steps: firstSteps(given),
    changes: changedVerdicts(before.seen, view.positions, kept.standard),
    seenOn: before.seenOn,
    /** Said of changes where the standard was corrected here since then. */
    correction: told && texts.byEarlierRule(told.on, standardName(kept.standard)),
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
/** Less is shown as 0.0 %. */
const SHOWN_PERCENT = 0.05;

function named(positions: readonly { key: string }[]): string {
  const keys = positions.slice(0, NAMED).map(({ key }) => key);
  return texts.names(keys, positions.length - keys.length);
}

/**
 * What needs the person's attention, most serious first: possible mistakes of ours, what is not permissible, what cannot be counted,
 * what is owed.
 */
function firstSteps({ view, lookUp, years }: Given): Step[] {
  const { steps } = texts;
  const { kept, positions } = view;
  const of = (show: ShownPositions) => positions.filter((row) => isShown(row, show, kept.standard));
  const found: Step[] = [];
  const add = (show: ShownPositions, say: (names: string) => string, rows: readonly { key: string }[] = of(show)) => {
    if (rows.length > 0) found.push({ text: say(named(rows)), to: { tab: "positions", show } });
  };
  const isAnswered = lookUp === "idle";
  const haram = of("haram").filter(({ fund }) => !fund);
  const value = haram.reduce((sum, row) => sum + (row.value ?? 0), 0);
  const failing = of("haram").flatMap((row) => {
    const percent = row.fund ? (partsUnder(row, kept.standard, 100).get("haram") ?? 0) : 0;
    return percent >= SHOWN_PERCENT ? [{ key: `${row.key} (${formatPercent(percent)})` }] : [];
  });
  const incomplete = view.everHeld.filter(({ accounts }) => accounts.some(({ isIncomplete }) => isIncomplete));
  add("name_in_doubt", steps.nameInDoubt);
  add("haram", (list) => steps.haram(list, value > 0 ? ` (${formatDollars(value)})` : ""), haram);
  add("haram", steps.fundsHaram, failing);
  if (isAnswered) add("not_known", steps.unknown);
  if (incomplete.length > 0) found.push({ text: steps.incomplete(named(incomplete)), to: "add" });
  if (isAnswered) {
    add("no_price", steps.noPrice);
    const open = years.find(({ owed }) => owed.amount > 0.005);
    if (open)
      found.push({
        text: steps.purify(saidToPay(open.owed), open.year),
        to: { tab: "purification", show: "followed" },
      });
    const unknown = years.reduce((sum, { owed }) => sum + owed.countUnknown, 0);
    if (unknown > 0) found.push({ text: steps.unknownLines(unknown), to: { tab: "purification", show: "unknown" } });
  }
  add(
    "doubt",
    steps.doubt,
    of("doubt").filter(({ fund }) => !fund),
  );
  return found;
}
