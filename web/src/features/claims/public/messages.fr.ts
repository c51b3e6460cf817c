import { formatCount } from "#wording/format.ts";

export const contributionsTexts = {
  description:
    "Chaque chiffre que des lecteurs ont copié de rapports de sociétés : qui l’a donné, qui l’a vérifié, ce qu’un administrateur a décidé et pourquoi, et quel résultat il a changé.",
  lead: "Les chiffres que des lecteurs ont copiés de rapports de sociétés, et chaque décision à leur sujet.",
  wanted: "Chiffres les plus recherchés",
  none: "Aucun lecteur n’a encore donné de chiffre",
  how: "Chacun peut copier un chiffre du rapport d’une société. Un autre lecteur le vérifie, puis un administrateur décide, et tout reste consigné ici.",
  noneHere: "Aucun chiffre ici.",
  failed: "Les chiffres n’ont pas pu être chargés.",
  loading: "Chargement des chiffres…",
  found: (count: number) => (count < 2 ? `${formatCount(count)} chiffre` : `${formatCount(count)} chiffres`),
  decidedOn: (day: string) => `Décidé le ${day}`,
  check: "Vérifier",
} as const;

export const wantedTexts = {
  title: "Chiffres les plus recherchés",
  description:
    "Les sociétés dont un seul chiffre d’un seul rapport règle le résultat, par marché et par taille, avec le chemin vers le rapport.",
  lead: "Un seul chiffre d’un seul rapport règle chacun de ces résultats. Avez-vous le rapport ?",
  figure: "Chiffre recherché",
  everyFigure: "Tous les chiffres",
  counts: "Résultats qu’un seul chiffre règle, par marché",
  total: "Total",
  found: (count: number) => (count < 2 ? `${formatCount(count)} résultat` : `${formatCount(count)} résultats`),
  none: "Aucun chiffre n’est recherché ici.",
  worth: (amount: string) => `Capitalisation : ${amount}`,
  give: "Donner ce chiffre",
  decisions: "Tous les chiffres de lecteurs, avec chaque décision",
} as const;
