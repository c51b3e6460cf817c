import type {
  RatioPart,
  RatioWhole,
  Split,
  SplitSide,
  StandardVerdict,
} from "../../../../domain/screening/screening.ts";
import { type StandardId, standardOf } from "../../../../domain/standards/standards.ts";
import { exactPercent, percentText } from "../format.ts";

export type StandardTexts = {
  counts: { debt: string; cash: string | null; receivables: string | null; income: string };
  caveat: string;
};

const DEBT = "Dette à court et à long terme portant intérêt";
const CASH = "Liquidités et titres portant intérêt";
const SALES =
  "Ventes d’activités interdites, rapportées au chiffre d’affaires total ; les intérêts ne sont pas comptés";
const INTEREST_AND_SALES = "Intérêts et ventes d’activités interdites, rapportés au chiffre d’affaires total";

export const STANDARD_TEXTS: Readonly<Record<StandardId, StandardTexts>> = {
  mizan: {
    counts: { debt: DEBT, cash: CASH, receivables: null, income: INTEREST_AND_SALES },
    caveat:
      "La méthode de Mizan. Le texte même de l’AAOIFI est cité avec 30 % ; 33 % est la limite que retiennent les fournisseurs d’indices.",
  },
  aaoifi: {
    counts: {
      debt: "Emprunts et dettes portant intérêt, à court et à long terme",
      cash: "Dépôts et titres rapportant des intérêts",
      receivables: null,
      income: INTEREST_AND_SALES,
    },
    caveat:
      "Lu dans des citations publiques, non dans la norme elle-même. Certains utilisateurs prennent la moyenne de la capitalisation boursière.",
  },
  "dow-jones": {
    counts: { debt: "Dette totale", cash: CASH, receivables: "Créances clients", income: SALES },
    caveat:
      "Ses examinateurs jugent l’activité de chaque société une par une ; Mizan applique les catégories de son propre filtrage.",
  },
  sp: {
    counts: { debt: "Dette totale", cash: CASH, receivables: "Créances clients", income: SALES },
    caveat:
      "Ses examinateurs jugent l’activité de chaque société une par une, et sa liste ne nomme pas les armes ; celle de Mizan les nomme.",
  },
  "ftse-yasaar": {
    counts: {
      debt: "Dette",
      cash: "Liquidités et éléments portant intérêt",
      receivables: "Créances clients et liquidités",
      income: INTEREST_AND_SALES,
    },
    caveat: "Exclut aussi l’alimentation sans certification halal, qu’aucune source n’indique ici.",
  },
  msci: {
    counts: { debt: "Dette totale", cash: CASH, receivables: "Créances clients et liquidités", income: SALES },
    caveat:
      "Une société qui n’est pas encore dans l’indice ne doit pas dépasser 30 %. Le seuil du troisième ratio est cité de diverses façons ; le plus strict figure ici. La M-Series divise, elle, par la capitalisation boursière moyenne.",
  },
  "sc-malaysia": {
    counts: {
      debt: "Dette portant intérêt ; le financement islamique n’est pas compté",
      cash: "Liquidités en comptes et instruments conventionnels",
      receivables: null,
      income: `${INTEREST_AND_SALES} ; 20 % pour le cinéma, le négoce d’actions, le courtage et les loyers d’activités interdites`,
    },
    caveat:
      "Se mesure au bénéfice avant impôt comme au chiffre d’affaires, et ne compte pas les liquidités en comptes islamiques ; aucune source n’indique ici ni l’un ni l’autre. Sa décision ne vaut que pour les cotations de Malaisie.",
  },
  "ojk-indonesia": {
    counts: {
      debt: "Dette portant intérêt",
      cash: null,
      receivables: null,
      income: "Intérêts et autres revenus non halal, rapportés à tous les revenus",
    },
    caveat:
      "En vigueur depuis avril 2026. Les 45 % doivent descendre à 33 % par étapes sur dix ans, qui ne sont pas encore annoncées. Sa décision ne vaut que pour les actions cotées à Jakarta ; Mizan prend le chiffre d’affaires pour l’ensemble des revenus.",
  },
};

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "Méthodologie de la norme AAOIFI n° 21",
  aaoifi: "AAOIFI",
  "dow-jones": "Dow Jones Islamic Market",
  sp: "S&P Shariah",
  "ftse-yasaar": "FTSE Yasaar",
  msci: "MSCI Islamic",
  "sc-malaysia": "Commission des valeurs mobilières de Malaisie",
  "ojk-indonesia": "Autorité des services financiers d’Indonésie (OJK)",
};

export const HOUSE_LIMITS = "seuils de Mizan 33/33/5";

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS} ; le texte de la norme elle-même donne 30/30/5 : voir ci-dessous`;

export function standardCaveats({ standardId }: Pick<StandardVerdict, "standardId">): string[] {
  return [STANDARD_TEXTS[standardId].caveat];
}

export function standardName(standardId: string): string {
  const standard = standardOf(standardId);
  return standard ? NAMES[standard.id] : standardId;
}

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

const SPLIT_PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Dette portant intérêt",
  cash: "Liquidités et titres portant intérêt",
  receivables: "Créances clients",
  income: "Revenus non conformes",
  receivables_and_cash: "Créances clients et liquidités",
};

export function splitText({ part, passes, fails }: Split): string {
  const passed = `${shareText(passes)} ${ofWhole(passes.whole)}`;
  const failed = `${shareText(fails)} ${ofWhole(fails.whole)}`;
  return passes.whole === fails.whole && passes.ratio === fails.ratio
    ? `${SPLIT_PARTS[part]} : ${failed}, ce qui respecte ${limitText(passes)} mais non ${limitText(fails)}.`
    : `${SPLIT_PARTS[part]} : ${passed}, ce qui respecte ${limitText(passes)}, mais ${failed}, ce qui ne respecte pas ${limitText(fails)}.`;
}

function shareText({ ratio, limit }: SplitSide): string {
  return percentText(ratio, limit);
}

function limitText({ standardId, limit }: SplitSide): string {
  return `le seuil de ${exactPercent(limit)} (${standardName(standardId)})`;
}
