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
  cash: "Tunai (Akaun Bank)",
  stocks: "Saham & Pelaburan",
  gold: "Emas",
  silver: "Perak",
  business: "Aset Perniagaan",
  real_estate: "Hartanah (Pelaburan)",
  crypto: "Mata Wang Kripto",
  loans: "Pinjaman kepada Orang Lain (Belum Diterima)",
};

export const MADHAB_LABELS: Readonly<Record<Madhab, string>> = {
  hanafi: "Hanafi",
  maliki: "Maliki",
  shafii: "Syafie",
  hanbali: "Hanbali",
};

/** A day that zakat speaks of; some languages put the Hijri day beside it. */
export const zakatDay = formatDay;

const FIQH_ACADEMY = "Akademi Fiqh Islam Antarabangsa";
const NZF = "National Zakat Foundation (UK)";

const POSITION_TEXTS: PositionWords = {
  worn_jewelry_counted: {
    label: "Barang kemas yang dipakai dikira",
    summary: "Emas dan perak dikira dalam setiap bentuk, dipakai atau disimpan.",
    heldBy: ["Mazhab Hanafi"],
  },
  worn_jewelry_left_out: {
    label: "Barang kemas yang dipakai tidak dikira",
    summary:
      "Barang kemas yang dibolehkan dan dipakai untuk kegunaan peribadi tidak dikira; yang disimpan sebagai simpanan dikira.",
    heldBy: ["Mazhab Maliki", "Mazhab Syafie", "Mazhab Hanbali"],
  },
  shares_market_value: {
    label: "Dipegang untuk jual beli: nilai pasaran penuh",
    summary:
      "Saham yang dibeli untuk dijual ialah barang perniagaan dan dikira pada nilai pasarannya pada hari zakat menjadi wajib.",
    heldBy: [
      `${FIQH_ACADEMY}, bagi saham yang dipegang untuk jual beli`,
      "Muhammad Abu Zahrah dan Abdul Wahhab Khallaf, bagi semua saham",
    ],
  },
  shares_zakatable_assets: {
    label: "Dipegang jangka panjang: harta layak zakat syarikat",
    summary:
      "Saham yang dipegang untuk pendapatannya dikira mengikut bahagian syarikat yang layak zakat, seperti tunai, barang perniagaan dan hutang baik yang belum diterima, yang diketahui daripada akaunnya atau dianggarkan dengan teliti.",
    heldBy: [FIQH_ACADEMY],
  },
  shares_proxy: {
    label: "Dipegang jangka panjang, syarikat tersenarai: 25% daripada nilai pasaran",
    summary:
      "Jika akaunnya tidak dapat diteliti, 25% daripada nilai pasaran mewakili harta layak zakat syarikat tersenarai. Tidak bagi syarikat persendirian, dan tidak bagi syarikat yang diketahui memegang tunai sahaja.",
    heldBy: [NZF],
  },
  receivable_good: {
    label: "Baik: penghutang mampu dan sanggup membayar",
    summary: "Dikira setiap tahun. Mazhab Hanafi membenarkan bayarannya ditangguhkan sehingga wang diterima.",
    heldBy: [FIQH_ACADEMY, "Mazhab Hanafi (hutang kuat, dayn qawi)"],
  },
  receivable_doubtful: {
    label: "Diragui: penghutang tidak mampu membayar atau melengahkannya",
    summary: "Tidak dikira sehingga diterima dan setahun berlalu ke atasnya.",
    heldBy: [FIQH_ACADEMY],
  },
  real_estate_resale: {
    label: "Dibeli untuk dijual: nilai pasaran penuh",
    summary:
      "Hartanah yang dibeli untuk dijual dengan keuntungan ialah barang perniagaan dan dikira pada nilai pasarannya.",
    heldBy: ["Mazhab Hanafi", "Mazhab Syafie", "Mazhab Hanbali"],
  },
  real_estate_rental: {
    label: "Disewakan: sewanya sahaja",
    summary: "Nilai hartanah yang disewakan tidak dikira; tambah sewa yang masih anda simpan sebagai tunai.",
    heldBy: [FIQH_ACADEMY],
  },
  liabilities_deducted: {
    label: "Hutang matang ditolak",
    summary:
      "Hutang yang telah matang ditolak sebelum jumlahnya dibandingkan dengan nisab. Bagi hutang jangka panjang, ramai ulama semasa menolak hanya ansuran yang telah matang.",
    heldBy: [
      "Mazhab Hanafi",
      "Mazhab Hanbali",
      "Mazhab Maliki, bagi wang apabila tiada harta lain yang menampung hutang",
    ],
  },
  liabilities_kept: {
    label: "Hutang tidak ditolak",
    summary: "Mempunyai hutang tidak membebaskan anda daripada zakat atas harta yang ada di tangan anda.",
    heldBy: ["Mazhab Syafie, pendapat yang rajih"],
  },
  lunar_year: {
    label: "Tahun hijrah: 2.5%",
    summary: "Zakat menjadi wajib selepas setahun hijrah, pada kadar 2.5% (rubu' al-'usyr).",
    heldBy: ["Keempat-empat mazhab Sunni"],
  },
  solar_year: {
    label: "Tahun masihi: 2.577%",
    summary: "Jika akaun dibuat mengikut tahun masihi, kadar yang lebih tinggi menampung sebelas hari tambahannya.",
    heldBy: ["AAOIFI", "Monzer Kahf"],
  },
  hawl: {
    label: "Setahun penuh di atas nisab",
    summary:
      "Anda mesti telah memiliki harta itu selama setahun penuh. Mazhab Hanafi mensyaratkan nisab pada awal dan akhir tahun itu; mazhab Maliki, Syafie dan Hanbali mensyaratkannya sepanjang tahun.",
    heldBy: ["Keempat-empat mazhab Sunni"],
  },
};

const SOURCE_TITLES = new Map<string, string>([
  [FIQH_AL_ZAKAH.title, "Yusuf al-Qaradawi, Fiqh al-Zakah"],
  [FIQH_ACADEMY_DEBTS.title, `${FIQH_ACADEMY}, Resolusi No. 1 (1/2), zakat hutang`],
  [FIQH_ACADEMY_REAL_ESTATE.title, `${FIQH_ACADEMY}, Resolusi No. 2 (2/2), zakat hartanah dan tanah yang disewakan`],
  [FIQH_ACADEMY_SHARES.title, `${FIQH_ACADEMY}, Resolusi No. 28 (3/4), zakat saham syarikat`],
  [
    FIQH_ACADEMY_SHARES_FOR_INCOME.title,
    `${FIQH_ACADEMY}, Resolusi No. 121 (3/13), zakat saham yang dimiliki untuk pendapatannya`,
  ],
  [NZF_SHARES_PROXY.title, `${NZF}, zakat pelaburan saham: menentukan anggaran bagi pengiraan (dalam bahasa Inggeris)`],
  [KAHF_SOLAR_YEAR.title, "Monzer Kahf, mengira zakat mengikut kalendar masihi (dalam bahasa Inggeris)"],
  [
    NZF_SOLAR_YEAR.title,
    `${NZF}, bolehkah tahun masihi digunakan, memetik Piawaian Syariah AAOIFI (dalam bahasa Inggeris)`,
  ],
  [FOUR_SCHOOLS_ON_JEWELRY.title, "Ibn Abd al-Barr, al-Istidhkar, tentang Kitab Zakat dalam Muwatta' Malik"],
]);

export const { wordedPosition, countingText, hawlText } = zakatWording({
  exactPercent,
  positions: POSITION_TEXTS,
  sourceTitles: SOURCE_TITLES,
  noSchoolChosen: "Inilah kaedah yang digunakan apabila tiada mazhab dipilih.",
  pureGold: "Emas tulen dikira sepenuhnya.",
  pureSilver: "Perak tulen dikira sepenuhnya.",
  inFull: "Dikira sepenuhnya.",
  notCounted: "Tidak dikira.",
  partCounted: (percent) => `${percent} daripada nilainya dikira.`,
  hawlComplete: "Ini mengandaikan setahun penuh telah berlalu ke atas harta anda.",
  hawlNotComplete: "Tiada yang wajib sehingga setahun penuh berlalu ke atas harta anda.",
});
