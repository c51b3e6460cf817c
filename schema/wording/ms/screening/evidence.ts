import { evidenceWording } from "../../evidence-rules.ts";
import { decimal, formatAmount, formatDay, formatDollars, formatPrice } from "../format.ts";
import { RATIO_TEXTS, withBound } from "./ratios.ts";

export const { evidenceAmount, originalAmount, evidencePeriod, evidenceQuality } = evidenceWording({
  formatAmount,
  formatDay,
  formatDollars,
  formatPrice,
  withBound,
  atRate: (amount, rate, day) => `${amount}, pada kadar ${decimal(rate)} bagi USD 1${day ? ` pada ${day}` : ""}`,
  reported: RATIO_TEXTS.reported,
  estimated: RATIO_TEXTS.estimated,
});
