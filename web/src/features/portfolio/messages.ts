import { formatDollars, isolate, joined, listText } from "#wording/format.ts";
import { roundedUpToCents } from "../../../../domain/portfolio/money.ts";
import type { Amount } from "../../../../domain/portfolio/purification-ledger.ts";
import { BY_HAND, OWN_FILE } from "../../../../domain/portfolio/records.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export const answerTexts = {
  ...words.answerTexts,
  barLabel: (parts: readonly string[]) => words.answerTexts.barLabel(joined(parts)),
  names: (keys: readonly string[], others: number) =>
    others > 0 ? words.answerTexts.names.more(listText(keys), others) : listText(keys),
  within: (funds: readonly string[]) => words.answerTexts.within(joined(funds.map(isolate))),
  onlyWithin: (funds: readonly string[]) => words.answerTexts.onlyWithin(joined(funds.map(isolate))),
};

export const addTexts = {
  ...words.addTexts,
  accountName(account: string): string {
    const { byHand, ownFile } = words.addTexts.accountName;
    return account === BY_HAND ? byHand : account === OWN_FILE ? ownFile : account;
  },
  taken: (added: number, broker: string | null) =>
    broker ? words.addTexts.taken.fromBroker(added, broker) : words.addTexts.taken.counted(added),
  leftRow: (row: number, table: string | null) =>
    table ? words.addTexts.leftRow.ofTable(row, table) : words.addTexts.leftRow.alone(row),
};

export const ledgerTexts = {
  ...words.ledgerTexts,
  notes: (notes: readonly (string | null)[]) => notes.filter(Boolean).join(words.ledgerTexts.notes.separator),
  givenTo: (to: string) => (to ? words.ledgerTexts.givenTo.to(to) : ""),
};

type Certainty = { isLeast?: boolean; isMost?: boolean; isEstimated?: boolean };

export function saidAmount(amount: string, { isLeast, isMost, isEstimated }: Certainty): string {
  if (isLeast) return words.ledgerTexts.atLeast(amount);
  if (isMost) return words.ledgerTexts.atMost(amount);
  return isEstimated ? words.ledgerTexts.about(amount) : amount;
}

/** Nothing is nothing, however it was found. */
export const saidSum = (sum: Amount, say = formatDollars) => saidAmount(say(sum.amount), sum.amount > 0 ? sum : {});

/** What is to be paid, rounded up to the next cent. */
export const saidToPay = (sum: Amount, say = formatDollars) =>
  saidSum({ ...sum, amount: roundedUpToCents(sum.amount) }, say);
