import type { ActivityId } from "./activities.ts";

type Decision = { id: string; activities: readonly ActivityId[]; examples: readonly string[] };

/** Kinds of business on which data providers contradict each other: one decision each, and companies judged by it. */
export const CLASS_DECISIONS = [
  {
    id: "music",
    activities: ["music", "cinema", "cinemas"],
    examples: ["SPOT", "TME", "WMG", "LYV", "NFLX", "DIS"],
  },
  { id: "videoGames", activities: ["videoGames"], examples: ["0700.HK", "NTES", "9999.HK", "TTWO"] },
  { id: "sportsClubs", activities: ["leaseHeavy"], examples: ["MSGS", "BATRA", "FENER.IS", "GSRAY.IS"] },
  {
    id: "airports",
    activities: ["alcoholPart"],
    examples: ["GMRAIRPORT.BO", "ADP.PA", "FRA.DE", "TAVHL.IS", "ASR", "PAC", "600009.SS"],
  },
  { id: "hotels", activities: ["hotels"], examples: ["MAR", "HLT", "H", "VAC", "APLE"] },
  {
    id: "softwareForBanks",
    activities: ["helpToLenders"],
    examples: ["NCNO", "ALKT", "QTWO", "FICO", "OFSS.BO", "INTELLECT.BO"],
  },
  { id: "mortgages", activities: ["lending"], examples: ["RKT", "UWMC", "LDI"] },
  { id: "defense", activities: ["weapons"], examples: ["AXON", "BEL.BO", "ASELS.IS", "LMT", "RTX"] },
  { id: "partsForDefense", activities: ["aerospace"], examples: ["CDRE", "HEI", "PLTR"] },
  { id: "groups", activities: ["conglomerate"], examples: ["MZHLD.IS", "KCHOL.IS", "RELIANCE.BO"] },
  { id: "sugarMills", activities: ["alcoholPart"], examples: ["TRIVENI.BO"] },
  {
    id: "supermarkets",
    activities: ["groceries", "discountStores"],
    examples: ["KR", "TSCO.L", "CA.PA", "BIMAS.IS", "WMT", "COST"],
  },
] as const satisfies readonly Decision[];

export type ClassDecision = (typeof CLASS_DECISIONS)[number];
export type ClassDecisionId = ClassDecision["id"];
