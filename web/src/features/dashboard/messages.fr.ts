import { counted, decimal, formatCount } from "../../../../schema/wording/fr/format.ts";

export const summaryTexts = {
  heading: "Actions examinées",
  halal: {
    title: "Actions conformes",
    note: "",
    tip: "Aucun seuil dépassé, sans purification nécessaire, sur des justificatifs suffisants.",
  },
  questionable: {
    title: "Sous réserve",
    note: "Purification nécessaire",
    tip: "Aucun seuil dépassé, mais une part des dividendes doit être purifiée, ou les justificatifs laissent un doute.",
  },
  haram: {
    title: "Non conformes",
    note: "Placement à éviter",
    tip: "L’activité principale est interdite, ou un ratio dépasse son seuil.",
  },
  watchlist: { title: "Votre liste de suivi", note: "", tip: "Les actions que vous suivez, sur cet appareil." },
  kinds: (purify: number, doubt: number) => `${formatCount(purify)} à purifier, ${counted(doubt, "indéterminée")}`,
  growth: (percent: number) =>
    `${percent < 0 ? "" : "+"}${decimal(Number(percent.toFixed(1)))} % par rapport au mois dernier`,
  statusChanges: (count: number) => `${counted(count, "changement")} de résultat aujourd’hui`,
  asOf: (day: string) => `Chiffres au ${day}`,
  failed: "Les nombres n’ont pas pu être chargés.",
  retry: "Réessayer",
  about: (title: string) => `À propos : ${title}`,
  notKnown: "pas connu",
} as const;

export const quickToolTexts = {
  heading: "Accès rapide",
  zakat: { title: "Calculateur de zakat", note: "Calculez ce que vous devez" },
  learn: { title: "Espace d’apprentissage", note: "Cours de finance islamique" },
  community: { title: "Communauté", note: "Posez vos questions" },
  portfolio: { title: "Portefeuille", note: "Ce qui, dans vos actions, est conforme" },
  funds: { title: "Fonds", note: "Ce qu’ils contiennent, en poids" },
  changes: { title: "Ce qui a changé", note: "Les résultats qui ont bougé, et pourquoi" },
} as const;
