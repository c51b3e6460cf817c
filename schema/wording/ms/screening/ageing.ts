import { ageWording } from "../../ageing-rules.ts";
import { formatDay } from "../format.ts";

export const { ageSentence, oldPriceSentence, listedAge } = ageWording({
  formatDay,
  separator: ", ",
  sentence: (text) => `${text}.`,
  figuresUpTo: (day) => `Angka sehingga ${day}`,
  price: (day, isFirst) => `${isFirst ? "Harga" : "harga"} pada ${day}`,
  monthsOld: (months) => (months < 1 ? "usianya kurang daripada sebulan" : `usianya ${months} bulan`),
  daysOld: (days) => (days === 0 ? "hari ini" : `${days} hari lalu`),
  oldPrice: "Harga ini sudah lama: nilai pasaran mungkin telah berubah sejak itu.",
  verified: "Disahkan",
  estimated: "Anggaran",
});
