import { formatCount } from "#wording/format.ts";
import type { ClaimState, PrintedUnit } from "../../../../domain/claims/claim.ts";
import type { Notice } from "../../lib/notices.ts";

export const claimFormTexts = {
  title: (company: string) => `A figure from a report of ${company}`,
  description: "Copy one figure. Another reader looks it up, then an admin accepts it. Until then nothing changes.",
  reportsAt: "Its reports:",
  input: "Which figure",
  amount: "Amount, as printed",
  unit: "Printed in",
  units: {
    ones: "Whole amounts",
    thousands: "Thousands",
    lakh: "Lakh (100,000)",
    millions: "Millions",
    crore: "Crore (10 million)",
    billions: "Billions",
  } satisfies Record<PrintedUnit, string>,
  currency: "Currency",
  currencyHint: "Three letters, such as USD",
  periodEnd: "Last day of the period",
  yearEnd: "Last day of the year",
  balanceDay: "Day of the balance",
  url: "Address of the report",
  page: "Page",
  pageHint: "1 where there are no pages",
  quotation: "The line as printed (optional)",
  isSure: "The unit is right: this is how it is printed",
  submit: "Send to be checked",
  submitting: "Sending...",

  amountError: "Enter the amount as it is printed, 0 or more",
  currencyError: "Enter the three letters of the currency, such as USD",
  periodError: "Enter the last day that the figure is of",
  pageError: (last: number) => `Enter a page from 1 to ${formatCount(last)}`,
  noteError: "Say what the report says instead",
  offline: "There is no connection. What you typed is still here: send it again later.",

  effect: "What it would change",
  now: "Now",
  withFigure: "With this figure",
  noEffect: "What this figure would change cannot be worked out: not all figures that it needs are available here.",
  inUse: "A filing that we read ourselves is in use for this figure already. Only a newer report would change it.",
  unknownHost: "We do not know this address as that of a regulator or an exchange.",
  farFromKnown: (percent: string) => `This is ${percent} of the figure known so far.`,
  nextReaders: (readers: number) =>
    readers === 1
      ? "Next: another reader finds the same in the report, then an admin accepts it."
      : `Next: ${formatCount(readers)} other readers find the same in the report, then an admin accepts it.`,
} as const;

export const readersTexts = {
  title: "What readers found",
  none: "No reader has given a figure yet. Have a report of this company? Copy one figure from it: once another reader has found the same, it can count for everyone.",
  give: "Give a figure",
  failed: "What readers found could not be loaded.",
  page: (page: number) => `page ${formatCount(page)}`,
  inUse: "In use",
  states: {
    open: "To be checked",
    accepted: "Accepted",
    declined: "Declined",
    withdrawn: "Withdrawn",
    revoked: "Taken back",
  } satisfies Record<ClaimState, string>,
  contradicting: "Readers found different amounts for the same day. Look it up, and say which one is right.",
  readersMissing: (readers: number) =>
    readers === 1
      ? "One more reader must find it in the report."
      : `${formatCount(readers)} more readers must find it in the report.`,
  waitsForAdmin: "Readers have checked it. An admin decides next.",
  givenBy: (name: string) => `Read by ${name}`,
  foundBy: (name: string) => `Found by ${name} too`,
  disputedBy: (name: string) => `${name} found something else:`,
  same: "I found the same",
  different: "It says something else",
  note: "What does the report say?",
  send: "Send",
  giveOther: "Give the figure you found",
  withdraw: "Withdraw",
  yours: "You gave this figure.",
  agreed: "You found the same.",
  disputed: "You found something else.",
  reason: (reason: string) => `Reason: ${reason}`,
  corrected: (given: string) => `Corrected by an admin. The reader gave ${given}.`,
  moved: (symbol: string, from: string, to: string) => `${symbol}: from “${from}” to “${to}”`,
  movedNothing: "No verdict changed.",
  decided: (count: number) => `Decided (${formatCount(count)})`,
} as const;

export const claimNotices = {
  given: {
    tone: "success",
    title: "Thank you",
    description: "The figure waits for another reader. Nothing changes until it is accepted.",
  },
  agreed: {
    tone: "success",
    title: "Thank you",
    description: "A reader had given the same figure. You have confirmed it.",
  },
  withdrawn: { tone: "success", title: "Your figure is withdrawn" },
} as const satisfies Record<string, Notice>;
