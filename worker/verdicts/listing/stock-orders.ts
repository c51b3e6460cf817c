import { LIST_ORDERS, type ListOrder } from "../../../schema/contracts/stocks.ts";

/** The digits of a rank, each a character of 64. */
export const RANK_DIGITS = 3;
const FIRST_DIGIT = 48;
const ID_DIGITS = 8;
const ENTRY_LENGTH = ID_DIGITS + LIST_ORDERS.length * RANK_DIGITS;

/** Every screened stock in id order, with its rank from 1 in each order, shared by equals; 0 when the ordering figure is unknown. */
export type StockRanks = { ids: Uint32Array; ranks: Readonly<Record<ListOrder, Uint32Array>> };

/** One order of the lists. */
export type StockOrders = { ranks: StockRanks; order: ListOrder; isDescending: boolean };

/** The ranks as bytes: the ids, then one run of ranks for each order. */
export function encodeStockRanks(entries: string): ArrayBuffer {
  const count = entries.length / ENTRY_LENGTH;
  const buffer = new ArrayBuffer(4 * count * (1 + LIST_ORDERS.length));
  const { ids, ranks } = decodeStockRanks(buffer);
  idsIn(entries, ENTRY_LENGTH, ids);
  LIST_ORDERS.forEach((order, place) => {
    const run = ranks[order];
    const begin = ID_DIGITS + place * RANK_DIGITS;
    for (let position = 0; position < count; position++) {
      run[position] = numberIn(entries, position * ENTRY_LENGTH + begin, RANK_DIGITS);
    }
  });
  return buffer;
}

export function decodeStockRanks(buffer: ArrayBuffer): StockRanks {
  const count = buffer.byteLength / 4 / (1 + LIST_ORDERS.length);
  const run = (position: number) => new Uint32Array(buffer, 4 * count * position, count);
  const ranks = Object.fromEntries(LIST_ORDERS.map((order, place) => [order, run(place + 1)]));
  return { ids: run(0), ranks: ranks as StockRanks["ranks"] };
}

/**
 * The places of `ids` in an order, or of the chosen ones. Equals are in id order either way. A stock without a rank comes last, as
 * does one missing in the ranks, which may be of the previous dataset. `rankToday` overrides the ranks.
 */
export function positionsInOrder(
  ids: Uint32Array,
  { ranks, order, isDescending }: StockOrders,
  chosen?: readonly number[],
  rankToday?: (position: number) => number,
): number[] {
  const rankAt = ranks.ranks[order];
  const byRank: number[][] = [];
  const unranked: number[] = [];
  let place = 0;
  for (const position of chosen ?? ids.keys()) {
    const id = ids[position] ?? 0;
    while ((ranks.ids[place] ?? Number.POSITIVE_INFINITY) < id) place++;
    const rank = rankToday?.(position) ?? (ranks.ids[place] === id ? (rankAt[place] ?? 0) : 0);
    if (rank === 0) unranked.push(position);
    else if (byRank[rank]) byRank[rank].push(position);
    else byRank[rank] = [position];
  }
  const ranked = Object.values(byRank);
  return [...(isDescending ? ranked.reverse() : ranked), unranked].flat();
}

/** Reads the ids at the starts of the entries, each eight hexadecimal digits. */
export function idsIn(entries: string, entryLength: number, ids: Uint32Array): void {
  for (let position = 0; position < ids.length; position++) {
    const begin = position * entryLength;
    ids[position] = Number.parseInt(entries.slice(begin, begin + ID_DIGITS), 16);
  }
}

/** The number that `digitsOf` wrote at a place. */
export function numberIn(text: string, place: number, digits: number): number {
  let number = 0;
  for (let digit = 0; digit < digits; digit++) number = number * 64 + text.charCodeAt(place + digit) - FIRST_DIGIT;
  return number;
}

/** SQL that writes a whole number with this many digits of 64. */
export function digitsOf(expression: string, digits: number): string {
  const shifts = Array.from({ length: digits }, (_, place) => 6 * (digits - 1 - place));
  return `char(${shifts.map((shift) => `${FIRST_DIGIT} + ((${expression}) >> ${shift} & 63)`).join(", ")})`;
}
