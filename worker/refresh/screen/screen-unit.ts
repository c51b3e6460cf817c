import type { ExchangeRates } from "../../../domain/facts/company-facts.ts";
import type { ReviewDecision } from "../../../domain/refresh/decide-facts.ts";
import type { StockRow } from "../../features/stocks/repository.ts";
import type { ListingRow } from "../../providers/refresh-sources.ts";
import { type FrameGroup, frameOfKey } from "../../providers/sec/frames.ts";
import type { StepProblem } from "../repository.ts";
import type { Unit, UnitContext } from "../unit.ts";
import type { GatheredItem } from "./gathered-facts.ts";
import { newlyListed } from "./newly-listed.ts";
import { type RatesRow, readChunks, type StagedChunk, stageChunks } from "./repository.ts";
import { type ScreeningDay, type StoredForRefresh, screenStoredStock } from "./screen-stored-stock.ts";

type Gathered = readonly (readonly [id: number, items: readonly GatheredItem[] | null, listing: ListingRow | null])[];
type StoredRow = Omit<StoredForRefresh, "decisions" | "isScreened"> & { isScreened: number };

/** Screens a few chunks of stocks and stages what would change. */
export async function screenUnit({ db, run, profile }: UnitContext): Promise<Unit> {
  const from = run.done;
  const to = from + profile.chunksInUnit;
  const [chunks, stored, decided, shared] = await db.batch<Record<string, unknown>>(readChunks(db, run.id, from, to));
  const { chunks: total, problems, rates } = (shared?.results[0] ?? NOTHING_SHARED) as SharedRow;
  const day: ScreeningDay = { asOf: run.as_of, rates: ratesOf(rates), brokenGroups: brokenGroupsOf(problems) };
  const decisions = decisionsByStock((decided?.results ?? []) as DecisionRow[]);
  const stocks = new Map(
    ((stored?.results ?? []) as unknown as StoredRow[]).map((row) => [
      row.id,
      { ...row, isScreened: row.isScreened === 1, decisions: decisions.get(row.id) ?? [] },
    ]),
  );
  const staged = ((chunks?.results ?? []) as { position: number; gathered: string }[]).map(({ position, gathered }) =>
    stage(position, JSON.parse(gathered) as Gathered, stocks, day),
  );
  return {
    effects: stageChunks(db, run.id, staged),
    done: Math.min(to, total),
    total,
    items: stocks.size,
  };
}

function stage(
  position: number,
  gathered: Gathered,
  stocks: ReadonlyMap<number, StoredForRefresh>,
  day: ScreeningDay,
): StagedChunk {
  const rows: string[] = [];
  const changes: unknown[] = [];
  const holds: unknown[] = [];
  const counts = { compared: 0, covered: 0, statusesChanged: 0, held: 0 };
  for (const [id, items, listing] of gathered) {
    const stored = stocks.get(id) ?? (listing ? newlyListed(id, listing) : undefined);
    if (!stored) continue;
    const { row, status, isCovered, hold } = screenStoredStock(stored, believedItems(listing, items ?? []), day);
    if (row) rows.push(stagedRow(row));
    if (isCovered) counts.covered++;
    if (hold) counts.held++;
    if (hold && !hold.isDecided) holds.push({ stockId: id, anomalies: hold.anomalies, proposed: hold.proposed });
    if (!stored.isScreened) continue;
    counts.compared++;
    if (status === stored.complianceStatus) continue;
    counts.statusesChanged++;
    changes.push([id, stored.complianceStatus, status]);
  }
  const rest = JSON.stringify({ changes, holds }).slice(1);
  return { position, staged: `{"rows":[${rows.join(",")}],${rest}`, changed: rows.length, ...counts };
}

/** A row whose texts, which are JSON, stand in it as they are: as strings they would be quoted again at every hand-over. */
function stagedRow({ document, facts, ...columns }: StockRow): string {
  return `${JSON.stringify(columns).slice(0, -1)},"document":${document},"facts":${facts}}`;
}

/** A price alone does not make a listed name a screened stock. */
function believedItems(listing: ListingRow | null, items: readonly GatheredItem[]): readonly GatheredItem[] {
  const isFact = ([kind, , row]: GatheredItem) =>
    kind === "frame" || (kind === "facts" && Object.keys(row[1]).length > 0);
  return listing && !items.some(isFact) ? [] : items;
}

type DecisionRow = { stockId: number; state: ReviewDecision["state"]; anomalies: string };

function decisionsByStock(rows: readonly DecisionRow[]): Map<number, ReviewDecision[]> {
  const decisions = new Map<number, ReviewDecision[]>();
  for (const { stockId, state, anomalies } of rows) {
    const decision = { state, anomalies: JSON.parse(anomalies) };
    decisions.set(stockId, [...(decisions.get(stockId) ?? []), decision]);
  }
  return decisions;
}

/** What every stock of a run shares; each is null where there is none yet. */
type SharedRow = { chunks: number; problems: string | null; rates: string | null };

const NOTHING_SHARED: SharedRow = { chunks: 0, problems: null, rates: null };

function ratesOf(row: string | null): ExchangeRates {
  const { asOf = "1970-01-01", rates = "{}", url = "" } = JSON.parse(row ?? "{}") as Partial<RatesRow>;
  return { asOf, base: "USD", rates: JSON.parse(rates), source: "exchange-rates", url };
}

/** The groups of concepts of which a frame did not arrive. */
function brokenGroupsOf(problems: string | null): Set<FrameGroup> {
  const given = JSON.parse(problems ?? "[]") as StepProblem[];
  const lost = given.filter(({ source, count }) => source === "sec-edgar" && count === 0);
  return new Set(lost.filter(({ about }) => about.includes("/")).map(({ about }) => frameOfKey(about).group));
}
