import type { RatioPart, RatioWhole } from "../../../../domain/screening/screening.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { namesText, type StandardWords } from "../../standard-rules.ts";
import { exactPercent, formatDay, formatMonth, percentText } from "../format.ts";

/** What a ratio counts, as the methodology and assistants say it. */
export const COUNTED: Readonly<Record<RatioPart, string>> = {
  debt: "Dette à court et à long terme portant intérêt",
  cash: "Liquidités et titres portant intérêt",
  receivables: "Créances clients",
  receivables_and_cash: "Créances clients et liquidités",
  income: "Intérêts et ventes d’activités interdites",
};

/** What a reader has to know beside a standard's verdict. */
const CAVEATS: Readonly<Record<StandardId, string>> = {
  mizan:
    "La méthode de Mizan. Le texte même de l’AAOIFI est cité avec 30 % ; 33 % est la limite que retiennent les fournisseurs d’indices.",
  aaoifi:
    "La norme 59 a supprimé son critère des actifs tangibles. Certains utilisateurs prennent la moyenne de la capitalisation boursière.",
  "dow-jones":
    "Depuis 2023, la dette est son seul ratio avec celui des revenus. Ses examinateurs jugent l’activité de chaque société une par une ; Mizan applique les catégories de son propre filtrage. Cinémas, musique, télévision et radio, hôtels et croisières restent exclus ici comme dans son texte de 2023 : celui de 2026, que nous n’avons pas lu nous-mêmes, nomme à leur place les jeux d’argent et le divertissement pour adultes.",
  sp: "Depuis 2023, la dette est son seul ratio avec celui des revenus. Ses examinateurs jugent l’activité de chaque société une par une, et sa liste ne nomme pas les armes ; celle de Mizan les nomme.",
  "ftse-yasaar": "Exclut aussi l’alimentation sans certification halal, qu’aucune source n’indique ici.",
  msci: "Les revenus se mesurent à l’ensemble des revenus, dont nos sources donnent le chiffre d’affaires. La M-Series divise, elle, par la capitalisation boursière moyenne.",
  "sc-malaysia":
    "Depuis juillet 2024, les revenus se mesurent au seul total des revenus, dont nos sources donnent le chiffre d’affaires. Le financement islamique et les liquidités en comptes islamiques ne sont pas comptés là où un rapport les montre. Pour le cinéma, le négoce d’actions, le courtage et les loyers d’activités interdites, son seuil est de 20 %. Sa décision ne vaut que pour les cotations de Malaisie.",
  "ojk-indonesia":
    "Les 45 % doivent descendre à 33 % par étapes sur dix ans, qui ne sont pas encore annoncées. Sa décision ne vaut que pour les actions cotées à Jakarta ; Mizan prend le chiffre d’affaires pour l’ensemble des revenus.",
  bist: "La dette et les actifs portant intérêt se mesurent au plus grand du total de l’actif et de la capitalisation moyenne : ce qui passe par le total de l’actif passe, et ce qui ne passe que par la capitalisation est indéterminé. Les dépôts et financements islamiques ne sont pas comptés là où un rapport les montre. Les sociétés déclarent elles-mêmes leurs ratios ; sa décision ne vaut que pour Borsa Istanbul. Sa liste ne nomme pas les armes ; celle de Mizan les nomme.",
  "psx-kmi":
    "Une révision annoncée en février 2026 ramène la dette à 33 % et les placements non conformes à 30 %, à partir d’un jour que nous ne connaissons pas ; d’ici là, une dette entre 33 % et 37 % reste indéterminée. Aucune de nos sources ne donne les placements non conformes : aucune action ne passe donc ici : ce qui dépasse un seuil n’est pas conforme, et le reste ne peut être jugé. Son critère d’actifs non liquides, au moins 25 %, se mesure ici par des créances et liquidités d’au plus 75 %. Le cours face aux actifs liquides nets par action n’est pas mesuré ici. Sa décision ne vaut que pour le Pakistan.",
  "bse-shariah":
    "Avant le 22 septembre 2025, des revenus jusqu’à 4 % passaient. Nous avons lu le résumé, fait par une machine, de l’avis de la bourse : il ne dit pas si un chiffre exactement au seuil passe.",
  tasis:
    "Lu par des tiers qui ne s’accordent pas sur chaque chiffre : des pages plus anciennes donnent 50 % pour le troisième ratio. La norme ajoute aux intérêts 7,5 % des placements à intérêt, que nos sources ne donnent pas.",
};

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "la capitalisation boursière",
  averageMarketCapitalization: "la capitalisation boursière moyenne",
  longAverageMarketCapitalization: "la capitalisation boursière moyenne",
  totalAssets: "le total de l’actif",
  totalRevenue: "le chiffre d’affaires total",
};

/** Behind a percentage: "de la capitalisation boursière", "du total de l'actif". */
export const ofWhole = (whole: RatioWhole): string => `de ${WHOLE_TEXTS[whole]}`.replace("de le ", "du ");

export const STANDARD_WORDS: StandardWords = {
  names: namesText("fr"),
  exactPercent,
  percentText,
  formatDay,
  formatMonth,
  caveats: CAVEATS,

  parted: (passes, fails) => `Permise selon ${passes}, non selon ${fails}.`,
  partedWeight: ({ weight, passes, fails, largest }) =>
    `Les normes divergent sur ${weight} du poids du fonds ; la plus grande part de ce poids, soit ${largest} du fonds, est permise selon ${passes}, non selon ${fails}.`,
  untested: (who) => `${who} : aucun seuil pour ce ratio.`,
  otherLimit: (who, limit) => `${who} : un seuil de ${limit}.`,
  otherWhole: (who, share, whole) => `${who} : ${share} ${ofWhole(whole)}.`,

  dated: (dated) => `Son texte est de ${dated}.`,
  since: (since) => `En vigueur depuis le ${since}.`,
  datedSince: (dated, since) => `Son texte est de ${dated}, en vigueur depuis le ${since}.`,
  readings: {
    publisher: "Nous avons lu le texte de l’éditeur lui-même.",
    reader_with_page: "Lu par un lecteur indépendant qui nomme la page.",
    reader: "Lu par des tiers qui ne nomment pas de page.",
    news: "Connu par la presse seulement.",
  },
  staying: {
    until_third_failure: (limit) =>
      `Une société déjà dans l’indice y reste jusqu’à ${limit} et en sort au troisième examen d’affilée qu’elle ne passe pas ; elle y revient après trois qu’elle passe.`,
    for_three_months: () =>
      "Une société déjà dans l’indice y reste à deux points du seuil, tant que trois observations mensuelles d’affilée ne disent pas le contraire.",
    while_member: (limit) =>
      `Une société déjà dans l’indice y reste pour l’instant ; une autre n’y entrerait que jusqu’à ${limit}.`,
    one_period: () => "Un membre reste pour une période tant qu’il ne dépasse pas le seuil de plus d’un dixième.",
  },
};
