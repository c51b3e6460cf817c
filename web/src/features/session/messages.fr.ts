import { NetworkError } from "../../lib/http.ts";

export const yourDataTexts = {
  title: "Vos données",
  lead: "Mizan ne demande pas de compte. Ce que vous faites est gardé dans une session anonyme de ce navigateur, jusqu’à un an après votre dernier changement.",
  keptTitle: "Ce qui est gardé pour vous",
  kept: [
    "Votre liste de suivi et vos recherches",
    "Vos calculs de zakat",
    "Les modules de cours que vous avez terminés",
    "Ce que vous avez écrit et signalé dans la communauté",
    "Vos notifications, et l’adresse du flux de votre liste de suivi",
  ],
  hereTitle: "Dans ce navigateur seulement",
  here: [
    "L’e-mail saisi pour ouvrir le screener",
    "Les dernières actions que vous avez ouvertes, pour les lire hors ligne",
    "Votre portefeuille",
    "Le thème clair ou sombre",
  ],
  apart: "Les messages que vous nous envoyez et les dons ne sont pas liés à ce navigateur. Écrivez-nous à leur sujet.",
  download: "Télécharger une copie",
  downloading: "Préparation…",
  forget: "Supprimer mes données",
  askTitle: "Tout supprimer ?",
  ask: "Votre liste de suivi, vos recherches, vos calculs, vos progrès et votre portefeuille sont supprimés aussitôt, et personne ne peut les rétablir.",
  askForum:
    "Ce que vous avez écrit dans la communauté reste pour ceux qui y ont répondu, sous le nom d’utilisateur généré ; le nom complet que vous avez donné est retiré.",
  confirm: "Oui, tout supprimer",
  forgetting: "Suppression…",
  keep: "Garder",
  forgottenTitle: "Tout a été supprimé",
  forgotten: "Vos données ont été supprimées. La prochaine chose que vous enregistrez ouvre une nouvelle session.",
  done: "Terminé",
} as const;

export const downloadFailed = (error: unknown): string => `La copie n’a pas pu être faite. ${advice(error)}`;
export const forgetFailed = (error: unknown): string => `Vos données n’ont pas pu être supprimées. ${advice(error)}`;

function advice(error: unknown): string {
  return error instanceof NetworkError ? "Veuillez vérifier votre connexion et réessayer." : "Veuillez réessayer.";
}
