import type { AnomalyCode } from "../../../../domain/facts/anomalies.ts";
import type { LeftOutReason } from "../../../../domain/facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../../../../domain/facts/fact-limits.ts";
import type { FactProblem } from "../../../../domain/facts/usable-facts.ts";
import type { Doubt } from "../../../../domain/screening/limit-test.ts";
import type {
  BusinessScreen,
  NamedFigure,
  RatioPart,
  Reason,
  ReasonDetail,
} from "../../../../domain/screening/screening.ts";
import { TOO_OLD_AFTER_MONTHS } from "../../../../domain/standards/screening-limits.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { exactPercent, formatAmount, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { RATIO_TEXTS } from "./ratios.ts";
import { ofWhole, standardName } from "./standards.ts";

export const ANOMALY_TEXTS: Readonly<Record<AnomalyCode, string>> = {
  debt_above_total_assets: "La dette dépasse le total de l’actif.",
  thousandfold_jump: "Un chiffre a été multiplié ou divisé par cent au moins.",
  balance_vanished: "Un solde important est tombé à zéro.",
  shares_contradict_market_capitalization:
    "Le nombre d’actions multiplié par le cours contredit la capitalisation boursière.",
  ratio_moved_without_filing: "Un ratio a changé sans qu’un nouveau document ait été déposé.",
  price_jump_without_split: "Le cours a varié de plus du triple sans division de l’action.",
  revenue_collapsed: "Le chiffre d’affaires est tombé à moins d’un cinquième.",
  sources_disagree: "Deux sources diffèrent de plus de dix pour cent.",
};

export type ReasonContext = { business: BusinessScreen; standardId: StandardId };

export function reasonText(reason: Reason, context: ReasonContext): string {
  const { detail } = reason;
  switch (detail?.kind) {
    case undefined:
      return plainText(reason, context.business);
    case "ratio":
      return `${ratioText(reason, detail)}${outcomeText(reason, detail)}`;
    case "uncertain_ratio":
      return `${ratioText(reason, detail)}, ${doubtText(detail)}`;
    case "newer_figure":
      return newerFigureText(reason, detail);
    case "income_bound":
      return INCOME_BOUND_TEXTS[detail.bound](percentText(reason.figure ?? 0));
    case "missing":
      return `La source ne donne pas ${lowerFirst(subjectOf(reason))}${reason.about === "interestIncome" ? ", et on ne peut pas l’estimer" : ""}.`;
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return NO_REVENUE;
      return `${subjectOf(reason)} ${PROBLEM_TEXTS[detail.problem]} dans la source : on ne peut pas s’en servir.`;
    case "left_out":
      return `On ne connaît pas ${lowerFirst(subjectOf(reason))}. ${LEFT_OUT_TEXTS[detail.why]}`;
    case "stale":
      return staleText(reason, detail);
    case "under_review":
      return `Des chiffres plus récents attendent une vérification ; les derniers chiffres fiables sont affichés : ${ANOMALY_TEXTS[detail.anomaly]}`;
    case "unknown_business":
      return `L’activité n’est pas assez connue. ${businessRule(context.business)}`;
    case "excluded_by_standard":
      return `${standardName(context.standardId)} exclut cette activité : ${activityName(context.business)}.`;
    case "not_screened":
      return "Pas encore examiné : le nom est connu par une liste de cotations, et aucune source n’en donne les chiffres.";
  }
}

/** A reason fully described by its code, its figure and the business. */
function plainText(reason: Reason, business: BusinessScreen): string {
  const activity = activityName(business);
  switch (reason.code) {
    case "prohibited_business": {
      const tail = business.isMoneyTrade
        ? " La dette et les liquidités sont son métier : les ratios n’ont pas de sens."
        : "";
      return `${activity} : activité interdite. ${businessRule(business)}${tail}`;
    }
    case "grey_business":
      return `${activity} : ${lowerFirst(businessRule(business))}`;
    case "mixed_business":
      return `${activity} : une part interdite est probable. ${businessRule(business)}`;
    case "purification_required":
      return `${percentText(reason.figure ?? 0)} du chiffre d’affaires total n’est pas conforme et doit être donné.`;
    case "sources_disagree":
      return `${subjectOf(reason)} : deux sources diffèrent de ${percentText(reason.figure ?? 0, reason.limit ?? undefined)}.`;
    case "no_prohibited_part":
      return "Revenus non conformes : on ne connaît aucune part interdite de l’activité, et cette norme ne compte pas les intérêts.";
    default:
      throw new TypeError(`No wording for the reason ${reason.code}`);
  }
}

/** The two figures of a doubt, each with its source and date. */
function newerFigureText(reason: Reason, detail: Extract<ReasonDetail, { kind: "newer_figure" }>): string {
  const { used, newer, part, whole, ratio } = detail;
  const limit = reason.limit ?? undefined;
  const share = (percent: number | null) => percentText(percent ?? 0, limit);
  return `${subjectOf(reason)} : avec ${figureText(used)}, ${RATIOS[part]} est de ${share(ratio)} ${ofWhole(whole)} ; avec le chiffre plus récent, ${figureText(newer)}, il est de ${share(reason.figure)}, et le seuil est de ${exactPercent(limit ?? 0)}. Les résultats ne sont pas les mêmes.`;
}

/** A figure with its source and date. */
export function figureText({ amount, bound, source, periodEnd }: NamedFigure): string {
  const words = bound && `${bound === "upper" ? RATIO_TEXTS.atMost : RATIO_TEXTS.atLeast} `;
  return `${words ?? ""}${formatAmount(amount)} (${SOURCE_LABELS[source]}, ${formatDay(periodEnd)})`;
}

/** How old a figure is, and what its ratio is still worth. */
function staleText(reason: Reason, detail: Extract<ReasonDetail, { kind: "stale" }>): string {
  const { periodEnd, part, ratio, ratioLimit, atMost } = detail;
  const isTooOld = part === null || ratio === null || ratioLimit === null;
  const months = (reason.figure ?? 0) > TOO_OLD_AFTER_MONTHS ? TOO_OLD_AFTER_MONTHS : STALE_AFTER_MONTHS;
  const date = `Le chiffre le plus récent pour ${lowerFirst(subjectOf(reason))} date du ${formatDay(periodEnd)}, il y a plus de ${months} mois`;
  if (isTooOld) return `${date} : trop ancien pour un résultat.`;
  const share = percentText(ratio, ratioLimit);
  if (atMost) {
    const most = percentText(atMost.ratio, ratioLimit);
    return `${date}. Le bilan plus récent du ${formatDay(atMost.periodEnd)} le borne encore : ${RATIOS[part]} est d’au plus ${most}, et le seuil est de ${exactPercent(ratioLimit)}.`;
  }
  if (reason.effect === "note") {
    const distance =
      ratio > ratioLimit
        ? `, au moins une fois et demie le seuil de ${exactPercent(ratioLimit)}`
        : ` et devrait tripler pour dépasser le seuil de ${exactPercent(ratioLimit)}`;
    return `${date}. Le résultat s’appuie encore sur lui : ${RATIOS[part]} est de ${share}${distance}.`;
  }
  return `${date}. À cet âge, on ne se fie à un ratio que jusqu’au tiers de son seuil, et ${RATIOS[part]} est de ${share} pour un seuil de ${exactPercent(ratioLimit)}.`;
}

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Dette portant intérêt",
  cash: "Liquidités et titres portant intérêt",
  income: "Revenus non conformes",
  receivables: "Créances",
  receivables_and_cash: "Créances et liquidités",
};

/** The ratio of each, in the singular, for sentences with a verb. */
const RATIOS: Readonly<Record<RatioPart, string>> = {
  debt: "le ratio de dette portant intérêt",
  cash: "le ratio de liquidités et titres portant intérêt",
  income: "le ratio de revenus non conformes",
  receivables: "le ratio de créances",
  receivables_and_cash: "le ratio de créances et de liquidités",
};

const INCOME_BOUND_TEXTS = {
  lower: (share: string) =>
    `Au moins ${share} du chiffre d’affaires total n’est pas conforme. La source ne compte pas les placements à court terme ni ce qu’ils rapportent : il y a peut-être davantage à donner ; le rapport de la société indique ses produits d’intérêts ou financiers.`,
  estimate: (share: string) =>
    `Environ ${share} du chiffre d’affaires total n’est pas conforme selon notre estimation, et doit être donné : aucune source ne donne ses intérêts, nous les estimons donc d’après ses liquidités.`,
  upper: (share: string) =>
    `Au plus ${share} du chiffre d’affaires total n’est pas conforme et doit être donné : la source y compte d’autres revenus ou d’autres actifs.`,
} as const;

type AboutRatio = Extract<ReasonDetail, { kind: "ratio" | "uncertain_ratio" }>;

/** The ratio in words, as the start of a sentence. */
function ratioText({ figure, limit }: Reason, detail: AboutRatio): string {
  const share = percentText(figure ?? 0, detail.kind === "uncertain_ratio" ? detail.limit : (limit ?? undefined));
  return `${PARTS[detail.part]} : ${share} ${ofWhole(detail.whole)}`;
}

function outcomeText({ code, figure, limit }: Reason, { confirmed }: Extract<ReasonDetail, { kind: "ratio" }>): string {
  if (code === "near_limit") return `, à un point au plus du seuil de ${exactPercent(limit ?? 0)}.`;
  const certain =
    confirmed === null ? "" : `, dont ${percentText(confirmed, limit ?? undefined)} confirmé par des documents déposés`;
  return `${certain}, ${(figure ?? 0) > (limit ?? 0) ? "au-dessus du" : "exactement au"} seuil de ${exactPercent(limit ?? 0)}.`;
}

const DOUBT_TEXTS: Readonly<Record<Doubt, (limit: number) => string>> = {
  investments_missing: (limit) =>
    `mais la source ne compte pas les placements à court terme ; avec eux, le seuil de ${exactPercent(limit)} est peut-être dépassé.`,
  leases_included: (limit) =>
    `mais la source compte les locations simples comme une dette ; sans elles, le seuil de ${exactPercent(limit)} n’est peut-être pas dépassé.`,
  interest_estimated: (limit) =>
    `au-dessus du seuil de ${exactPercent(limit)}, mais les intérêts qui y entrent sont seulement estimés.`,
  islamic_financing: (limit) =>
    `au-dessus du seuil de ${exactPercent(limit)}, mais la source ne sépare pas le financement islamique de la dette à intérêt.`,
  islamic_deposits: (limit) =>
    `au-dessus du seuil de ${exactPercent(limit)}, mais la source ne sépare pas les dépôts en mourabaha, qui ne portent pas intérêt, des liquidités à intérêt.`,
  all_liabilities: (limit) =>
    `mais c’est tout ce que la société doit ; sa dette à intérêt seule ne dépasse peut-être pas le seuil de ${exactPercent(limit)}.`,
  other_assets_included: (limit) =>
    `mais la source y compte des actifs qui ne portent pas intérêt ; sans eux, le seuil de ${exactPercent(limit)} n’est peut-être pas dépassé.`,
  other_income_included: (limit) =>
    `mais la source compte d’autres revenus avec les intérêts ; sans ces revenus, le seuil de ${exactPercent(limit)} n’est peut-être pas dépassé.`,
  estimate: (limit) => `une estimation trop proche du seuil de ${exactPercent(limit)} pour être certaine.`,
};

function doubtText({ doubt, limit }: Extract<ReasonDetail, { kind: "uncertain_ratio" }>): string {
  return DOUBT_TEXTS[doubt](limit);
}

function subjectOf({ about }: Reason): string {
  return INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A zero is a fact only where it was reported or its sources agree on it. */
const NO_REVENUE =
  "Le chiffre d’affaires total est de 0 : la société n’en déclare aucun, on ne peut donc en mesurer aucune part ; tant qu’elle ne vend rien, les intérêts forment peut-être l’essentiel de ce qu’elle gagne.";

const PROBLEM_TEXTS: Readonly<Record<FactProblem, string>> = {
  not_a_number: "n’est pas un nombre",
  negative: "est une valeur négative",
  too_large: "dépasse la taille de toute société",
  zero: "est de 0",
  below_one_dollar: "vaut moins d’un dollar",
  no_exchange_rate: "n’a pas de taux de change",
  no_date: "n’a pas de date",
};

const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  negative_amount: "La source donne un montant négatif.",
  not_a_number: "La source donne autre chose qu’un nombre.",
  zero_unconfirmed: "La source donne zéro là où cela peut signifier que rien n’a été déclaré.",
  debt_above_total_assets: "Dette supérieure au total de l’actif : une erreur d’échelle dans la source.",
  cash_above_total_assets: "Liquidités et titres supérieurs au total de l’actif : une erreur d’échelle dans la source.",
  debt_far_above_value: "Dette de plus de cent fois la capitalisation boursière.",
  cash_far_above_value: "Liquidités de plus de dix fois la capitalisation boursière.",
  revenue_far_above_value:
    "Chiffre d’affaires de plus de trente fois la capitalisation boursière : la monnaie des comptes est incertaine.",
  revenue_below_interest_expense:
    "Chiffre d’affaires inférieur aux intérêts payés la même année : la source a pris une partie pour le tout.",
  revenue_far_below_debt:
    "Chiffre d’affaires inférieur au vingtième de la dette : la source a pris une partie pour le tout.",
  value_far_below_cash:
    "Ses liquidités moins sa dette font plus de trois fois la capitalisation boursière : la source compte sans doute les actions d’avant une émission.",
  placeholder_share_count: "Un nombre d’actions mis là faute de mieux, qui n’est pas le vrai.",
  shares_disagree_with_value:
    "Le nombre d’actions multiplié par le cours s’écarte de plus d’un quart de la capitalisation boursière.",
  dividend_above_half_of_price: "Un dividende annuel supérieur à la moitié du cours.",
  partial_debt: "La source ne donne qu’une partie de la dette.",
  part_of_others: "Deux autres sources d’une date proche indiquent beaucoup plus : la source n’en donne qu’une partie.",
  known_to_be_partial:
    "La source n’en donne qu’une partie. Cela repose sur ce que l’on sait en général de la société, non sur une source.",
  sources_disagree: "Deux sources divergent trop pour en choisir une.",
  unknown_currency: "La monnaie des comptes n’est pas connue.",
  no_exchange_rate: "On ne connaît pas de taux de change pour la monnaie des comptes.",
  stale_concept: "La société a cessé de le déclarer sous cette rubrique.",
  average_far_from_value:
    "La moyenne dépasse quatre fois la capitalisation boursière actuelle, ou n’en atteint pas le quart : elle contient une division de l’action ou une émission de droits.",
  mixed_dates: "Sa partie à court terme n’est pas déclarée à la date du bilan.",
  dated_in_future: "La source le date dans le futur.",
  not_twelve_months:
    "La source le donne pour une durée autre que douze mois, comme lorsqu’une société change d’exercice.",
  of_another_size:
    "Il date d’avant une fusion ou une scission : un bilan plus récent a au moins le double du total de l’actif d’alors, ou au plus la moitié.",
};
