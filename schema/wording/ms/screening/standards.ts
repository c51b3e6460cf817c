import type { RatioPart, RatioWhole } from "../../../../domain/screening/screening.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { namesText, type StandardWords } from "../../standard-rules.ts";
import { exactPercent, formatDay, formatMonth, percentText } from "../format.ts";

/** What a ratio counts, as the methodology and assistants say it. */
export const COUNTED: Readonly<Record<RatioPart, string>> = {
  debt: "Hutang berfaedah jangka pendek dan panjang",
  cash: "Tunai dan sekuriti berfaedah",
  receivables: "Akaun belum terima",
  receivables_and_cash: "Akaun belum terima dan tunai",
  income: "Faedah dan jualan aktiviti terlarang",
};

/** What a reader has to know beside a standard's verdict. */
const CAVEATS: Readonly<Record<StandardId, string>> = {
  mizan:
    "Kaedah Mizan sendiri. Teks AAOIFI sendiri dipetik dengan 30%; 33% ialah had yang digunakan oleh penyedia indeks.",
  aaoifi:
    "Piawaian 59 telah menggugurkan ujian aset ketaranya. Sesetengah pengguna mengambil purata permodalan pasaran.",
  "dow-jones":
    "Sejak 2023 hutang ialah satu-satunya nisbahnya selain pendapatan. Penyemaknya menilai perniagaan setiap syarikat satu demi satu; Mizan menggunakan kelas saringannya sendiri. Pawagam, muzik, penyiaran, hotel dan pelayaran persiaran kekal dikecualikan di sini seperti dalam teksnya tahun 2023: teks 2026, yang belum kami baca sendiri, sebaliknya menyebut perjudian dan hiburan dewasa.",
  sp: "Sejak 2023 hutang ialah satu-satunya nisbahnya selain pendapatan. Penyemaknya menilai perniagaan setiap syarikat satu demi satu, dan senarainya tidak menyebut senjata; senarai Mizan menyebutnya.",
  "ftse-yasaar":
    "Turut mengecualikan makanan tanpa pensijilan halal, yang tidak ditunjukkan oleh mana-mana sumber di sini.",
  msci: "Pendapatan diukur berbanding jumlah pendapatan; sumber kami memberikan hasilnya. M-Series sebaliknya membahagi dengan purata permodalan pasaran.",
  "sc-malaysia":
    "Sejak Julai 2024 pendapatan diukur berbanding jumlah pendapatan sahaja; sumber kami memberikan hasilnya. Pembiayaan Islam dan tunai dalam akaun Islam tidak dikira jika laporan menunjukkannya. Bagi pawagam, perdagangan saham, pembrokeran saham dan sewa daripada aktiviti terlarang hadnya ialah 20%. Ketetapannya berkuat kuasa bagi penyenaraian di Malaysia sahaja.",
  "ojk-indonesia":
    "Had 45% itu akan turun kepada 33% secara berperingkat dalam sepuluh tahun, dan peringkatnya belum diumumkan. Ketetapannya berkuat kuasa bagi saham yang disenaraikan di Jakarta sahaja; Mizan mengira hasil sebagai semua pendapatan.",
  bist: "Hutang dan aset berfaedah diukur berbanding yang lebih besar antara jumlah aset dan purata nilai pasaran: yang lulus menurut jumlah aset lulus, dan yang lulus menurut nilai pasaran sahaja belum dapat ditentukan. Deposit dan pembiayaan Islam tidak dikira jika laporan menunjukkannya. Syarikat mengisytiharkan nisbahnya sendiri; ketetapannya berkuat kuasa bagi Borsa Istanbul sahaja. Senarainya tidak menyebut senjata; senarai Mizan menyebutnya.",
  "psx-kmi":
    "Semakan yang diumumkan pada Februari 2026 menurunkan hutang kepada 33% dan pelaburan tidak patuh Syariah kepada 30%, dari hari yang tidak kami ketahui; sehingga itu, hutang antara 33% dan 37% belum dapat ditentukan. Tiada sumber kami yang memberikan pelaburan tidak patuh Syariah, maka tiada saham yang lulus di sini: yang melebihi had tidak lulus saringan, dan selebihnya tidak dapat dinilai. Ujian aset tidak cairnya, sekurang-kurangnya 25%, diukur di sini sebagai akaun belum terima dan tunai paling banyak 75%. Harga berbanding aset cair bersih sesaham tidak diukur di sini. Ketetapannya berkuat kuasa bagi Pakistan sahaja.",
  "bse-shariah":
    "Sebelum 22 September 2025 pendapatan sehingga 4% lulus. Kami membaca ringkasan mesin bagi notis bursa itu, yang tidak menyatakan sama ada angka tepat pada had lulus.",
  tasis:
    "Dibaca melalui pihak lain yang tidak sepakat pada setiap angka: halaman lama memberikan 50% bagi nisbah ketiga. Ia menambah 7.5% daripada pelaburan berfaedah kepada faedah; sumber kami tidak memberikannya.",
};

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "permodalan pasaran",
  averageMarketCapitalization: "purata permodalan pasaran",
  longAverageMarketCapitalization: "purata permodalan pasaran",
  totalAssets: "jumlah aset",
  totalRevenue: "jumlah hasil",
};

export const STANDARD_WORDS: StandardWords = {
  names: namesText("ms"),
  exactPercent,
  percentText,
  formatDay,
  formatMonth,
  caveats: CAVEATS,

  parted: (passes, fails) => `Dibolehkan menurut ${passes}, tidak menurut ${fails}.`,
  partedWeight: ({ weight, passes, fails, largest }) =>
    `Piawaian berbeza pendapat tentang ${weight} daripada wajaran dana; bahagian terbesarnya, ${largest} daripada dana, dibolehkan menurut ${passes}, tidak menurut ${fails}.`,
  untested: (who) => `${who}: tiada had baginya.`,
  otherLimit: (who, limit) => `${who}: hadnya ${limit}.`,
  otherWhole: (who, share, whole) => `${who}: ${share} daripada ${WHOLE_TEXTS[whole]}.`,

  dated: (dated) => `Teksnya bertarikh ${dated}.`,
  since: (since) => `Berkuat kuasa sejak ${since}.`,
  datedSince: (dated, since) => `Teksnya bertarikh ${dated}, berkuat kuasa sejak ${since}.`,
  readings: {
    publisher: "Kami membaca teks penerbitnya sendiri.",
    reader_with_page: "Kami membacanya melalui pembaca bebas yang menyebut halamannya.",
    reader: "Kami membacanya melalui pihak lain yang tidak menyebut halaman.",
    news: "Kami mengetahuinya daripada berita sahaja.",
  },
  staying: {
    until_third_failure: (limit) =>
      `Syarikat yang sudah dalam indeks kekal sehingga ${limit} dan keluar pada penilaian gagal ketiga berturut-turut; ia kembali selepas tiga kali lulus.`,
    for_three_months: () =>
      "Syarikat yang sudah dalam indeks kekal dalam lingkungan dua mata peratusan daripada had sehingga tiga pemerhatian bulanan berturut-turut menunjukkan sebaliknya.",
    while_member: (limit) =>
      `Syarikat yang sudah dalam indeks kekal buat masa ini; yang belum hanya masuk sehingga ${limit}.`,
    one_period: () => "Ahli kekal satu tempoh selagi melebihi had paling banyak sepersepuluh.",
  },
};
