import { formatCount } from "#wording/format.ts";

export const contributionsTexts = {
  description:
    "Every figure that readers copied from company reports: who gave it, who looked it up, what an admin decided and why, and which verdict it moved.",
  lead: "Figures that readers copied from company reports, and every decision about them.",
  wanted: "Most wanted figures",
  none: "No reader has given a figure yet",
  how: "Anyone can copy one figure from a company’s report. Another reader looks it up, then an admin decides, and all of it stays listed here.",
  noneHere: "No figure is here.",
  failed: "The figures could not be loaded.",
  loading: "Loading the figures…",
  found: (count: number) => (count === 1 ? "1 figure" : `${formatCount(count)} figures`),
  decidedOn: (day: string) => `Decided on ${day}`,
  check: "Look it up",
} as const;

export const wantedTexts = {
  title: "Most wanted figures",
  description:
    "Companies whose verdict one figure from one report settles, by market and by size, with a link to the report.",
  lead: "One figure from one report settles each of these verdicts. Do you have the report?",
  figure: "Wanted figure",
  everyFigure: "All figures",
  counts: "Verdicts that one figure settles, by market",
  total: "All",
  found: (count: number) => (count === 1 ? "1 verdict" : `${formatCount(count)} verdicts`),
  none: "No figure is wanted here.",
  worth: (amount: string) => `Market value: ${amount}`,
  give: "Give this figure",
  decisions: "All figures from readers, with every decision",
} as const;
