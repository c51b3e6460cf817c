import { formatCount } from "#wording/format.ts";
import type { Notice } from "../../../lib/notices.ts";

export const figuresTexts = {
  title: "Chiffres de lecteurs",
  views: "Quels chiffres",
  open: {
    label: "À décider",
    empty: "Aucun chiffre n’attend de décision.",
    failed: "Les chiffres n’ont pas pu être chargés.",
  },
  accepted: {
    label: "Acceptés",
    empty: "Aucun chiffre n’est accepté.",
    failed: "Les chiffres n’ont pas pu être chargés.",
  },
  order: "Ordre",
  orders: { value: "Par capitalisation", verdicts: "Par résultats réglés" },
  move: "suivant et précédent",
  close: "ferme le formulaire",
  settles: (count: number) =>
    count < 2 ? `Règle ${formatCount(count)} résultat` : `Règle ${formatCount(count)} résultats`,
  ready: "Vérifié par des lecteurs",
  missing: (readers: number) => (readers === 1 ? "Il manque 1 lecteur" : `Il manque ${formatCount(readers)} lecteurs`),
  inUse: "Utilisé actuellement",
  nothingInUse: "Aucun chiffre n’est utilisé.",
  given: "Donné par un lecteur",
  other: "Un autre lecteur",
  outcome: "Avec ce chiffre",
  unchanged: "sans changement",
  checkFailed: "Ce que l’acceptation changerait n’a pas pu être chargé.",
  report: "Ouvrir le rapport",
  accept: "Accepter",
  correct: "Corriger",
  decline: "Refuser",
  revoke: "Annuler l’acceptation",
  acceptCorrected: "Accepter ainsi corrigé",
  reason: "Raison (publique)",
  reasonRequired: "Veuillez écrire une raison",
  figureRequired: "Veuillez saisir le chiffre tel que dans le rapport",
  cancel: "Fermer",
} as const;

export const figuresNotices = {
  accept: { tone: "success", title: "Le chiffre est accepté" },
  correct: { tone: "success", title: "Le chiffre est accepté" },
  decline: { tone: "success", title: "Le chiffre est refusé" },
  revoke: { tone: "success", title: "L’acceptation est annulée" },
} as const satisfies Record<string, Notice>;
