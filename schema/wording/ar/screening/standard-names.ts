import { type StandardId, standardNamed } from "../../../../domain/standards/standards.ts";
import { isolate } from "../format.ts";

export const HOUSE_LIMITS = `حدود ميزان ${isolate("33/33/5")}`;

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}؛ أما نص المعيار نفسه ففيه ${isolate("30/30/5")}: انظر أدناه`;

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "منهجية معيار أيوفي رقم 21",
  aaoifi: `أيوفي (${isolate("AAOIFI")})`,
  "dow-jones": "داو جونز للسوق الإسلامي",
  sp: `مؤشرات ${isolate("S&P")} الشرعية`,
  "ftse-yasaar": "فوتسي يسار",
  msci: `مؤشرات ${isolate("MSCI")} الإسلامية`,
  "sc-malaysia": "هيئة الأوراق المالية الماليزية",
  "ojk-indonesia": "هيئة الخدمات المالية الإندونيسية",
  bist: "مؤشرات التشارك في بورصة إسطنبول",
  "psx-kmi": isolate("PSX-KMI All Share"),
  "bse-shariah": isolate("BSE 500 Shariah"),
  tasis: isolate("TASIS (Nifty Shariah)"),
};

export function standardName(standardId: string): string {
  const standard = standardNamed(standardId);
  return standard ? NAMES[standard.id] : isolate(standardId);
}
