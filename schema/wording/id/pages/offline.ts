export const keptAnswerTexts = {
  title: "Ditampilkan dari perangkat ini",
  stock: (symbol: string, day: string) => seen(`Ini ${symbol} sebagaimana`, day),
  nisab: (day: string) => seen("Ini nisab sebagaimana", day),
  course: (day: string) => seen("Ini kursus sebagaimana", day),
} as const;

const seen = (subject: string, day: string) => `Tidak ada koneksi. ${subject} terakhir dilihat di sini pada ${day}.`;
