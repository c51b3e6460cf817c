export const readTexts = {
  file: "Cari dalam laporannya",
  fileHint:
    "Laporan sebagai PDF, atau fail bertanda daripada pemfailan (XHTML, HTML, XML atau ZIP). Fail dibaca pada peranti ini dan tidak pernah dihantar.",
  reading: "Membuka laporan…",
  readingPage: (page: number, pages: number) => `Membaca halaman ${page} daripada ${pages}…`,
  cancel: "Batal",
  none: "Angka seperti itu tidak ditemui dalam laporan ini. Sila salin sendiri.",
  choose: "Angka yang mana satu?",
  chooseParts: "Angka yang mana satu? Beberapa bahagian dijumlahkan.",
  page: (page: number) => `halaman ${page}`,
  take: "Guna angka ini",
  takeSum: (sum: string) => `Guna jumlahnya: ${sum}`,
  otherCompany: (named: string, company: string) => `Laporan ini milik ${named}, bukan ${company}.`,
  notNamed: (company: string) => `Nama ${company} tiada dalam laporan ini. Sila semak milik siapa laporan ini.`,
  oldReport: (end: string) =>
    `Angka terbaharu dalam laporan ini ialah pada ${end}. Laporan yang lebih baharu berkemungkinan besar sudah terbit.`,
  problems: {
    too_large: "Fail ini lebih besar daripada 100 MB, melebihi yang dibaca di sini.",
    too_many_pages: "Laporan ini lebih daripada 1,500 halaman, melebihi yang dibaca di sini.",
    no_text: "PDF ini mengandungi gambar halaman tanpa teksnya, maka tiada apa-apa dapat ditemui di dalamnya.",
    encrypted: "PDF ini dilindungi kata laluan. Sila ambil yang tanpa kata laluan.",
    broken: "Fail ini rosak dan tidak dapat dibaca.",
    not_a_report: "Ini bukan PDF dan bukan laporan dengan angka bertanda.",
    took_long: "Laporan ini terlalu lama untuk dibaca di sini.",
    unavailable: "Laporan ini tidak dapat dibaca. Sila semak sambungan anda dan cuba lagi.",
  },
} as const;
