import type { FactDetail } from "../../../../domain/facts/company-facts.ts";
import { noteWording } from "../../evidence-rules.ts";
import { exactPercent, formatDay, formatMonth } from "../format.ts";
import { figureText } from "./reasons.ts";

const FACT_DETAIL_TEXTS: Readonly<Record<FactDetail, string>> = {
  about: "La source donne le dernier trimestre sans sa date ; la date est approximative.",
  undated_fiscal_year:
    "La source donne le dernier exercice sans sa fin ; nous prenons la dernière clôture habituelle de son marché dont le rapport doit être paru.",
  undated:
    "La source ne donne pas la date du bilan ; nous prenons la dernière clôture habituelle de son marché dont le rapport doit être paru.",
  undated_half_year:
    "La source additionne les douze derniers mois sans dire jusqu’à quel jour ; la date est la dernière fin de semestre dont les chiffres ont certainement été publiés.",
  mainland_shares_at_this_price:
    "Toutes les actions de la société au cours de Hong Kong. Celles de Shanghai ou de Shenzhen ont leur propre cours, le plus souvent plus élevé, qu’aucune source ne donne ici : les ratios sont peut-être trop élevés.",
  previous_year: "Solde de l’exercice qui précède le dernier.",
  other_date: "Pris à une autre date de bilan que la dette.",
  with_leases: "Comprend les locations simples : c’est donc un maximum.",
  confirmed_by_filings:
    "Les documents que la société a déposés à la SEC en confirment une partie comme dette à long terme sans locations.",
  equivalents_only: "Trésorerie et équivalents sans les placements à court terme : c’est donc un minimum.",
  twelve_months: "Douze derniers mois.",
  fiscal_year: "Dernier exercice.",
  four_quarters: "Somme des quatre derniers trimestres.",
  from_price_to_sales:
    "Calculé à partir de la capitalisation boursière et du rapport entre le cours et le chiffre d’affaires.",
  from_enterprise_value: "Calculé à partir de la valeur d’entreprise et de son rapport au chiffre d’affaires.",
  yield_times_price: "Calculé à partir du rendement du dividende et du cours.",
  annual_rate: "Le dernier dividende ramené à l’année.",
  dividends_summed: "Somme des dividendes de douze mois.",
  currency_assumed:
    "La source ne donne pas la monnaie des comptes ; elle a été fixée à la main, ou d’après le pays ou le marché de la société.",
  carried_by_price: "Au cours de ce jour et avec le nombre d’actions connu auparavant.",
  all_shares_at_this_price:
    "Au cours de ce jour et avec toutes les actions de la société : la valeur de la source n’en compte qu’une partie.",
  high_against_value:
    "Plus de dix fois la capitalisation boursière ; le chiffre a passé les contrôles mais reste inhabituel.",
  collected_from_filings:
    "Recueilli dans les documents déposés par la société, par un fichier intermédiaire qui ne nomme pas le document.",
  two_extracts_agree:
    "Deux recueils des documents déposés par la société, faits indépendamment, donnent le même chiffre.",
  two_extracts_close:
    "Une deuxième source donne un chiffre à moins d’un dixième de celui-ci, qui est celui du document déposé.",
  no_debt_in_three_extracts:
    "Les documents déposés n’ont aucune ligne de dette, et deux autres sources n’en ont pas non plus.",
  no_debt_in_two_extracts: "Les comptes n’ont aucune ligne de dette, et une deuxième source indique zéro.",
  no_debt_nor_interest_paid: "La société ne déclare de dette sous aucune rubrique, ni d’intérêts payés.",
  no_debt_nor_interest_in_extracts:
    "Deux recueils des documents déposés par la société n’ont aucune ligne de dette ni d’intérêts payés dans l’année ; une troisième source n’a pas de dette non plus.",
  current_securities_only: "Les titres détenus à plus d’un an ne sont pas comptés.",
  currency_from_filings: "La monnaie est celle des comptes de la société, non celle que la source indique.",
  restated_for_inflation:
    "La source le convertit au pouvoir d’achat de mars 2026 ; il est ramené aux livres turques de sa propre date.",
  past_prices_todays_shares: "Cours passés multipliés par le nombre d’actions actuel.",
  prices_without_dividends:
    "Les cours ne comprennent pas les dividendes versés : le chiffre est donc trop bas de 1 à 3 %.",
  quarter_end_values: "Moyenne des valeurs boursières aux fins de trimestre.",
  other_assets_included:
    "Placements et tous les actifs hors immobilisations, dont certains ne portent pas intérêt : c’est donc un maximum.",
  rest_of_assets: "Absent de la source ; c’est au plus l’ensemble des actifs qu’aucun autre poste n’explique.",
  all_liabilities: "Tout ce que la société doit, dont la dette à intérêt est au plus une partie : un maximum.",
  all_assets: "Tous ses actifs, dont les liquidités et titres sont au plus une partie : un maximum.",
  assets_less_equity: "Total de l’actif moins les capitaux propres.",
  other_income_included: "Autres revenus de l’année, dont les intérêts sont une partie : c’est donc un maximum.",
};

const RATES: Readonly<Record<string, string>> = {
  "Federal Reserve, middle of the federal funds target range":
    "Réserve fédérale des États-Unis, milieu de la fourchette cible des fonds fédéraux",
  "European Central Bank, deposit facility rate": "Banque centrale européenne, taux de la facilité de dépôt",
  "Bank of England, Bank Rate": "Banque d’Angleterre, taux directeur",
  "Bank of Japan, policy rate": "Banque du Japon, taux directeur",
  "Bank of Canada, overnight rate target": "Banque du Canada, taux cible du financement à un jour",
  "Reserve Bank of India, repo rate": "Banque de réserve de l’Inde, taux de prise en pension",
  "Banco Central do Brasil, Selic target": "Banque centrale du Brésil, taux cible Selic",
  "Swiss National Bank, policy rate": "Banque nationale suisse, taux directeur",
  "Reserve Bank of New Zealand, official cash rate":
    "Banque de réserve de Nouvelle-Zélande, taux officiel au jour le jour",
  "Reserve Bank of Australia, cash rate target": "Banque de réserve d’Australie, taux cible au jour le jour",
  "Norges Bank, policy rate before the decision of September 2026":
    "Banque de Norvège, taux directeur avant la décision de septembre 2026",
  "Hong Kong Monetary Authority, average of overnight and one-month HIBOR":
    "Autorité monétaire de Hong Kong, moyenne des taux HIBOR à un jour et à un mois",
  "Saudi Central Bank, reverse repo rate": "Banque centrale saoudienne, taux de mise en pension",
  "Central Bank of the UAE, base rate": "Banque centrale des Émirats arabes unis, taux de base",
  "Banco de México, target rate": "Banque du Mexique, taux cible",
  "Central Bank of the Republic of China (Taiwan), discount rate": "Banque centrale de Taïwan, taux d’escompte",
  "Bank of Korea, base rate": "Banque de Corée, taux de base",
  "People's Bank of China, seven-day reverse repo rate":
    "Banque populaire de Chine, taux des prises en pension à sept jours",
  "Sveriges Riksbank, policy rate": "Banque de Suède, taux directeur",
  "Danmarks Nationalbank, certificates of deposit rate": "Banque nationale du Danemark, taux des certificats de dépôt",
  "Banco Central de Reserva del Perú, reference rate": "Banque centrale de réserve du Pérou, taux de référence",
  "Bank Indonesia, BI-Rate": "Banque d’Indonésie, taux directeur",
  "Central Bank of the Republic of Türkiye, one-week repo rate":
    "Banque centrale de Turquie, taux de prise en pension à une semaine",
  "State Bank of Pakistan, policy rate": "Banque d’État du Pakistan, taux directeur",
  "National Bank of Georgia, refinancing rate": "Banque nationale de Géorgie, taux de refinancement",
};

export const rateSource = (source: string): string => RATES[source] ?? source;

export const evidenceNote = noteWording({
  figureText,
  formatMonth,
  details: FACT_DETAIL_TEXTS,
  snapshot: (month) => `Relevé du marché, ${month}.`,
  asFiled: (entries) => `Dans le document déposé : ${entries}.`,
  estimatedInterest: ({ percent, source, asOf }) =>
    `Non déclaré : intérêts estimés à ${exactPercent(percent)} par an sur les liquidités et titres portant intérêt (${rateSource(source)}, ${formatDay(asOf)}).`,
  newer: (figure, isSame) =>
    `Un chiffre plus récent d’une autre source, ${figure}, ${isSame ? "donne les mêmes résultats" : "changerait au moins un test"}.`,
});
