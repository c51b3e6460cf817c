import type {
  RatioPart,
  RatioWhole,
  Split,
  SplitSide,
  StandardVerdict,
} from "../../../../domain/screening/screening.ts";
import { type StandardId, standardOf } from "../../../../domain/standards/standards.ts";
import { percentText } from "../format.ts";

export type StandardTexts = {
  counts: { debt: string; cash: string | null; receivables: string | null; income: string };
  caveat: string;
};

const DEBT = "Hutang berfaedah jangka pendek dan panjang";
const CASH = "Tunai dan sekuriti berfaedah";
const SALES = "Jualan aktiviti terlarang, daripada jumlah hasil; faedah tidak dikira";
const INTEREST_AND_SALES = "Faedah dan jualan aktiviti terlarang, daripada jumlah hasil";

export const STANDARD_TEXTS: Readonly<Record<StandardId, StandardTexts>> = {
  mizan: {
    counts: { debt: DEBT, cash: CASH, receivables: null, income: INTEREST_AND_SALES },
    caveat:
      "Kaedah Mizan sendiri. Teks AAOIFI sendiri dipetik dengan 30%; 33% ialah batas yang digunakan penyedia indeks.",
  },
  aaoifi: {
    counts: {
      debt: "Pinjaman dan hutang berfaedah, jangka pendek dan panjang",
      cash: "Deposit dan sekuriti yang memperoleh faedah",
      receivables: null,
      income: INTEREST_AND_SALES,
    },
    caveat:
      "Dibaca dalam petikan awam, bukan dalam piawaian itu sendiri. Sesetengah pengguna mengambil purata permodalan pasaran.",
  },
  "dow-jones": {
    counts: { debt: "Jumlah hutang", cash: CASH, receivables: "Akaun belum terima", income: SALES },
    caveat:
      "Penyemaknya menilai perniagaan setiap syarikat satu demi satu; Mizan menggunakan kelas saringannya sendiri.",
  },
  sp: {
    counts: { debt: "Jumlah hutang", cash: CASH, receivables: "Akaun belum terima", income: SALES },
    caveat:
      "Penyemaknya menilai perniagaan setiap syarikat satu demi satu, dan senarainya tidak menyebut senjata; senarai Mizan menyebutnya.",
  },
  "ftse-yasaar": {
    counts: {
      debt: "Hutang",
      cash: "Tunai dan butiran berfaedah",
      receivables: "Akaun belum terima dan tunai",
      income: INTEREST_AND_SALES,
    },
    caveat: "Turut mengecualikan makanan tanpa pensijilan halal, yang tidak ditunjukkan oleh mana-mana sumber di sini.",
  },
  msci: {
    counts: { debt: "Jumlah hutang", cash: CASH, receivables: "Akaun belum terima dan tunai", income: SALES },
    caveat:
      "Syarikat yang belum masuk indeks mesti kekal dalam 30%. Had bagi nisbah ketiga dipetik secara berbeza; yang paling ketat dinyatakan di sini. M-Series sebaliknya membahagi dengan purata permodalan pasaran.",
  },
  "sc-malaysia": {
    counts: {
      debt: "Hutang berfaedah; pembiayaan Islam tidak dikira",
      cash: "Tunai dalam akaun dan instrumen konvensional",
      receivables: null,
      income: `${INTEREST_AND_SALES}; 20% bagi pawagam, perdagangan saham, pembrokeran saham dan sewa daripada aktiviti terlarang`,
    },
    caveat:
      "Diukur berbanding untung sebelum cukai serta hasil, dan tunai dalam akaun Islam tidak dikira; kedua-duanya tidak ditunjukkan oleh mana-mana sumber di sini. Ketetapannya berkuat kuasa bagi penyenaraian di Malaysia sahaja.",
  },
  "ojk-indonesia": {
    counts: {
      debt: "Hutang berfaedah",
      cash: null,
      receivables: null,
      income: "Faedah dan pendapatan tidak halal yang lain, daripada semua pendapatan",
    },
    caveat:
      "Berkuat kuasa sejak April 2026. Had 45% itu akan turun kepada 33% secara berperingkat dalam sepuluh tahun, dan peringkatnya belum diumumkan. Ketetapannya berkuat kuasa bagi saham yang disenaraikan di Jakarta sahaja; Mizan mengira hasil sebagai semua pendapatan.",
  },
};

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "Metodologi Piawaian AAOIFI No. 21",
  aaoifi: "AAOIFI",
  "dow-jones": "Dow Jones Islamic Market",
  sp: "S&P Shariah",
  "ftse-yasaar": "FTSE Yasaar",
  msci: "MSCI Islamic",
  "sc-malaysia": "Suruhanjaya Sekuriti Malaysia",
  "ojk-indonesia": "OJK Indonesia",
};

export const HOUSE_LIMITS = "had Mizan 33/33/5";

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}; teks Piawaian itu sendiri menyatakan 30/30/5: lihat di bawah`;

export function standardCaveats({ standardId }: Pick<StandardVerdict, "standardId">): string[] {
  return [STANDARD_TEXTS[standardId].caveat];
}

export function standardName(standardId: string): string {
  const standard = standardOf(standardId);
  return standard ? NAMES[standard.id] : standardId;
}

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "permodalan pasaran",
  averageMarketCapitalization: "purata permodalan pasaran",
  longAverageMarketCapitalization: "purata permodalan pasaran",
  totalAssets: "jumlah aset",
  totalRevenue: "jumlah hasil",
};

const SPLIT_PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Hutang berfaedah",
  cash: "Tunai dan sekuriti berfaedah",
  receivables: "Akaun belum terima",
  income: "Pendapatan tidak patuh Syariah",
  receivables_and_cash: "Akaun belum terima dan tunai",
};

export function splitText({ part, passes, fails }: Split): string {
  const passed = `${shareText(passes)} daripada ${WHOLE_TEXTS[passes.whole]}`;
  const failed = `${shareText(fails)} daripada ${WHOLE_TEXTS[fails.whole]}`;
  return passes.whole === fails.whole && passes.ratio === fails.ratio
    ? `${SPLIT_PARTS[part]} sebanyak ${failed} lulus ${limitText(passes)} tetapi tidak lulus ${limitText(fails)}.`
    : `${SPLIT_PARTS[part]} ialah ${passed}, yang lulus ${limitText(passes)}, tetapi ${failed}, yang tidak lulus ${limitText(fails)}.`;
}

function shareText({ ratio, limit }: SplitSide): string {
  return percentText(ratio, limit);
}

function limitText({ standardId, limit }: SplitSide): string {
  return `had ${limit}% menurut ${standardName(standardId)}`;
}
