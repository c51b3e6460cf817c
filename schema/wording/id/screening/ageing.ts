import { ageWording } from "../../ageing-rules.ts";
import { formatDay } from "../format.ts";

export const { ageSentence, oldPriceSentence, listedAge } = ageWording({
  formatDay,
  separator: ", ",
  sentence: (text) => `${text}.`,
  figuresUpTo: (day) => `Angka hingga ${day}`,
  price: (day, isFirst) => `${isFirst ? "Harga" : "harga"} per ${day}`,
  monthsOld: (months) => (months < 1 ? "berumur kurang dari sebulan" : `berumur ${months} bulan`),
  daysOld: (days) => (days === 0 ? "hari ini" : `berumur ${days} hari`),
  oldPrice: "Harganya sudah lama: nilai pasar mungkin telah berubah sejak itu.",
  verified: "Terverifikasi",
  estimated: "Perkiraan",
});
