import { formatDay, of } from "./format.ts";

/** The names of feeds and calendars, and their texts besides the changes themselves. */
export const FEED_TEXTS = {
  everything: "Mizan : tous les résultats qui changent",
  market: (name: string) => `Mizan : résultats qui changent, ${name}`,
  symbol: (symbol: string) => `Mizan : résultats de ${symbol} qui changent`,
  watchlist: "Mizan : résultats d’une liste de suivi qui changent",
  calendar: "Mizan : mises à jour",
  watchlistCalendar: "Mizan : mises à jour et rapports",
  refresh: {
    title: "Mizan met ses chiffres à jour",
    text: "Commence à 02 h 00 UTC. Les résultats qui changent figurent sur la page « Ce qui a changé ».",
  },
  hawl: {
    title: "Zakat : une année lunaire est accomplie",
    text: "Selon la durée moyenne des mois lunaires : l’observation de la lune peut avancer ou retarder la date d’un jour.",
  },
  filing: (symbol: string, name: string, reportedTo: string, until: string) => ({
    title: `${symbol} : prochain rapport attendu`,
    text: `Derniers chiffres publiés (${name}) : jusqu’au ${formatDay(reportedTo)}. Le prochain rapport trimestriel est attendu autour de la date de cet événement ; un rapport annuel peut prendre jusqu’au ${formatDay(until)}. Calculé d’après les délais de la SEC, non annoncé par la société.`,
  }),
} as const;

export const FOLLOW_TEXTS = {
  heading: "Suivre sans cette page",
  lead: "Ajoutez ces adresses à un lecteur de flux ou à un agenda. Elles ne disent rien de vous, sauf les actions que vous suivez.",
  make: "Créer des adresses pour ma liste de suivi",
  made: "Quiconque connaît ces adresses peut lire ce qui a changé dans votre liste de suivi. Une nouvelle adresse remplace l’ancienne.",
  atom: "Flux Atom de ma liste de suivi",
  calendar: "Agenda de ma liste de suivi",
  renew: "Créer une nouvelle adresse",
  forget: "Supprimer ces adresses",
  forgotten: "Les adresses sont supprimées et ne fonctionnent plus.",
  failed: "Cela n’a pas fonctionné. Veuillez réessayer.",
  own: "Votre propre fichier d’agenda",
  ownLead:
    "Les prochaines mises à jour, les jours où les sociétés que vous suivez doivent publier, et la fin de votre année de zakat. Le fichier est fait sur cet appareil, et la date que vous saisissez y reste.",
  hawl: "Mon année de zakat a commencé le",
  hawlHint: "Laissez vide pour un fichier sans cette date",
  save: "Enregistrer le fichier d’agenda",
  saved: "Le fichier est enregistré. Ouvrez-le pour ajouter ses jours à votre agenda.",
  feedOfAll: "Flux Atom de tous les changements",
  feedOfMarket: (market: string) => `Flux Atom : ${market}`,
  feedOfStock: (symbol: string) => `Flux Atom ${of(symbol)}`,
  refreshes: "Agenda des mises à jour",
} as const;
