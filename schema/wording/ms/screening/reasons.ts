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
  debt_above_total_assets: "Hutang melebihi jumlah aset.",
  thousandfold_jump: "Satu angka melonjak atau jatuh sekurang-kurangnya seratus kali ganda.",
  balance_vanished: "Satu baki yang material jatuh kepada sifar.",
  shares_contradict_market_capitalization: "Saham didarab harga bercanggah dengan permodalan pasaran.",
  ratio_moved_without_filing: "Satu nisbah berubah walaupun tiada penyata baharu difailkan.",
  price_jump_without_split: "Harga berubah lebih daripada tiga kali ganda tanpa pecahan saham.",
  revenue_collapsed: "Hasil jatuh kepada kurang daripada satu perlima.",
  sources_disagree: "Dua sumber berbeza lebih daripada sepuluh peratus.",
};

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Hutang berfaedah",
  cash: "Tunai dan sekuriti berfaedah",
  income: "Pendapatan tidak patuh Syariah",
  receivables: "Akaun belum terima",
  receivables_and_cash: "Akaun belum terima dan tunai",
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

  ratio: (part, share, whole) => `${PARTS[part]}: ${share} daripada ${WHOLE_TEXTS[whole]}`,
  nearLimit: (ratio, limit) => `${ratio}, dalam lingkungan satu mata peratusan daripada had ${limit}.`,
  aboveLimit: (ratio, limit) => `${ratio}, di atas had ${limit}.`,
  atLimit: (ratio, limit) => `${ratio}, tepat pada had ${limit}.`,
  confirmed: (ratio, share) => `${ratio}, ${share} daripadanya disahkan oleh penyata yang difailkan`,
  inDoubt: (ratio, doubt) => `${ratio}, ${doubt}`,
  doubts: {
    investments_missing: (limit) =>
      `tetapi sumber tidak memasukkan pelaburan jangka pendek; dengannya mungkin di atas had ${limit}.`,
    leases_included: (limit) =>
      `tetapi sumber mengira pajakan operasi sebagai hutang; tanpanya mungkin dalam had ${limit}.`,
    interest_estimated: (limit) => `di atas had ${limit}, tetapi faedah di dalamnya hanya dianggarkan.`,
    islamic_financing: (limit) =>
      `di atas had ${limit}, tetapi sumber tidak mengasingkan pembiayaan Islam daripada hutang berfaedah.`,
    islamic_deposits: (limit) =>
      `di atas had ${limit}, tetapi sumber tidak mengasingkan deposit murabahah, yang tidak berfaedah, daripada tunai berfaedah.`,
    all_liabilities: (limit) =>
      `tetapi itu semua yang terhutang oleh syarikat; hutang berfaedahnya sahaja mungkin dalam had ${limit}.`,
    other_assets_included: (limit) =>
      `tetapi sumber turut mengira aset yang tidak berfaedah; tanpanya mungkin dalam had ${limit}.`,
    other_income_included: (limit) =>
      `tetapi sumber mengira pendapatan lain bersama faedah; tanpa pendapatan itu mungkin dalam had ${limit}.`,
    passes_by_value: (limit) =>
      `melebihi had ${limit} menurut jumlah aset; mungkin lulus menurut purata nilai pasaran jika itu yang lebih besar.`,
    limit_announced: (limit) =>
      `dalam had ${limit}, tetapi melebihi had lebih rendah yang diumumkan dari hari yang tidak kami ketahui.`,
    at_limit: (limit) => `tepat pada had ${limit}, dan tiada teks yang dapat kami baca menyatakan sama ada itu lulus.`,
    estimate: (limit) => `tetapi ini anggaran yang terlalu hampir dengan had ${limit}, jadi tidak dapat dipastikan.`,
  },
  newerFigure: ({ subject, part, whole, used, usedShare, newer, newerShare, limit }) =>
    `${subject}: dengan ${used}, ${lowerFirst(PARTS[part])} ialah ${usedShare} daripada ${WHOLE_TEXTS[whole]}; dengan angka yang lebih baharu, ${newer}, ialah ${newerShare}. Hadnya ${limit}, jadi keputusannya berbeza.`,

  old: (subject, date, months) =>
    `Angka terbaharu bagi ${lowerFirst(subject)} bertarikh ${date}, lebih daripada ${months} bulan lalu`,
  tooOld: (old) => `${old}: sudah lapuk, jadi tiada keputusan boleh bersandar padanya.`,
  bounded: (old, date, part, share, limit) =>
    `${old}. Kunci kira-kira yang lebih baharu, bertarikh ${date}, masih menunjukkan bahawa ${lowerFirst(PARTS[part])} paling banyak ${share}; hadnya ${limit}.`,
  farAboveLimit: (old, part, share, limit) =>
    `${old}. Keputusan masih bersandar padanya: ${lowerFirst(PARTS[part])} ialah ${share}, sekurang-kurangnya satu setengah kali had ${limit}.`,
  farBelowLimit: (old, part, share, limit) =>
    `${old}. Keputusan masih bersandar padanya: ${lowerFirst(PARTS[part])} ialah ${share} dan hanya akan melebihi had ${limit} jika menjadi tiga kali ganda.`,
  reliedOnLittle: (old, part, share, limit) =>
    `${old}. Dengan angka setua ini kami menerima nisbah hanya jika paling banyak satu pertiga hadnya: ${lowerFirst(PARTS[part])} ialah ${share}, dan hadnya ${limit}.`,

  missing: (subject) => `${subject} tidak ada dalam sumber.`,
  missingInterest: (subject) => `${subject} tidak ada dalam sumber dan tidak dapat dianggarkan.`,
  unusable: (subject, problem) => `${subject} ${problem} dalam sumber, jadi tidak dapat digunakan.`,
  problems: {
    not_a_number: "bukan nombor",
    negative: "negatif",
    too_large: "melebihi saiz mana-mana syarikat",
    zero: "ialah 0",
    below_one_dollar: "kurang daripada satu dolar",
    no_exchange_rate: "tiada kadar pertukaran",
    no_date: "tiada tarikh",
  },
  noRevenue:
    "Jumlah hasil ialah 0: syarikat melaporkan hasil sifar, jadi tiada bahagiannya yang dapat diukur; sehingga syarikat menjual sesuatu, faedah mungkin merupakan kebanyakan pendapatannya.",
  leftOut: (subject, why) => `${subject} tidak diketahui. ${why}`,
  whyLeftOut: {
    negative_amount: "Sumber memberikan amaun negatif.",
    not_a_number: "Sumber memberikan sesuatu yang bukan nombor.",
    zero_unconfirmed: "Sumber memberikan sifar yang mungkin bermaksud tiada apa-apa dilaporkan.",
    debt_above_total_assets: "Hutang melebihi jumlah aset: ralat skala dalam sumber.",
    cash_above_total_assets: "Tunai dan sekuriti melebihi jumlah aset: ralat skala dalam sumber.",
    debt_far_above_value: "Hutang lebih daripada seratus kali permodalan pasaran.",
    cash_far_above_value: "Tunai lebih daripada sepuluh kali permodalan pasaran.",
    revenue_far_above_value: "Hasil lebih daripada tiga puluh kali permodalan pasaran: mata wang pelaporan diragui.",
    revenue_below_interest_expense:
      "Hasil kurang daripada faedah yang dibayar pada tahun yang sama: sumber tersalah mencatat sebahagian angka ini sebagai jumlah penuh.",
    revenue_far_below_debt:
      "Hasil kurang daripada 5% hutang: sumber tersalah mencatat sebahagian angka ini sebagai jumlah penuh.",
    value_far_below_cash:
      "Tunai ditolak hutangnya lebih daripada tiga kali permodalan pasaran: sumber berkemungkinan besar mengira saham sebelum saham baharu diterbitkan.",
    placeholder_share_count: "Bilangan saham ini angka sementara, bukan bilangan sebenar.",
    shares_disagree_with_value: "Saham didarab harga berbeza lebih daripada satu perempat daripada permodalan pasaran.",
    dividend_above_half_of_price: "Dividen setahun melebihi separuh harga.",
    partial_debt: "Sumber memberikan hanya sebahagian daripada hutang.",
    part_of_others:
      "Dua sumber lain pada tarikh yang hampir menyatakan jauh lebih banyak: sumber ini hanya memberikan sebahagian daripada angka ini.",
    known_to_be_partial:
      "Sumber hanya memberikan sebahagian daripada angka ini. Ini bersandar pada apa yang umum diketahui tentang syarikat, bukan pada sumber.",
    sources_disagree: "Dua sumber bercanggah terlalu jauh untuk memilih salah satu.",
    unknown_currency: "Mata wang pelaporan tidak diketahui.",
    no_exchange_rate: "Tiada kadar pertukaran diketahui bagi mata wang pelaporan.",
    stale_concept: "Syarikat tidak lagi melaporkan angka ini di bawah butiran tersebut.",
    average_far_from_value:
      "Puratanya lebih daripada empat kali permodalan pasaran hari ini, atau kurang daripada satu perempat: ada pecahan saham atau terbitan hak dalam tempoh itu.",
    mixed_dates: "Bahagian semasa angka ini tidak dilaporkan pada tarikh kunci kira-kira.",
    dated_in_future: "Sumber memberikan angka ini tarikh pada masa hadapan.",
    not_twelve_months:
      "Sumber memberikan angka ini bagi tempoh selain dua belas bulan, seperti apabila syarikat menukar tahun kewangannya.",
    of_another_size:
      "Angka ini dari sebelum penggabungan atau pemisahan: dalam kunci kira-kira yang lebih baharu jumlah asetnya sekurang-kurangnya dua kali ganda waktu itu, atau paling banyak separuh.",
  },
  sourcesDisagree: (subject, share) => `${subject}: dua sumber berbeza sebanyak ${share}.`,
  underReview: (anomaly) =>
    `Angka yang lebih baharu sedang menunggu semakan. ${anomaly} Yang ditunjukkan ialah angka terakhir yang lulus semakan kami.`,
  notScreened: "Belum disaring: namanya diketahui daripada senarai bursa, dan tiada sumber yang mempunyai angkanya.",

  prohibited: (activity, rule) => `${activity}: terlarang. ${rule}`,
  moneyTrade: " Hutang dan tunai ialah bidang perniagaannya, jadi nisbah tidak bermakna.",
  differedUpon: (activity, rule) => `${activity}: ${rule}`,
  mixed: (activity, rule) => `${activity}: berkemungkinan besar ada bahagian yang terlarang. ${rule}`,
  unknownBusiness: (rule) => `Perniagaannya tidak cukup diketahui. ${rule}`,
  excluded: (standard, activity) => `${standard} mengecualikan perniagaan ini: ${activity}.`,

  editions: {
    no_day: "Piawaian ini tidak menilai apa-apa: teksnya tiada hari mula berkuat kuasa.",
    two_on_one_day: "Piawaian ini tidak menilai apa-apa: dua teksnya bertarikh sama.",
    no_denominator: "Piawaian ini tidak menilai apa-apa: salah satu ujiannya tidak menyatakan diukur berbanding apa.",
    not_in_force: "Piawaian ini tidak menilai apa-apa pada hari itu: teks pertamanya mula berkuat kuasa selepasnya.",
  },

  purify: (share) =>
    `Pendapatan tidak patuh Syariahnya ${share} daripada jumlah hasil: serahkan bahagian itu daripada dividen anda kepada kebajikan.`,
  purifyBound: {
    lower: (share) =>
      `Pendapatan tidak patuh Syariahnya sekurang-kurangnya ${share} daripada jumlah hasil: serahkan sekurang-kurangnya bahagian itu daripada dividen anda kepada kebajikan. Sumber tidak memasukkan pelaburan jangka pendek dan perolehannya, jadi mungkin lebih lagi; laporan syarikat sendiri menyatakan pendapatan faedah atau pendapatan kewangannya.`,
    estimate: (share) =>
      `Pendapatan tidak patuh Syariahnya kira-kira ${share} daripada jumlah hasil, menurut anggaran kami: serahkan bahagian itu daripada dividen anda kepada kebajikan. Tiada sumber yang memberikan faedahnya, jadi kami menganggarkannya daripada tunainya.`,
    upper: (share) =>
      `Pendapatan tidak patuh Syariahnya paling banyak ${share} daripada jumlah hasil: apa yang anda serahkan daripada dividen kepada kebajikan tidak perlu melebihi bahagian itu. Sumber turut mengira pendapatan lain atau aset lain dengannya.`,
  },
  noProhibitedPart:
    "Pendapatan tidak patuh Syariah: tiada bahagian perniagaan yang terlarang diketahui, dan piawaian ini tidak mengira faedah.",
});
