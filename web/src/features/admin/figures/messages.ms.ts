import { formatCount } from "#wording/format.ts";
import type { Notice } from "../../../lib/notices.ts";

export const figuresTexts = {
  title: "Angka daripada pembaca",
  views: "Angka yang mana",
  open: {
    label: "Perlu diputuskan",
    empty: "Tiada angka yang menunggu keputusan.",
    failed: "Angka tidak dapat dimuatkan.",
  },
  accepted: { label: "Diterima", empty: "Tiada angka yang diterima.", failed: "Angka tidak dapat dimuatkan." },
  order: "Susunan",
  orders: { value: "Mengikut nilai", verdicts: "Mengikut keputusan yang dipastikan" },
  move: "seterusnya dan sebelumnya",
  close: "menutup borang",
  settles: (count: number) => `Memastikan ${formatCount(count)} keputusan saringan`,
  ready: "Sudah disemak pembaca",
  missing: (readers: number) => `Kurang ${formatCount(readers)} pembaca`,
  inUse: "Digunakan sekarang",
  nothingInUse: "Tiada angka yang digunakan.",
  given: "Diberikan oleh pembaca",
  other: "Pembaca lain",
  outcome: "Dengan angka ini",
  unchanged: "tiada perubahan",
  checkFailed: "Apa yang akan berubah tidak dapat dimuatkan.",
  report: "Buka laporan",
  accept: "Terima",
  correct: "Betulkan",
  decline: "Tolak",
  revoke: "Batalkan",
  acceptCorrected: "Terima dengan pembetulan",
  reason: "Sebab (terbuka kepada umum)",
  reasonRequired: "Sila tulis sebab",
  figureRequired: "Sila isi angka seperti dalam laporan",
  cancel: "Tutup",
} as const;

export const figuresNotices = {
  accept: { tone: "success", title: "Angka diterima" },
  correct: { tone: "success", title: "Angka diterima" },
  decline: { tone: "success", title: "Angka ditolak" },
  revoke: { tone: "success", title: "Penerimaan angka dibatalkan" },
} as const satisfies Record<string, Notice>;
