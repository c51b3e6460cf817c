import { type StandardId, standardNamed } from "../../../../domain/standards/standards.ts";

export const HOUSE_LIMITS = "had Mizan 33/33/5";

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}; teks Piawaian itu sendiri menyatakan 30/30/5: lihat di bawah`;

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "Metodologi Piawaian AAOIFI No. 21",
  aaoifi: "AAOIFI",
  "dow-jones": "Dow Jones Islamic Market",
  sp: "S&P Shariah",
  "ftse-yasaar": "FTSE Yasaar",
  msci: "MSCI Islamic",
  "sc-malaysia": "Suruhanjaya Sekuriti Malaysia",
  "ojk-indonesia": "OJK Indonesia",
  bist: "Penyertaan Borsa Istanbul",
  "psx-kmi": "PSX-KMI All Share",
  "bse-shariah": "BSE 500 Shariah",
  tasis: "TASIS (Nifty Shariah)",
};

export function standardName(standardId: string): string {
  const standard = standardNamed(standardId);
  return standard ? NAMES[standard.id] : standardId;
}
