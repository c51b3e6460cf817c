import { ageWording } from "../../ageing-rules.ts";
import { formatDay } from "../format.ts";

export const { ageSentence, oldPriceSentence, listedAge } = ageWording({
  formatDay,
  separator: ", ",
  sentence: (text) => `${text}.`,
  figuresUpTo: (day) => `Rakamlar ${day} itibarıyla`,
  price: (day, isFirst) => `${isFirst ? "Fiyat" : "fiyat"} ${day} tarihli`,
  monthsOld: (months) => (months < 1 ? "bir aydan yeni" : `${months} aylık`),
  daysOld: (days) => (days === 0 ? "bugünkü" : `${days} günlük`),
  oldPrice: "Fiyat eski: Piyasa değerleri o günden beri değişmiş olabilir.",
  verified: "Doğrulanmış",
  estimated: "Tahminî",
});
