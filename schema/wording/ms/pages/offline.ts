export const keptAnswerTexts = {
  title: "Ditunjukkan dari peranti ini",
  stock: (symbol: string, day: string) => seen(`Ini ${symbol} seperti yang`, day),
  nisab: (day: string) => seen("Ini nisab seperti yang", day),
  course: (day: string) => seen("Ini kursus seperti yang", day),
} as const;

const seen = (subject: string, day: string) => `Tiada sambungan. ${subject} terakhir dilihat di sini pada ${day}.`;
