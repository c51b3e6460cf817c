import type { NearMiss } from "../../../domain/refresh/near-miss.ts";
import { repeatedCrossings, type Screened } from "../../../domain/refresh/repeated-crossings.ts";
import type { ChangeCause, VerdictChange } from "../../../domain/refresh/verdict-change.ts";
import type { AgeChange } from "../../../domain/screening/ageing.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import { houseLimitsOn } from "../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../domain/standards/standards.ts";
import { formatAmount, formatCount, formatDay, formatPercentAgainst } from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "Angka baharu",
  price: "Harga",
  correction: "Sumber dibetulkan",
  rule: "Peraturan kami",
  age: "Usia",
};

const CAUSE_SENTENCES: Readonly<Record<ChangeCause, string>> = {
  figures: "Syarikat melaporkan angka yang lebih baharu.",
  price: "Nilai pasarannya berubah.",
  correction: "Satu sumber membetulkan apa yang pernah dinyatakannya bagi tempoh yang sama.",
  rule: "Kami mengubah satu peraturan.",
  age: "Angkanya menjadi terlalu lama untuk keputusannya.",
};

const CAUSE_UNKNOWN = "Sebabnya tidak diketahui: angka di sebalik keputusan terdahulu tidak disimpan.";

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "hutang",
  cashRatio: "tunai",
  nonCompliantIncomeRatio: "pendapatan tidak patuh Syariah",
};

type Moved = Pick<VerdictChange, "before" | "after"> & { changedOn: string };

/** From one standing to another: "Halal → Haram". */
export function standingsSentence({ before, after }: Pick<VerdictChange, "before" | "after">): string {
  return `${STANDING_LABELS[before.standing]} → ${STANDING_LABELS[after.standing]}`;
}

/** A fall into doubt by age, told on its day or before it. */
export function ageingSentence(change: AgeChange & { standing: Standing }): string {
  if (change.isPast) return `${agedTitle(change)}. ${CAUSE_SENTENCES.age}`;
  return `${STANDING_LABELS[change.standing]} hari ini. Angkanya akan menjadi terlalu lama pada ${formatDay(change.doubtOn)}, kecuali jika ada yang lebih baharu sebelum itu.`;
}

/** The same in a few words: "Halal → In doubt", "will be too old on Dec 1, 2026". */
export function agedTitle({ standing, doubtOn, isPast }: AgeChange & { standing: Standing }): string {
  if (isPast) return `${STANDING_LABELS[standing]} → ${STANDING_LABELS.doubt}`;
  return `angkanya akan menjadi terlalu lama pada ${formatDay(doubtOn)}`;
}

export function causeSentence(causes: readonly ChangeCause[]): string {
  return causes.length > 0 ? causes.map((cause) => CAUSE_SENTENCES[cause]).join(" ") : CAUSE_UNKNOWN;
}

/** The ratios that moved, each before and after: "debt 28.0% → 40.0% (limit 33%)". */
export function ratioMoves({ before, after, changedOn }: Moved): string[] {
  const limits = houseLimitsOn(changedOn);
  return RATIO_NAMES.filter((name) => before[name] !== after[name]).map((name) => {
    const limit = limits[name];
    return `${SHORT_RATIOS[name]} ${ratioText(before[name], limit)} → ${ratioText(after[name], limit)} (had ${limit}%)`;
  });
}

/** The change of a verdict, its cause and its figures, in one paragraph. */
export function changeSentence(change: VerdictChange & Pick<Moved, "changedOn">): string {
  const moves = ratioMoves(change);
  const ratios = moves.length > 0 ? ` ${capitalized(moves.join(", "))}.` : "";
  return `${standingsSentence(change)}. ${causeSentence(change.causes)}${ratios}`;
}

export function inputMove({ input, before, after }: VerdictChange["inputs"][number]): string {
  const shown = (amount: number | null) => (amount === null ? "tidak diketahui" : formatAmount(amount));
  return `${INPUT_LABELS[input]}: ${shown(before)} → ${shown(after)}`;
}

/** Why a verdict went back and forth: the ratio that crossed its limit each time, near it; undefined when none did. */
export function flickerSentence(history: readonly Screened[]): string | undefined {
  const crossed = repeatedCrossings(history);
  if (!crossed) return undefined;
  const { ratio, limit, crossings } = crossed;
  const told = crossings.map(({ figure, on }) => `${ratioText(figure, limit)} pada ${formatDay(on)}`);
  return `Nisbah ${SHORT_RATIOS[ratio]} bergerak di sekitar had ${limit}%, dan keputusannya turut berubah: ${told.join(", ")}.`;
}

/** How far a ratio is from its limit: "0.6 points below the debt limit of 33%". */
export function nearMissSentence({ ratio, figure, limit, points, isAbove }: NearMiss): string {
  const distance = points === 0 ? "tepat pada" : `${pointsText(points)} ${isAbove ? "di atas" : "di bawah"}`;
  return `${formatPercentAgainst(figure, limit)}: ${distance} had ${SHORT_RATIOS[ratio]} ${limit}%.`;
}

function pointsText(points: number): string {
  const rounded = points < 0.1 ? points.toPrecision(1) : points.toFixed(1);
  return `${Number(rounded)} mata`;
}

function ratioText(ratio: number | null, limit: number): string {
  return ratio === null ? "tidak diketahui" : formatPercentAgainst(ratio, limit);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const CHANGES_TEXTS = {
  market: "Pasaran",
  sector: "Sektor",
  day: "Hari",
  everyMarket: "Semua pasaran",
  everySector: "Semua sektor",
  everyDay: "Semua hari",
  show: "Tunjukkan",
  everything: "Semuanya",
  age: "Kerana usia",
  agedLine: (past: number, soon: number) =>
    `Angka lama menjadikan ${formatCount(past)} keputusan belum dapat ditentukan, dan ${formatCount(soon)} lagi dalam masa sebulan.`,
  seeAged: "Lihat yang mana",
  ageing: {
    soon: {
      title: "Tidak lama lagi terlalu lama",
      lead: "Dalam masa sebulan keputusannya menjadi belum dapat ditentukan, kecuali jika syarikat melapor sebelum itu.",
      none: "Tiada keputusan yang menjadi belum dapat ditentukan kerana usia dalam masa sebulan.",
    },
    past: {
      title: "Terlalu lama sejak kemas kini terakhir",
      lead: "Angkanya terlalu lama untuk sesuatu keputusan. Angka yang lebih baharu akan menentukannya.",
      none: "Tiada keputusan yang menjadi belum dapat ditentukan kerana usia sejak kemas kini terakhir.",
    },
  },
  mine: "Senarai pantau saya",
  near: "Hampir berubah",
  noChanges: "Tiada kemas kini yang mengubah keputusan di sini.",
  noChangesHint: "Angka dikemas kini sebulan sekali. Keputusan yang berubah disenaraikan di sini.",
  noneOfMine: "Tiada keputusan dalam senarai pantau anda yang berubah.",
  noneOfMineHint: "Perubahan dalam senarai pantau anda muncul di sini mulai hari anda menambah sesuatu saham.",
  noNear: "Tiada nisbah yang hampir dengan hadnya di sini.",
  nearLead:
    "Saham yang hampir dengan keputusan lain: yang dibolehkan dan hampir dengan had, dan yang tidak patuh Syariah kerana satu nisbah sahaja. Hampir bermaksud dalam lingkungan dua mata peratusan daripada had hutang atau tunai, atau satu mata daripada had pendapatan.",
  more: "Tunjukkan lagi",
  loading: "Memuatkan perubahan…",
  failed: "Perubahan tidak dapat dimuatkan.",
  retry: "Cuba lagi",
  found: (count: number) => `${formatCount(count)} perubahan`,
  onDay: (date: string, count: number) => `${formatDay(date)} (${formatCount(count)})`,
  arrow: "→",
  became: "menjadi",
  willBecome: "akan menjadi",
  noMove: "Tiada nisbah yang berubah.",
  sinceVisit: (count: number, date: string) =>
    `${formatCount(count)} keputusan telah berubah sejak lawatan anda pada ${formatDay(date)}.`,
  nothingSince: (date: string) => `Tiada keputusan yang berubah sejak lawatan anda pada ${formatDay(date)}.`,
  see: "Lihat apa yang berubah",
} as const;
