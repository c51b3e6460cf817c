import type { RatioPart, RatioWhole } from "../../../../domain/screening/screening.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { namesText, type StandardWords } from "../../standard-rules.ts";
import { exactPercent, formatDay, formatMonth, percentText } from "../format.ts";

/** What a ratio counts, as the methodology and assistants say it. */
export const COUNTED: Readonly<Record<RatioPart, string>> = {
  debt: "Utang jangka pendek dan jangka panjang yang berbunga",
  cash: "Kas dan surat berharga berbunga",
  receivables: "Piutang usaha",
  receivables_and_cash: "Piutang usaha dan kas",
  income: "Bunga dan penjualan dari kegiatan yang dilarang",
};

/** What a reader has to know beside a standard's verdict. */
const CAVEATS: Readonly<Record<StandardId, string>> = {
  mizan:
    "Metode Mizan sendiri. Naskah AAOIFI sendiri dikutip dengan 30%; 33% adalah batas yang dipakai penyedia indeks.",
  aaoifi: "Standar 59 menghapus pengujian aset berwujudnya. Sebagian pengguna memakai rata-rata kapitalisasi pasar.",
  "dow-jones":
    "Sejak 2023 utang adalah satu-satunya rasionya selain pendapatan. Para penelaahnya menilai usaha setiap perusahaan satu per satu; Mizan menerapkan golongan dari penyaringannya sendiri. Bioskop, musik, penyiaran, hotel, dan kapal pesiar tetap dikecualikan di sini seperti dalam naskahnya tahun 2023: naskah 2026, yang belum kami baca sendiri, sebagai gantinya menyebut perjudian dan hiburan dewasa.",
  sp: "Sejak 2023 utang adalah satu-satunya rasionya selain pendapatan. Para penelaahnya menilai usaha setiap perusahaan satu per satu, dan daftarnya tidak menyebut senjata; daftar Mizan menyebutnya.",
  "ftse-yasaar":
    "Juga mengecualikan makanan tanpa sertifikat halal, yang tidak ditunjukkan oleh sumber mana pun di sini.",
  msci: "Pendapatan diukur terhadap seluruh pendapatan; sumber kami memberikan pendapatan usahanya. M-Series membagi dengan rata-rata kapitalisasi pasar.",
  "sc-malaysia":
    "Sejak Juli 2024 pendapatan diukur hanya terhadap seluruh pendapatan; sumber kami memberikan pendapatan usahanya. Pembiayaan syariah dan kas di rekening syariah tidak dihitung bila laporan menunjukkannya. Untuk bioskop, perdagangan saham, perantara saham, dan sewa dari kegiatan yang dilarang batasnya 20%. Keputusannya berlaku hanya untuk saham yang tercatat di Malaysia.",
  "ojk-indonesia":
    "Batas 45% akan diturunkan menjadi 33% secara bertahap selama sepuluh tahun; tahapannya belum diumumkan. Keputusannya berlaku hanya untuk saham yang tercatat di Jakarta; Mizan memperlakukan pendapatan usaha sebagai seluruh pendapatan.",
  bist: "Utang dan aset berbunga diukur terhadap yang lebih besar dari total aset dan rata-rata nilai pasar: yang lolos menurut total aset lolos, dan yang hanya lolos menurut nilai pasar belum dapat dipastikan. Simpanan dan pembiayaan syariah tidak dihitung bila laporan menunjukkannya. Perusahaan menyatakan sendiri rasionya; keputusannya berlaku hanya untuk Borsa Istanbul. Daftarnya tidak menyebut senjata; daftar Mizan menyebutnya.",
  "psx-kmi":
    "Revisi yang diumumkan Februari 2026 menurunkan utang menjadi 33% dan investasi tidak halal menjadi 30%, mulai hari yang tidak kami ketahui; sampai saat itu, utang antara 33% dan 37% belum dapat dipastikan. Tidak ada sumber kami yang memberikan investasi tidak halal, maka tidak ada saham yang lolos di sini: yang di atas batas tidak sesuai syariah, dan selebihnya tidak dapat dinilai. Pengujian aset tidak likuidnya, paling sedikit 25%, diukur di sini sebagai piutang dan kas paling banyak 75%. Harga terhadap aset likuid bersih per saham tidak diukur di sini. Keputusannya berlaku hanya untuk Pakistan.",
  "bse-shariah":
    "Sebelum 22 September 2025 pendapatan hingga 4% lolos. Kami membaca ringkasan mesin atas pengumuman bursa, yang tidak menyebut apakah angka tepat pada batas lolos.",
  tasis:
    "Dibaca melalui pihak lain yang tidak sepakat pada setiap angka: halaman lama memberikan 50% untuk rasio ketiga. Standar ini menambahkan 7,5% dari investasi berbunga pada bunga; sumber kami tidak memberikannya.",
};

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "kapitalisasi pasar",
  averageMarketCapitalization: "rata-rata kapitalisasi pasar",
  longAverageMarketCapitalization: "rata-rata kapitalisasi pasar",
  totalAssets: "total aset",
  totalRevenue: "total pendapatan",
};

export const STANDARD_WORDS: StandardWords = {
  names: namesText("id"),
  exactPercent,
  percentText,
  formatDay,
  formatMonth,
  caveats: CAVEATS,

  parted: (passes, fails) => `Diperbolehkan menurut ${passes}, tidak menurut ${fails}.`,
  partedWeight: ({ weight, passes, fails, largest }) =>
    `Standar berbeda pendapat atas ${weight} dari bobot reksa dana; bagian terbesarnya, ${largest} dari reksa dana, diperbolehkan menurut ${passes}, tidak menurut ${fails}.`,
  untested: (who) => `${who}: tidak ada batas untuk itu.`,
  otherLimit: (who, limit) => `${who}: batasnya ${limit}.`,
  otherWhole: (who, share, whole) => `${who}: ${share} dari ${WHOLE_TEXTS[whole]}.`,

  dated: (dated) => `Naskahnya dari ${dated}.`,
  since: (since) => `Berlaku sejak ${since}.`,
  datedSince: (dated, since) => `Naskahnya dari ${dated}, berlaku sejak ${since}.`,
  readings: {
    publisher: "Kami membaca naskah penerbitnya sendiri.",
    reader_with_page: "Kami membacanya melalui pembaca independen yang menyebut halamannya.",
    reader: "Kami membacanya melalui pihak lain yang tidak menyebut halaman.",
    news: "Kami mengetahuinya dari berita saja.",
  },
  staying: {
    until_third_failure: (limit) =>
      `Perusahaan yang sudah dalam indeks bertahan hingga ${limit} dan keluar pada evaluasi gagal ketiga berturut-turut; ia kembali setelah tiga kali lolos.`,
    for_three_months: () =>
      "Perusahaan yang sudah dalam indeks bertahan dalam dua poin dari batas sampai tiga pengamatan bulanan berturut-turut menyatakan sebaliknya.",
    while_member: (limit) =>
      `Perusahaan yang sudah dalam indeks untuk saat ini bertahan; yang belum hanya masuk hingga ${limit}.`,
    one_period: () => "Anggota bertahan satu periode selama melampaui batas paling banyak sepersepuluh.",
  },
};
