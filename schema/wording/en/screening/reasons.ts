import { reasonWording } from "../../reason-rules.ts";
import { exactPercent, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
import { ANOMALY_TEXTS, PARTS, RATIOS, SENTENCES } from "./reasons.words.ts";
import { standardName } from "./standard-names.ts";
import { WHOLE_TEXTS } from "./standards.words.ts";

export { ANOMALY_TEXTS } from "./reasons.words.ts";

export const { reasonText, figureText } = reasonWording({
  ...SENTENCES,
  percentText,
  exactPercent,
  formatDay,
  withBound,
  figure: ({ amount, source, periodEnd }) => SENTENCES.figure(amount, SOURCE_LABELS[source], periodEnd),
  activityName,
  businessRule,
  standardName,
  subjects: INPUT_SUBJECTS,
  anomalies: ANOMALY_TEXTS,
  parts: PARTS,
  ratios: RATIOS,
  wholes: WHOLE_TEXTS,
});
