import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { lowerFirst } from "../../format-rules.ts";
import { type AnomalyTexts, reasonWording } from "../../reason-rules.ts";
import { exactPercent, formatAmount, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
import { standardName } from "./standard-names.ts";
import { WHOLE_TEXTS } from "./standards.ts";

export const ANOMALY_TEXTS: AnomalyTexts = {
  debt_above_total_assets: "Utang di atas total aset.",
  thousandfold_jump: "Ada angka yang melonjak atau turun sedikitnya seratus kali lipat.",
  balance_vanished: "Saldo yang material turun menjadi nol.",
  shares_contradict_market_capitalization: "Jumlah saham kali harga bertentangan dengan kapitalisasi pasar.",
  ratio_moved_without_filing: "Rasio berubah padahal tidak ada laporan baru.",
  price_jump_without_split: "Harga berubah lebih dari tiga kali lipat tanpa pemecahan saham.",
  revenue_collapsed: "Pendapatan turun menjadi kurang dari seperlima.",
  sources_disagree: "Dua sumber berbeda lebih dari sepuluh persen.",
};

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Utang berbasis bunga",
  cash: "Kas dan surat berharga berbunga",
  income: "Pendapatan tidak halal",
  receivables: "Piutang",
  receivables_and_cash: "Piutang dan kas",
};

export const { reasonText, figureText } = reasonWording({
  percentText,
  exactPercent,
  formatDay,
  withBound,
  figure: ({ amount, source, periodEnd }) =>
    `${formatAmount(amount)} (${SOURCE_LABELS[source]}, ${formatDay(periodEnd)})`,
  activityName,
  businessRule,
  standardName,
  subjects: INPUT_SUBJECTS,
  anomalies: ANOMALY_TEXTS,

  ratio: (part, share, whole) => `${PARTS[part]}: ${share} dari ${WHOLE_TEXTS[whole]}`,
  nearLimit: (ratio, limit) => `${ratio}, berjarak tidak lebih dari satu poin dari batas ${limit}.`,
  aboveLimit: (ratio, limit) => `${ratio}, di atas batas ${limit}.`,
  atLimit: (ratio, limit) => `${ratio}, tepat pada batas ${limit}.`,
  confirmed: (ratio, share) => `${ratio}, ${share} di antaranya dipastikan oleh laporan keuangan`,
  inDoubt: (ratio, doubt) => `${ratio}, ${doubt}`,
  doubts: {
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
    passes_by_value: (limit) =>
      `di atas batas ${limit} menurut total aset; mungkin lolos menurut rata-rata nilai pasar bila itu yang lebih besar.`,
    limit_announced: (limit) =>
      `dalam batas ${limit}, tetapi di atas batas lebih rendah yang diumumkan berlaku mulai hari yang tidak kami ketahui.`,
    at_limit: (limit) =>
      `tepat pada batas ${limit}, dan tidak ada naskah yang dapat kami baca yang menyebut apakah itu lolos.`,
    estimate: (limit) => `tetapi ini perkiraan yang sangat dekat dengan batas ${limit}, sehingga belum pasti.`,
  },
  newerFigure: ({ subject, part, whole, used, usedShare, newer, newerShare, limit }) =>
    `${subject}: dengan ${used}, ${lowerFirst(PARTS[part])} adalah ${usedShare} dari ${WHOLE_TEXTS[whole]}; dengan angka yang lebih baru, ${newer}, adalah ${newerShare}. Batasnya ${limit}, sehingga hasilnya berbeda.`,

  old: (subject, date, months) =>
    `Angka terbaru untuk ${lowerFirst(subject)} bertanggal ${date}, lebih dari ${months} bulan yang lalu`,
  tooOld: (old) => `${old}: sudah kedaluwarsa, sehingga tidak dapat menjadi dasar hasil.`,
  bounded: (old, date, part, share, limit) =>
    `${old}. Neraca yang lebih baru per ${date} tetap menunjukkan bahwa ${lowerFirst(PARTS[part])} paling banyak ${share}; batasnya ${limit}.`,
  farAboveLimit: (old, part, share, limit) =>
    `${old}. Hasilnya masih bertumpu padanya: ${lowerFirst(PARTS[part])} sebesar ${share}, sedikitnya satu setengah kali batas ${limit}.`,
  farBelowLimit: (old, part, share, limit) =>
    `${old}. Hasilnya masih bertumpu padanya: ${lowerFirst(PARTS[part])} sebesar ${share} dan baru melewati batas ${limit} jika naik menjadi tiga kali lipat.`,
  reliedOnLittle: (old, part, share, limit) =>
    `${old}. Dengan angka setua itu kami menerima rasio hanya jika paling banyak sepertiga batasnya: ${lowerFirst(PARTS[part])} sebesar ${share}, dan batasnya ${limit}.`,

  missing: (subject) => `${subject} tidak ada dalam sumbernya.`,
  missingInterest: (subject) => `${subject} tidak ada dalam sumbernya dan tidak dapat diperkirakan.`,
  unusable: (subject, problem) => `${subject} ${problem} dalam sumbernya, sehingga tidak dapat dipakai.`,
  problems: {
    not_a_number: "bukan angka",
    negative: "bernilai negatif",
    too_large: "melampaui ukuran perusahaan mana pun",
    zero: "bernilai 0",
    below_one_dollar: "kurang dari satu dolar",
    no_exchange_rate: "tidak memiliki kurs",
    no_date: "tidak bertanggal",
  },
  noRevenue:
    "Total pendapatan adalah 0: perusahaan melaporkan pendapatan nol, sehingga tidak ada bagiannya yang dapat diukur; sebelum perusahaan menjual sesuatu, bunga mungkin merupakan sebagian besar hasilnya.",
  leftOut: (subject, why) => `${subject} tidak diketahui. ${why}`,
  whyLeftOut: {
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
      "Pendapatan lebih kecil daripada bunga yang dibayar pada tahun yang sama: sumbernya mencatat sebagian angka ini seolah-olah keseluruhan.",
    revenue_far_below_debt:
      "Pendapatan kurang dari 5% utang: sumbernya mencatat sebagian angka ini seolah-olah keseluruhan.",
    value_far_below_cash:
      "Kas dikurangi utangnya lebih dari tiga kali kapitalisasi pasar: sumbernya kemungkinan besar memakai jumlah saham sebelum saham baru diterbitkan.",
    placeholder_share_count: "Jumlah saham ini angka sementara, bukan data sebenarnya.",
    shares_disagree_with_value: "Jumlah saham kali harga berselisih lebih dari seperempat dengan kapitalisasi pasar.",
    dividend_above_half_of_price: "Dividen setahun di atas separuh harga saham.",
    partial_debt: "Sumbernya hanya memberi sebagian dari utang.",
    part_of_others:
      "Dua sumber lain dari tanggal yang berdekatan menyebut jauh lebih banyak: sumber ini hanya memberi sebagian dari angka ini.",
    known_to_be_partial:
      "Sumbernya hanya memberi sebagian dari angka ini. Hal itu bertumpu pada yang umum diketahui tentang perusahaan, bukan pada sebuah sumber.",
    sources_disagree: "Dua sumber terlalu jauh berbeda untuk memilih salah satunya.",
    unknown_currency: "Mata uang pelaporannya tidak diketahui.",
    no_exchange_rate: "Kurs untuk mata uang pelaporannya tidak diketahui.",
    stale_concept: "Perusahaan tidak lagi melaporkan angka ini dalam pos tersebut.",
    average_far_from_value:
      "Rata-ratanya lebih dari empat kali kapitalisasi pasar hari ini, atau kurang dari seperempatnya: ada pemecahan saham atau penerbitan saham baru (rights issue) dalam kurun itu.",
    mixed_dates: "Bagian jangka pendek dari angka ini tidak dilaporkan pada tanggal neraca.",
    dated_in_future: "Sumbernya memberi angka ini tanggal di masa depan.",
    not_twelve_months:
      "Sumbernya memberi angka ini untuk masa selain dua belas bulan, seperti ketika perusahaan mengubah tahun bukunya.",
    of_another_size:
      "Angka ini dari masa sebelum penggabungan atau pemisahan: pada neraca yang lebih baru total asetnya sedikitnya dua kali lipat dari waktu itu, atau paling banyak setengahnya.",
  },
  sourcesDisagree: (subject, share) => `${subject}: dua sumber berbeda ${share}.`,
  underReview: (anomaly) =>
    `Angka yang lebih baru menunggu peninjauan. ${anomaly} Yang ditampilkan adalah angka terakhir yang lolos pemeriksaan kami.`,
  notScreened: "Belum disaring: namanya diketahui dari daftar pencatatan, dan tidak ada sumber yang memuat angkanya.",

  prohibited: (activity, rule) => `${activity}: dilarang. ${rule}`,
  moneyTrade: " Utang dan kas adalah bidang usahanya, sehingga rasionya tidak bermakna.",
  differedUpon: (activity, rule) => `${activity}: ${rule}`,
  mixed: (activity, rule) => `${activity}: kemungkinan besar ada bagian yang dilarang. ${rule}`,
  unknownBusiness: (rule) => `Bidang usahanya belum cukup diketahui. ${rule}`,
  excluded: (standard, activity) => `${standard} mengecualikan bidang usaha ini: ${activity}.`,

  editions: {
    no_day: "Standar ini tidak menilai apa pun: naskahnya tidak menyebut hari mulai berlaku.",
    two_on_one_day: "Standar ini tidak menilai apa pun: dua naskahnya bertanggal sama.",
    no_denominator: "Standar ini tidak menilai apa pun: salah satu pengujiannya tidak menyebut diukur terhadap apa.",
    not_in_force: "Standar ini tidak menilai apa pun pada hari itu: naskah pertamanya mulai berlaku sesudahnya.",
  },

  purify: (share) =>
    `Pendapatan tidak halalnya ${share} dari total pendapatan: salurkan bagian itu dari dividen Anda untuk kepentingan sosial.`,
  purifyBound: {
    lower: (share) =>
      `Pendapatan tidak halalnya paling sedikit ${share} dari total pendapatan: salurkan paling sedikit bagian itu dari dividen Anda untuk kepentingan sosial. Sumbernya tidak mencakup investasi jangka pendek dan hasilnya, sehingga bisa lebih; laporan perusahaan sendiri menyebut pendapatan bunga atau pendapatan keuangannya.`,
    estimate: (share) =>
      `Pendapatan tidak halalnya sekitar ${share} dari total pendapatan, menurut perkiraan kami: salurkan bagian itu dari dividen Anda untuk kepentingan sosial. Tidak ada sumber yang memuat bunganya, sehingga kami memperkirakannya dari kasnya.`,
    upper: (share) =>
      `Pendapatan tidak halalnya paling banyak ${share} dari total pendapatan: yang Anda salurkan dari dividen untuk kepentingan sosial tidak perlu lebih dari bagian itu. Sumbernya menghitung pendapatan lain atau aset lain bersamanya.`,
  },
  noProhibitedPart:
    "Pendapatan tidak halal: tidak diketahui adanya bagian usaha yang dilarang, dan standar ini tidak menghitung bunga.",
});
