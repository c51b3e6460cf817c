export const readTexts = {
  file: "Raporda bul",
  fileHint:
    "Raporun PDF hâli ya da bildirimin etiketli dosyası (XHTML, HTML, XML veya ZIP). Dosya bu cihazda okunur, hiçbir yere gönderilmez.",
  reading: "Rapor açılıyor…",
  readingPage: (page: number, pages: number) => `Sayfa okunuyor: ${page} / ${pages}…`,
  cancel: "Vazgeç",
  none: "Bu raporda böyle bir rakam bulunamadı. Lütfen kendiniz kopyalayın.",
  choose: "Hangisi?",
  chooseParts: "Hangisi? Birden çok parça toplanır.",
  page: (page: number) => `sayfa ${page}`,
  take: "Bu rakamı kullan",
  takeSum: (sum: string) => `Toplamı kullan: ${sum}`,
  otherCompany: (named: string, company: string) => `Bu rapor başka bir şirketin: ${company} değil, ${named}.`,
  notNamed: (company: string) => `Bu raporda şu ad geçmiyor: ${company}. Lütfen kimin raporu olduğuna bakın.`,
  oldReport: (end: string) =>
    `Bu raporun en yeni rakamlarının tarihi: ${end}. Büyük olasılıkla daha yeni bir rapor çıktı.`,
  problems: {
    too_large: "Bu dosya 100 MB boyutundan büyük; burada bu kadarı okunmuyor.",
    too_many_pages: "Bu rapor 1.500 sayfadan uzun; burada bu kadarı okunmuyor.",
    no_text: "Bu PDF sayfaların metnini değil, yalnızca resimlerini içeriyor; içinde bir şey bulunamaz.",
    encrypted: "Bu PDF parola ile korunuyor. Lütfen parolasız olanını alın.",
    broken: "Bu dosya bozuk ve okunamıyor.",
    not_a_report: "Bu ne bir PDF ne de rakamları etiketli bir rapor.",
    took_long: "Bu raporu burada okumak çok uzun sürüyor.",
    unavailable: "Bu rapor okunamadı. Lütfen bağlantınızı denetleyip yeniden deneyin.",
  },
} as const;
