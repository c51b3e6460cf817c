import type { Madhab } from "../../../domain/zakat/zakat-positions.ts";
import type { ZakatAssetType } from "../../../domain/zakat/zakat-terms.ts";
import { type PositionWords, zakatWording } from "../zakat-rules.ts";
import { exactPercent, formatDay } from "./format.ts";

export const ZAKAT_ASSET_LABELS: Readonly<Record<ZakatAssetType, string>> = {
  cash: "Argent (comptes bancaires)",
  stocks: "Actions et placements",
  gold: "Or",
  silver: "Argent (métal)",
  business: "Actifs commerciaux",
  real_estate: "Immobilier (placement)",
  crypto: "Cryptomonnaies",
  loans: "Prêts à recouvrer (créances)",
};

export const MADHAB_LABELS: Readonly<Record<Madhab, string>> = {
  hanafi: "Hanafite",
  maliki: "Malikite",
  shafii: "Chaféite",
  hanbali: "Hanbalite",
};

export const zakatDay = formatDay;

const HANAFI = "École hanafite";
const SHAFII = "École chaféite";
const HANBALI = "École hanbalite";
const FIQH_ACADEMY = "Académie internationale du Fiqh islamique";
const ALL_SCHOOLS = "Les quatre écoles sunnites";

const POSITION_TEXTS: PositionWords = {
  worn_jewelry_counted: {
    label: "Les bijoux portés sont comptés",
    summary: "L’or et l’argent sont comptés sous toutes leurs formes, portés ou gardés.",
    heldBy: [HANAFI],
  },
  worn_jewelry_left_out: {
    label: "Les bijoux portés ne sont pas comptés",
    summary:
      "Les bijoux permis et portés pour l’usage personnel ne sont pas comptés ; ceux que l’on garde comme épargne le sont.",
    heldBy: ["École malikite", SHAFII, HANBALI],
  },
  shares_market_value: {
    label: "Détenues en vue du commerce : toute la valeur boursière",
    summary:
      "Les actions achetées pour être revendues sont des marchandises : elles sont comptées à leur valeur boursière le jour où la zakat est due.",
    heldBy: [
      `${FIQH_ACADEMY}, pour les actions détenues en vue du commerce`,
      "Muhammad Abou Zahra et Abd al-Wahhab Khallaf, pour toutes les actions",
    ],
  },
  shares_zakatable_assets: {
    label: "Détenues à long terme : le patrimoine zakatable de la société",
    summary:
      "Des actions détenues pour leur revenu, seule compte la part zakatable de la société : liquidités, marchandises, bonnes créances. Elle est connue par ses comptes ou estimée avec soin.",
    heldBy: [FIQH_ACADEMY],
  },
  shares_proxy: {
    label: "Détenues à long terme, société cotée : 25 % de la valeur boursière",
    summary:
      "Quand les comptes ne peuvent pas être étudiés, 25 % de la valeur boursière tient lieu du patrimoine zakatable d’une société cotée. Ne vaut ni pour les sociétés non cotées, ni pour une société connue pour ne détenir que des liquidités.",
    heldBy: ["National Zakat Foundation (Royaume-Uni)"],
  },
  receivable_good: {
    label: "Bonne : le débiteur peut et veut payer",
    summary: "Comptée chaque année. L’école hanafite permet d’attendre, pour le paiement, que la somme soit reçue.",
    heldBy: [FIQH_ACADEMY, "École hanafite (créances fortes)"],
  },
  receivable_doubtful: {
    label: "Douteuse : le débiteur ne peut pas payer ou tarde",
    summary: "Elle n’est pas comptée tant qu’elle n’est pas reçue et qu’une année n’est pas passée dessus.",
    heldBy: [FIQH_ACADEMY],
  },
  real_estate_resale: {
    label: "Acheté pour être revendu : toute la valeur de marché",
    summary:
      "Un bien immobilier acheté pour être revendu avec un gain est une marchandise : il est compté à sa valeur de marché.",
    heldBy: [HANAFI, SHAFII, HANBALI],
  },
  real_estate_rental: {
    label: "Loué : le loyer seulement",
    summary:
      "La valeur d’un bien loué n’est pas comptée ; ajoutez les loyers que vous détenez encore à votre argent en compte ou en espèces.",
    heldBy: [FIQH_ACADEMY],
  },
  liabilities_deducted: {
    label: "Les dettes exigibles sont déduites",
    summary:
      "Les dettes exigibles sont déduites avant que le total soit comparé au nisab. D’une dette à long terme, beaucoup de savants contemporains ne déduisent que les échéances dues.",
    heldBy: [HANAFI, HANBALI, "École malikite, pour les sommes d’argent quand rien d’autre ne couvre la dette"],
  },
  liabilities_kept: {
    label: "Les dettes ne sont pas déduites",
    summary: "Une dette ne dispense pas de la zakat sur les biens qui sont entre vos mains.",
    heldBy: ["École chaféite, l’avis prépondérant"],
  },
  lunar_year: {
    label: "Année lunaire : 2,5 %",
    summary: "La zakat est due après une année lunaire, au taux de 2,5 % (un quarantième).",
    heldBy: [ALL_SCHOOLS],
  },
  solar_year: {
    label: "Année solaire : 2,577 %",
    summary:
      "Quand les comptes sont tenus par année solaire, le taux plus élevé compense ses onze jours supplémentaires.",
    heldBy: ["AAOIFI", "Monzer Kahf"],
  },
  hawl: {
    label: "Une année entière au-dessus du nisab",
    summary:
      "Vous devez avoir possédé ces biens pendant une année entière. L’école hanafite exige le nisab au début et à la fin de cette année ; les écoles malikite, chaféite et hanbalite l’exigent tout au long de l’année.",
    heldBy: [ALL_SCHOOLS],
  },
};

export const { wordedPosition, countingText, hawlText } = zakatWording({
  exactPercent,
  positions: POSITION_TEXTS,
  noSchoolChosen: "C’est la règle appliquée quand aucune école n’est choisie.",
  pureGold: "L’or pur est compté en entier.",
  pureSilver: "L’argent pur est compté en entier.",
  inFull: "Compté en entier.",
  notCounted: "Pas compté.",
  partCounted: (percent) => `${percent} de la valeur est compté.`,
  hawlComplete: "Ceci suppose qu’une année entière est passée sur vos biens.",
  hawlNotComplete: "Rien n’est dû tant qu’une année entière n’est pas passée sur vos biens.",
});
