import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { lowerFirst } from "../../format-rules.ts";
import { type AnomalyTexts, reasonWording } from "../../reason-rules.ts";
import { exactPercent, formatAmount, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
import { standardName } from "./standard-names.ts";
import { ofWhole } from "./standards.ts";

export const ANOMALY_TEXTS: AnomalyTexts = {
  debt_above_total_assets: "La dette dépasse le total de l’actif.",
  thousandfold_jump: "Un chiffre a été multiplié ou divisé par cent au moins.",
  balance_vanished: "Un solde important est tombé à zéro.",
  shares_contradict_market_capitalization:
    "Le nombre d’actions multiplié par le cours contredit la capitalisation boursière.",
  ratio_moved_without_filing: "Un ratio a changé sans qu’un nouveau document ait été déposé.",
  price_jump_without_split: "Le cours a été multiplié ou divisé par plus de trois sans division de l’action.",
  revenue_collapsed: "Le chiffre d’affaires est tombé à moins d’un cinquième de ce qu’il était.",
  sources_disagree: "Deux sources diffèrent de plus de dix pour cent.",
};

/** The ratio of each, in the singular, for sentences with a verb. */
const RATIOS: Readonly<Record<RatioPart, string>> = {
  debt: "le ratio de dette portant intérêt",
  cash: "le ratio de liquidités et titres portant intérêt",
  income: "le ratio de revenus non conformes",
  receivables: "le ratio de créances",
  receivables_and_cash: "le ratio de créances et de liquidités",
};

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Dette portant intérêt",
  cash: "Liquidités et titres portant intérêt",
  income: "Revenus non conformes",
  receivables: "Créances",
  receivables_and_cash: "Créances et liquidités",
};

export const { reasonText, figureText } = reasonWording({
  percentText,
  exactPercent,
  formatDay,
  withBound,
  figure: ({ amount, source, periodEnd }) =>
    `${formatAmount(amount)} (${SOURCE_LABELS[source]}, ${formatDay(periodEnd)})`,
  activityName,
  businessRule,
  standardName,
  subjects: INPUT_SUBJECTS,
  anomalies: ANOMALY_TEXTS,

  ratio: (part, share, whole) => `${PARTS[part]} : ${share} ${ofWhole(whole)}`,
  nearLimit: (ratio, limit) => `${ratio}, à un point au plus du seuil de ${limit}.`,
  aboveLimit: (ratio, limit) => `${ratio}, au-dessus du seuil de ${limit}.`,
  atLimit: (ratio, limit) => `${ratio}, exactement au seuil de ${limit}.`,
  confirmed: (ratio, share) => `${ratio}, dont ${share} confirmé par des documents déposés`,
  inDoubt: (ratio, doubt) => `${ratio}, ${doubt}`,
  doubts: {
    investments_missing: (limit) =>
      `mais la source ne compte pas les placements à court terme ; avec eux, le seuil de ${limit} est peut-être dépassé.`,
    leases_included: (limit) =>
      `mais la source compte les locations simples comme une dette ; sans elles, le seuil de ${limit} n’est peut-être pas dépassé.`,
    interest_estimated: (limit) =>
      `au-dessus du seuil de ${limit}, mais les intérêts qui y entrent sont seulement estimés.`,
    islamic_financing: (limit) =>
      `au-dessus du seuil de ${limit}, mais la source ne sépare pas le financement islamique de la dette à intérêt.`,
    islamic_deposits: (limit) =>
      `au-dessus du seuil de ${limit}, mais la source ne sépare pas les dépôts en mourabaha, qui ne portent pas intérêt, des liquidités à intérêt.`,
    all_liabilities: (limit) =>
      `mais c’est tout ce que la société doit ; sa dette à intérêt seule ne dépasse peut-être pas le seuil de ${limit}.`,
    other_assets_included: (limit) =>
      `mais la source y compte des actifs qui ne portent pas intérêt ; sans eux, le seuil de ${limit} n’est peut-être pas dépassé.`,
    other_income_included: (limit) =>
      `mais la source compte d’autres revenus avec les intérêts ; sans ces revenus, le seuil de ${limit} n’est peut-être pas dépassé.`,
    passes_by_value: (limit) =>
      `au-dessus du seuil de ${limit} par le total de l’actif ; le critère peut être respecté par la capitalisation moyenne, là où elle est la plus grande.`,
    limit_announced: (limit) =>
      `dans le seuil de ${limit}, mais au-dessus du seuil plus bas annoncé pour un jour que nous ne connaissons pas.`,
    at_limit: (limit) =>
      `exactement au seuil de ${limit}, et aucun texte que nous ayons pu lire ne dit si cela est admis.`,
    estimate: (limit) => `mais c’est une estimation, si proche du seuil de ${limit} qu’on ne peut pas en être sûr.`,
  },
  newerFigure: ({ subject, part, whole, used, usedShare, newer, newerShare, limit }) =>
    `${subject} : avec ${used}, ${RATIOS[part]} est de ${usedShare} ${ofWhole(whole)} ; avec le chiffre plus récent, ${newer}, il est de ${newerShare}, et le seuil est de ${limit}. Les résultats ne sont pas les mêmes.`,

  old: (subject, date, months) =>
    `Le chiffre le plus récent pour ${lowerFirst(subject)} date du ${date}, il y a plus de ${months} mois`,
  tooOld: (old) => `${old} : il est périmé, aucun résultat ne peut s’y appuyer.`,
  bounded: (old, date, part, share, limit) =>
    `${old}. Le bilan plus récent du ${date} montre quand même que ${RATIOS[part]} est d’au plus ${share} ; le seuil est de ${limit}.`,
  farAboveLimit: (old, part, share, limit) =>
    `${old}. Le résultat s’appuie encore sur lui : ${RATIOS[part]} est de ${share}, au moins une fois et demie le seuil de ${limit}.`,
  farBelowLimit: (old, part, share, limit) =>
    `${old}. Le résultat s’appuie encore sur lui : ${RATIOS[part]} est de ${share} et ne dépasserait le seuil de ${limit} que s’il triplait.`,
  reliedOnLittle: (old, part, share, limit) =>
    `${old}. Avec un chiffre aussi ancien, nous n’acceptons un ratio que s’il ne dépasse pas le tiers de son seuil : ${RATIOS[part]} est de ${share}, et le seuil est de ${limit}.`,

  missing: (subject) => `La source ne donne pas ${lowerFirst(subject)}.`,
  missingInterest: (subject) => `La source ne donne pas ${lowerFirst(subject)}, et on ne peut pas l’estimer.`,
  unusable: (subject, problem) => `${subject} ${problem} dans la source : on ne peut pas s’en servir.`,
  problems: {
    not_a_number: "n’est pas un nombre",
    negative: "est une valeur négative",
    too_large: "dépasse la taille de toute société",
    zero: "est de 0",
    below_one_dollar: "vaut moins d’un dollar",
    no_exchange_rate: "n’a pas de taux de change",
    no_date: "n’a pas de date",
  },
  noRevenue:
    "Le chiffre d’affaires total est de 0 : la société le déclare nul, on ne peut donc en mesurer aucune part ; tant qu’elle ne vend rien, les intérêts forment peut-être l’essentiel de ce qu’elle gagne.",
  leftOut: (subject, why) => `On ne connaît pas ${lowerFirst(subject)}. ${why}`,
  whyLeftOut: {
    negative_amount: "La source donne un montant négatif.",
    not_a_number: "La source donne autre chose qu’un nombre.",
    zero_unconfirmed: "La source donne zéro là où cela peut signifier que rien n’a été déclaré.",
    debt_above_total_assets: "Dette supérieure au total de l’actif : une erreur d’échelle dans la source.",
    cash_above_total_assets:
      "Liquidités et titres supérieurs au total de l’actif : une erreur d’échelle dans la source.",
    debt_far_above_value: "Dette de plus de cent fois la capitalisation boursière.",
    cash_far_above_value: "Liquidités de plus de dix fois la capitalisation boursière.",
    revenue_far_above_value:
      "Chiffre d’affaires de plus de trente fois la capitalisation boursière : la monnaie des comptes est incertaine.",
    revenue_below_interest_expense:
      "Chiffre d’affaires inférieur aux intérêts payés la même année : la source a pris une partie de ce chiffre pour le tout.",
    revenue_far_below_debt:
      "Chiffre d’affaires inférieur à 5 % de la dette : la source a pris une partie de ce chiffre pour le tout.",
    value_far_below_cash:
      "Ses liquidités moins sa dette font plus de trois fois la capitalisation boursière : la source compte probablement les actions d’avant l’émission de nouvelles.",
    placeholder_share_count: "Nombre d’actions provisoire, qui n’est pas le vrai.",
    shares_disagree_with_value:
      "Le nombre d’actions multiplié par le cours s’écarte de plus d’un quart de la capitalisation boursière.",
    dividend_above_half_of_price: "Un dividende annuel supérieur à la moitié du cours.",
    partial_debt: "La source ne donne qu’une partie de la dette.",
    part_of_others:
      "Deux autres sources d’une date proche indiquent beaucoup plus : la source ne donne qu’une partie de ce chiffre.",
    known_to_be_partial:
      "La source ne donne qu’une partie de ce chiffre. Cela repose sur ce que l’on sait en général de la société, non sur une source.",
    sources_disagree: "Deux sources divergent trop pour en choisir une.",
    unknown_currency: "La monnaie des comptes n’est pas connue.",
    no_exchange_rate: "On ne connaît pas de taux de change pour la monnaie des comptes.",
    stale_concept: "La société a cessé de publier ce chiffre sous cette rubrique.",
    average_far_from_value:
      "La moyenne dépasse quatre fois la capitalisation boursière actuelle, ou n’en atteint pas le quart : elle comprend une division de l’action ou une émission de droits.",
    mixed_dates: "La partie à court terme de ce chiffre n’est pas déclarée à la date du bilan.",
    dated_in_future: "La source date ce chiffre dans le futur.",
    not_twelve_months:
      "La source donne ce chiffre pour une durée autre que douze mois, comme lorsqu’une société change d’exercice.",
    of_another_size:
      "Ce chiffre date d’avant une fusion ou une scission : un bilan plus récent a au moins le double du total de l’actif d’alors, ou au plus la moitié.",
  },
  sourcesDisagree: (subject, share) => `${subject} : deux sources diffèrent de ${share}.`,
  underReview: (anomaly) =>
    `De nouveaux chiffres attendent une vérification. ${anomaly} Sont affichés les derniers qui ont passé nos contrôles.`,
  notScreened:
    "Pas encore examiné : le nom est connu par une liste de cotations, et aucune source n’en donne les chiffres.",

  prohibited: (activity, rule) => `${activity} : activité interdite. ${rule}`,
  moneyTrade: " La dette et les liquidités sont son métier : les ratios n’ont pas de sens.",
  differedUpon: (activity, rule) => `${activity} : ${lowerFirst(rule)}`,
  mixed: (activity, rule) => `${activity} : une part interdite est probable. ${rule}`,
  unknownBusiness: (rule) => `L’activité n’est pas assez connue. ${rule}`,
  excluded: (standard, activity) => `${standard} exclut cette activité : ${activity}.`,

  editions: {
    no_day: "Cette norme ne juge rien : son texte n’a pas de date d’entrée en vigueur.",
    two_on_one_day: "Cette norme ne juge rien : deux de ses textes sont du même jour.",
    no_denominator: "Cette norme ne juge rien : l’un de ses critères ne dit pas à quoi il se mesure.",
    not_in_force: "Cette norme ne juge rien à cette date : son premier texte est entré en vigueur plus tard.",
  },

  purify: (share) =>
    `${share} du chiffre d’affaires n’est pas conforme : reversez cette part de vos dividendes à une œuvre.`,
  purifyBound: {
    lower: (share) =>
      `Au moins ${share} du chiffre d’affaires n’est pas conforme : reversez au moins cette part de vos dividendes à une œuvre. La source ne compte pas les placements à court terme ni ce qu’ils rapportent, ce peut donc être davantage ; le rapport de la société indique ses produits d’intérêts ou financiers.`,
    estimate: (share) =>
      `Environ ${share} du chiffre d’affaires n’est pas conforme, selon notre estimation : reversez cette part de vos dividendes à une œuvre. Aucune source ne donne ses intérêts, nous les estimons donc d’après ses liquidités.`,
    upper: (share) =>
      `Au plus ${share} du chiffre d’affaires n’est pas conforme : il n’est pas nécessaire de reverser plus que cette part de vos dividendes à une œuvre. La source y compte d’autres revenus ou d’autres actifs.`,
  },
  noProhibitedPart:
    "Revenus non conformes : on ne connaît aucune part interdite de l’activité, et cette norme ne compte pas les intérêts.",
});
