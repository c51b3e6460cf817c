import { counted, exactPercent } from "../../../../schema/wording/fr/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const COURSE_FACTS: Readonly<Record<string, string>> = {
  Foundations: "Fondements",
  Screening: "Filtrage",
  Investing: "Investir",
  Zakat: "Zakat",
  Contracts: "Contrats",
  Purification: "Purification",
  "about 25 minutes": "environ 25 minutes",
  "about 30 minutes": "environ 30 minutes",
};

export const hubTexts = {
  coursesTitle: "Cours",
  enterCourse: (percent: number) =>
    percent >= 100
      ? "Revoir le cours"
      : percent > 0
        ? `Continuer le cours (${exactPercent(Math.round(percent))})`
        : "Commencer le cours",
  named: (action: string, title: string) => `${action} : ${title}`,
  modules: (count: number) => counted(count, "module"),
  noCourses: "Pas encore de cours.",
  featuredTitle: "Contenus choisis",
  noFeatured: "Pas encore de contenu choisi.",
  verified: "Vérifié",
  comingTitle: "Bientôt",
  comingSoon: (title: string) => `« ${title} » sera bientôt disponible.`,
  understood: "OK",
  coursesFailed: "Les cours n’ont pas pu être chargés.",
  featuredFailed: "Les contenus choisis n’ont pas pu être chargés.",
  loading: "Chargement",
} as const;

export const courseTexts = {
  shellTitle: "Cours",
  shellDescription: "Un cours gratuit de finance islamique, module par module.",
  back: "Retour à l’espace d’apprentissage",
  notFound: "Cours introuvable",
  notFoundText: "Ce cours n’existe pas, ou il a été déplacé.",
  toHub: "Revenir à l’espace d’apprentissage",
  failed: "Le cours n’a pas pu être chargé.",
  retry: "Réessayer",
  modulesTitle: "Modules",
  moduleNumber: (number: number) => `Module ${number}`,
  minutes: (minutes: number) => `${minutes} min de lecture`,
  completed: "Terminé",
  progressTitle: "Vos progrès",
  progressOf: (completed: number, all: number) =>
    `${counted(completed, "module terminé", "modules terminés")} sur ${all}`,
  progressFailed: "Vos progrès n’ont pas pu être chargés.",
  begin: "Commencer le premier module",
  continue: "Continuer",
  informationTitle: "À propos du cours",
  level: "Niveau",
  levels: { Beginner: "Débutant", Intermediate: "Intermédiaire", Advanced: "Avancé" },
  category: "Catégorie",
  duration: "Durée",
  moduleCount: "Modules",
} as const;

export const moduleTexts = {
  shellTitle: "Module",
  shellDescription: "Un module d’un cours gratuit de finance islamique.",
  description: (course: string, keyPoint: string) => `Un module du cours gratuit « ${course} ». ${keyPoint}`,
  back: (course: string) => `Retour : ${course}`,
  notFound: "Module introuvable",
  notFoundText: "Ce module n’existe pas dans ce cours.",
  toCourse: "Revenir au cours",
  keyTakeaways: "À retenir",
  references: "Références savantes",
  opensElsewhere: "(s’ouvre dans un nouvel onglet)",
  previous: "Précédent",
  next: "Suivant",
  completeCourse: "Terminer le cours",
  markCompleted: "Marquer comme terminé",
  completed: "Terminé",
  sidebarTitle: "Dans ce cours",
} as const;

export const learningNotices = {
  progressNotSaved: {
    tone: "error",
    title: "Vos progrès n’ont pas été enregistrés",
    description: "Veuillez vérifier votre connexion et réessayer.",
  },
} as const satisfies Record<string, Notice>;
