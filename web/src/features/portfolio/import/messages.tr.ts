import type { AmountName } from "./rows.ts";

export const IMPORT_PROBLEMS = {
  too_large:
    "Bu dosya 20 MB boyutundan büyük; hiçbir pozisyon listesi bu kadar değildir. Lütfen daha kısa bir dönemi dışa aktarın.",
  too_many_rows: "Bu dosyada 50.000 satırdan fazla var; lütfen daha kısa bir dönemi dışa aktarın.",
  too_many_columns: "Bu dosyada 200 sütundan fazla var; lütfen yalnızca pozisyon tablosunu kaydedin.",
  empty: "Bu dosya boş.",
  no_table:
    "Bu ne bir tablo ne de AAPL 25 gibi, her satırda bir hisse olan bir liste: lütfen bir CSV veya XLSX dosyası seçin ya da satırları yapıştırın.",
  damaged: "Bu çalışma kitabı açılamıyor; lütfen yeniden XLSX veya CSV olarak kaydedin.",
  protected: "Bu çalışma kitabı parolayla korunuyor; lütfen parolasız kaydedin.",
  old_workbook: "Bu, eski XLS türünde bir çalışma kitabı; lütfen XLSX veya CSV olarak kaydedin.",
  crashed: "Bu dosya okunamadı; hiçbir şey değiştirilmedi.",
  took_long: "Bu dosyayı okumak çok uzun sürüyor; hiçbir şey değiştirilmedi.",
  no_rows: "Sütunlar tanındı; ancak altlarında pozisyon, işlem veya temettü içeren bir satır yok.",
} as const;

const AMOUNTS: Readonly<Record<AmountName, string>> = {
  shares: "pay sayısı",
  units: "birim sayısı",
  price: "fiyat",
  amount: "tutar",
  dividend: "temettü",
};

/** Why one row is left out, in a few words that follow its number. */
export const rowTexts = {
  formula: (cell: string) => `“${cell}” bir formül; hesaplanmıyor`,
  notANumber: (cell: string) => `“${cell}” kesin olarak okunabilen bir sayı değil`,
  notADate: (cell: string) => `“${cell}” bir tarih değil`,
  noDate: "tarih eksik",
  missing: (what: AmountName) => `${AMOUNTS[what]} eksik`,
  negative: (what: AmountName) => `${AMOUNTS[what]} negatif: açık pozisyon sahip olduğunuz bir şey değildir`,
  zero: (what: AmountName) => `${AMOUNTS[what]} 0`,
  noCurrency: "para birimi eksik",
  unknownCurrency: (code: string) => `“${code}” bildiğimiz bir para birimi değil`,
  unnamed: "ne sembol ne ISIN ne de ad var",
  notAShare: (what: string) => `${what || "bu"} bir hisse değil`,
  dividendTakenBack: "geri alınmış bir temettü",
  splitUnsaid: "oranını da kaç pay eklediğini de söylemeyen bir pay bölünmesi",
  costGivenBack: "iade edilen bir vergi veya ücret",
  sharesUnsaid: "dosyanın adını vermediği paylar için verilen paylar: kısmi bölünmeyi elle girin",
  exchangeUnsaid: "bir birleşmenin veya değişimin yalnız bir tarafı: elle girin",
  cashForFraction: "pay kesri için nakit: satış olarak girin",
  notALine: "AAPL 25 gibi bir hisse ve sayısı değil",
  twoNumbers: "birden fazla sayı: her satıra bir hisse yazın, örneğin AAPL 25",
  otherKind: (kind: string) => `“${kind}” ne alış ne satış ne de temettü`,
  column: (number: number) => `Sütun ${number}`,
} as const;
