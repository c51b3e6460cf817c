import { ageWording } from "../../ageing-rules.ts";
import { formatCount, formatDay } from "../format.ts";

function monthsOld(months: number): string {
  if (months < 1) return "moins d’un mois";
  return months === 1 ? "un mois" : `${months} mois`;
}

function daysOld(days: number): string {
  if (days === 0) return "aujourd’hui";
  return days === 1 ? "il y a un jour" : `il y a ${formatCount(days)} jours`;
}

export const { ageSentence, oldPriceSentence, listedAge } = ageWording({
  formatDay,
  separator: ", ",
  sentence: (text) => `${text}.`,
  figuresUpTo: (day) => `Chiffres jusqu’au ${day}`,
  price: (day, isFirst) => `${isFirst ? "Cours" : "cours"} du ${day}`,
  monthsOld,
  daysOld,
  oldPrice: "Le cours est ancien : les valeurs boursières ont pu changer depuis.",
  verified: "Vérifié",
  estimated: "Estimé",
});
