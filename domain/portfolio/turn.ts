import table from "../../schema/seed/business/turned-positions.json" with { type: "json" };
import { addDays } from "../facts/iso-date.ts";
import type { Standing } from "../screening/standing.ts";
import { inOneList, ratioOf } from "./books.ts";
import { type CostMethod, compare, isSameCount, sum } from "./lots.ts";
import { type DatedRates, inDollars, isRateOfOtherDay } from "./money.ts";
import { inOrder, positionsOf } from "./positions.ts";
import type { Holding, KeyOf, ShareRecord } from "./records.ts";

/** No longer permissible; permissible again; in doubt because of a figure; or only because its figures are old. */
export const TURN_KINDS = ["haram", "back", "doubt", "aged"] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

/** A change of a company's standing; of one day, the higher `version` is the later one. */
export type StandingChange = {
  /** ISO date. */
  on: string;
  version: number;
  before: Standing;
  after: Standing;
  isByAge: boolean;
};

/** `until`: the day on which it was permissible again; null while it is not. */
export type Turn<Change extends StandingChange = StandingChange> = {
  kind: TurnKind;
  on: string;
  until: string | null;
  change: Change;
};

/** Verdicts that turned, oldest first. Changes of one day are one; between halal and "purify" nothing turns. */
export function turnsOf<Change extends StandingChange>(changes: readonly Change[]): Turn<Change>[] {
  const byDay = new Map<string, { before: Standing; last: Change }>();
  const sorted = [...changes].sort((one, other) => compare(one.on, other.on) || one.version - other.version);
  for (const change of sorted)
    byDay.set(change.on, { before: byDay.get(change.on)?.before ?? change.before, last: change });
  const turns = [...byDay].flatMap(([on, { before, last }]): Turn<Change>[] => {
    const change = { ...last, before };
    const kind = kindOf(change);
    return kind ? [{ kind, on, until: null, change }] : [];
  });
  return turns.map((turn, place) => {
    const back = turns.slice(place + 1).find(({ kind }) => kind === "back");
    return turn.kind === "back" ? turn : { ...turn, until: back?.on ?? null };
  });
}

function kindOf({ before, after, isByAge }: StandingChange): TurnKind | null {
  if (before === after || before === "not_screened" || after === "not_screened") return null;
  if (after === "haram") return "haram";
  if (after === "doubt") return isByAge ? "aged" : "doubt";
  return before === "haram" || before === "doubt" ? "back" : null;
}

/** How long a verdict that came back is told. Days. */
const BACK_TOLD_DAYS = 365;

/** The turn that a holder is told of on a day: the latest, and for one that is haram since before a doubt, that one. */
export function toldTurn<Change extends StandingChange>(
  turns: readonly Turn<Change>[],
  today: string,
): Turn<Change> | undefined {
  const past = turns.filter(({ on }) => on <= today);
  const latest = past.at(-1);
  if (latest?.kind === "back") return addDays(latest.on, BACK_TOLD_DAYS) >= today ? latest : undefined;
  return past.findLast(({ kind, until }) => kind === "haram" && until === null) ?? latest;
}

export const TURN_NOTES = [
  "day_price_not_known",
  "end_price_not_known",
  "cost_not_known",
  "rate_not_known",
  "rate_of_other_day",
  /** The records start after the day: the shares are assumed to have been held on it. */
  "time_assumed",
  /** More was sold than bought, or a list of positions does not agree with the trades before it. */
  "incomplete",
  /** Something other than a trade, a split, a dividend or a list of positions lies in between. */
  "other_records",
] as const;
export type TurnNote = (typeof TURN_NOTES)[number];

/** With one of these no amount can be given. */
const BREAKING: ReadonlySet<TurnNote> = new Set(["incomplete", "other_records"]);

/** A price of one share, in US dollars, on a day. */
export type PriceOn = { amount: number; on: string | null };

/** What a holding earned around a turn. US dollars, not rounded; null when unknown. */
export type TurnedGain = {
  /** On the day, as they were counted then. */
  shares: number;
  /** At the end. */
  sharesLeft: number;
  /** From the cost to the price of the day. Below 0 for a loss. */
  upTo: number | null;
  /** From the price of the day to the price at the end, or to that of a sale; of shares bought after the day, from their cost. */
  after: number | null;
  /** Of both together. */
  whole: number | null;
  /** After the day. */
  dividends: number | null;
  notes: readonly TurnNote[];
};

type Given = {
  key: string;
  /** All that name the share, in any order. */
  records: readonly ShareRecord[];
  keyOf: KeyOf;
  method?: CostMethod;
  turn: { on: string; price: PriceOn | null };
  /** Today, or the day on which it was permissible again. */
  end: { on: string; price: PriceOn | null };
  rates: DatedRates | null;
};

type Flow = "cost" | "spent" | "got" | "dividends";

/**
 * The gain of a holding up to a turn and after it.
 *
 *   upTo  = shares on the day × price of the day − their cost
 *   after = sales + shares at the end × price at the end − shares on the day × price of the day − purchases
 *
 * A trade of the day itself belongs to the time before. Undefined when the share was not held after the day.
 */
export function turnedGain({ key, records, keyOf, method, turn, end, rates }: Given): TurnedGain | undefined {
  const notes = new Set<TurnNote>();
  const dollars = (amount: number | null, currency: string | null, date: string) => {
    if (amount === null || currency === null) {
      notes.add("cost_not_known");
      return null;
    }
    const found = inDollars(amount, currency, rates);
    if (found === null) notes.add("rate_not_known");
    else if (isRateOfOtherDay(currency, date, rates)) notes.add("rate_of_other_day");
    return found;
  };
  const opening: number[] = [];
  const left: number[] = [];
  const amounts = { cost: [], spent: [], got: [], dividends: [] } as Record<Flow, (number | null)[]>;
  let wasHeld = false;
  const isBefore = ({ date }: ShareRecord) => date <= turn.on;
  const positions = positionsOf(records.filter(isBefore), keyOf, method);
  const accounts = positions.find((position) => position.key === key)?.accounts ?? [];
  for (const account of new Set(records.map((record) => record.account))) {
    const opened = accounts.find((one) => one.account === account);
    if (opened?.isIncomplete) notes.add("incomplete");
    const ofAccount = records.filter((record) => record.account === account && !isBefore(record));
    const later = listsInOne(inOrder(ofAccount.filter(({ date }) => date <= end.on)));
    const listed = opened && opened.shares > 0 ? undefined : openingList(later, turn.on);
    if (listed?.heldSince === null || (opened && opened.shares > 0 && opened.isTimeAssumed)) notes.add("time_assumed");
    const { shares, averageCost, currency } = listed ?? opened ?? { shares: 0, averageCost: null, currency: null };
    if (shares > 0) {
      opening.push(shares);
      amounts.cost.push(dollars(averageCost && averageCost * shares, currency, turn.on));
    }
    let held = shares;
    wasHeld ||= shares > 0;
    for (const record of later) {
      const add = (flow: Flow, amount: number | null, currency: string) =>
        amounts[flow].push(dollars(amount, currency, record.date));
      switch (record.kind) {
        case "dividend":
          add("dividends", record.amount, record.currency);
          break;
        case "buy":
        case "reinvestment":
          held += record.shares;
          if (record.kind === "reinvestment") add("dividends", record.amount, record.currency);
          add("spent", record.price * record.shares, record.currency);
          break;
        case "sell":
          if (record.shares > held && !isSameCount(record.shares, held)) notes.add("incomplete");
          held = Math.max(0, held - record.shares);
          add("got", record.price * record.shares, record.currency);
          break;
        case "split": {
          const ratio = ratioOf(record, held);
          if (ratio === null) notes.add("incomplete");
          else held *= ratio;
          break;
        }
        case "holding":
          if (held === 0 && record.heldSince !== null && record.heldSince > turn.on) {
            held = record.shares;
            add("spent", record.averageCost && record.averageCost * held, record.currency);
          } else if (!isSameCount(record.shares, held)) notes.add("incomplete");
          break;
        default:
          notes.add("other_records");
      }
      wasHeld ||= held > 0;
    }
    left.push(held);
  }
  if (!wasHeld) return undefined;
  const [shares, sharesLeft] = [sum(opening), sum(left)];
  const dayValue = shares === 0 ? 0 : turn.price && turn.price.amount * shares;
  const endValue = sharesLeft === 0 ? 0 : end.price && end.price.amount * sharesLeft;
  if (dayValue === null) notes.add("day_price_not_known");
  if (endValue === null) notes.add("end_price_not_known");
  const [cost, spent, got] = [total(amounts.cost), total(amounts.spent), total(amounts.got)];
  const isBroken = [...notes].some((note) => BREAKING.has(note));
  const gain = (came: (number | null)[], went: (number | null)[]) => {
    const [whole, paid] = [total(came), total(went)];
    return isBroken || whole === null || paid === null ? null : whole - paid;
  };
  return {
    shares,
    sharesLeft,
    upTo: gain([dayValue], [cost]),
    after: gain([got, endValue], [dayValue, spent]),
    whole: gain([got, endValue], [cost, spent]),
    dividends: total(amounts.dividends),
    notes: TURN_NOTES.filter((note) => notes.has(note)),
  };
}

export type TurnedPositionId = keyof typeof table;
export const TURNED_POSITION_IDS = Object.keys(table) as TurnedPositionId[];

/** What is given away of an amount: all of it, the part that the company's non-compliant income makes, or the text does not say. */
export type TurnedShare = "all" | "income_share" | "not_said";

/**
 * What a body says of a share that was permissible when it was bought and no longer is. Its text and who holds it are in the wording.
 * We tell these positions and take none.
 */
export type TurnedPosition = {
  /** The time to sell, from the day of the change; null where the text names no number of days. */
  sellWithin: { days: number } | { workingDays: number } | null;
  /** Of the gain after the day. The gain up to it is kept by every text that speaks of it. */
  gain: TurnedShare;
  /** Of the dividends after the day. */
  dividends: TurnedShare;
  /** A share below its cost on the day may be kept until price and dividends since have returned that cost. */
  mayWaitForCost: boolean;
  source: {
    title: string;
    url: string;
    /** Whether we read the body's own words, or somebody else's report of them. */
    read: "text" | "quotation";
    /** ISO date. */
    readOn: string;
  };
};

export const TURNED_POSITIONS = table as Readonly<Record<TurnedPositionId, TurnedPosition>>;

/** What a position asks for: US dollars, not rounded, never below 0; null when unknown, "not_said" where its text is silent. */
export type TurnedDue = { gain: number | null | "not_said"; dividends: number | null | "not_said" };

/**
 * What is given away by a position; never more than was earned after the day. Where a share below its cost may be kept, only what is
 * above that cost, first of the dividends.
 */
export function dueByPosition(
  { gain, dividends, mayWaitForCost }: Pick<TurnedPosition, "gain" | "dividends" | "mayWaitForCost">,
  earned: Pick<TurnedGain, "upTo" | "after" | "dividends">,
  nonCompliantPercent: number | null,
): TurnedDue {
  const part = (share: TurnedShare, amount: number | null) => {
    if (share === "not_said") return share;
    if (amount === null) return null;
    if (share === "all") return amount;
    return nonCompliantPercent === null ? null : (amount * Math.min(100, nonCompliantPercent)) / 100;
  };
  const { upTo, after } = earned;
  if (!mayWaitForCost || upTo === null || upTo >= 0)
    return { gain: part(gain, after && Math.max(0, after)), dividends: part(dividends, earned.dividends) };
  const above = after === null ? null : upTo + after;
  const ofDividends =
    above === null || earned.dividends === null ? null : Math.max(0, earned.dividends + Math.min(0, above));
  return { gain: part(gain, above && Math.max(0, above)), dividends: part(dividends, ofDividends) };
}

/** The last day to sell by a position, from the day of the change; holidays are not known. Null where its text names none. */
export function sellBy({ sellWithin }: Pick<TurnedPosition, "sellWithin">, on: string): string | null {
  if (sellWithin === null) return null;
  if ("days" in sellWithin) return addDays(on, sellWithin.days);
  let day = on;
  for (let left = sellWithin.workingDays; left > 0; ) {
    day = addDays(day, 1);
    if (![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) left--;
  }
  return day;
}

/** The list of positions from which the shares on a day are known, when the records start with it. */
function openingList(later: readonly ShareRecord[], on: string): Holding | undefined {
  const first = later.find(({ kind }) => kind !== "dividend");
  return first?.kind === "holding" && (first.heldSince === null || first.heldSince <= on) ? first : undefined;
}

/** The lines of one list of positions as one. */
function listsInOne(sorted: readonly ShareRecord[]): ShareRecord[] {
  const found: ShareRecord[] = [];
  for (const record of sorted) {
    const last = found.at(-1);
    if (record.kind === "holding" && last?.kind === "holding" && last.date === record.date)
      found.splice(-1, 1, inOneList(last, record));
    else found.push(record);
  }
  return found;
}

function total(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sum(known) : null;
}
