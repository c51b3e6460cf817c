import type { AnomalyCode } from "../../../../domain/facts/anomalies.ts";
import type { LeftOutReason } from "../../../../domain/facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../../../../domain/facts/fact-limits.ts";
import type { FactProblem } from "../../../../domain/facts/usable-facts.ts";
import type { Doubt } from "../../../../domain/screening/limit-test.ts";
import type {
  BusinessScreen,
  NamedFigure,
  RatioPart,
  Reason,
  ReasonDetail,
} from "../../../../domain/screening/screening.ts";
import { TOO_OLD_AFTER_MONTHS } from "../../../../domain/standards/screening-limits.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { exactPercent, formatAmount, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { RATIO_TEXTS } from "./ratios.ts";
import { standardName, WHOLE_TEXTS } from "./standards.ts";

export const ANOMALY_TEXTS: Readonly<Record<AnomalyCode, string>> = {
  debt_above_total_assets: "Utang di atas total aset.",
  thousandfold_jump: "Suatu angka melonjak atau turun sedikitnya seratus kali lipat.",
  balance_vanished: "Suatu saldo yang material turun menjadi nol.",
  shares_contradict_market_capitalization: "Jumlah saham kali harga bertentangan dengan kapitalisasi pasar.",
  ratio_moved_without_filing: "Suatu rasio berubah padahal tidak ada laporan baru.",
  price_jump_without_split: "Harga berubah lebih dari tiga kali lipat tanpa pemecahan saham.",
  revenue_collapsed: "Pendapatan turun menjadi kurang dari seperlima.",
  sources_disagree: "Dua sumber berbeda lebih dari sepuluh persen.",
};

export type ReasonContext = { business: BusinessScreen; standardId: StandardId };

export function reasonText(reason: Reason, context: ReasonContext): string {
  const { detail } = reason;
  switch (detail?.kind) {
    case undefined:
      return plainText(reason, context.business);
    case "ratio":
      return `${ratioText(reason, detail)}${outcomeText(reason, detail)}`;
    case "uncertain_ratio":
      return `${ratioText(reason, detail)}, ${doubtText(detail)}`;
    case "newer_figure":
      return newerFigureText(reason, detail);
    case "income_bound":
      return INCOME_BOUND_TEXTS[detail.bound](percentText(reason.figure ?? 0));
    case "missing":
      return `${subjectOf(reason)} tidak ada dalam sumbernya${reason.about === "interestIncome" ? " dan tidak dapat diperkirakan" : ""}.`;
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return NO_REVENUE;
      return `${subjectOf(reason)} ${PROBLEM_TEXTS[detail.problem]} dalam sumbernya, sehingga tidak dapat dipakai.`;
    case "left_out":
      return `${subjectOf(reason)} tidak diketahui. ${LEFT_OUT_TEXTS[detail.why]}`;
    case "stale":
      return staleText(reason, detail);
    case "under_review":
      return `Angka yang lebih baru menunggu peninjauan; yang ditampilkan adalah angka terakhir yang lolos pemeriksaan: ${ANOMALY_TEXTS[detail.anomaly]}`;
    case "unknown_business":
      return `Bidang usahanya belum cukup diketahui. ${businessRule(context.business)}`;
    case "excluded_by_standard":
      return `${standardName(context.standardId)} mengecualikan bidang usaha ini: ${activityName(context.business)}.`;
    case "not_screened":
      return "Belum disaring: namanya diketahui dari daftar pencatatan, dan tidak ada sumber yang memuat angkanya.";
  }
}

/** A reason fully described by its code, its figure and the business. */
function plainText(reason: Reason, business: BusinessScreen): string {
  const activity = activityName(business);
  switch (reason.code) {
    case "prohibited_business": {
      const tail = business.isMoneyTrade
        ? " Utang dan kas adalah bidang usahanya, sehingga rasionya tidak bermakna."
        : "";
      return `${activity}: dilarang. ${businessRule(business)}${tail}`;
    }
    case "grey_business":
      return `${activity}: ${businessRule(business)}`;
    case "mixed_business":
      return `${activity}: kemungkinan besar ada bagian yang dilarang. ${businessRule(business)}`;
    case "purification_required":
      return `Pendapatan tidak halalnya ${percentText(reason.figure ?? 0)} dari total pendapatan dan harus disalurkan.`;
    case "sources_disagree":
      return `${subjectOf(reason)}: dua sumber berbeda ${percentText(reason.figure ?? 0, reason.limit ?? undefined)}.`;
    case "no_prohibited_part":
      return "Pendapatan tidak halal: tidak diketahui adanya bagian usaha yang dilarang, dan standar ini tidak menghitung bunga.";
    default:
      throw new TypeError(`No wording for the reason ${reason.code}`);
  }
}

/** The two figures of a doubt, each with its source and date. */
function newerFigureText(reason: Reason, detail: Extract<ReasonDetail, { kind: "newer_figure" }>): string {
  const { used, newer, part, whole, ratio } = detail;
  const limit = reason.limit ?? undefined;
  const share = (percent: number | null) => percentText(percent ?? 0, limit);
  return `${subjectOf(reason)}: ${figureText(used)} menjadikan ${lowerFirst(PARTS[part])} ${share(ratio)} dari ${WHOLE_TEXTS[whole]}, sedangkan angka yang lebih baru, ${figureText(newer)}, menjadikannya ${share(reason.figure)}; batasnya ${exactPercent(limit ?? 0)}. Keduanya membawa ke hasil yang berbeda.`;
}

/** A figure with its source and date. */
export function figureText({ amount, bound, source, periodEnd }: NamedFigure): string {
  const words = bound && `${bound === "upper" ? RATIO_TEXTS.atMost : RATIO_TEXTS.atLeast} `;
  return `${words ?? ""}${formatAmount(amount)} (${SOURCE_LABELS[source]}, ${formatDay(periodEnd)})`;
}

/** How old a figure is, and what its ratio is still worth. */
function staleText(reason: Reason, detail: Extract<ReasonDetail, { kind: "stale" }>): string {
  const { periodEnd, part, ratio, ratioLimit, atMost } = detail;
  const isTooOld = part === null || ratio === null || ratioLimit === null;
  const months = (reason.figure ?? 0) > TOO_OLD_AFTER_MONTHS ? TOO_OLD_AFTER_MONTHS : STALE_AFTER_MONTHS;
  const date = `Angka terbaru untuk ${lowerFirst(subjectOf(reason))} bertanggal ${formatDay(periodEnd)}, lebih dari ${months} bulan yang lalu`;
  if (isTooOld) return `${date}: terlalu lama untuk suatu hasil penyaringan.`;
  const share = percentText(ratio, ratioLimit);
  const limit = exactPercent(ratioLimit);
  const subject = lowerFirst(PARTS[part]);
  if (atMost) {
    const most = percentText(atMost.ratio, ratioLimit);
    return `${date}. Neraca yang lebih baru per ${formatDay(atMost.periodEnd)} masih memberi kepastian: ${subject} paling banyak ${most}, dan batasnya ${limit}.`;
  }
  if (reason.effect === "note") {
    const distance =
      ratio > ratioLimit
        ? `, sedikitnya satu setengah kali batas ${limit}`
        : ` dan harus menjadi tiga kali lipat untuk berada di atas batas ${limit}`;
    return `${date}. Hasilnya masih bertumpu padanya: ${subject} adalah ${share}${distance}.`;
  }
  return `${date}. Pada umur itu suatu rasio diandalkan hanya sampai sepertiga batasnya, dan ${subject} adalah ${share} sedangkan batasnya ${limit}.`;
}

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Utang berbasis bunga",
  cash: "Kas dan surat berharga berbunga",
  income: "Pendapatan tidak halal",
  receivables: "Piutang",
  receivables_and_cash: "Piutang dan kas",
};

const INCOME_BOUND_TEXTS = {
  lower: (share: string) =>
    `Pendapatan tidak halalnya paling sedikit ${share} dari total pendapatan. Sumbernya tidak mencakup investasi jangka pendek dan hasilnya, sehingga yang harus disalurkan mungkin lebih banyak; laporan perusahaan sendiri menyebut pendapatan bunga atau pendapatan keuangannya.`,
  estimate: (share: string) =>
    `Pendapatan tidak halalnya sekitar ${share} dari total pendapatan menurut perkiraan kami, dan harus disalurkan: tidak ada sumber yang memuat bunganya, sehingga kami memperkirakannya dari kasnya.`,
  upper: (share: string) =>
    `Pendapatan tidak halalnya paling banyak ${share} dari total pendapatan dan harus disalurkan: sumbernya menghitung pendapatan lain atau aset lain bersamanya.`,
} as const;

type AboutRatio = Extract<ReasonDetail, { kind: "ratio" | "uncertain_ratio" }>;

/** The ratio in words, as the start of a sentence. */
function ratioText({ figure, limit }: Reason, detail: AboutRatio): string {
  const share = percentText(figure ?? 0, detail.kind === "uncertain_ratio" ? detail.limit : (limit ?? undefined));
  return `${PARTS[detail.part]}: ${share} dari ${WHOLE_TEXTS[detail.whole]}`;
}

function outcomeText({ code, figure, limit }: Reason, { confirmed }: Extract<ReasonDetail, { kind: "ratio" }>): string {
  const shown = exactPercent(limit ?? 0);
  if (code === "near_limit") return `, berjarak tidak lebih dari satu poin dari batas ${shown}.`;
  const certain =
    confirmed === null
      ? ""
      : `, ${percentText(confirmed, limit ?? undefined)} di antaranya dipastikan oleh laporan keuangan`;
  return `${certain}, ${(figure ?? 0) > (limit ?? 0) ? "di atas" : "tepat pada"} batas ${shown}.`;
}

const DOUBT_TEXTS: Readonly<Record<Doubt, (limit: string) => string>> = {
  investments_missing: (limit) =>
    `tetapi sumbernya tidak mencakup investasi jangka pendek; dengan itu rasionya mungkin di atas batas ${limit}.`,
  leases_included: (limit) =>
    `tetapi sumbernya menghitung sewa operasi sebagai utang; tanpa itu rasionya mungkin dalam batas ${limit}.`,
  interest_estimated: (limit) => `di atas batas ${limit}, tetapi bunga di dalamnya hanya perkiraan.`,
  islamic_financing: (limit) =>
    `di atas batas ${limit}, tetapi sumbernya tidak memisahkan pembiayaan syariah dari utang berbunga.`,
  islamic_deposits: (limit) =>
    `di atas batas ${limit}, tetapi sumbernya tidak memisahkan simpanan murabahah, yang tidak berbunga, dari kas yang berbunga.`,
  all_liabilities: (limit) =>
    `tetapi itu adalah seluruh kewajiban perusahaan; utang berbunganya saja mungkin dalam batas ${limit}.`,
  other_assets_included: (limit) =>
    `tetapi sumbernya menghitung aset yang tidak berbunga bersamanya; tanpa itu rasionya mungkin dalam batas ${limit}.`,
  other_income_included: (limit) =>
    `tetapi sumbernya menghitung pendapatan lain bersama bunga; tanpa pendapatan itu rasionya mungkin dalam batas ${limit}.`,
  estimate: (limit) => `suatu perkiraan yang terlalu dekat dengan batas ${limit} untuk dapat dipastikan.`,
};

function doubtText({ doubt, limit }: Extract<ReasonDetail, { kind: "uncertain_ratio" }>): string {
  return DOUBT_TEXTS[doubt](exactPercent(limit));
}

function subjectOf({ about }: Reason): string {
  return INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A zero is a fact only where it was reported or its sources agree on it. */
const NO_REVENUE =
  "Total pendapatan adalah 0: perusahaan melaporkan tidak ada pendapatan, sehingga tidak ada bagiannya yang dapat diukur; sebelum perusahaan menjual sesuatu, bunga mungkin merupakan sebagian besar hasilnya.";

const PROBLEM_TEXTS: Readonly<Record<FactProblem, string>> = {
  not_a_number: "bukan angka",
  negative: "bernilai negatif",
  too_large: "melampaui ukuran perusahaan mana pun",
  zero: "bernilai 0",
  below_one_dollar: "kurang dari satu dolar",
  no_exchange_rate: "tidak memiliki kurs",
  no_date: "tidak bertanggal",
};

const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  negative_amount: "Sumbernya memberi jumlah negatif.",
  not_a_number: "Sumbernya memberi sesuatu yang bukan angka.",
  zero_unconfirmed: "Sumbernya memberi nol, yang mungkin berarti tidak ada yang dilaporkan.",
  debt_above_total_assets: "Utang di atas total aset: kesalahan skala dalam sumbernya.",
  cash_above_total_assets: "Kas dan surat berharga di atas total aset: kesalahan skala dalam sumbernya.",
  debt_far_above_value: "Utang lebih dari seratus kali kapitalisasi pasar.",
  cash_far_above_value: "Kas lebih dari sepuluh kali kapitalisasi pasar.",
  revenue_far_above_value:
    "Pendapatan lebih dari tiga puluh kali kapitalisasi pasar: mata uang pelaporannya diragukan.",
  revenue_below_interest_expense:
    "Pendapatan di bawah bunga yang dibayar pada tahun yang sama: sumbernya mengambil sebagian sebagai keseluruhan.",
  revenue_far_below_debt:
    "Pendapatan kurang dari seperdua puluh utang: sumbernya mengambil sebagian sebagai keseluruhan.",
  value_far_below_cash:
    "Kas dikurangi utangnya lebih dari tiga kali kapitalisasi pasar: sumbernya kemungkinan besar memakai jumlah saham sebelum saham baru diterbitkan.",
  placeholder_share_count: "Jumlah saham yang hanya pengisi tempat.",
  shares_disagree_with_value: "Jumlah saham kali harga berselisih lebih dari seperempat dengan kapitalisasi pasar.",
  dividend_above_half_of_price: "Dividen setahun di atas separuh harga saham.",
  partial_debt: "Sumbernya memberi hanya sebagian dari utang.",
  part_of_others:
    "Dua sumber lain yang tanggalnya berdekatan menyebut jauh lebih banyak: sumber ini memberi hanya sebagian.",
  known_to_be_partial:
    "Sumbernya memberi hanya sebagian. Ini didasarkan pada pengetahuan umum tentang perusahaan, bukan pada suatu sumber.",
  sources_disagree: "Dua sumber terlalu jauh berbeda untuk memilih salah satunya.",
  unknown_currency: "Mata uang pelaporannya tidak diketahui.",
  no_exchange_rate: "Kurs untuk mata uang pelaporannya tidak diketahui.",
  stale_concept: "Perusahaan berhenti melaporkannya dengan konsep ini.",
  average_far_from_value:
    "Rata-ratanya lebih dari empat kali kapitalisasi pasar hari ini, atau kurang dari seperempatnya: ada pemecahan saham atau penerbitan saham baru (rights issue) dalam kurun itu.",
  mixed_dates: "Bagian lancarnya tidak dilaporkan pada tanggal neraca.",
  dated_in_future: "Sumbernya memberi tanggal di masa depan.",
  not_twelve_months:
    "Sumbernya memberi angka untuk jangka waktu selain dua belas bulan, seperti ketika perusahaan mengubah tahun bukunya.",
  of_another_size:
    "Angka ini berasal dari sebelum penggabungan atau pemecahan perusahaan: total aset pada neraca yang lebih baru sedikitnya dua kali lipat total aset waktu itu, atau paling banyak separuhnya.",
};
