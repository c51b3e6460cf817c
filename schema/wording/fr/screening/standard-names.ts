import { type StandardId, standardNamed } from "../../../../domain/standards/standards.ts";

export const HOUSE_LIMITS = "seuils de Mizan 33/33/5";

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS} ; le texte de la norme elle-même donne 30/30/5 : voir ci-dessous`;

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "Méthodologie de la norme AAOIFI n° 21",
  aaoifi: "AAOIFI",
  "dow-jones": "Dow Jones Islamic Market",
  sp: "S&P Shariah",
  "ftse-yasaar": "FTSE Yasaar",
  msci: "MSCI Islamic",
  "sc-malaysia": "Commission des valeurs mobilières de Malaisie",
  "ojk-indonesia": "Autorité des services financiers d’Indonésie (OJK)",
  bist: "Borsa Istanbul, participation",
  "psx-kmi": "PSX-KMI All Share",
  "bse-shariah": "BSE 500 Shariah",
  tasis: "TASIS (Nifty Shariah)",
};

export function standardName(standardId: string): string {
  const standard = standardNamed(standardId);
  return standard ? NAMES[standard.id] : standardId;
}
