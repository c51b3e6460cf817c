import type { ForumCategory, REPORT_REASONS } from "../../../../schema/contracts/forum/forum-terms.ts";
import { counted, formatCount } from "../../../../schema/wording/fr/format.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export type CategoryFilter = ForumCategory | "all";

export const CATEGORY_LABELS: Readonly<Record<CategoryFilter, string>> = {
  all: "Toutes",
  screening: "Filtrage",
  zakat: "Zakat",
  strategies: "Stratégies",
  general: "Général",
};

export const forumNotices = {
  missingFields: { tone: "error", title: "Veuillez remplir tous les champs" },
  missingReply: { tone: "error", title: "Veuillez écrire une réponse" },
  postCreated: { tone: "success", title: "Votre discussion est publiée" },
  replyPosted: { tone: "success", title: "Votre réponse est publiée" },
  reported: { tone: "success", title: "Merci", description: "Une personne va l’examiner." },
  reportFailed: {
    tone: "error",
    title: "Le signalement n’a pas pu être envoyé",
    description: "Veuillez réessayer plus tard.",
  },
  linkCopied: { tone: "success", title: "Lien copié" },
  copyFailed: {
    tone: "error",
    title: "Le lien n’a pas pu être copié",
    description: "Copiez-le depuis la barre d’adresse.",
  },
} as const satisfies Record<string, Notice>;

export const tooLong = (field: string, length: number, most: number): Notice => ({
  tone: "error",
  title: `Veuillez raccourcir : ${field}`,
  description: `Ce texte a ${counted(length, "caractère")}, et la limite est de ${formatCount(most)}.`,
});

export const createPostFailed = (error: unknown): Notice => failure("La publication a échoué", error);
export const postReplyFailed = (error: unknown): Notice => failure("La réponse n’a pas pu être publiée", error);

function failure(title: string, error: unknown): Notice {
  const sentence = error instanceof HttpError && error.status < 500 ? error.sentence : undefined;
  return { tone: "error", title, ...(sentence && { description: sentence }) };
}

export const forumTexts = {
  tabs: "Catégories",
  newDiscussion: "Nouvelle discussion",
  discussions: (count: number) => counted(count, "discussion"),
  replies: (count: number) => counted(count, "réponse"),
  answered: "A une réponse",
  scholar: "Savant",
  team: "Équipe",
  emptyTitle: "Pas encore de discussion ici",
  emptyText: "Posez la première question dans cette catégorie.",
  failed: "Les discussions n’ont pas pu être chargées.",
  more: "Afficher plus de discussions",
  loadingMore: "Chargement…",
  loading: "Chargement des discussions",
  recentTitle: "Discussions récentes",
  toCommunity: "Aller à la communauté",
} as const;

export const newDiscussionTexts = {
  title: "Nouvelle discussion",
  description: "Posez une question, ou partagez ce que vous avez découvert. Veuillez ne rien écrire de privé.",
  postTitle: "Titre",
  content: "De quoi s’agit-il ?",
  category: "Catégorie",
  chooseCategory: "Choisissez une catégorie",
  fullName: "Votre nom (facultatif)",
  fullNameHint:
    "Un nom d’utilisateur généré est toujours affiché à côté, pour que personne ne se fasse passer pour vous.",
  submit: "Publier la discussion",
  submitting: "Publication…",
  cancel: "Annuler",
} as const;

export const postTexts = {
  loading: "Chargement de la discussion",
  notShown: "Discussion",
  notFound: "Cette discussion n’existe pas. Elle a peut-être été retirée.",
  failed: "La discussion n’a pas pu être chargée.",
  retry: "Réessayer",
  repliesTitle: "Réponses",
  noReplies: "Pas encore de réponse.",
  repliesFailed: "Les réponses n’ont pas pu être chargées.",
  moreReplies: "Afficher plus de réponses",
  reply: "Votre réponse",
  fullName: "Votre nom (facultatif)",
  post: "Publier la réponse",
  posting: "Publication…",
  report: "Signaler",
  reportPost: "Signaler cette discussion",
  reportReply: (author: string) => `Signaler la réponse (${author})`,
  reportWhy: "Pourquoi la signalez-vous ?",
  cancelReport: "Ne pas signaler",
  reported: "Signalé",
  copyLink: "Copier le lien",
} as const;

const REASONS: Readonly<Record<string, string>> = {
  Advertising: "Publicité",
  "Insulting or hateful": "Insultant ou haineux",
  "Wrong about religion": "Faux sur la religion",
  "Something else": "Autre chose",
} satisfies Record<(typeof REPORT_REASONS)[number], string>;

export const reasonText = (reason: string) => REASONS[reason] ?? reason;
