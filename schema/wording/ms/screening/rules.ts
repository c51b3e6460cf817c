import { houseLimitsOn, type RuleChange } from "../../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../../domain/standards/standards.ts";
import { formatCount, formatDay } from "../format.ts";
import { ACTIVITY_RULES } from "./activity-rules.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "had hutang",
  cashRatio: "had tunai",
  nonCompliantIncomeRatio: "had pendapatan tidak patuh Syariah",
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The content of a rule change, one sentence for each part. */
export function ruleChangeSentence({ announcedOn, limits = {}, alsoExcludes = [] }: RuleChange): string {
  const before = houseLimitsOn(announcedOn);
  const moved = RATIO_NAMES.flatMap((name) => {
    const limit = limits[name];
    return limit === undefined
      ? []
      : [`${capitalized(LIMIT_NAMES[name])} menjadi ${limit}%; hari ini ${before[name]}%.`];
  });
  const excluded = alsoExcludes.map(
    (activity) => `Perniagaan yang sebelum ini belum dapat ditentukan dikecualikan: ${ACTIVITY_RULES[activity]}`,
  );
  return [...moved, ...excluded].join(" ");
}

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export function announcedSentence({ takesEffectOn, isComplete, screened, moved }: Counted): string {
  const from = `Ia berkuat kuasa mulai kemas kini ${formatDay(takesEffectOn)}.`;
  const counts = `${formatCount(moved)} daripada ${formatCount(screened)} saham yang disaring`;
  if (!isComplete) return `${from} Apa yang akan diubahnya masih dikira: setakat ini ${counts}.`;
  return `${from} Berdasarkan angka hari ini ia akan mengubah ${counts}.`;
}

export const announcedTitle = (takesEffectOn: string) =>
  `Diumumkan: peraturan kami berubah dengan kemas kini ${formatDay(takesEffectOn)}`;

export const RULES_TEXTS = {
  others: (count: number) => `dan ${formatCount(count)} lagi`,
  show: "Saham mana yang akan diubahnya",
} as const;
