export const readTexts = {
  file: "Cari di laporannya",
  fileHint:
    "Laporan sebagai PDF, atau file bertanda dari pelaporan (XHTML, HTML, XML, atau ZIP). File dibaca di perangkat ini dan tidak pernah dikirim.",
  reading: "Membuka laporan…",
  readingPage: (page: number, pages: number) => `Membaca halaman ${page} dari ${pages}…`,
  cancel: "Batal",
  none: "Angka seperti itu tidak ditemukan di laporan ini. Silakan salin sendiri.",
  choose: "Yang mana angkanya?",
  chooseParts: "Yang mana angkanya? Beberapa bagian dijumlahkan.",
  page: (page: number) => `halaman ${page}`,
  take: "Pakai angka ini",
  takeSum: (sum: string) => `Pakai jumlahnya: ${sum}`,
  otherCompany: (named: string, company: string) => `Laporan ini milik ${named}, bukan ${company}.`,
  notNamed: (company: string) => `Nama ${company} tidak ada di laporan ini. Silakan periksa milik siapa laporan ini.`,
  oldReport: (end: string) =>
    `Angka terbaru di laporan ini per ${end}. Laporan yang lebih baru kemungkinan besar sudah terbit.`,
  problems: {
    too_large: "File ini lebih besar dari 100 MB, melebihi yang dibaca di sini.",
    too_many_pages: "Laporan ini lebih dari 1.500 halaman, melebihi yang dibaca di sini.",
    no_text: "PDF ini berisi gambar halaman tanpa teksnya, sehingga tidak ada yang dapat ditemukan di dalamnya.",
    encrypted: "PDF ini dilindungi kata sandi. Silakan ambil yang tanpa kata sandi.",
    broken: "File ini rusak dan tidak dapat dibaca.",
    not_a_report: "Ini bukan PDF dan bukan laporan dengan angka bertanda.",
    took_long: "Laporan ini terlalu lama untuk dibaca di sini.",
    unavailable: "Laporan ini tidak dapat dibaca. Silakan periksa koneksi Anda dan coba lagi.",
  },
} as const;
