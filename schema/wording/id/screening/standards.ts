import type {
  RatioPart,
  RatioWhole,
  Split,
  SplitSide,
  StandardVerdict,
} from "../../../../domain/screening/screening.ts";
import { type StandardId, standardOf } from "../../../../domain/standards/standards.ts";
import { exactPercent, percentText } from "../format.ts";

/** What a ratio counts, as the methodology and assistants say it. */
export const COUNTED: Readonly<Record<RatioPart, string>> = {
  debt: "Utang jangka pendek dan jangka panjang yang berbunga",
  cash: "Kas dan surat berharga berbunga",
  receivables: "Piutang usaha",
  receivables_and_cash: "Piutang usaha dan kas",
  income: "Bunga dan penjualan dari kegiatan yang dilarang",
};

/** What a reader has to know beside a standard's verdict. */
export const CAVEATS: Readonly<Record<StandardId, string>> = {
  mizan:
    "Metode Mizan sendiri. Naskah AAOIFI sendiri dikutip dengan 30%; 33% adalah batas yang dipakai penyedia indeks.",
  aaoifi:
    "Dibaca dari kutipan yang terbuka untuk umum, bukan dari standarnya sendiri. Standar 59 menghapus uji aset berwujudnya. Sebagian pengguna memakai rata-rata kapitalisasi pasar.",
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
};

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "Metodologi Standar AAOIFI No. 21",
  aaoifi: "AAOIFI",
  "dow-jones": "Dow Jones Islamic Market",
  sp: "S&P Shariah",
  "ftse-yasaar": "FTSE Yasaar",
  msci: "MSCI Islamic",
  "sc-malaysia": "Securities Commission Malaysia",
  "ojk-indonesia": "OJK Indonesia",
};

export const HOUSE_LIMITS = "batas Mizan 33/33/5";

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}; naskah Standar itu sendiri memuat 30/30/5: lihat di bawah`;

export function standardCaveats({ standardId }: Pick<StandardVerdict, "standardId">): string[] {
  return [CAVEATS[standardId]];
}

export function standardName(standardId: string): string {
  const standard = standardOf(standardId);
  return standard ? NAMES[standard.id] : standardId;
}

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "kapitalisasi pasar",
  averageMarketCapitalization: "rata-rata kapitalisasi pasar",
  longAverageMarketCapitalization: "rata-rata kapitalisasi pasar",
  totalAssets: "total aset",
  totalRevenue: "total pendapatan",
};

const SPLIT_PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Utang berbasis bunga",
  cash: COUNTED.cash,
  receivables: COUNTED.receivables,
  income: "Pendapatan tidak halal",
  receivables_and_cash: COUNTED.receivables_and_cash,
};

export function splitText({ part, passes, fails }: Split): string {
  const passed = `${shareText(passes)} dari ${WHOLE_TEXTS[passes.whole]}`;
  const failed = `${shareText(fails)} dari ${WHOLE_TEXTS[fails.whole]}`;
  return passes.whole === fails.whole && passes.ratio === fails.ratio
    ? `${SPLIT_PARTS[part]} sebesar ${failed} memenuhi ${limitText(passes)}, tetapi tidak memenuhi ${limitText(fails)}.`
    : `${SPLIT_PARTS[part]} sebesar ${passed} memenuhi ${limitText(passes)}, tetapi sebesar ${failed} tidak memenuhi ${limitText(fails)}.`;
}

function shareText({ ratio, limit }: SplitSide): string {
  return percentText(ratio, limit);
}

function limitText({ standardId, limit }: SplitSide): string {
  return `batas ${exactPercent(limit)} ${standardName(standardId)}`;
}
