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
import { formatAmount, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { RATIO_TEXTS } from "./ratios.ts";
import { standardName, WHOLE_TEXTS } from "./standards.ts";

export const ANOMALY_TEXTS: Readonly<Record<AnomalyCode, string>> = {
  debt_above_total_assets: "Hutang melebihi jumlah aset.",
  thousandfold_jump: "Satu angka melonjak atau jatuh sekurang-kurangnya seratus kali ganda.",
  balance_vanished: "Satu baki yang material jatuh kepada sifar.",
  shares_contradict_market_capitalization: "Saham didarab harga bercanggah dengan permodalan pasaran.",
  ratio_moved_without_filing: "Satu nisbah berubah walaupun tiada penyata baharu difailkan.",
  price_jump_without_split: "Harga berubah lebih daripada tiga kali ganda tanpa pecahan saham.",
  revenue_collapsed: "Hasil jatuh kepada kurang daripada satu perlima.",
  sources_disagree: "Dua sumber berbeza lebih daripada sepuluh peratus.",
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
      return `${subjectOf(reason)} tidak ada dalam sumber${reason.about === "interestIncome" ? " dan tidak dapat dianggarkan" : ""}.`;
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return NO_REVENUE;
      return `${subjectOf(reason)} ${PROBLEM_TEXTS[detail.problem]} dalam sumber, jadi tidak dapat digunakan.`;
    case "left_out":
      return `${subjectOf(reason)} tidak diketahui. ${LEFT_OUT_TEXTS[detail.why]}`;
    case "stale":
      return staleText(reason, detail);
    case "under_review":
      return `Angka yang lebih baharu sedang menunggu semakan; angka terakhir yang lulus semakan ditunjukkan: ${ANOMALY_TEXTS[detail.anomaly]}`;
    case "unknown_business":
      return `Perniagaannya tidak cukup diketahui. ${businessRule(context.business)}`;
    case "excluded_by_standard":
      return `${standardName(context.standardId)} mengecualikan perniagaan ini: ${activityName(context.business)}.`;
    case "not_screened":
      return "Belum disaring: namanya diketahui daripada senarai bursa, dan tiada sumber yang mempunyai angkanya.";
  }
}

/** A reason fully described by its code, its figure and the business. */
function plainText(reason: Reason, business: BusinessScreen): string {
  const activity = activityName(business);
  switch (reason.code) {
    case "prohibited_business": {
      const tail = business.isMoneyTrade ? " Hutang dan tunai ialah barang niaganya, jadi nisbah tidak bermakna." : "";
      return `${activity}: terlarang. ${businessRule(business)}${tail}`;
    }
    case "grey_business":
      return `${activity}: ${businessRule(business)}`;
    case "mixed_business":
      return `${activity}: berkemungkinan besar ada bahagian yang terlarang. ${businessRule(business)}`;
    case "purification_required":
      return `${percentText(reason.figure ?? 0)} daripada jumlah hasil tidak patuh Syariah dan mesti diserahkan kepada kebajikan.`;
    case "sources_disagree":
      return `${subjectOf(reason)}: dua sumber berbeza sebanyak ${percentText(reason.figure ?? 0, reason.limit ?? undefined)}.`;
    case "no_prohibited_part":
      return "Pendapatan tidak patuh Syariah: tiada bahagian perniagaan yang terlarang diketahui, dan piawaian ini tidak mengira faedah.";
    default:
      throw new TypeError(`No wording for the reason ${reason.code}`);
  }
}

/** The two figures of a doubt, each with its source and date. */
function newerFigureText(reason: Reason, detail: Extract<ReasonDetail, { kind: "newer_figure" }>): string {
  const { used, newer, part, whole, ratio } = detail;
  const limit = reason.limit ?? undefined;
  const share = (percent: number | null) => percentText(percent ?? 0, limit);
  return `${subjectOf(reason)}: dengan ${figureText(used)}, ${lowerFirst(PARTS[part])} ialah ${share(ratio)} daripada ${WHOLE_TEXTS[whole]}; dengan angka yang lebih baharu, ${figureText(newer)}, ${share(reason.figure)}, sedangkan hadnya ${limit}%. Kedua-duanya membawa kepada keputusan yang berbeza.`;
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
  const date = `Angka terbaharu bagi ${lowerFirst(subjectOf(reason))} bertarikh ${formatDay(periodEnd)}, lebih daripada ${months} bulan lalu`;
  if (isTooOld) return `${date}: terlalu lama untuk sesuatu keputusan.`;
  const share = percentText(ratio, ratioLimit);
  if (atMost) {
    const most = percentText(atMost.ratio, ratioLimit);
    return `${date}. Kunci kira-kira yang lebih baharu, bertarikh ${formatDay(atMost.periodEnd)}, masih membatasinya: ${lowerFirst(PARTS[part])} paling banyak ${most}, dan hadnya ${ratioLimit}%.`;
  }
  if (reason.effect === "note") {
    const distance =
      ratio > ratioLimit
        ? `, sekurang-kurangnya satu setengah kali had ${ratioLimit}%`
        : ` dan perlu menjadi tiga kali ganda untuk berada di atas had ${ratioLimit}%`;
    return `${date}. Keputusan masih bersandar padanya: ${lowerFirst(PARTS[part])} ialah ${share}${distance}.`;
  }
  return `${date}. Pada usia itu sesuatu nisbah dipercayai hanya setakat satu pertiga hadnya, dan ${lowerFirst(PARTS[part])} ialah ${share} sedangkan hadnya ${ratioLimit}%.`;
}

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Hutang berfaedah",
  cash: "Tunai dan sekuriti berfaedah",
  income: "Pendapatan tidak patuh Syariah",
  receivables: "Akaun belum terima",
  receivables_and_cash: "Akaun belum terima dan tunai",
};

const INCOME_BOUND_TEXTS = {
  lower: (share: string) =>
    `Sekurang-kurangnya ${share} daripada jumlah hasil tidak patuh Syariah. Sumber tidak memasukkan pelaburan jangka pendek dan perolehannya, jadi mungkin ada lagi yang perlu diserahkan kepada kebajikan; laporan syarikat sendiri menyatakan pendapatan faedah atau pendapatan kewangannya.`,
  estimate: (share: string) =>
    `Kira-kira ${share} daripada jumlah hasil tidak patuh Syariah menurut anggaran kami, dan mesti diserahkan kepada kebajikan: tiada sumber yang memberikan faedahnya, jadi kami menganggarkannya daripada tunainya.`,
  upper: (share: string) =>
    `Paling banyak ${share} daripada jumlah hasil tidak patuh Syariah dan mesti diserahkan kepada kebajikan: sumber turut mengira pendapatan lain atau aset lain dengannya.`,
} as const;

type AboutRatio = Extract<ReasonDetail, { kind: "ratio" | "uncertain_ratio" }>;

/** The ratio in words, as the start of a sentence. */
function ratioText({ figure, limit }: Reason, detail: AboutRatio): string {
  const share = percentText(figure ?? 0, detail.kind === "uncertain_ratio" ? detail.limit : (limit ?? undefined));
  return `${PARTS[detail.part]}: ${share} daripada ${WHOLE_TEXTS[detail.whole]}`;
}

function outcomeText({ code, figure, limit }: Reason, { confirmed }: Extract<ReasonDetail, { kind: "ratio" }>): string {
  if (code === "near_limit") return `, dalam lingkungan satu mata peratusan daripada had ${limit}%.`;
  const certain =
    confirmed === null
      ? ""
      : `, ${percentText(confirmed, limit ?? undefined)} daripadanya disahkan oleh penyata yang difailkan`;
  return `${certain}, ${(figure ?? 0) > (limit ?? 0) ? "di atas" : "tepat pada"} had ${limit}%.`;
}

const DOUBT_TEXTS: Readonly<Record<Doubt, (limit: number) => string>> = {
  investments_missing: (limit) =>
    `tetapi sumber tidak memasukkan pelaburan jangka pendek; dengannya mungkin di atas had ${limit}%.`,
  leases_included: (limit) =>
    `tetapi sumber mengira pajakan operasi sebagai hutang; tanpanya mungkin dalam had ${limit}%.`,
  interest_estimated: (limit) => `di atas had ${limit}%, tetapi faedah di dalamnya hanya dianggarkan.`,
  islamic_financing: (limit) =>
    `di atas had ${limit}%, tetapi sumber tidak mengasingkan pembiayaan Islam daripada hutang berfaedah.`,
  islamic_deposits: (limit) =>
    `di atas had ${limit}%, tetapi sumber tidak mengasingkan deposit murabahah, yang tidak berfaedah, daripada tunai berfaedah.`,
  all_liabilities: (limit) =>
    `tetapi itu semua yang terhutang oleh syarikat; hutang berfaedahnya sahaja mungkin dalam had ${limit}%.`,
  other_assets_included: (limit) =>
    `tetapi sumber turut mengira aset yang tidak berfaedah; tanpanya mungkin dalam had ${limit}%.`,
  other_income_included: (limit) =>
    `tetapi sumber mengira pendapatan lain bersama faedah; tanpa pendapatan itu mungkin dalam had ${limit}%.`,
  estimate: (limit) => `anggaran yang terlalu hampir dengan had ${limit}% untuk dipastikan.`,
};

function doubtText({ doubt, limit }: Extract<ReasonDetail, { kind: "uncertain_ratio" }>): string {
  return DOUBT_TEXTS[doubt](limit);
}

function subjectOf({ about }: Reason): string {
  return INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A zero is a fact only where it was reported or its sources agree on it. */
const NO_REVENUE =
  "Jumlah hasil ialah 0: syarikat melaporkan tiada hasil, jadi tiada bahagiannya yang dapat diukur; sehingga syarikat menjual sesuatu, faedah mungkin merupakan kebanyakan pendapatannya.";

const PROBLEM_TEXTS: Readonly<Record<FactProblem, string>> = {
  not_a_number: "bukan nombor",
  negative: "negatif",
  too_large: "melebihi saiz mana-mana syarikat",
  zero: "ialah 0",
  below_one_dollar: "kurang daripada satu dolar",
  no_exchange_rate: "tiada kadar pertukaran",
  no_date: "tiada tarikh",
};

const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  negative_amount: "Sumber memberikan amaun negatif.",
  not_a_number: "Sumber memberikan sesuatu yang bukan nombor.",
  zero_unconfirmed: "Sumber memberikan sifar yang mungkin bermaksud tiada apa-apa dilaporkan.",
  debt_above_total_assets: "Hutang melebihi jumlah aset: ralat skala dalam sumber.",
  cash_above_total_assets: "Tunai dan sekuriti melebihi jumlah aset: ralat skala dalam sumber.",
  debt_far_above_value: "Hutang lebih daripada seratus kali permodalan pasaran.",
  cash_far_above_value: "Tunai lebih daripada sepuluh kali permodalan pasaran.",
  revenue_far_above_value: "Hasil lebih daripada tiga puluh kali permodalan pasaran: mata wang pelaporan diragui.",
  revenue_below_interest_expense:
    "Hasil di bawah faedah yang dibayar pada tahun yang sama: sumber mengambil sebahagian sebagai keseluruhan.",
  revenue_far_below_debt:
    "Hasil di bawah seperdua puluh daripada hutang: sumber mengambil sebahagian sebagai keseluruhan.",
  value_far_below_cash:
    "Tunai ditolak hutangnya lebih daripada tiga kali permodalan pasaran: sumber berkemungkinan besar mengira saham sebelum saham baharu diterbitkan.",
  placeholder_share_count: "Bilangan saham yang sekadar pengisi tempat.",
  shares_disagree_with_value: "Saham didarab harga berbeza lebih daripada satu perempat daripada permodalan pasaran.",
  dividend_above_half_of_price: "Dividen setahun melebihi separuh harga.",
  partial_debt: "Sumber memberikan hanya sebahagian daripada hutang.",
  part_of_others:
    "Dua sumber lain pada sekitar tarikhnya menyatakan jauh lebih banyak: sumber ini memberikan hanya sebahagian daripadanya.",
  known_to_be_partial:
    "Sumber memberikan hanya sebahagian daripadanya. Ini bersandar pada apa yang diketahui umum tentang syarikat, bukan pada sesuatu sumber.",
  sources_disagree: "Dua sumber bercanggah terlalu jauh untuk memilih salah satu.",
  unknown_currency: "Mata wang pelaporan tidak diketahui.",
  no_exchange_rate: "Tiada kadar pertukaran diketahui bagi mata wang pelaporan.",
  stale_concept: "Syarikat berhenti melaporkannya di bawah konsep ini.",
  average_far_from_value:
    "Puratanya lebih daripada empat kali permodalan pasaran hari ini, atau kurang daripada satu perempat: ada pecahan saham atau terbitan hak dalam tempoh itu.",
  mixed_dates: "Bahagian semasanya tidak dilaporkan pada tarikh kunci kira-kira.",
  dated_in_future: "Sumber memberinya tarikh pada masa hadapan.",
  not_twelve_months:
    "Sumber memberikannya bagi tempoh selain dua belas bulan, seperti apabila syarikat menukar tahun kewangannya.",
  of_another_size:
    "Angka ini daripada masa sebelum penggabungan atau pemisahan: kunci kira-kira yang lebih baharu mempunyai sekurang-kurangnya dua kali jumlah asetnya ketika itu, atau paling banyak separuh.",
};
