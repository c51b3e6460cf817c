import type {
  RatioPart,
  RatioWhole,
  Split,
  SplitSide,
  StandardVerdict,
} from "../../../../domain/screening/screening.ts";
import { type StandardId, standardOf } from "../../../../domain/standards/standards.ts";
import { exactPercent, percentText } from "../format.ts";

export type StandardTexts = {
  counts: { debt: string; cash: string | null; receivables: string | null; income: string };
  caveat: string;
};

const DEBT = "Utang jangka pendek dan jangka panjang yang berbunga";
const TOTAL_DEBT = "Total utang";
const CASH = "Kas dan surat berharga berbunga";
const RECEIVABLES = "Piutang usaha";
const RECEIVABLES_AND_CASH = "Piutang usaha dan kas";
const SALES = "Penjualan dari kegiatan yang dilarang, dari total pendapatan; bunga tidak dihitung";
const INTEREST_AND_SALES = "Bunga dan penjualan dari kegiatan yang dilarang, dari total pendapatan";

export const STANDARD_TEXTS: Readonly<Record<StandardId, StandardTexts>> = {
  mizan: {
    counts: { debt: DEBT, cash: CASH, receivables: null, income: INTEREST_AND_SALES },
    caveat:
      "Metode Mizan sendiri. Naskah AAOIFI sendiri dikutip dengan 30%; 33% adalah batas yang dipakai penyedia indeks.",
  },
  aaoifi: {
    counts: {
      debt: "Pinjaman dan utang berbunga, jangka pendek dan jangka panjang",
      cash: "Simpanan dan surat berharga yang menghasilkan bunga",
      receivables: null,
      income: INTEREST_AND_SALES,
    },
    caveat:
      "Dibaca dari kutipan yang terbuka untuk umum, bukan dari standarnya sendiri. Sebagian pengguna memakai rata-rata kapitalisasi pasar.",
  },
  "dow-jones": {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES, income: SALES },
    caveat:
      "Para penelaahnya menilai usaha setiap perusahaan satu per satu; Mizan menerapkan golongan dari penyaringannya sendiri.",
  },
  sp: {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES, income: SALES },
    caveat:
      "Para penelaahnya menilai usaha setiap perusahaan satu per satu, dan daftarnya tidak menyebut senjata; daftar Mizan menyebutnya.",
  },
  "ftse-yasaar": {
    counts: {
      debt: "Utang",
      cash: "Kas dan pos berbunga",
      receivables: RECEIVABLES_AND_CASH,
      income: INTEREST_AND_SALES,
    },
    caveat: "Juga mengecualikan makanan tanpa sertifikat halal, yang tidak ditunjukkan oleh sumber mana pun di sini.",
  },
  msci: {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES_AND_CASH, income: SALES },
    caveat:
      "Perusahaan yang belum masuk indeks harus tetap dalam 30%. Batas rasio ketiga dikutip berbeda-beda; yang paling ketat tercantum di sini. M-Series membagi dengan rata-rata kapitalisasi pasar.",
  },
  "sc-malaysia": {
    counts: {
      debt: "Utang berbasis bunga; pembiayaan syariah tidak dihitung",
      cash: "Kas di rekening dan instrumen konvensional",
      receivables: null,
      income: `${INTEREST_AND_SALES}; 20% untuk bioskop, perdagangan saham, perantara saham, dan sewa dari kegiatan yang dilarang`,
    },
    caveat:
      "Diukur terhadap laba sebelum pajak selain terhadap pendapatan, dan kas di rekening syariah tidak dihitung; tidak ada sumber di sini yang menunjukkan keduanya. Keputusannya berlaku hanya untuk saham yang tercatat di Malaysia.",
  },
  "ojk-indonesia": {
    counts: {
      debt: "Utang yang berbunga",
      cash: null,
      receivables: null,
      income: "Bunga dan pendapatan tidak halal lainnya, dari seluruh pendapatan",
    },
    caveat:
      "Berlaku sejak April 2026. Batas 45% akan diturunkan menjadi 33% secara bertahap selama sepuluh tahun; tahapannya belum diumumkan. Keputusannya berlaku hanya untuk saham yang tercatat di Jakarta; Mizan memperlakukan pendapatan usaha sebagai seluruh pendapatan.",
  },
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
  return [STANDARD_TEXTS[standardId].caveat];
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
  cash: CASH,
  receivables: RECEIVABLES,
  income: "Pendapatan tidak halal",
  receivables_and_cash: RECEIVABLES_AND_CASH,
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
