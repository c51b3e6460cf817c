import type {
  EarlierZakat,
  HawlJoining,
  MetalDay,
  MissedSource,
} from "../../../../../domain/zakat/missed-positions.ts";
import { formatDay } from "../../../../../schema/wording/fr/format.ts";

const inCurrency = (currency: string) => `en ${currency || "dollars américains"}`;

export const missedTexts = {
  lead: "Pour chaque année lunaire compte ce que vous possédiez à son dernier jour, au prix de l’or et de l’argent de ce mois-là.",
  late: "La zakat reste une dette, quel que soit le retard. Donnez-la dès que possible ; si vous ignorez un montant, estimez-le jusqu’à être convaincu qu’il ne reste rien.",
  began: "Le jour où une année a commencé avec un patrimoine au-dessus du nisab",
  beganHint: "Si vous avez payé jusqu’à une certaine année : le lendemain de ce jour de zakat.",
  beganInvalid: "Veuillez saisir un jour passé, depuis 1960",
  nothingMissed: (end: string) =>
    `La première année lunaire se termine le ${formatDay(end)}. Rien n’est encore manqué.`,
  rateOf: (day: string) =>
    `Converti en dollars américains au taux du ${formatDay(day)} : les années plus anciennes sont approximatives.`,
  ownPrices: "Je connais le prix de l’or et de l’argent à ces jours",
  money: (currency: string) => `Argent liquide, marchandises et actions moins les dettes, ${inCurrency(currency)}`,
  gold: "Or pur, grammes",
  silver: "Argent pur, grammes",
  paid: (currency: string) => `Zakat déjà donnée, ${inCurrency(currency)}`,
  goldPrice: "Or, dollars américains le gramme",
  silverPrice: "Argent, dollars américains le gramme",
  fillDown: "Mêmes montants dans les années vides",
  left: "Non comptée tant que vous ne saisissez pas ce que vous possédiez ; 0 si rien.",
  noPrice: "Aucun prix n’est connu pour ce mois : saisissez le vôtre.",
  nisab: (dollars: string) => `Nisab ${dollars}`,
  notReached: "sous le nisab : pas de zakat",
  earlier: (dollars: string) => `${dollars} de zakat antérieure déduits`,
  zakat: (dollars: string) => `Zakat ${dollars}`,
  total: "Zakat encore à donner",
  leftOut: (count: number) => `Années non comptées : ${count}`,
  broken:
    "Après une année sous le nisab, une nouvelle année lunaire commence le jour où votre fortune l’atteint à nouveau.",
  prices: (last: string, now: string) =>
    `Prix : Banque mondiale, moyenne de chaque mois (CC BY 4.0) jusqu’au ${formatDay(last)} ; ensuite, le prix du ${formatDay(now)}.`,
  kept: "Conservé sur cet appareil seulement.",
  clear: "Effacer toutes les années",
  hawlsTitle: "Plusieurs jours de zakat côte à côte",
  hawlsLead: "Chaque bien avec le jour où vous l’avez acquis.",
  name: "Ce que c’est",
  value: "Valeur en dollars américains",
  ownedSince: "Possédé depuis",
  addWealth: "Ajouter",
  wealthInvalid: "Veuillez saisir ce que c’est, une valeur et un jour passé",
  remove: (name: string) => `Retirer ${name}`,
  ownDay: "Son propre jour de zakat",
  joinedDay: "Jour de zakat avec le premier",
  zakatOfIt: "Zakat",
} as const;

type Position = { label: string; summary: string };

export const earlierZakatTexts: Readonly<Record<EarlierZakat, Position>> & { legend: string } = {
  legend: "Zakat impayée des années antérieures",
  deduct: {
    label: "Déduite des années suivantes",
    summary: "Ce qui était dû est une dette sur ce même bien : l’année suivante compte d’autant moins.",
  },
  keep: {
    label: "Non déduite",
    summary: "Qui garde l’or et paie avec d’autres fonds paie chaque année sur la totalité.",
  },
};

export const metalDayTexts: Readonly<Record<MetalDay, Position>> & { legend: string } = {
  legend: "Prix de l’or et de l’argent",
  its_day: {
    label: "Du jour de chaque année",
    summary:
      "Ce que valait le métal quand sa zakat était due : la règle d’Abou Hanifa et la plupart des réponses que nous avons lues.",
  },
  payment: {
    label: "Du jour du paiement",
    summary: "Ce que vaut le même poids quand il est donné : la règle d’Abou Youssouf et de Mouhammad al-Shaybani.",
  },
};

export const joiningTexts: Readonly<Record<HawlJoining, Position>> = {
  joined: {
    label: "Avec le premier",
    summary: "Ce qui arrive en cours d’année s’y ajoute : école hanafite, et Monzer Kahf pour toute somme d’argent.",
  },
  own: {
    label: "Un jour propre",
    summary:
      "Chaque bien a sa propre année : école chaféite ; école hanbalite, sauf pour ce que le bien lui-même rapporte.",
  },
};

export const MISSED_SOURCE_NAMES: Readonly<Record<MissedSource, string>> = {
  nzf_missed_years: "National Zakat Foundation (Royaume-Uni)",
  kahf_delayed: "Monzer Kahf",
  islamweb_missed_years: "Islamweb, fatwa 117113",
  bassa: "Ismaeel Bassa, d’après Ahsan al-Fatawa",
  limbe: "Darul Iftaa, Limbe (Malawi)",
  salejee: "Ebrahim Salejee, Muftionline",
  nzf_missed_gold: "Faraz Adam, National Zakat Foundation (Royaume-Uni)",
  makada: "Zakaria Makada, Muftionline",
  jordan: "Dar al-Ifta de Jordanie",
  kahf_one_hawl: "Monzer Kahf",
};
