import * as z from "zod/mini";
import { INPUT_NAMES } from "../../domain/facts/company-facts.ts";
import { EXCHANGE_CODES, exchangeByName, SECTORS } from "../../domain/facts/exchanges.ts";
import { COMPLIANCE_STATUSES } from "../../domain/screening/screening.ts";
import { STANDINGS } from "../../domain/screening/standing.ts";
import { ACTIVITY_IDS } from "../../domain/standards/activities.ts";
import { RATIO_NAMES } from "../../domain/standards/standards.ts";
import { CHANGE_CAUSES } from "../../domain/verdict/verdict-change.ts";
import { endpoint } from "./endpoint.ts";
import { cursorSchema, either, isoDate, limitSchema, meant } from "./fields.ts";
import { complaint, wrongKind } from "./reasons.ts";
import { symbolSchema } from "./stocks.ts";

const percent = z.nullable(z.number().check(z.gte(0)));
const dollars = z.nullable(z.number().check(z.gte(0)));
const text = z.string().check(z.minLength(1));
const limit = z.number().check(z.gte(0));
const moved = z.object({ before: limit, after: limit });

const verdictSchema = z.object({
  status: z.enum(COMPLIANCE_STATUSES),
  standing: z.enum(STANDINGS),
  debtRatio: percent,
  cashRatio: percent,
  nonCompliantIncomeRatio: percent,
});

export const changeSchema = z.object({
  id: z.int().check(z.positive()),
  /** The dataset that changed it. */
  version: z.int().check(z.positive()),
  changedOn: isoDate,
  symbol: text,
  name: text,
  exchange: z.enum(EXCHANGE_CODES),
  sector: z.nullable(z.string()),
  before: verdictSchema,
  after: verdictSchema,
  /** The company's figures, its price, a source's correction, a rule of ours, or age; empty when unknown. */
  causes: z.array(z.enum(CHANGE_CAUSES)),
  /** The inputs that moved most, in US dollars; null on the side where the input is missing. */
  inputs: z.array(z.object({ input: z.enum(INPUT_NAMES), before: dollars, after: dollars })),
  /** The day on which it fell into doubt by age, when that is all that changed: it was told then. */
  agedOn: z.optional(isoDate),
  /** Of one share at the screening that changed it, in US dollars; not recorded of earlier changes. */
  price: z.optional(z.object({ amount: z.number().check(z.gte(0)), on: isoDate })),
  message: text,
});
export type Change = z.infer<typeof changeSchema>;

/** A verdict that fell into doubt by age since the newest dataset, or will within a month unless newer figures come. */
export const ageingSchema = z.object({
  id: z.int().check(z.positive()),
  symbol: text,
  name: text,
  exchange: z.enum(EXCHANGE_CODES),
  sector: z.nullable(z.string()),
  /** Before that day. */
  standing: z.enum(STANDINGS),
  /** The first day in doubt. */
  doubtOn: isoDate,
  /** The day from which this is told: the same, or thirty days before. */
  toldOn: isoDate,
  isPast: z.boolean(),
  message: text,
});
export type Ageing = z.infer<typeof ageingSchema>;

export const nearMissSchema = z.object({
  symbol: text,
  name: text,
  standing: z.enum(STANDINGS),
  ratio: z.enum(RATIO_NAMES),
  figure: z.number().check(z.gte(0)),
  limit: z.number().check(z.gte(0)),
  /** Percentage points between the figure and its limit. */
  points: z.number().check(z.gte(0)),
  isAbove: z.boolean(),
  message: text,
});
export type NearMiss = z.infer<typeof nearMissSchema>;

export const changeRunSchema = z.object({
  version: z.int().check(z.positive()),
  changedOn: isoDate,
  changes: z.int().check(z.gte(0)),
  /** Of the newest dataset: its verdicts that have fallen into doubt by age since, by day. */
  aged: z.array(z.object({ on: isoDate, verdicts: z.int().check(z.positive()) })),
});
export type ChangeRun = z.infer<typeof changeRunSchema>;

export const exchangeSchema = z.pipe(
  z.string().check(z.maxLength(40, { error: complaint("list_too_long", { field: "exchange" }) })),
  meant(
    (name) => exchangeByName(name)?.code,
    (word) => complaint("unknown_word", { field: "exchange", word }),
  ),
);
const sectorSchema = z.optional(z.enum(SECTORS, { error: wrongKind("sector", "sector") }));

/** An announced change of our rules that is not yet in effect, with the published stocks it would move. */
export const announcementSchema = z.object({
  /** Of the rules, from the day on which it counts. */
  version: z.int().check(z.gte(2)),
  announcedOn: isoDate,
  /** The day of the scheduled refresh whose verdicts are the first by it. */
  takesEffectOn: isoDate,
  /** Percent. */
  limits: z.partial(z.object({ debtRatio: moved, cashRatio: moved, nonCompliantIncomeRatio: moved })),
  /** Activities on which scholars differ, and that are excluded from then on. */
  alsoExcludes: z.array(z.enum(ACTIVITY_IDS)),
  message: text,
  /** False while stocks are still being screened by it; the counts are then those of the stocks so far. */
  isComplete: z.boolean(),
  screened: z.int().check(z.gte(0)),
  moved: z.int().check(z.gte(0)),
  /** The stocks that it would move, the largest first, a hundred at most. */
  moves: z.array(
    z.object({
      symbol: text,
      name: text,
      exchange: z.enum(EXCHANGE_CODES),
      before: z.enum(STANDINGS),
      after: z.enum(STANDINGS),
    }),
  ),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** A market or a sector; a combination of both has no list of its own. */
const place = { exchange: z.optional(exchangeSchema), sector: sectorSchema };
type Place = { exchange?: unknown; sector?: unknown; symbol?: unknown };
const hasOnePlace = z.refine<Place>(
  ({ exchange, sector, symbol }) => [exchange, sector, symbol].filter((given) => given !== undefined).length <= 1,
  { error: complaint("one_place") },
);

const WHEN = ["past", "soon"] as const;

export const changeEndpoints = {
  listChanges: endpoint("GET /api/changes", {
    cache: { seconds: 300 },
    openData: true,
    paged: true,
    query: z
      .object({
        day: z.optional(isoDate),
        ...place,
        symbol: z.optional(symbolSchema),
        limit: limitSchema,
        cursor: cursorSchema,
      })
      .check(hasOnePlace),
    response: z.array(changeSchema),
  }),
  listChangeRuns: endpoint("GET /api/changes/runs", {
    cache: { seconds: 300 },
    openData: true,
    response: z.array(changeRunSchema),
  }),
  listAgeing: endpoint("GET /api/changes/ageing", {
    cache: { seconds: 300 },
    openData: true,
    paged: true,
    query: z
      .object({
        when: either("when", WHEN),
        ...place,
        limit: limitSchema,
        cursor: cursorSchema,
      })
      .check(hasOnePlace),
    response: z.array(ageingSchema),
  }),
  listAnnouncements: endpoint("GET /api/changes/announced", {
    cache: { seconds: 300 },
    openData: true,
    response: z.object({ rulesVersion: z.int().check(z.positive()), announcements: z.array(announcementSchema) }),
  }),
  listNearMisses: endpoint("GET /api/changes/near", {
    cache: { seconds: 300 },
    openData: true,
    query: z.object(place).check(hasOnePlace),
    response: z.object({ nearMisses: z.array(nearMissSchema) }),
  }),
  listWatchedChanges: endpoint("GET /api/changes/watched", {
    reads: 2000,
    cache: "never",
    response: z.object({ changes: z.array(changeSchema), ageing: z.array(ageingSchema) }),
  }),
};
