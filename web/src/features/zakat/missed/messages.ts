import { formatDay } from "#wording/format.ts";
import type {
  EarlierZakat,
  HawlJoining,
  MetalDay,
  MissedSource,
} from "../../../../../domain/zakat/missed-positions.ts";

export const missedTexts = {
  lead: "For each lunar year, what you owned on its last day counts, at the price of gold and silver in that month.",
  late: "Zakat stays a debt, however late. Give it as soon as you can; where you do not know an amount, estimate it until you trust that nothing is left.",
  began: "The day a year began with wealth above the nisab",
  beganHint: "If you paid until some year: the day after that zakat day.",
  beganInvalid: "Please enter a day that has passed, since 1960",
  nothingMissed: (end: string) => `The first lunar year ends on ${formatDay(end)}. Nothing is missed yet.`,
  rateOf: (day: string) => `Converted to US dollars at the rate of ${formatDay(day)}: older years are approximate.`,
  ownPrices: "I know the price of gold and silver on those days",
  money: (currency: string) => `Money, goods and shares less debts, in ${currency || "US dollars"}`,
  gold: "Pure gold, grams",
  silver: "Pure silver, grams",
  paid: (currency: string) => `Zakat already given, in ${currency || "US dollars"}`,
  goldPrice: "Gold, US dollars per gram",
  silverPrice: "Silver, US dollars per gram",
  fillDown: "Same amounts in the years left empty",
  left: "Not counted until you enter what you owned; 0 if nothing.",
  noPrice: "No price is known for this month: enter your own.",
  nisab: (dollars: string) => `Nisab ${dollars}`,
  notReached: "below the nisab: no zakat",
  earlier: (dollars: string) => `${dollars} of earlier zakat deducted`,
  zakat: (dollars: string) => `Zakat ${dollars}`,
  total: "Zakat still to give",
  leftOut: (count: number) => `Years left out: ${count}`,
  broken: "After a year below the nisab, a new lunar year begins on the day your wealth reaches it again.",
  prices: (last: string, now: string) =>
    `Prices: World Bank, average of each month (CC BY 4.0) until ${formatDay(last)}; later days take the price of ${formatDay(now)}.`,
  kept: "Kept on this device only.",
  clear: "Clear all years",
  hawlsTitle: "Several zakat days side by side",
  hawlsLead: "Each kind of wealth with the day you came to own it.",
  name: "What it is",
  value: "Value in US dollars",
  ownedSince: "Owned since",
  addWealth: "Add it",
  wealthInvalid: "Please enter what it is, a value, and a day that has passed",
  remove: (name: string) => `Remove ${name}`,
  ownDay: "Zakat day of its own",
  joinedDay: "Zakat day with the first",
  zakatOfIt: "Zakat",
} as const;

type Position = { label: string; summary: string };

export const earlierZakatTexts: Readonly<Record<EarlierZakat, Position>> & { legend: string } = {
  legend: "Unpaid zakat of earlier years",
  deduct: {
    label: "Deducted from later years",
    summary: "Unpaid zakat is a debt on the same wealth, so that it is taken off what the next year counts.",
  },
  keep: {
    label: "Not deducted",
    summary: "Whoever keeps the gold and pays from other money pays on all of it for each year.",
  },
};

export const metalDayTexts: Readonly<Record<MetalDay, Position>> & { legend: string } = {
  legend: "Price of gold and silver",
  its_day: {
    label: "Of each year's own day",
    summary: "What the metal was worth when its zakat became due: Abu Hanifa's rule, and most answers we read.",
  },
  payment: {
    label: "Of the day of payment",
    summary: "What the same weight is worth when it is given: the rule of Abu Yusuf and Muhammad al-Shaybani.",
  },
};

export const joiningTexts: Readonly<Record<HawlJoining, Position>> = {
  joined: {
    label: "With the first",
    summary: "What comes in during a year joins it: Hanafi school, and Monzer Kahf for money of any kind.",
  },
  own: {
    label: "A day of its own",
    summary: "Each amount has its own year: Shafi'i school; Hanbali school, except for what the wealth itself earns.",
  },
};

export const MISSED_SOURCE_NAMES: Readonly<Record<MissedSource, string>> = {
  nzf_missed_years: "National Zakat Foundation (UK)",
  kahf_delayed: "Monzer Kahf",
  islamweb_missed_years: "Islamweb, fatwa 117113",
  bassa: "Ismaeel Bassa, after Ahsan al-Fatawa",
  limbe: "Darul Iftaa, Limbe (Malawi)",
  salejee: "Ebrahim Salejee, Muftionline",
  nzf_missed_gold: "Faraz Adam, National Zakat Foundation (UK)",
  makada: "Zakaria Makada, Muftionline",
  jordan: "Dar al-Ifta of Jordan",
  kahf_one_hawl: "Monzer Kahf",
};
