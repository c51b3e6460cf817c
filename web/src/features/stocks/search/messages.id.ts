export const browseTexts = {
  heading: (count: string) => `Saham Halal (${count} ditemukan)`,
  emptyTitle: "Tidak Ada Saham Halal yang Ditemukan",
  emptyText: "Coba pilih pasar lain untuk menelusuri saham sesuai syariah.",
  halal: "✓ Halal",
  alsoPurify: (count: string) => `Tampilkan juga yang boleh dengan pembersihan (${count})`,
  why: (count: number) =>
    `${count === 0 ? "Tidak ada" : "Hanya sedikit"} perusahaan di sini yang lolos tanpa ada yang harus disalurkan: kebanyakan memperoleh sedikit bunga. Dengan pembersihan, sebagian dari setiap dividen disalurkan.`,
  noPrice: "Tanpa harga",
  loadMore: "Muat lebih banyak",
  loading: "Memuat...",
  failedTitle: "Saham halal gagal dicari",
  failed: "Periksa koneksi Anda dan coba lagi.",
} as const;
