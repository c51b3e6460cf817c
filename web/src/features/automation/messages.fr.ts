import { counted, exactPercent, formatCount } from "../../../../schema/wording/fr/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const automationNotices = {
  done: {
    tone: "success",
    title: "Mise à jour lancée",
    description: "La mise à jour manuelle des actions s’est terminée avec succès",
  },
  underReview: {
    tone: "neutral",
    title: "Mise à jour lancée",
    description:
      "La mise à jour est terminée. Ses chiffres sont inhabituels et demandent une vérification avant d’être publiés.",
  },
  failed: {
    tone: "error",
    title: "La mise à jour a échoué",
    description: "La mise à jour s’est arrêtée avant la fin. Les derniers chiffres fiables restent utilisés.",
  },
  notStarted: { tone: "error", title: "La mise à jour a échoué", description: "Veuillez réessayer." },
  noNetwork: {
    tone: "error",
    title: "La mise à jour a échoué",
    description: "Erreur de réseau. Veuillez vérifier votre connexion et réessayer.",
  },
} as const satisfies Record<string, Notice>;

export function updatedBut(health: string): Notice {
  return {
    tone: "neutral",
    title: "Mise à jour lancée",
    description: `La mise à jour est terminée. ${health}.`,
  };
}

export const automationTexts = {
  title: "Système d’automatisation",
  status: "État",
  active: "Actif",
  inactive: "Inactif",
  nextUpdate: "Prochaine mise à jour",
  totalStocks: "Actions en tout",
  halalStocks: "Actions conformes",
  systemHealth: "Santé du système",
  lastUpdate: "Dernière mise à jour",
  automation: "Automatisation",
  enabled: "Activée",
  disabled: "Désactivée",
  unknown: "Inconnu",
  schedule: "Calendrier",
  scheduleText: "Le dernier week-end de chaque mois à 2 h UTC",
  figuresOf: (day: string) => `Chiffres au ${day}`,
  recording: "Cette installation rejoue un enregistrement fourni avec elle, non les fournisseurs en direct.",
  underReview: (count: number) =>
    `Les chiffres plus récents de ${counted(count, "action attendent", "actions attendent")} une vérification.`,
  trigger: "Lancer une mise à jour manuelle",
  updating: "Mise à jour…",
  triggerNote: "Demande la connexion d’administration.",
  running: "Mise à jour en cours",
  progress: (label: string, done: number, total: number) =>
    total > 1 ? `${label} : ${formatCount(done)} sur ${formatCount(total)}` : label,
  percent: (percent: number) => exactPercent(Math.floor(percent)),
  failed: "L’état de l’automatisation n’a pas pu être chargé.",
  stale: "L’état n’a pas pu être actualisé à l’instant. Ce qui est affiché n’est peut-être plus à jour.",
  dataSources: "Sources de données",
  dataSourceList: [
    { name: "Composition des ETF halal", isRead: true },
    { name: "Liste halal du S&P 500", isRead: true },
    { name: "Plateforme d’actions américaines (plus de 4 133 actions)", isRead: false },
    { name: "Plateforme mondiale (plus de 40 000 actions)", isRead: false },
    { name: "Marchés islamiques régionaux (Arabie saoudite, Émirats, Malaisie)", isRead: false },
    { name: "Titres conformes à l’AAOIFI", isRead: false },
  ],
  planned: "prévu",
  freshness: "La fraîcheur de chaque source",
  sourceStates: { fresh: "À jour", stale: "Ancienne", failing: "En panne", never: "Pas encore lue" },
  lastRead: (moment: string) => `Dernière lecture : ${moment}`,
  newest: (day: string) => `chiffres jusqu’au ${day}`,
  items: (count: number) => counted(count, "élément"),
  noSources: "Aucune source n’a encore été lue.",
} as const;
