import { formatCount } from "#wording/format.ts";
import type { Notice } from "../../../lib/notices.ts";

export const figuresTexts = {
  title: "Angka dari pembaca",
  views: "Angka yang mana",
  open: {
    label: "Perlu diputuskan",
    empty: "Tidak ada angka yang menunggu keputusan.",
    failed: "Angka tidak dapat dimuat.",
  },
  accepted: { label: "Diterima", empty: "Tidak ada angka yang diterima.", failed: "Angka tidak dapat dimuat." },
  order: "Urutan",
  orders: { value: "Menurut nilai", verdicts: "Menurut hasil yang dipastikan" },
  move: "berikutnya dan sebelumnya",
  close: "menutup formulir",
  settles: (count: number) => `Memastikan ${formatCount(count)} hasil penyaringan`,
  ready: "Sudah diperiksa pembaca",
  missing: (readers: number) => `Kurang ${formatCount(readers)} pembaca`,
  inUse: "Kini dipakai",
  nothingInUse: "Tidak ada angka yang dipakai.",
  given: "Diberikan pembaca",
  other: "Pembaca lain",
  outcome: "Dengan angka ini",
  unchanged: "tidak berubah",
  checkFailed: "Apa yang akan berubah tidak dapat dimuat.",
  report: "Buka laporan",
  accept: "Terima",
  correct: "Koreksi",
  decline: "Tolak",
  revoke: "Batalkan",
  acceptCorrected: "Terima dengan koreksi",
  reason: "Alasan (terbuka untuk umum)",
  reasonRequired: "Silakan tulis alasan",
  figureRequired: "Silakan isi angka seperti di laporan",
  cancel: "Tutup",
} as const;

export const figuresNotices = {
  accept: { tone: "success", title: "Angka diterima" },
  correct: { tone: "success", title: "Angka diterima" },
  decline: { tone: "success", title: "Angka ditolak" },
  revoke: { tone: "success", title: "Penerimaan angka dibatalkan" },
} as const satisfies Record<string, Notice>;
