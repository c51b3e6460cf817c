import { type StandardId, standardNamed } from "../../../../domain/standards/standards.ts";

export const HOUSE_LIMITS = "Mizan sınırları 33/33/5";

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}; Standardın kendi metninde 30/30/5 yazar: aşağıya bakın`;

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "AAOIFI 21 No'lu Standart yöntemi",
  aaoifi: "AAOIFI",
  "dow-jones": "Dow Jones Islamic Market",
  sp: "S&P Shariah",
  "ftse-yasaar": "FTSE Yasaar",
  msci: "MSCI Islamic",
  "sc-malaysia": "Malezya Menkul Kıymetler Komisyonu",
  "ojk-indonesia": "Endonezya OJK",
  bist: "BIST Katılım",
  "psx-kmi": "PSX-KMI All Share",
  "bse-shariah": "BSE 500 Shariah",
  tasis: "TASIS (Nifty Shariah)",
};

export function standardName(standardId: string): string {
  const standard = standardNamed(standardId);
  return standard ? NAMES[standard.id] : standardId;
}
