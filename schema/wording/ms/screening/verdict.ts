import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import type { ComplianceStatus } from "../../../../domain/screening/screening.ts";
import type { Stock } from "../../../contracts/stocks.ts";
import { verdictWording } from "../../verdict-rules.ts";
import { formatAmount, formatDollars, formatPercent } from "../format.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";
import { standingLine } from "./standing.ts";

export const STATUS_LABELS: Readonly<Record<ComplianceStatus, string>> = {
  halal: "Halal",
  questionable: "Perlu diteliti",
  haram: "Tidak lulus saringan",
};

export const EVERY_TEST_PASSED = "Lulus setiap ujian, berdasarkan bukti yang mencukupi.";

export const NOT_SCREENED = {
  title: "Belum disaring",
  text: "Nama ini diketahui daripada senarai bursanya, tetapi setakat ini tiada sumber yang mempunyai angkanya. Kami tidak menyokong dan tidak menolaknya: ketiadaan angka tidak menjadikan sesuatu saham halal, dan tidak pula haram.",
} as const;

export const FLIP_TEXTS = {
  input: "Jika ini berubah, yang lain kekal sama",
  now: "daripada",
  to: "kepada",
  verdict: "keputusannya menjadi",
} as const;

export const { verdictSentence, whatDecides, flipRows, businessNote, byOurEstimate, noAmountText } = verdictWording({
  formatAmount,
  formatDollars,
  formatPercent,
  withBound,
  standingLine,
  inputs: INPUT_LABELS,

  noFigures:
    "Setakat ini tiada sumber yang mempunyai angkanya, jadi tiada apa-apa boleh dikatakan untuk menyokong atau menolaknya.",
  halal: "Dibolehkan. Dalam semua had.",
  avoid: (sentence) => `Elakkan. ${sentence}`,
  firstSentence: /^.*?\.(?= \p{Lu}|$)/u,
  purify: "Dibolehkan dengan penyucian.",
  partNotKnown:
    "Dibolehkan. Serahkan sebahagian daripada setiap dividen kepada kebajikan, untuk menyucikannya. Jumlahnya tidak diketahui: sumber tidak memasukkan pelaburan jangka pendek.",
  ofGain: (percent, bound, estimated) =>
    `Dibolehkan. Saham ini tidak membayar dividen; apabila anda menjual, serahkan ${partToGive(percent, bound)} daripada keuntungan kepada kebajikan, untuk menyucikannya${estimated}.`,
  ofDividends: (percent, bound, estimated) =>
    `Dibolehkan. Serahkan ${partToGive(percent, bound)} daripada setiap dividen kepada kebajikan, untuk menyucikannya${estimated}.`,
  ofDividendsAmount: (percent, bound, amount, estimated) =>
    `Dibolehkan. Serahkan ${partToGive(percent, bound)} daripada setiap dividen kepada kebajikan, untuk menyucikannya: ${amount} sesaham bagi dua belas bulan terakhir${estimated}.`,
  byOurEstimate: ", menurut anggaran kami",

  below: (amount) => `di bawah ${amount}`,
  above: (amount) => `di atas ${amount}`,

  business: {
    incomeNotKnown: "Perniagaan utama dibolehkan. Berapa banyak pendapatan yang tidak patuh Syariah tidak diketahui.",
    compliant: "Semua aktiviti perniagaan patuh Syariah sepenuhnya.",
    roundsToNothing:
      "Perniagaan utama patuh Syariah. Pendapatan tidak patuh Syariahnya dibundarkan kepada 0% daripada jumlah, jadi tiada yang perlu disucikan.",
    purify: "Perniagaan utama patuh Syariah. Sebahagian kecil pendapatan tidak patuh Syariah perlu disucikan.",
    aboveLimit: "Perniagaan utama dibolehkan, tetapi pendapatan tidak patuh Syariahnya di atas had.",
  },
  dividendNotKnown: "Dividen tidak diketahui, jadi amaun sesaham tidak dapat diberikan.",
  noDividend: "Tiada dividen untuk disucikan. Keuntungan daripada jualan disucikan dengan kalkulator.",
});

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) =>
  `Adakah saham ${name} (${symbol}) halal?`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `Adakah saham ${everydayName(name)} halal?`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} Nisbah, angka dan penyata di sebaliknya, serta amaun penyucian. Percuma.`;
}
