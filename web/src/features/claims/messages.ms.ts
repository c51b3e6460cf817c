import { formatCount } from "#wording/format.ts";
import type { ClaimState, PrintedUnit } from "../../../../domain/claims/claim.ts";
import type { Notice } from "../../lib/notices.ts";

export const claimFormTexts = {
  title: (company: string) => `Satu angka daripada laporan ${company}`,
  description:
    "Salin satu angka. Pembaca lain menyemaknya dalam laporan, kemudian pentadbir menerimanya. Sebelum itu tiada apa-apa yang berubah.",
  reportsAt: "Laporannya:",
  input: "Angka yang mana",
  amount: "Jumlah, seperti yang dicetak",
  unit: "Dicetak dalam",
  units: {
    ones: "Jumlah penuh",
    thousands: "Ribu",
    lakh: "Lakh (100,000)",
    millions: "Juta",
    crore: "Crore (10 juta)",
    billions: "Bilion",
  } satisfies Record<PrintedUnit, string>,
  currency: "Mata wang",
  currencyHint: "Tiga huruf, contohnya USD",
  periodEnd: "Hari terakhir tempoh",
  yearEnd: "Hari terakhir tahun kewangan",
  balanceDay: "Tarikh kunci kira-kira",
  url: "Alamat laporan",
  page: "Halaman",
  pageHint: "1 jika tiada halaman",
  quotation: "Baris seperti yang dicetak (pilihan)",
  isSure: "Unitnya betul: dicetak begitu",
  submit: "Hantar untuk disemak",
  submitting: "Menghantar...",

  amountError: "Masukkan jumlah seperti yang dicetak, 0 atau lebih",
  currencyError: "Masukkan tiga huruf mata wang, contohnya USD",
  periodError: "Masukkan hari terakhir tempoh angka ini",
  pageError: (last: number) => `Masukkan halaman dari 1 hingga ${formatCount(last)}`,
  noteError: "Nyatakan apa yang tertulis dalam laporan",
  offline: "Tiada sambungan. Apa yang anda taip masih ada di sini: hantar semula nanti.",

  effect: "Apa yang akan berubah",
  now: "Sekarang",
  withFigure: "Dengan angka ini",
  noEffect: "Kesan angka ini tidak dapat dikira di sini.",
  inUse:
    "Penyata rasmi yang kami baca sendiri sudah memberikan angka ini. Hanya laporan yang lebih baharu akan mengubahnya.",
  unknownHost: "Alamat ini tidak kami kenali sebagai alamat pengawal selia atau bursa.",
  farFromKnown: (percent: string) => `Ini ${percent} daripada angka yang diketahui setakat ini.`,
  nextReaders: (readers: number) =>
    readers === 1
      ? "Seterusnya: seorang pembaca lain menemui angka yang sama dalam laporan, kemudian pentadbir menerimanya."
      : `Seterusnya: ${formatCount(readers)} pembaca lain menemui angka yang sama dalam laporan, kemudian pentadbir menerimanya.`,
} as const;

export const readersTexts = {
  title: "Apa yang ditemui pembaca",
  none: "Belum ada pembaca yang memberikan angka. Ada laporan syarikat ini? Salin satu angka daripadanya: apabila pembaca lain menemui angka yang sama, angka itu boleh dikira untuk semua.",
  give: "Berikan angka",
  failed: "Apa yang ditemui pembaca tidak dapat dimuatkan.",
  page: (page: number) => `halaman ${formatCount(page)}`,
  inUse: "Digunakan",
  states: {
    open: "Perlu disemak",
    accepted: "Diterima",
    declined: "Ditolak",
    withdrawn: "Ditarik balik",
    revoked: "Dibatalkan",
  } satisfies Record<ClaimState, string>,
  contradicting:
    "Pembaca menemui jumlah yang berbeza untuk tarikh yang sama. Semak dalam laporan dan nyatakan yang mana betul.",
  readersMissing: (readers: number) =>
    readers === 1
      ? "Seorang lagi pembaca mesti menemuinya dalam laporan."
      : `${formatCount(readers)} lagi pembaca mesti menemuinya dalam laporan.`,
  waitsForAdmin: "Pembaca sudah menyemaknya. Seterusnya pentadbir membuat keputusan.",
  givenBy: (name: string) => `Dibaca oleh ${name}`,
  foundBy: (name: string) => `Ditemui juga oleh ${name}`,
  disputedBy: (name: string) => `${name} menemui perkara lain:`,
  same: "Saya menemui yang sama",
  different: "Laporannya berbeza",
  note: "Apakah yang tertulis dalam laporan?",
  send: "Hantar",
  giveOther: "Berikan angka yang anda temui",
  withdraw: "Tarik balik",
  yours: "Anda memberikan angka ini.",
  agreed: "Anda menemui yang sama.",
  disputed: "Anda menemui perkara lain.",
  reason: (reason: string) => `Sebab: ${reason}`,
  corrected: (given: string) => `Dibetulkan oleh pentadbir. Pembaca memberikan ${given}.`,
  moved: (symbol: string, from: string, to: string) => `${symbol}: daripada “${from}” kepada “${to}”`,
  movedNothing: "Tiada keputusan saringan yang berubah.",
  decided: (count: number) => `Sudah diputuskan (${formatCount(count)})`,
} as const;

export const claimNotices = {
  given: {
    tone: "success",
    title: "Terima kasih",
    description: "Angka ini menunggu pembaca lain. Tiada apa-apa yang berubah sehingga diterima.",
  },
  agreed: {
    tone: "success",
    title: "Terima kasih",
    description: "Seorang pembaca telah memberikan angka yang sama. Anda telah mengesahkannya.",
  },
  withdrawn: { tone: "success", title: "Angka anda ditarik balik" },
} as const satisfies Record<string, Notice>;
