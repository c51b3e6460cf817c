export const browseTexts = {
  heading: (count: string) => `Saham Patuh Syariah (${count} ditemui)`,
  emptyTitle: "Tiada Saham Patuh Syariah Ditemui",
  emptyText: "Cuba pilih pasaran lain untuk melihat saham patuh Syariah.",
  halal: "✓ Patuh Syariah",
  alsoPurify: (count: string) => `Tunjukkan juga yang dibolehkan dengan penyucian (${count})`,
  why: (count: number) =>
    `${count === 0 ? "Tiada syarikat" : "Tidak banyak syarikat"} di sini yang lulus tanpa apa-apa untuk diserahkan: kebanyakannya memperoleh sedikit faedah. Dengan penyucian, sebahagian daripada setiap dividen diserahkan kepada kebajikan.`,
  noPrice: "Tiada harga",
  loadMore: "Muatkan lagi",
  loading: "Memuatkan...",
  failedTitle: "Saham patuh Syariah tidak dapat dicari",
  failed: "Semak sambungan anda dan cuba lagi.",
} as const;
