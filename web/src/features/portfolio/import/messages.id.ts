import type { AmountName } from "./rows.ts";

export const IMPORT_PROBLEMS = {
  too_large:
    "File ini lebih besar dari 20 MB, melebihi daftar posisi mana pun; silakan ekspor jangka waktu yang lebih pendek.",
  too_many_rows: "File ini memuat lebih dari 50.000 baris; silakan ekspor jangka waktu yang lebih pendek.",
  too_many_columns: "File ini memuat lebih dari 200 kolom; silakan simpan tabel posisinya saja.",
  empty: "File ini kosong.",
  no_table:
    "Ini bukan tabel dan bukan daftar saham seperti AAPL 25, satu per baris: silakan pilih file CSV atau XLSX, atau tempelkan barisnya.",
  damaged: "Buku kerja ini tidak dapat dibuka; silakan simpan lagi sebagai XLSX atau CSV.",
  protected: "Buku kerja ini dilindungi kata sandi; silakan simpan tanpa kata sandi.",
  old_workbook: "Ini buku kerja jenis XLS lama; silakan simpan sebagai XLSX atau CSV.",
  crashed: "File ini tidak dapat dibaca; tidak ada yang diubah.",
  took_long: "File ini terlalu lama dibaca; tidak ada yang diubah.",
  no_rows: "Kolomnya dikenali, tetapi tidak ada baris di bawahnya yang memuat posisi, transaksi, atau dividen.",
} as const;

const AMOUNTS: Readonly<Record<AmountName, string>> = {
  shares: "jumlah saham",
  units: "jumlah unit",
  price: "harga",
  amount: "jumlah uang",
  dividend: "dividen",
};

/** Why one row is left out, in a few words that follow its number. */
export const rowTexts = {
  formula: (cell: string) => `“${cell}” adalah rumus, yang tidak dihitung`,
  notANumber: (cell: string) => `“${cell}” bukan angka yang dapat dibaca dengan pasti`,
  notADate: (cell: string) => `“${cell}” bukan tanggal`,
  noDate: "tanggalnya tidak ada",
  missing: (what: AmountName) => `${AMOUNTS[what]} tidak ada`,
  negative: (what: AmountName) => `${AMOUNTS[what]} negatif: posisi jual (short) bukan sesuatu yang Anda miliki`,
  zero: (what: AmountName) => `${AMOUNTS[what]} adalah 0`,
  noCurrency: "mata uangnya tidak ada",
  unknownCurrency: (code: string) => `“${code}” bukan mata uang yang kami kenal`,
  unnamed: "tanpa kode saham, ISIN, maupun nama",
  notAShare: (what: string) => `${what || "ini"} bukan saham`,
  dividendTakenBack: "dividen yang ditarik kembali",
  splitUnsaid: "pemecahan saham yang tidak menyebut rasionya maupun jumlah saham yang ditambahkannya",
  costGivenBack: "pajak atau biaya yang dikembalikan",
  sharesUnsaid: "saham yang diberikan atas saham lain yang tidak disebut file: masukkan pemisahan usaha secara manual",
  exchangeUnsaid: "hanya satu sisi penggabungan atau penukaran: masukkan secara manual",
  cashForFraction: "uang tunai untuk pecahan saham: masukkan sebagai penjualan",
  notALine: "bukan saham dan jumlahnya, seperti AAPL 25",
  twoNumbers: "lebih dari satu angka: tulis satu saham per baris, seperti AAPL 25",
  otherKind: (kind: string) => `“${kind}” bukan pembelian, penjualan, atau dividen`,
  column: (number: number) => `Kolom ${number}`,
} as const;
