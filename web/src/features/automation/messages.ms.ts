import { formatCount } from "../../../../schema/wording/ms/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const automationNotices = {
  done: {
    tone: "success",
    title: "Kemas Kini Dimulakan",
    description: "Kemas kini saham manual selesai dengan jayanya",
  },
  underReview: {
    tone: "neutral",
    title: "Kemas Kini Dimulakan",
    description: "Kemas kini telah tamat. Angkanya luar biasa dan perlu disemak sebelum diterbitkan.",
  },
  failed: {
    tone: "error",
    title: "Kemas Kini Gagal",
    description: "Kemas kini tamat lebih awal. Angka terakhir yang lulus semakan terus digunakan.",
  },
  notStarted: { tone: "error", title: "Kemas Kini Gagal", description: "Sila cuba lagi." },
  noNetwork: {
    tone: "error",
    title: "Kemas Kini Gagal",
    description: "Ralat rangkaian. Sila semak sambungan anda dan cuba lagi.",
  },
} as const satisfies Record<string, Notice>;

export function updatedBut(health: string): Notice {
  return { tone: "neutral", title: "Kemas Kini Dimulakan", description: `Kemas kini telah tamat. ${health}.` };
}

export const automationTexts = {
  title: "Sistem Automasi",
  status: "Status",
  active: "Aktif",
  inactive: "Tidak aktif",
  nextUpdate: "Kemas Kini Seterusnya",
  totalStocks: "Jumlah Saham",
  halalStocks: "Saham Halal",
  systemHealth: "Kesihatan Sistem",
  lastUpdate: "Kemas Kini Terakhir",
  automation: "Automasi",
  enabled: "Dihidupkan",
  disabled: "Dimatikan",
  unknown: "Tidak diketahui",
  schedule: "Jadual",
  scheduleText: "Hujung minggu terakhir setiap bulan pada 02:00 UTC",
  figuresOf: (day: string) => `Angka setakat ${day}`,
  recording: "Pemasangan ini memainkan semula rakaman yang disertakan, bukan penyedia langsung.",
  underReview: (count: number) => `Angka yang lebih baharu bagi ${formatCount(count)} saham sedang menunggu semakan.`,
  trigger: "Mulakan Kemas Kini Manual",
  updating: "Mengemas kini...",
  triggerNote: "Memerlukan log masuk pentadbir.",
  running: "Kemas kini sedang berjalan",
  progress: (label: string, done: number, total: number) =>
    total > 1 ? `${label}: ${formatCount(done)} daripada ${formatCount(total)}` : label,
  percent: (percent: number) => `${Math.floor(percent)}%`,
  failed: "Status automasi tidak dapat dimuatkan.",
  stale: "Status tidak dapat dikemas kini sebentar tadi. Apa yang ditunjukkan mungkin sudah lapuk.",
  dataSources: "Sumber Data",
  /** The S&P 500's halal list is read as the holdings of the fund that follows it. */
  dataSourceList: [
    { name: "Pegangan ETF halal", isRead: true },
    { name: "Senarai halal S&P 500", isRead: true },
    { name: "Platform saham AS (4,133+ saham)", isRead: false },
    { name: "Platform global (40,000+ saham)", isRead: false },
    { name: "Pasaran Islam serantau (Arab Saudi, UAE, Malaysia)", isRead: false },
    { name: "Sekuriti patuh AAOIFI", isRead: false },
  ],
  planned: "dirancang",
  freshness: "Sejauh mana setiap sumber masih baharu",
  sourceStates: { fresh: "Baharu", stale: "Lama", failing: "Gagal", never: "Belum dibaca" },
  lastRead: (moment: string) => `Terakhir dibaca ${moment}`,
  newest: (day: string) => `angka sehingga ${day}`,
  items: (count: number) => `${formatCount(count)} butiran`,
  noSources: "Belum ada sumber yang dibaca.",
} as const;
