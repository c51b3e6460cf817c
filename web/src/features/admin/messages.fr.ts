import { counted, exactPercent, formatCount } from "../../../../schema/wording/fr/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const adminNotices = {
  markFailed: { tone: "error", title: "L’état du message n’a pas pu être changé" },
  changeFailed: {
    tone: "error",
    title: "Le changement n’a pas pu être enregistré",
    description: "Veuillez réessayer.",
  },
  authorBanned: { tone: "success", title: "Banni", description: "Tout ce que la personne a écrit est retiré." },
  banLifted: { tone: "success", title: "Le bannissement est levé" },
  textsRemoved: { tone: "success", title: "Retiré" },
  messageDeleted: { tone: "success", title: "Le message est supprimé" },
  reportResolved: { tone: "success", title: "Signalement traité" },
  reviewAccepted: { tone: "success", title: "Accepté" },
  reviewRejected: { tone: "success", title: "Rejeté" },
  runCancelled: { tone: "success", title: "Annulée", description: "Rien de cette mise à jour n’est publié." },
  runResumed: { tone: "success", title: "Reprise" },
} as const satisfies Record<string, Notice>;

export const loginTexts = {
  title: "Connexion d’administration",
  text: "Pour les personnes qui font Mizan.",
  username: "Nom d’utilisateur",
  password: "Mot de passe",
  usernameRequired: "Le nom d’utilisateur est nécessaire",
  passwordRequired: "Le mot de passe est nécessaire",
  submit: "Se connecter",
  submitting: "Connexion…",
  failed: "La connexion a échoué",
  noNetwork: "Erreur de réseau. Veuillez réessayer.",
  invalid: "Identifiants incorrects",
} as const;

export const areaTexts = {
  sections: "Administration",
  messages: "Messages",
  forum: "Forum",
  refresh: "Mise à jour",
  figures: "Chiffres",
  security: "Sécurité",
  logOut: "Se déconnecter",
} as const;

export const listTexts = {
  loadMore: "Charger plus",
  loading: "Chargement…",
  moreFailed: "La suite n’a pas pu être chargée.",
  whole: "Afficher tout le texte",
  less: "En afficher moins",
  shown: (shown: number, total: number) => `${formatCount(shown)} sur ${formatCount(total)}`,
} as const;

export const contactTexts = {
  title: "Messages reçus",
  unread: (count: number) => counted(count, "message non lu", "messages non lus"),
  filter: "Quels messages",
  all: "Tous",
  statuses: { unread: "Non lu", read: "Lu", replied: "Répondu" },
  list: {
    label: "Messages reçus",
    empty: "Pas de message ici.",
    failed: "Les messages n’ont pas pu être chargés.",
  },
  markRead: "Marquer comme lu",
  markReplied: "Marquer comme répondu",
  reply: "Répondre par e-mail",
  remove: "Supprimer",
  removeForGood: "Supprimer définitivement",
  keep: "Garder",
  replySubject: (subject: string) => `Re : ${subject}`,
} as const;

const REMOVED_FAILED = "Les textes retirés n’ont pas pu être chargés.";

export const forumTexts = {
  title: "Modération du forum",
  views: "Que modérer",
  reports: {
    label: "Signalements",
    empty: "Personne n’a rien signalé.",
    failed: "Les signalements n’ont pas pu être chargés.",
  },
  discussions: {
    label: "Discussions",
    empty: "Pas encore de discussion.",
    failed: "Les discussions n’ont pas pu être chargées.",
  },
  replies: { empty: "Pas de réponse.", failed: "Les réponses n’ont pas pu être chargées." },
  removedTexts: "Retirés",
  kinds: {
    posts: {
      removed: { label: "Discussions retirées", empty: "Aucune discussion n’est retirée.", failed: REMOVED_FAILED },
      remove: "Retirer la discussion",
      putBack: "Remettre la discussion",
      isBack: "La discussion est remise",
    },
    replies: {
      removed: { label: "Réponses retirées", empty: "Aucune réponse n’est retirée.", failed: REMOVED_FAILED },
      remove: "Retirer la réponse",
      putBack: "Remettre la réponse",
      isBack: "La réponse est remise",
    },
  },
  removedOn: (moment: string) => `Retiré le ${moment}`,
  replyIn: (title: string) => `Réponse dans « ${title} »`,
  hiddenWithDiscussion:
    "Sa discussion est retirée aussi : la réponse reste cachée jusqu’à ce que la discussion soit remise.",
  reportedReply: (title: string) => `Réponse signalée dans « ${title} »`,
  reason: "Raison",
  noReason: "Pas de raison donnée",
  resolve: "Traiter",
  replyCount: (count: number) => counted(count, "réponse"),
  isRemoved: "Retiré",
  bans: {
    label: "Bannissements",
    empty: "Personne n’est banni.",
    failed: "Les bannissements n’ont pas pu être chargés.",
  },
  banSession: "Bannir l’auteur",
  banNetwork: "Bannir le réseau pour la journée",
  banLead:
    "Un visiteur banni ne peut pas écrire sur le forum, et tout ce qu’il a écrit est retiré. Un réseau est banni jusqu’à minuit UTC.",
  scopes: { session: "La session d’un visiteur", network: "Un réseau, pour un jour" },
  bannedOn: (moment: string) => `Banni le ${moment}`,
  lift: "Lever le bannissement",
  select: (title: string) => `Choisir « ${title} »`,
  selected: (count: number) => counted(count, "discussion choisie", "discussions choisies"),
  removeSelected: "Retirer celles qui sont choisies",
  scholar: "Savant",
  markScholar: "Marquer comme réponse d’un savant",
  unmarkScholar: "Pas la réponse d’un savant",
} as const;

export const refreshTexts = {
  title: "Mise à jour des données",
  views: "Que regarder",
  reviews: {
    label: "Vérifications",
    empty: "Pas de vérification ici.",
    failed: "Les vérifications n’ont pas pu être chargées.",
  },
  runs: {
    label: "Mises à jour",
    empty: "Aucune mise à jour n’a encore eu lieu.",
    failed: "Les mises à jour n’ont pas pu être chargées.",
  },
  reviewState: "Quelles vérifications",
  reviewStates: { open: "Ouvertes", accepted: "Acceptées", rejected: "Rejetées", superseded: "Remplacées" },
  wholeRun: (id: number) => `La mise à jour ${id} dans son ensemble`,
  openedOn: (day: string) => `En vérification depuis le ${day}`,
  decidedOn: (day: string) => `Décidé le ${day}`,
  figure: "Chiffre",
  before: "Utilisé actuellement",
  after: "Nouveau",
  finding: "Constat",
  asRatio: "(ratio)",
  noFigure: "Aucun",
  runFigure: (figure: string, limit: string) => `${figure}, seuil ${limit}`,
  note: "Note",
  noteHint: "Raison (gardée avec la décision)",
  noteRequired: "Veuillez écrire une note",
  accept: "Accepter les nouveaux chiffres",
  reject: "Garder les anciens chiffres",
  run: (id: number) => `Mise à jour ${id}`,
  cancel: "Annuler",
  resume: "Reprendre",
  runStates: {
    running: "En cours",
    published: "Publiée",
    under_review: "En vérification",
    rejected: "Rejetée",
    failed: "Échouée",
    cancelled: "Annulée",
  },
  triggers: { schedule: "Selon le calendrier", admin: "Lancée par un administrateur" },
  started: "Début",
  took: "Durée",
  compared: "Comparées",
  covered: "Atteintes",
  changed: "Changées",
  statusesChanged: "Résultats changés",
  underReview: "En vérification",
  steps: "Les étapes et ce qu’elles coûtent",
  stepColumns: ["Étape", "Éléments", "Demandes", "Lignes écrites", "Durée", "Problèmes"],
  duration: (seconds: number) =>
    seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`,
} as const;

export const quotaTexts = {
  line: ({ rowsWritten, bytesStored }: { rowsWritten: number; bytesStored: number }) =>
    `Formule gratuite : ${exactPercent(Math.round(rowsWritten))} des écritures de lignes du jour et ${exactPercent(Math.round(bytesStored))} du stockage sont utilisés.`,
  alerts: {
    rowsWritten: "La plupart des écritures de lignes du jour sont utilisées. Une mise à jour devrait attendre demain.",
    visitorRows:
      "Les visiteurs ont utilisé la plus grande partie de ce qu’ils peuvent enregistrer en un jour. Tout ce qui dépasse est refusé jusqu’à demain.",
    bytesStored: "Le stockage est presque plein. Le guide d’exploitation dit ce qui peut être supprimé.",
  },
} as const;

export const securityTexts = {
  list: {
    label: "Journal de sécurité",
    empty: "Rien n’a encore été inscrit.",
    failed: "Le journal de sécurité n’a pas pu être chargé.",
  },
  lead: "Les connexions et ce que les administrateurs ont fait, gardés un an.",
  from: "D’où",
  fromHint:
    "« D’où » montre un code court pour l’adresse réseau. Le même code signifie la même adresse ; l’adresse elle-même n’est pas gardée.",
  unknownAddress: "Inconnue",
  events: {
    login_succeeded: "Connexion réussie",
    login_refused: "Connexion refusée",
    login_throttled: "Connexions freinées",
    logout: "Déconnexion",
    post_removed: "Discussion retirée",
    post_restored: "Discussion remise",
    reply_removed: "Réponse retirée",
    reply_restored: "Réponse remise",
    texts_removed: "Textes retirés",
    texts_restored: "Textes remis",
    session_banned: "Session bannie",
    network_banned: "Réseau banni",
    ban_lifted: "Bannissement levé",
    message_deleted: "Message supprimé",
    scholar_response_marked: "Marquée comme réponse d’un savant",
    scholar_response_unmarked: "N’est plus la réponse d’un savant",
    refresh_started: "Mise à jour lancée",
    refresh_cancelled: "Mise à jour annulée",
    refresh_resumed: "Mise à jour reprise",
    review_accepted: "Vérification acceptée",
    review_rejected: "Vérification rejetée",
    claim_accepted: "Chiffre d’un lecteur accepté",
    claim_declined: "Chiffre d’un lecteur refusé",
    claim_revoked: "Chiffre d’un lecteur retiré",
  },
} as const;
