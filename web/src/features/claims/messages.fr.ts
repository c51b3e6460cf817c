import { formatCount } from "#wording/format.ts";
import type { ClaimState, PrintedUnit } from "../../../../domain/claims/claim.ts";
import type { Notice } from "../../lib/notices.ts";

export const claimFormTexts = {
  title: (company: string) => `Un chiffre d’un rapport : ${company}`,
  description:
    "Copiez un chiffre. Un autre lecteur le vérifie dans le rapport, puis un administrateur l’accepte. D’ici là, rien ne change.",
  reportsAt: "Ses rapports :",
  input: "Quel chiffre",
  amount: "Montant, tel qu’imprimé",
  unit: "Imprimé en",
  units: {
    ones: "Montants entiers",
    thousands: "Milliers",
    lakh: "Lakh (100 000)",
    millions: "Millions",
    crore: "Crore (10 millions)",
    billions: "Milliards",
  } satisfies Record<PrintedUnit, string>,
  currency: "Monnaie",
  currencyHint: "Trois lettres, comme USD",
  periodEnd: "Dernier jour de la période",
  yearEnd: "Dernier jour de l’exercice",
  balanceDay: "Jour du bilan",
  url: "Adresse du rapport",
  page: "Page",
  pageHint: "1 s’il n’y a pas de pages",
  quotation: "La ligne telle qu’imprimée (facultatif)",
  isSure: "L’unité est juste : c’est imprimé ainsi",
  submit: "Envoyer pour vérification",
  submitting: "Envoi...",

  amountError: "Saisissez le montant tel qu’imprimé, 0 ou plus",
  currencyError: "Saisissez les trois lettres de la monnaie, comme USD",
  periodError: "Saisissez le dernier jour auquel le chiffre se rapporte",
  pageError: (last: number) => `Saisissez une page de 1 à ${formatCount(last)}`,
  noteError: "Dites ce que le rapport indique",
  offline: "Il n’y a pas de connexion. Ce que vous avez saisi est toujours là : renvoyez-le plus tard.",

  effect: "Ce que cela changerait",
  now: "Maintenant",
  withFigure: "Avec ce chiffre",
  noEffect: "L’effet de ce chiffre ne peut pas être calculé ici.",
  inUse:
    "Un document officiel que nous avons lu nous-mêmes donne déjà ce chiffre. Seul un rapport plus récent le changerait.",
  unknownHost: "Cette adresse n’est pas celle d’un régulateur ou d’une bourse que nous connaissons.",
  farFromKnown: (percent: string) => `C’est ${percent} du chiffre connu jusqu’ici.`,
  nextReaders: (readers: number) =>
    readers === 1
      ? "Ensuite : un autre lecteur trouve la même chose dans le rapport, puis un administrateur l’accepte."
      : `Ensuite : ${formatCount(readers)} autres lecteurs trouvent la même chose dans le rapport, puis un administrateur l’accepte.`,
} as const;

export const readersTexts = {
  title: "Ce que des lecteurs ont trouvé",
  none: "Aucun lecteur n’a encore donné de chiffre. Vous avez un rapport de cette société ? Copiez-en un chiffre : dès qu’un autre lecteur a trouvé le même, il peut compter pour tous.",
  give: "Donner un chiffre",
  failed: "Ce que des lecteurs ont trouvé n’a pas pu être chargé.",
  page: (page: number) => `page ${formatCount(page)}`,
  inUse: "Utilisé",
  states: {
    open: "À vérifier",
    accepted: "Accepté",
    declined: "Refusé",
    withdrawn: "Retiré",
    revoked: "Annulé",
  } satisfies Record<ClaimState, string>,
  contradicting:
    "Des lecteurs ont trouvé des montants différents pour le même jour. Vérifiez dans le rapport et dites lequel est juste.",
  readersMissing: (readers: number) =>
    readers === 1
      ? "Un autre lecteur doit le trouver dans le rapport."
      : `${formatCount(readers)} autres lecteurs doivent le trouver dans le rapport.`,
  waitsForAdmin: "Des lecteurs l’ont vérifié. Un administrateur décide ensuite.",
  givenBy: (name: string) => `Lu par ${name}`,
  foundBy: (name: string) => `Trouvé aussi par ${name}`,
  disputedBy: (name: string) => `${name} a trouvé autre chose :`,
  same: "J’ai trouvé la même chose",
  different: "Le rapport dit autre chose",
  note: "Que dit le rapport ?",
  send: "Envoyer",
  giveOther: "Donner le chiffre trouvé",
  withdraw: "Retirer",
  yours: "Vous avez donné ce chiffre.",
  agreed: "Vous avez trouvé la même chose.",
  disputed: "Vous avez trouvé autre chose.",
  reason: (reason: string) => `Raison : ${reason}`,
  corrected: (given: string) => `Corrigé par un administrateur. Le lecteur avait donné ${given}.`,
  moved: (symbol: string, from: string, to: string) => `${symbol} : de « ${from} » à « ${to} »`,
  movedNothing: "Aucun résultat n’a changé.",
  decided: (count: number) => `Décidés (${formatCount(count)})`,
} as const;

export const claimNotices = {
  given: {
    tone: "success",
    title: "Merci",
    description: "Le chiffre attend un autre lecteur. Rien ne change avant son acceptation.",
  },
  agreed: {
    tone: "success",
    title: "Merci",
    description: "Un lecteur avait donné le même chiffre. Vous l’avez confirmé.",
  },
  withdrawn: { tone: "success", title: "Votre chiffre est retiré" },
} as const satisfies Record<string, Notice>;
