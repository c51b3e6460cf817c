import type { AmountName } from "./rows.ts";

export const IMPORT_PROBLEMS = {
  too_large:
    "Fail ini lebih besar daripada 20 MB, melebihi mana-mana senarai pegangan; sila eksport tempoh yang lebih pendek.",
  too_many_rows: "Fail ini mempunyai lebih daripada 50,000 baris; sila eksport tempoh yang lebih pendek.",
  too_many_columns: "Fail ini mempunyai lebih daripada 200 lajur; sila simpan jadual pegangan sahaja.",
  empty: "Fail ini kosong.",
  no_table:
    "Ini bukan jadual dan bukan senarai saham seperti AAPL 25, satu pada setiap baris: sila pilih fail CSV atau XLSX, atau tampal barisnya.",
  damaged: "Buku kerja ini tidak dapat dibuka; sila simpan semula sebagai XLSX atau CSV.",
  protected: "Buku kerja ini dilindungi kata laluan; sila simpan tanpanya.",
  old_workbook: "Ini buku kerja jenis lama XLS; sila simpan sebagai XLSX atau CSV.",
  crashed: "Fail ini tidak dapat dibaca; tiada yang diubah.",
  took_long: "Fail ini mengambil masa terlalu lama untuk dibaca; tiada yang diubah.",
  no_rows: "Lajurnya dikenali, tetapi tiada baris di bawahnya yang mengandungi pegangan, urus niaga atau dividen.",
} as const;

const AMOUNTS: Readonly<Record<AmountName, string>> = {
  shares: "bilangan saham",
  units: "bilangan unit",
  price: "harga",
  amount: "amaun",
  dividend: "dividen",
};

/** Why one row is left out, in a few words that follow its number. */
export const rowTexts = {
  formula: (cell: string) => `“${cell}” ialah formula, yang tidak dihitung`,
  notANumber: (cell: string) => `“${cell}” bukan nombor yang dapat dibaca dengan pasti`,
  notADate: (cell: string) => `“${cell}” bukan tarikh`,
  noDate: "tarikhnya tiada",
  missing: (what: AmountName) => `${AMOUNTS[what]} tiada`,
  negative: (what: AmountName) => `${AMOUNTS[what]} negatif: jualan singkat bukan sesuatu yang anda miliki`,
  zero: (what: AmountName) => `${AMOUNTS[what]} ialah 0`,
  noCurrency: "mata wangnya tiada",
  unknownCurrency: (code: string) => `“${code}” bukan mata wang yang kami kenali`,
  unnamed: "tiada simbol, ISIN atau nama",
  notAShare: (what: string) => `${what || "ini"} bukan saham`,
  dividendTakenBack: "dividen yang ditarik balik",
  splitUnsaid: "pecahan saham yang tidak menyatakan nisbahnya atau bilangan saham yang ditambahnya",
  costGivenBack: "cukai atau fi yang dipulangkan",
  sharesUnsaid: "saham yang diberi bagi saham lain yang tidak dinamakan fail: masukkan pemisahan syarikat sendiri",
  exchangeUnsaid: "hanya satu sisi penggabungan atau pertukaran: masukkannya sendiri",
  cashForFraction: "tunai bagi pecahan saham: masukkan sebagai jualan",
  notALine: "bukan saham dan bilangannya, seperti AAPL 25",
  twoNumbers: "lebih daripada satu nombor: tulis satu saham pada setiap baris, seperti AAPL 25",
  otherKind: (kind: string) => `“${kind}” bukan belian, jualan atau dividen`,
  column: (number: number) => `Lajur ${number}`,
} as const;
