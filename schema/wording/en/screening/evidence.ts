import { evidenceWording } from "../../evidence-rules.ts";
import { formatAmount, formatDay, formatDollars, formatPrice } from "../format.ts";
import { SENTENCES } from "./ageing.words.ts";
import { AT_RATE } from "./evidence.words.ts";
import { RATIO_TEXTS, withBound } from "./ratios.ts";

export const { evidenceAmount, originalAmount, evidencePeriod, evidenceQuality } = evidenceWording({
  formatAmount,
  formatDay,
  aboutDay: SENTENCES.aboutDay,
  formatDollars,
  formatPrice,
  withBound,
  atRate: (amount, rate, day) => (day ? AT_RATE.dated(amount, rate, day) : AT_RATE.undated(amount, rate)),
  reported: RATIO_TEXTS.reported,
  estimated: RATIO_TEXTS.estimated,
});
