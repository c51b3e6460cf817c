import type { ExchangeRates } from "../../../domain/facts/company-facts.ts";
import type { ReviewDecision } from "../../../domain/refresh/decide-facts.ts";
import type { StagedChange, StagedNearMiss } from "../../features/changes/repository.ts";
import { ratesOfDocument } from "../../features/changes/staged-change.ts";
import type { StockRow } from "../../features/stocks/repository.ts";
import type { StockDocument } from "../../features/stocks/stock-document.ts";
import { letReadersIn } from "../../platform/recent-reads.ts";
import type { ListingRow } from "../../providers/refresh-sources.ts";
import { type FrameGroup, frameOfKey } from "../../providers/sec/frames.ts";
import type { Chunk, ChunkContext } from "../chunk.ts";
import { countFigures } from "../coverage.ts";
import type { StepProblem } from "../repository.ts";
import { type GatheredItem, isOwn } from "./gathered-facts.ts";
import { newlyListed } from "./newly-listed.ts";
import { type RatesRow, readChunks, type StagedChunk, stageChunks } from "./repository.ts";
import { type ScreeningDay, type StoredForRefresh, screenStoredStock } from "./screen-stored-stock.ts";

/** Screened without a break while somebody reads from the same isolate: about two milliseconds. */
const STOCKS_IN_A_TURN = 3;

type Gathered = readonly (readonly [id: number, items: readonly GatheredItem[] | null, listing: ListingRow | null])[];

/** Screens the next chunks of stocks and stages the changes. */
export async function screenChunk({ db, run, profile }: ChunkContext): Promise<Chunk> {
  const {
    next,
    stocks,
    decisions,
    chunks: total,
    problems,
    rates,
  } = await readChunks(db, run.id, {
    from: run.done,
    most: profile.stockChunksAtOnce,
  });
  const day: ScreeningDay = { asOf: run.asOf, rates: ratesOf(rates), brokenGroups: brokenGroupsOf(problems) };
  const decided = decisionsByStock(decisions);
  const stored = new Map(
    stocks.map((row) => [row.id, { ...row, isScreened: row.isScreened === 1, decisions: decided.get(row.id) ?? [] }]),
  );
  const staged: StagedChunk[] = [];
  for (const { position, opened, gathered } of next) {
    staged.push({ position, opened, ...(await stage(JSON.parse(gathered) as Gathered, stored, day)) });
  }
  const last = next.length < profile.stockChunksAtOnce ? undefined : next.at(-1);
  return {
    effects: stageChunks(db, run.id, staged),
    done: last ? last.position + 1 : total,
    total,
    items: stocks.length,
  };
}

async function stage(
  gathered: Gathered,
  stocks: ReadonlyMap<number, StoredForRefresh>,
  day: ScreeningDay,
): Promise<Omit<StagedChunk, "position" | "opened">> {
  const rows: string[] = [];
  const changes: StagedChange[] = [];
  const near: StagedNearMiss[] = [];
  const holds: unknown[] = [];
  const counts = { compared: 0, covered: 0, statusesChanged: 0, underReview: 0 };
  const figures: Record<string, [known: number, fresh: number]> = {};
  for (const [place, [id, items, listing]] of gathered.entries()) {
    if (place % STOCKS_IN_A_TURN === 0) await letReadersIn();
    const stored = stocks.get(id) ?? (listing ? newlyListed(id, listing) : undefined);
    if (!stored) continue;
    const believed = believedItems(listing, items ?? []);
    const onDay =
      believed.length > 0 || !stored.isScreened
        ? day
        : { ...day, rates: ratesOfDocument(JSON.parse(stored.document) as StockDocument, day.rates) };
    const screened = screenStoredStock(stored, believed, onDay);
    const { row, status, isCovered, hold } = screened;
    if (stored.facts !== null) {
      const own = believed.filter((item) => isOwn(item, stored.symbol));
      countFigures(figures, screened.known, own, day.asOf);
    }
    if (row) rows.push(stagedRow(row));
    if (screened.change) changes.push(screened.change);
    if (screened.near && (stored.isScreened || row)) near.push(screened.near);
    if (isCovered) counts.covered++;
    if (hold) counts.underReview++;
    if (hold && !hold.isDecided) holds.push({ stockId: id, anomalies: hold.anomalies, proposed: hold.proposed });
    if (!stored.isScreened) continue;
    counts.compared++;
    if (status !== stored.complianceStatus) counts.statusesChanged++;
  }
  const rest = JSON.stringify({ changes, near, holds }).slice(1);
  const coverage = JSON.stringify(figures);
  return { staged: `{"rows":[${rows.join(",")}],${rest}`, changed: rows.length, coverage, ...counts };
}

/** A row that contains its JSON texts unquoted: as strings they would be quoted again at every transfer. */
function stagedRow({ document, facts, ...columns }: StockRow): string {
  return `${JSON.stringify(columns).slice(0, -1)},"document":${document},"facts":${facts}}`;
}

/** A price alone does not turn a listed name into a screened stock. */
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
