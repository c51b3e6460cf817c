import type { ReviewDecision } from "../../../domain/facts/bring-up-to-date.ts";
import type { ExchangeRates } from "../../../domain/facts/company-facts.ts";
import { EXCHANGES } from "../../../domain/facts/exchanges.ts";
import { ownRates } from "../../../domain/facts/in-dollars.ts";
import { companyName } from "../../../domain/issuers/listed-shares.ts";
import { regionOfCountry, sectorOf } from "../../../domain/issuers/provider-names.ts";
import { letReadersIn } from "../../platform/recent-reads.ts";
import type { ListingRow } from "../../providers/answers/refresh-sources.ts";
import { type FrameGroup, frameOfKey } from "../../providers/sec/frames.ts";
import type { StagedChange, StagedNearMiss } from "../../verdicts/changes/repository.ts";
import { deriveAgain, factsOfListed, type StoredStock, storedStock } from "../../verdicts/derive-again.ts";
import type { StockRow } from "../../verdicts/repository.ts";
import type { Chunk, ChunkContext } from "../run/chunk.ts";
import type { StepProblem } from "../run/repository.ts";
import { countFigures } from "./coverage.ts";
import { answersOf, type GatheredItem, isOwn } from "./gathered-facts.ts";
import { type OpenStock, type RatesRow, readChunks, type StagedChunk, stageChunks } from "./repository.ts";

/** Screened without a break while somebody reads from the same isolate: about two milliseconds. */
const STOCKS_IN_A_TURN = 3;

type Gathered = readonly (readonly [id: number, items: readonly GatheredItem[] | null, listing: ListingRow | null])[];
type ScreeningDay = { asOf: string; rates: ExchangeRates; brokenGroups: ReadonlySet<FrameGroup> };
type Stored = ReadonlyMap<number, OpenStock>;

export async function screenChunk({ db, run, profile }: ChunkContext): Promise<Chunk> {
  const most = profile.stockChunksAtOnce;
  const { next, stocks, shared } = await readChunks(db, run.id, { from: run.done, most });
  const day: ScreeningDay = {
    asOf: run.asOf,
    rates: ratesOf(shared.rates),
    brokenGroups: brokenGroupsOf(shared.problems),
  };
  const stored: Stored = new Map(stocks.map((row) => [row.id, row]));
  const staged: StagedChunk[] = [];
  for (const { position, opened, gathered } of next) {
    staged.push({ position, opened, ...(await stage(JSON.parse(gathered) as Gathered, stored, day)) });
  }
  const last = next.length < most ? undefined : next.at(-1);
  return {
    effects: stageChunks(db, run.id, staged),
    done: last ? last.position + 1 : shared.chunks,
    total: shared.chunks,
    items: stocks.length,
  };
}

async function stage(
  gathered: Gathered,
  stocks: Stored,
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
    const found = stocks.get(id);
    if (!found && !listing) continue;
    const stored = found ? storedStock(found) : newlyListed(id, listing as ListingRow);
    const decisions = JSON.parse(found?.decisions ?? "[]") as ReviewDecision[];
    const believed = believedItems(listing, items ?? []);
    const { answers, changePercent } = answersOf(stored.symbol, believed, day);
    const isQuiet = believed.length === 0 && stored.isScreened && stored.document;
    const rates = isQuiet ? ownRates(stored.known, day.rates) : day.rates;
    const again = deriveAgain(stored, { answers, changePercent, decisions, rates }, day.asOf);
    if (stored.hasFacts) {
      const own = believed.filter((item) => isOwn(item, stored.symbol));
      countFigures(figures, stored.known.facts, own, day.asOf);
    }
    if (changePercent !== undefined) counts.covered++;
    if (stored.isScreened) counts.compared++;
    if (!again) continue;
    const { row, change, status, hold } = again;
    if (row) rows.push(stagedRow(row));
    if (change) changes.push(change);
    if (again.near && (stored.isScreened || row)) near.push(again.near);
    if (hold) counts.underReview++;
    if (hold && !hold.isDecided) holds.push({ stockId: id, anomalies: hold.anomalies, proposed: hold.proposed });
    if (stored.isScreened && status !== stored.complianceStatus) counts.statusesChanged++;
  }
  const rest = JSON.stringify({ changes, near, holds }).slice(1);
  const coverage = JSON.stringify(figures);
  return { staged: `{"rows":[${rows.join(",")}],${rest}`, changed: rows.length, coverage, ...counts };
}

/** A share that is listed for the first time, as if stored as an unscreened name. */
function newlyListed(id: number, listing: ListingRow): StoredStock {
  const { symbol, exchange, sector, industry, country } = listing;
  const { suffix } = EXCHANGES[exchange];
  return {
    id,
    symbol,
    localSymbol: suffix && symbol.endsWith(suffix) ? symbol.slice(0, -suffix.length) : null,
    isScreened: false,
    complianceStatus: "questionable",
    priceChangePercent: null,
    document: null,
    known: factsOfListed({
      symbol,
      name: companyName(listing.name),
      exchange,
      sector: sectorOf(sector, industry),
      industry,
      country,
      region: regionOfCountry(country),
    }),
    hasFacts: false,
  };
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
