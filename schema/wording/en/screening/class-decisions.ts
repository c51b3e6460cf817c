import type { ClassDecision, ClassDecisionId } from "../../../../domain/standards/class-decisions.ts";
import { activityClassName } from "./activity-rules.ts";

/** The methodology page shows them. */
const TEXTS: Readonly<Record<ClassDecisionId, { kind: string; why: string }>> = {
  music: {
    kind: "Music, concerts and film",
    why: "Scholars differ on music and film. It is the same for a label, a stream, a concert hall and a studio, whatever industry the provider names.",
  },
  videoGames: {
    kind: "Video games and internet services",
    why: "Games without stakes are permissible. Makers of gaming machines beside them have a part that is gambling.",
  },
  sportsClubs: {
    kind: "Sports clubs",
    why: "Sport is permissible, and a club earns from tickets, broadcasting rights and shirts. A sponsor's business is not the club's.",
  },
  airports: {
    kind: "Airports with duty-free shops",
    why: "They run the shops or take a share of their sales, a part of it of alcohol and tobacco, and rarely report how much.",
  },
  hotels: {
    kind: "Hotels and leisure property",
    why: "Most serve alcohol, and scholars differ. An owner of hotels earns from the same guests as the operator. In Saudi Arabia none is served.",
  },
  softwareForBanks: {
    kind: "Software for banks and insurers",
    why: "A tool made for lending at interest is help with it to some scholars and trade to others. Software that banks merely use too is permissible.",
  },
  mortgages: {
    kind: "Mortgage lenders and brokers",
    why: "A broker is paid for loans at interest, as the lender is.",
  },
  defense: {
    kind: "Defense",
    why: "Arms, or by its own reports far more than 5% of its sales to armies.",
  },
  partsForDefense: {
    kind: "Parts and services for defense",
    why: "A part of what it makes is for armies, and it does not report how much: protective gear, engines, electronics.",
  },
  groups: {
    kind: "Groups of unlike businesses",
    why: "A prohibited part is likely, and the name of the class says nothing. Groups whose every business is known are judged by those.",
  },
  sugarMills: {
    kind: "Sugar mills that distil liquor",
    why: "Alcohol for drinks is a prohibited part. Mills that distil fuel alone have none.",
  },
  supermarkets: {
    kind: "Supermarkets",
    why: "They sell alcohol, tobacco and pork and do not report how much. In Saudi Arabia they may not.",
  },
};

/** A decision's kind of business, and how and why it is judged, with companies judged by it. */
export function decisionLine({ id, activities, examples }: ClassDecision): readonly [kind: string, text: string] {
  const { kind, why } = TEXTS[id];
  return [kind, `${activities.map(activityClassName).join(", ")}. ${why} (${examples.join(", ")})`];
}
