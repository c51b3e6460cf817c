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
  questionable: "Perlu dicermati",
  haram: "Tidak sesuai syariah",
};

export const EVERY_TEST_PASSED = "Lolos semua pengujian, dengan bukti yang memadai.";

export const NOT_SCREENED = {
  title: "Belum disaring",
  text: "Nama ini diketahui dari daftar bursanya, tetapi sejauh ini tidak ada sumber yang memuat angkanya. Kami tidak menyatakan apa pun yang mendukung atau menolaknya: angka yang tidak ada tidak membuat saham menjadi halal, dan tidak pula haram.",
} as const;

export const FLIP_TEXTS = {
  input: "Jika ini berubah, hal lain tetap",
  now: "dari",
  to: "menjadi",
  verdict: "hasilnya menjadi",
} as const;

export const { verdictSentence, whatDecides, flipRows, businessNote, byOurEstimate, noAmountText } = verdictWording({
  formatAmount,
  formatDollars,
  formatPercent,
  withBound,
  standingLine,
  inputs: INPUT_LABELS,

  noFigures:
    "Sejauh ini tidak ada sumber yang memuat angkanya, sehingga tidak ada yang dapat dikatakan untuk mendukung atau menolaknya.",
  halal: "Diperbolehkan. Berada dalam semua batas.",
  avoid: (sentence) => `Hindari. ${sentence}`,
  firstSentence: /^.*?\.(?= \p{Lu}|$)/u,
  purify: "Diperbolehkan, dengan pembersihan.",
  partNotKnown:
    "Diperbolehkan. Salurkan sebagian dari setiap dividen untuk kepentingan sosial, sebagai pembersihan. Besarnya tidak diketahui: sumbernya tidak mencakup investasi jangka pendek.",
  ofGain: (percent, bound, estimated) =>
    `Diperbolehkan. Perusahaan ini tidak membagikan dividen; saat menjualnya, salurkan ${partToGive(percent, bound)} dari keuntungan untuk kepentingan sosial, sebagai pembersihan${estimated}.`,
  ofDividends: (percent, bound, estimated) =>
    `Diperbolehkan. Salurkan ${partToGive(percent, bound)} dari setiap dividen untuk kepentingan sosial, sebagai pembersihan${estimated}.`,
  ofDividendsAmount: (percent, bound, amount, estimated) =>
    `Diperbolehkan. Salurkan ${partToGive(percent, bound)} dari setiap dividen untuk kepentingan sosial, sebagai pembersihan: ${amount} per saham selama dua belas bulan terakhir${estimated}.`,
  byOurEstimate: ", menurut perkiraan kami",

  below: (amount) => `di bawah ${amount}`,
  above: (amount) => `di atas ${amount}`,

  business: {
    incomeNotKnown: "Usaha utamanya diperbolehkan. Seberapa besar pendapatannya yang tidak halal tidak diketahui.",
    compliant: "Semua kegiatan usahanya sepenuhnya sesuai syariah.",
    roundsToNothing:
      "Usaha utamanya sesuai syariah. Pendapatan tidak halalnya dibulatkan menjadi 0% dari total, sehingga tidak ada yang perlu dibersihkan.",
    purify: "Usaha utamanya sesuai syariah. Sedikit pendapatan tidak halal perlu dibersihkan.",
    aboveLimit: "Usaha utamanya diperbolehkan, tetapi pendapatan tidak halalnya di atas batas.",
  },
  dividendNotKnown: "Dividennya tidak diketahui, sehingga jumlah per saham tidak dapat disebutkan.",
  noDividend: "Tidak ada dividen yang perlu dibersihkan. Keuntungan dari penjualan dibersihkan dengan kalkulator.",
});

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) => `Apakah ${name} (${symbol}) halal?`;

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => `Apakah ${everydayName(name)} halal?`;

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export function stockDescription(stock: Stock): string {
  return `${answerOf(stock)} Rasionya, angka dan laporan di baliknya, serta jumlah yang dibersihkan. Gratis.`;
}
