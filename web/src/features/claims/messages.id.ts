import { formatCount } from "#wording/format.ts";
import type { ClaimState, PrintedUnit } from "../../../../domain/claims/claim.ts";
import type { Notice } from "../../lib/notices.ts";

export const claimFormTexts = {
  title: (company: string) => `Satu angka dari laporan ${company}`,
  description:
    "Salin satu angka. Pembaca lain mencocokkannya dengan laporan, lalu admin menerimanya. Sebelum itu tidak ada yang berubah.",
  reportsAt: "Laporannya:",
  input: "Angka yang mana",
  amount: "Jumlah, seperti tercetak",
  unit: "Tercetak dalam",
  units: {
    ones: "Satuan penuh",
    thousands: "Ribuan",
    lakh: "Lakh (100.000)",
    millions: "Jutaan",
    crore: "Crore (10 juta)",
    billions: "Miliaran",
  } satisfies Record<PrintedUnit, string>,
  currency: "Mata uang",
  currencyHint: "Tiga huruf, misalnya USD",
  periodEnd: "Hari terakhir periode",
  yearEnd: "Hari terakhir tahun buku",
  balanceDay: "Tanggal neraca",
  url: "Alamat laporan",
  page: "Halaman",
  pageHint: "1 jika tidak ada halaman",
  quotation: "Baris seperti tercetak (opsional)",
  isSure: "Satuannya benar: tercetak demikian",
  submit: "Kirim untuk diperiksa",
  submitting: "Mengirim...",

  amountError: "Masukkan jumlah seperti tercetak, 0 atau lebih",
  currencyError: "Masukkan tiga huruf mata uang, misalnya USD",
  periodError: "Masukkan hari terakhir dari periode angka ini",
  pageError: (last: number) => `Masukkan halaman dari 1 sampai ${formatCount(last)}`,
  noteError: "Tuliskan apa yang tertulis di laporan",
  offline: "Tidak ada koneksi. Yang Anda ketik masih ada di sini: kirim lagi nanti.",

  effect: "Yang akan berubah",
  now: "Sekarang",
  withFigure: "Dengan angka ini",
  noEffect: "Akibat angka ini tidak dapat dihitung di sini.",
  inUse:
    "Dokumen resmi yang kami baca sendiri sudah memuat angka ini. Hanya laporan yang lebih baru yang akan mengubahnya.",
  unknownHost: "Alamat ini tidak kami kenal sebagai alamat regulator atau bursa.",
  farFromKnown: (percent: string) => `Ini ${percent} dari angka yang diketahui sejauh ini.`,
  nextReaders: (readers: number) =>
    readers === 1
      ? "Berikutnya: satu pembaca lain menemukan hal yang sama di laporan, lalu admin menerimanya."
      : `Berikutnya: ${formatCount(readers)} pembaca lain menemukan hal yang sama di laporan, lalu admin menerimanya.`,
} as const;

export const readersTexts = {
  title: "Temuan para pembaca",
  none: "Belum ada pembaca yang memberikan angka. Punya laporan perusahaan ini? Salin satu angka darinya: setelah pembaca lain menemukan yang sama, angka itu dapat berlaku bagi semua.",
  give: "Berikan angka",
  failed: "Temuan para pembaca tidak dapat dimuat.",
  page: (page: number) => `halaman ${formatCount(page)}`,
  inUse: "Dipakai",
  states: {
    open: "Perlu diperiksa",
    accepted: "Diterima",
    declined: "Ditolak",
    withdrawn: "Ditarik",
    revoked: "Dibatalkan",
  } satisfies Record<ClaimState, string>,
  contradicting:
    "Para pembaca menemukan jumlah yang berbeda untuk tanggal yang sama. Periksa di laporan dan katakan mana yang benar.",
  readersMissing: (readers: number) =>
    readers === 1
      ? "Satu pembaca lagi harus menemukannya di laporan."
      : `${formatCount(readers)} pembaca lagi harus menemukannya di laporan.`,
  waitsForAdmin: "Pembaca sudah memeriksanya. Selanjutnya admin memutuskan.",
  givenBy: (name: string) => `Dibaca oleh ${name}`,
  foundBy: (name: string) => `Ditemukan juga oleh ${name}`,
  disputedBy: (name: string) => `${name} menemukan hal lain:`,
  same: "Saya menemukan yang sama",
  different: "Laporannya berbeda",
  note: "Apa yang tertulis di laporan?",
  send: "Kirim",
  giveOther: "Berikan angka yang Anda temukan",
  withdraw: "Tarik",
  yours: "Anda yang memberikan angka ini.",
  agreed: "Anda menemukan yang sama.",
  disputed: "Anda menemukan hal lain.",
  reason: (reason: string) => `Alasan: ${reason}`,
  corrected: (given: string) => `Dikoreksi admin. Pembaca memberikan ${given}.`,
  moved: (symbol: string, from: string, to: string) => `${symbol}: dari “${from}” menjadi “${to}”`,
  movedNothing: "Tidak ada hasil penyaringan yang berubah.",
  decided: (count: number) => `Sudah diputuskan (${formatCount(count)})`,
} as const;

export const claimNotices = {
  given: {
    tone: "success",
    title: "Terima kasih",
    description: "Angka ini menunggu pembaca lain. Tidak ada yang berubah sebelum diterima.",
  },
  agreed: {
    tone: "success",
    title: "Terima kasih",
    description: "Seorang pembaca sudah memberikan angka yang sama. Anda mengonfirmasinya.",
  },
  withdrawn: { tone: "success", title: "Angka Anda ditarik" },
} as const satisfies Record<string, Notice>;
