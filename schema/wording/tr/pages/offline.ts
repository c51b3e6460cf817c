export const keptAnswerTexts = {
  title: "Bu cihazdan gösteriliyor",
  stock: (symbol: string, day: string) => seen(`Bu, ${symbol} sayfasının`, day),
  nisab: (day: string) => seen("Bu, nisabın", day),
  course: (day: string) => seen("Bu, kursun", day),
} as const;

const seen = (subject: string, day: string) =>
  `Bağlantı yok. ${subject} burada en son görüldüğü ${day} tarihli halidir.`;
