import { formatCount } from "../../../../schema/wording/id/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const automationNotices = {
  done: {
    tone: "success",
    title: "Pembaruan Dijalankan",
    description: "Pembaruan saham secara manual berhasil diselesaikan",
  },
  underReview: {
    tone: "neutral",
    title: "Pembaruan Dijalankan",
    description: "Pembaruan sudah selesai. Angkanya tidak lazim dan perlu ditinjau sebelum diterbitkan.",
  },
  failed: {
    tone: "error",
    title: "Pembaruan Gagal",
    description: "Pembaruan berakhir lebih awal. Angka terakhir yang lolos pemeriksaan tetap dipakai.",
  },
  notStarted: { tone: "error", title: "Pembaruan Gagal", description: "Silakan coba lagi." },
  noNetwork: {
    tone: "error",
    title: "Pembaruan Gagal",
    description: "Kesalahan jaringan. Silakan periksa koneksi Anda dan coba lagi.",
  },
} as const satisfies Record<string, Notice>;

export function updatedBut(health: string): Notice {
  return { tone: "neutral", title: "Pembaruan Dijalankan", description: `Pembaruan sudah selesai. ${health}.` };
}

export const automationTexts = {
  title: "Sistem Otomatisasi",
  status: "Status",
  active: "Aktif",
  inactive: "Tidak aktif",
  nextUpdate: "Pembaruan Berikutnya",
  totalStocks: "Total Saham",
  halalStocks: "Saham Halal",
  systemHealth: "Kesehatan Sistem",
  lastUpdate: "Pembaruan Terakhir",
  automation: "Otomatisasi",
  enabled: "Diaktifkan",
  disabled: "Dinonaktifkan",
  unknown: "Tidak diketahui",
  schedule: "Jadwal",
  scheduleText: "Akhir pekan terakhir setiap bulan pukul 02.00 UTC",
  figuresOf: (day: string) => `Angka per ${day}`,
  recording: "Instalasi ini memutar ulang rekaman yang disertakan, bukan penyedia data langsung.",
  underReview: (count: number) => `Angka yang lebih baru dari ${formatCount(count)} saham menunggu peninjauan.`,
  trigger: "Jalankan Pembaruan Manual",
  updating: "Memperbarui...",
  triggerNote: "Memerlukan login admin.",
  running: "Pembaruan sedang berjalan",
  progress: (label: string, done: number, total: number) =>
    total > 1 ? `${label}: ${formatCount(done)} dari ${formatCount(total)}` : label,
  percent: (percent: number) => `${Math.floor(percent)}%`,
  failed: "Status otomatisasi tidak dapat dimuat.",
  stale: "Status tidak dapat diperbarui saat ini. Yang ditampilkan mungkin tidak mutakhir.",
  dataSources: "Sumber Data",
  /** The S&P 500's halal list is read as the holdings of the fund that follows it. */
  dataSourceList: [
    { name: "Kepemilikan ETF halal", isRead: true },
    { name: "Daftar halal S&P 500", isRead: true },
    { name: "Platform saham AS (4.133+ saham)", isRead: false },
    { name: "Platform global (40.000+ saham)", isRead: false },
    { name: "Pasar syariah kawasan (Arab Saudi, UEA, Malaysia)", isRead: false },
    { name: "Efek yang sesuai AAOIFI", isRead: false },
  ],
  planned: "direncanakan",
  freshness: "Seberapa baru setiap sumber",
  sourceStates: { fresh: "Baru", stale: "Lama", failing: "Gagal", never: "Belum dibaca" },
  lastRead: (moment: string) => `Terakhir dibaca ${moment}`,
  newest: (day: string) => `angka hingga ${day}`,
  items: (count: number) => `${formatCount(count)} butir`,
  noSources: "Belum ada sumber yang dibaca.",
} as const;
