import type { ActivityId } from "../../../domain/standards/activities.ts";

/** A kind of business on which data providers contradict each other: one decision, its reason, and companies judged by it. */
export type ClassDecision = {
  kind: string;
  activities: readonly ActivityId[];
  why: string;
  examples: readonly string[];
};

/** The methodology page and `docs/business-classes.md` show this list. */
export const CLASS_DECISIONS: readonly ClassDecision[] = [
  {
    kind: "Music, concerts and film",
    activities: ["music", "cinema", "cinemas"],
    why: "Scholars differ on music and film. It is the same for a label, a stream, a concert hall and a studio, whatever industry the provider names.",
    examples: ["SPOT", "TME", "WMG", "LYV", "NFLX", "DIS"],
  },
  {
    kind: "Video games and internet services",
    activities: ["videoGames"],
    why: "Games without stakes are permissible. Makers of gaming machines beside them have a part that is gambling.",
    examples: ["0700.HK", "NTES", "9999.HK", "TTWO"],
  },
  {
    kind: "Sports clubs",
    activities: ["leaseHeavy"],
    why: "Sport is permissible, and a club lives on tickets, broadcasting rights and shirts. A sponsor's business is not the club's.",
    examples: ["MSGS", "BATRA", "FENER.IS", "GSRAY.IS"],
  },
  {
    kind: "Airports with duty-free shops",
    activities: ["alcoholPart"],
    why: "They run the shops or take a share of their sales, a part of it of alcohol and tobacco, and rarely report how much.",
    examples: ["GMRAIRPORT.BO", "ADP.PA", "FRA.DE", "TAVHL.IS", "ASR", "PAC", "600009.SS"],
  },
  {
    kind: "Hotels and leisure property",
    activities: ["hotels"],
    why: "Most serve alcohol, and scholars differ. An owner of hotels lives on the same guests as the operator. In Saudi Arabia none is served.",
    examples: ["MAR", "HLT", "H", "VAC", "APLE"],
  },
  {
    kind: "Software for banks and insurers",
    activities: ["helpToLenders"],
    why: "A tool made for lending at interest is help with it to some scholars and trade to others. Software that banks merely use too is permissible.",
    examples: ["NCNO", "ALKT", "QTWO", "FICO", "OFSS.BO", "INTELLECT.BO"],
  },
  {
    kind: "Mortgage lenders and brokers",
    activities: ["lending"],
    why: "A broker is paid for loans at interest, as the lender is.",
    examples: ["RKT", "UWMC", "LDI"],
  },
  {
    kind: "Defense",
    activities: ["weapons"],
    why: "Arms, or by its own reports far more than a twentieth of its sales to armies.",
    examples: ["AXON", "BEL.BO", "ASELS.IS", "LMT", "RTX"],
  },
  {
    kind: "Parts and services for defense",
    activities: ["aerospace"],
    why: "A part of what it makes is for armies, and it does not report how much: protective gear, engines, electronics.",
    examples: ["CDRE", "HEI", "PLTR"],
  },
  {
    kind: "Groups of unlike businesses",
    activities: ["conglomerate"],
    why: "A prohibited part is likely, and the name of the class says nothing. Groups whose every business is known are judged by those.",
    examples: ["MZHLD.IS", "KCHOL.IS", "RELIANCE.BO"],
  },
  {
    kind: "Sugar mills that distil liquor",
    activities: ["alcoholPart"],
    why: "Alcohol for drinks is a prohibited part. Mills that distil fuel alone have none.",
    examples: ["TRIVENI.BO"],
  },
  {
    kind: "Supermarkets",
    activities: ["groceries", "discountStores"],
    why: "They sell alcohol, tobacco and pork and do not report how much. In Saudi Arabia they may not.",
    examples: ["KR", "TSCO.L", "CA.PA", "BIMAS.IS", "WMT", "COST"],
  },
];
