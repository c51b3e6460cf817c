import type { RatioName } from "../../../domain/standards/standards.ts";
import type { ChangeCause } from "../../../domain/verdict/verdict-change.ts";
import { changeWording } from "../change-rules.ts";
import { upperFirst } from "../format-rules.ts";
import { exactPercent, formatAmount, formatCount, formatDay, formatPercentAgainst } from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "Angka baharu",
  price: "Harga",
  correction: "Sumber dibetulkan",
  rule: "Peraturan kami",
  age: "Data lapuk",
};

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "hutang",
  cashRatio: "tunai",
  nonCompliantIncomeRatio: "pendapatan tidak patuh Syariah",
};

export const {
  patience,
  standingsSentence,
  ageingSentence,
  agedTitle,
  causeSentence,
  ratioMoves,
  changeSentence,
  inputMove,
  flickerSentence,
  nearMissSentence,
} = changeWording({
  formatAmount,
  formatDay,
  formatPercentAgainst,
  exactPercent,
  standings: STANDING_LABELS,
  inputs: INPUT_LABELS,

  sentence: (text) => `${text}.`,
  separator: ", ",
  upperFirst,
  moved: (before, after) => `${before} → ${after}`,
  causes: {
    figures: "Syarikat melaporkan angka yang lebih baharu.",
    price: "Nilai pasarannya berubah.",
    correction: "Satu sumber membetulkan apa yang pernah dinyatakannya bagi tempoh yang sama.",
    rule: "Kami mengubah satu peraturan.",
    age: "Angkanya sudah lapuk, jadi tiada keputusan boleh bersandar padanya.",
  },
  patience: "Selain itu tiada yang berubah: tunggu laporan seterusnya.",
  isPermissible: "Sahamnya kini dibolehkan.",
  causeUnknown: "Sebabnya tidak diketahui: angka di sebalik keputusan terdahulu tidak disimpan.",
  notKnown: "tidak diketahui",

  willBeTooOld: (standing, day) =>
    `${standing} hari ini. Angkanya akan lapuk pada ${day}, kecuali jika ada yang lebih baharu sebelum itu.`,
  willBeTooOldTitle: (day) => `angkanya akan lapuk pada ${day}`,
  ratioMove: (ratio, move, limit) => `${SHORT_RATIOS[ratio]} ${move} (had ${limit})`,
  inputMove: (input, move) => `${input}: ${move}`,
  flicker: (ratio, limit, crossings) =>
    `Nisbah ${SHORT_RATIOS[ratio]} bergerak di sekitar had ${limit}, dan keputusannya turut berubah: ${crossings}.`,
  crossing: (figure, day) => `${figure} pada ${day}`,
  atLimit: (figure, ratio, limit) => `${figure}: tepat pada had ${SHORT_RATIOS[ratio]} ${limit}.`,
  nearLimit: (figure, ratio, limit, points, isAbove) =>
    `${figure}: ${points} mata ${isAbove ? "di atas" : "di bawah"} had ${SHORT_RATIOS[ratio]} ${limit}.`,
});

export const CHANGES_TEXTS = {
  market: "Pasaran",
  sector: "Sektor",
  day: "Tarikh",
  everyMarket: "Semua pasaran",
  everySector: "Semua sektor",
  everyDay: "Semua tarikh",
  show: "Tunjukkan",
  everything: "Semuanya",
  age: "Kerana data lapuk",
  agedLine: (past: number, soon: number) =>
    `Angka lama menjadikan ${formatCount(past)} keputusan belum dapat ditentukan, dan ${formatCount(soon)} lagi dalam masa sebulan.`,
  seeAged: "Lihat yang mana",
  ageing: {
    soon: {
      title: "Angka yang akan lapuk tidak lama lagi",
      lead: "Dalam masa sebulan keputusannya menjadi belum dapat ditentukan, kecuali jika syarikat melapor sebelum itu.",
      none: "Tiada keputusan yang menjadi belum dapat ditentukan dalam masa sebulan kerana angkanya lapuk.",
    },
    past: {
      title: "Angka yang lapuk sejak kemas kini terakhir",
      lead: "Angkanya sudah lapuk, jadi tiada keputusan boleh bersandar padanya. Angka yang lebih baharu akan menentukannya.",
      none: "Tiada keputusan yang menjadi belum dapat ditentukan sejak kemas kini terakhir kerana angkanya lapuk.",
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
  became: "menjadi",
  willBecome: "akan menjadi",
  ifHeld: "Jika anda memegangnya",
  noMove: "Tiada nisbah yang berubah.",
  sinceVisit: (count: number, date: string) =>
    `${formatCount(count)} keputusan telah berubah sejak lawatan anda pada ${formatDay(date)}.`,
  nothingSince: (date: string) => `Tiada keputusan yang berubah sejak lawatan anda pada ${formatDay(date)}.`,
  see: "Lihat apa yang berubah",
} as const;
