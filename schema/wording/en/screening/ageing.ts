import { ageWording } from "../../ageing-rules.ts";
import { formatDay } from "../format.ts";
import { LIST_SEPARATOR } from "../site.words.ts";
import { SENTENCES } from "./ageing.words.ts";

export const { ageSentence, oldPriceSentence, listedAge } = ageWording({
  ...SENTENCES,
  formatDay,
  separator: LIST_SEPARATOR,
  price: (day, isFirst) => SENTENCES.price[isFirst ? "first" : "later"](day),
  monthsOld: (months) => SENTENCES.monthsOld(Math.max(0, months)),
});
