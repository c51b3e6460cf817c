import { type AnomalyTexts, type ProblemTexts, problemWords } from "../../../domain/refresh/problem-words.ts";
import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";
import type { SystemHealth } from "../../contracts/automation.ts";
import { decimal } from "./format.ts";

export const RUN_ANOMALY_TEXTS: AnomalyTexts = {
  too_many_status_changes: "Plus de cinq pour cent des résultats changeraient d’un coup.",
  coverage_below_limit:
    "La mise à jour a atteint moins de quatre-vingt-dix pour cent des actions que la précédente avait atteintes.",
  source_below_limit: "Une source a répondu à moins de quatre-vingt-dix pour cent de ce qui lui était demandé.",
  figure_below_limit:
    "Un chiffre est arrivé pour moins de quatre-vingt-dix pour cent des actions pour lesquelles il arrivait avant.",
};

export const STEP_LABELS: Readonly<Record<RefreshStep, string>> = {
  listings: "Lecture des listes de cotation",
  fundamentals: "Lecture des documents déposés par les sociétés",
  quotes: "Lecture des cours",
  holdings: "Lecture de la composition des fonds halal",
  metals: "Lecture des prix de l’or et de l’argent",
  rates: "Lecture des taux de change",
  assemble: "Assemblage des chiffres",
  screen: "Examen de toutes les actions",
  reconcile: "Comparaison des sources entre elles",
  stage: "Préparation du nouveau jeu de données",
  publish: "Publication",
};

const PROBLEM_TEXTS: ProblemTexts = {
  answered: (status) => `Elle a répondu avec le statut ${status}.`,
  no_answer: "Elle n’a pas répondu.",
  too_slow: (seconds) => `Sa réponse n’est pas arrivée en entier en ${seconds} s.`,
  no_time_left: (seconds) => `D’autres demandes ont pris ${seconds} s : il ne restait plus de temps pour elle.`,
  too_large: (megabytes) => `Sa réponse dépasse ${decimal(megabytes)} Mo.`,
  empty: "Sa réponse est vide.",
  web_page: "Elle a répondu par une page web au lieu de données.",
  truncated: "Sa réponse est coupée.",
  not_json: "Sa réponse n’est pas du JSON.",
  unexpected_form: "Sa réponse n’a pas la forme attendue.",
  lacks: (what) => `Il manque dans sa réponse : ${what}.`,
  nothing_readable: "Rien dans sa réponse n’est lisible.",
  mostly_unreadable: "La plus grande partie de sa réponse n’est pas lisible.",
  too_few_rows: (rows) => `Nombre de lignes dans sa réponse, trop faible : ${rows}.`,
  broken_line: (line) => `Sa réponse est coupée ou abîmée à la ligne ${line}.`,
  another_company: (company) => `Elle a répondu avec les chiffres d’une autre société (${company}).`,
  unknown_fund: (fund) => `Le fonds ${fund} n’est pas dans sa liste.`,
  no_filing: "Elle n’a aucun document déposé du fonds.",
  outdated: (date) => `Son chiffre le plus récent date du ${date}.`,
  bad_date: "Elle donne une date qui n’existe pas.",
  absurd: (figure) => `Elle donne un chiffre impossible : ${figure}.`,
  no_recording: "Cette installation n’a pas d’enregistrement.",
  missing_from_recording: "L’enregistrement ne la contient pas.",
  unusable: "Sa réponse n’a pas pu être utilisée ; le journal dit pourquoi.",
  given_up: (failures) => `Après ${failures} échecs de suite, elle n’est plus interrogée dans cette mise à jour.`,

  unreadable_row: "Écarté : une ligne qui n’a pas la forme attendue.",
  not_a_symbol: "Écarté : ce n’est pas le symbole d’une action.",
  symbol_twice: "Écarté : le même symbole une deuxième fois.",
  unknown_exchange: "Écarté : une bourse que Mizan ne connaît pas.",
  suffix_missing: "Écarté : un symbole sans le suffixe de sa bourse.",
  no_name: "Écarté : pas de nom.",
  no_date: "Écarté : pas de date.",
  no_price: "Écarté : pas de cours.",
  no_price_currency: "Écarté : pas de devise pour le cours.",
  old_price: "Écarté : le cours est ancien.",
  no_market_value: "Écarté : pas de valeur boursière.",
  no_ticker: "Écarté : pas de symbole.",
  not_asked_for: "Écarté : ce n’était pas demandé.",
  unknown_to_source: "La source ne le connaît pas.",
  of_another_fund: "Écarté : appartient à un autre fonds.",
  not_a_share: "Écarté : ce n’est pas une action.",
  not_in_dollars: "Écarté : ne se négocie pas en dollars.",
  no_facts: "Écarté : aucun chiffre n’est enregistré.",
  old_balance_sheet: "Écarté : le bilan a plus de quinze mois.",
  closed_end_fund: "Écarté : un fonds fermé.",
  fund: "Écarté : un fonds ou un produit indiciel coté.",
  warrant_or_right: "Écarté : un bon ou un droit de souscription.",
  preferred_share: "Écarté : une action privilégiée.",
  note_or_bond: "Écarté : un billet ou une obligation.",
  unit: "Écarté : une unité de plusieurs titres.",
  index: "Écarté : un indice.",
  shell_company: "Écarté : une société sans activité.",

  market_not_covered: "Aucune source ne couvre ici ce marché : ses actions gardent les chiffres qu’elles ont.",
  country_not_indexed: (country) =>
    `L’index des rapports annuels n’en a aucun pour ce pays (${country}) : ses actions gardent les chiffres qu’elles ont.`,
  holdings_too_long: (fund) =>
    `La composition du fonds ${fund} est trop longue pour être lue : une liste antérieure est gardée.`,
  fund_not_listed: (fund) => `La liste des fonds ne contient pas ${fund} : une composition antérieure est gardée.`,
  fund_without_filing: (fund) => `${fund} n’a déposé aucune composition.`,
  no_metal_prices: "L’enregistrement n’a pas de prix des métaux : le nisab garde sa valeur.",
  fund_disagrees: (counts) => `Sociétés du fonds non conformes ici : ${counts.replace(" ", " sur ")}.`,

  chunk_failed: "Un lot a échoué à chaque tentative ; le journal dit pourquoi.",
  driver_lost: "La mise à jour s’est arrêtée encore et encore, bien qu’on l’ait reprise ; le journal dit pourquoi.",
  cancelled: "Un administrateur l’a annulée.",
  workflow_not_started: "Le Workflow n’a pas pu être lancé.",
};

export const problemText = problemWords(PROBLEM_TEXTS, RUN_ANOMALY_TEXTS);

/** The state of the platform's data in a few words. */
export function healthText(health: SystemHealth): string {
  switch (health.state) {
    case "no_data":
      return "Pas encore de données";
    case "run_failed":
      return "La dernière mise à jour a échoué";
    case "run_under_review":
      return "Dernière mise à jour en cours de vérification";
    case "figures_old":
      return `Les chiffres ont ${health.months} mois`;
    case "degraded":
      return `Dégradé : ${health.failing < 2 ? "1 source est en panne" : `${health.failing} sources sont en panne`}`;
    case "healthy":
      return "En bon état";
  }
}
