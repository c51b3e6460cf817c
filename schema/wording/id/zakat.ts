import type { Madhab } from "../../../domain/zakat/zakat-positions.ts";
import {
  FIQH_ACADEMY_DEBTS,
  FIQH_ACADEMY_REAL_ESTATE,
  FIQH_ACADEMY_SHARES,
  FIQH_ACADEMY_SHARES_FOR_INCOME,
  FIQH_AL_ZAKAH,
  FOUR_SCHOOLS_ON_JEWELRY,
  KAHF_SOLAR_YEAR,
  NZF_SHARES_PROXY,
  NZF_SOLAR_YEAR,
} from "../../../domain/zakat/zakat-sources.ts";
import type { ZakatAssetType } from "../../../domain/zakat/zakat-terms.ts";
import { type PositionWords, zakatWording } from "../zakat-rules.ts";
import { exactPercent, formatDay } from "./format.ts";

export const ZAKAT_ASSET_LABELS: Readonly<Record<ZakatAssetType, string>> = {
  cash: "Uang (Tunai & Rekening Bank)",
  stocks: "Saham & Investasi",
  gold: "Emas",
  silver: "Perak",
  business: "Harta Usaha",
  real_estate: "Properti (Investasi)",
  crypto: "Mata Uang Kripto",
  loans: "Pinjaman yang Belum Kembali (Piutang)",
};

export const MADHAB_LABELS: Readonly<Record<Madhab, string>> = {
  hanafi: "Hanafi",
  maliki: "Maliki",
  shafii: "Syafi'i",
  hanbali: "Hanbali",
};

/** A day that zakat speaks of; some languages put the Hijri day beside it. */
export const zakatDay = formatDay;

const HANAFI = "Mazhab Hanafi";
const MALIKI = "Mazhab Maliki";
const SHAFII = "Mazhab Syafi'i";
const HANBALI = "Mazhab Hanbali";
const ALL_SCHOOLS = "Keempat mazhab Sunni";
const FIQH_ACADEMY = "Akademi Fikih Islam Internasional";
const NZF = "National Zakat Foundation (Inggris)";

const POSITION_TEXTS: PositionWords = {
  worn_jewelry_counted: {
    label: "Perhiasan yang dipakai dihitung",
    summary: "Emas dan perak dihitung dalam segala bentuk, dipakai atau disimpan.",
    heldBy: [HANAFI],
  },
  worn_jewelry_left_out: {
    label: "Perhiasan yang dipakai tidak dihitung",
    summary:
      "Perhiasan yang diperbolehkan dan dipakai untuk keperluan pribadi tidak dihitung; yang disimpan sebagai tabungan dihitung.",
    heldBy: [MALIKI, SHAFII, HANBALI],
  },
  shares_market_value: {
    label: "Untuk diperdagangkan: seluruh nilai pasar",
    summary:
      "Saham yang dibeli untuk dijual adalah barang dagangan dan dihitung menurut nilai pasarnya pada hari zakat jatuh tempo.",
    heldBy: [
      `${FIQH_ACADEMY}, untuk saham yang diperdagangkan`,
      "Muhammad Abu Zahrah dan Abdul Wahhab Khallaf, untuk semua saham",
    ],
  },
  shares_zakatable_assets: {
    label: "Untuk jangka panjang: harta wajib zakat perusahaan",
    summary:
      "Saham yang dipegang untuk hasilnya dihitung menurut bagian perusahaan yang wajib dizakati, seperti kas, barang dagangan, dan piutang yang dapat ditagih, yang diketahui dari laporan keuangannya atau diperkirakan dengan cermat.",
    heldBy: [FIQH_ACADEMY],
  },
  shares_proxy: {
    label: "Untuk jangka panjang, perusahaan tercatat: 25% dari nilai pasar",
    summary:
      "Bila laporan keuangannya tidak dapat ditelaah, 25% dari nilai pasar mewakili harta wajib zakat perusahaan tercatat. Tidak untuk perusahaan tertutup, dan tidak untuk perusahaan yang diketahui hanya memegang kas.",
    heldBy: [NZF],
  },
  receivable_good: {
    label: "Lancar: pihak yang berutang mampu dan mau membayar",
    summary: "Dihitung setiap tahun. Mazhab Hanafi membolehkan pembayarannya menunggu sampai uangnya diterima.",
    heldBy: [FIQH_ACADEMY, `${HANAFI} (piutang yang kuat)`],
  },
  receivable_doubtful: {
    label: "Diragukan: pihak yang berutang tidak mampu membayar atau menunda-nunda",
    summary: "Tidak dihitung sampai diterima dan lewat satu tahun sejak itu.",
    heldBy: [FIQH_ACADEMY],
  },
  real_estate_resale: {
    label: "Dibeli untuk dijual: seluruh nilai pasar",
    summary:
      "Properti yang dibeli untuk dijual dengan laba adalah barang dagangan dan dihitung menurut nilai pasarnya.",
    heldBy: [HANAFI, SHAFII, HANBALI],
  },
  real_estate_rental: {
    label: "Disewakan: hanya uang sewanya",
    summary: "Nilai properti yang disewakan tidak dihitung; tambahkan uang sewa yang masih Anda simpan sebagai uang.",
    heldBy: [FIQH_ACADEMY],
  },
  liabilities_deducted: {
    label: "Utang jatuh tempo dikurangkan",
    summary:
      "Utang yang jatuh tempo dikurangkan sebelum jumlahnya dibandingkan dengan nisab. Dari utang jangka panjang, banyak ulama kontemporer mengurangkan hanya angsuran yang jatuh tempo.",
    heldBy: [HANAFI, HANBALI, `${MALIKI}, untuk uang bila tidak ada harta lain yang menutup utangnya`],
  },
  liabilities_kept: {
    label: "Utang tidak dikurangkan",
    summary: "Memiliki utang tidak membebaskan Anda dari zakat atas harta yang ada di tangan Anda.",
    heldBy: [`${SHAFII}, pendapat yang lebih kuat (rajih)`],
  },
  lunar_year: {
    label: "Tahun hijriah: 2,5%",
    summary: "Zakat wajib dikeluarkan setelah satu tahun hijriah, sebesar 2,5% (rub'ul 'usyr).",
    heldBy: [ALL_SCHOOLS],
  },
  solar_year: {
    label: "Tahun masehi: 2,577%",
    summary: "Bila pembukuan memakai tahun masehi, tarif yang lebih tinggi mengimbangi kelebihan sebelas harinya.",
    heldBy: ["AAOIFI", "Monzer Kahf"],
  },
  hawl: {
    label: "Setahun penuh di atas nisab",
    summary:
      "Anda harus telah memiliki harta itu selama setahun penuh. Mazhab Hanafi mensyaratkan nisab pada awal dan akhir tahun itu; mazhab Maliki, Syafi'i, dan Hanbali mensyaratkannya sepanjang tahun.",
    heldBy: [ALL_SCHOOLS],
  },
};

const SOURCE_TITLES = new Map<string, string>([
  [FIQH_AL_ZAKAH.title, "Yusuf al-Qaradhawi, Fiqh az-Zakah"],
  [FIQH_ACADEMY_DEBTS.title, `${FIQH_ACADEMY}, Resolusi No. 1 (1/2), zakat utang`],
  [FIQH_ACADEMY_REAL_ESTATE.title, `${FIQH_ACADEMY}, Resolusi No. 2 (2/2), zakat properti dan tanah yang disewakan`],
  [FIQH_ACADEMY_SHARES.title, `${FIQH_ACADEMY}, Resolusi No. 28 (3/4), zakat saham perusahaan`],
  [
    FIQH_ACADEMY_SHARES_FOR_INCOME.title,
    `${FIQH_ACADEMY}, Resolusi No. 121 (3/13), zakat saham yang dimiliki untuk hasilnya`,
  ],
  [
    NZF_SHARES_PROXY.title,
    `${NZF}, zakat investasi saham: menetapkan perkiraan untuk perhitungan (dalam bahasa Inggris)`,
  ],
  [KAHF_SOLAR_YEAR.title, "Monzer Kahf, menghitung zakat dengan kalender masehi (dalam bahasa Inggris)"],
  [
    NZF_SOLAR_YEAR.title,
    `${NZF}, bolehkah tahun masehi dipakai, mengutip Standar Syariah AAOIFI (dalam bahasa Inggris)`,
  ],
  [FOUR_SCHOOLS_ON_JEWELRY.title, "Ibnu Abdil Barr, al-Istidzkar, tentang Kitab Zakat dalam Muwaththa' Malik"],
]);

export const { wordedPosition, countingText, hawlText } = zakatWording({
  exactPercent,
  positions: POSITION_TEXTS,
  sourceTitles: SOURCE_TITLES,
  noSchoolChosen: "Ini kaidah yang dipakai bila tidak ada mazhab yang dipilih.",
  pureGold: "Emas murninya dihitung penuh.",
  pureSilver: "Perak murninya dihitung penuh.",
  inFull: "Dihitung penuh.",
  notCounted: "Tidak dihitung.",
  partCounted: (percent) => `${percent} dari nilainya dihitung.`,
  hawlComplete: "Ini mengandaikan bahwa harta Anda telah melewati setahun penuh.",
  hawlNotComplete: "Tidak ada yang wajib dibayar sampai harta Anda melewati setahun penuh.",
});
