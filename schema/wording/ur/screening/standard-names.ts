import { type StandardId, standardNamed } from "../../../../domain/standards/standards.ts";
import { isolate } from "../format.ts";

export const HOUSE_LIMITS = `میزان کی حدود ${isolate("33/33/5")}`;

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}؛ خود معیار کے متن میں ${isolate("30/30/5")} ہے: نیچے دیکھیں`;

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "AAOIFI معیار نمبر 21 کا طریقۂ کار",
  aaoifi: `${isolate("AAOIFI")}`,
  "dow-jones": "ڈاؤ جونز اسلامک مارکیٹ",
  sp: `${isolate("S&P")} شریعہ انڈیکس`,
  "ftse-yasaar": "فٹسی یسار",
  msci: `${isolate("MSCI")} اسلامک انڈیکس`,
  "sc-malaysia": "ملائیشیا کا سیکیورٹیز کمیشن",
  "ojk-indonesia": "انڈونیشیا کی مالیاتی خدمات اتھارٹی",
  bist: "بورصہ استنبول شراکتی",
  "psx-kmi": isolate("PSX-KMI All Share"),
  "bse-shariah": isolate("BSE 500 Shariah"),
  tasis: isolate("TASIS (Nifty Shariah)"),
};

export function standardName(standardId: string): string {
  const standard = standardNamed(standardId);
  return standard ? NAMES[standard.id] : isolate(standardId);
}
