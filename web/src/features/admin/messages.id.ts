import { formatCount } from "../../../../schema/wording/id/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const adminNotices = {
  markFailed: { tone: "error", title: "Status pesan gagal diperbarui" },
  changeFailed: { tone: "error", title: "Perubahan tidak dapat disimpan", description: "Silakan coba lagi." },
  authorBanned: { tone: "success", title: "Dilarang", description: "Semua yang ditulisnya dihapus." },
  banLifted: { tone: "success", title: "Larangan dicabut" },
  textsRemoved: { tone: "success", title: "Dihapus" },
  messageDeleted: { tone: "success", title: "Pesan dihapus" },
  reportResolved: { tone: "success", title: "Laporan diselesaikan" },
  reviewAccepted: { tone: "success", title: "Diterima" },
  reviewRejected: { tone: "success", title: "Ditolak" },
  runCancelled: {
    tone: "success",
    title: "Dibatalkan",
    description: "Tidak ada dari pembaruan ini yang diterbitkan.",
  },
  runResumed: { tone: "success", title: "Dilanjutkan" },
} as const satisfies Record<string, Notice>;

export const loginTexts = {
  title: "Login admin",
  text: "Untuk orang-orang di balik Mizan.",
  username: "Nama pengguna",
  password: "Kata sandi",
  usernameRequired: "Nama pengguna wajib diisi",
  passwordRequired: "Kata sandi wajib diisi",
  submit: "Masuk",
  submitting: "Sedang masuk...",
  failed: "Gagal masuk",
  noNetwork: "Kesalahan jaringan. Silakan coba lagi.",
  invalid: "Nama pengguna atau kata sandi salah",
} as const;

export const areaTexts = {
  sections: "Admin",
  messages: "Pesan",
  forum: "Forum",
  refresh: "Pembaruan",
  figures: "Angka",
  security: "Keamanan",
  logOut: "Keluar",
} as const;

export const listTexts = {
  loadMore: "Muat lebih banyak",
  loading: "Memuat...",
  moreFailed: "Selebihnya tidak dapat dimuat.",
  whole: "Tampilkan teks seluruhnya",
  less: "Tampilkan lebih sedikit",
  shown: (shown: number, total: number) => `${formatCount(shown)} dari ${formatCount(total)}`,
} as const;

export const contactTexts = {
  title: "Pesan kontak",
  unread: (count: number) => `${formatCount(count)} pesan belum dibaca`,
  filter: "Pesan yang mana",
  all: "Semua",
  statuses: { unread: "Belum dibaca", read: "Sudah dibaca", replied: "Sudah dibalas" },
  list: { label: "Pesan kontak", empty: "Tidak ada pesan di sini.", failed: "Pesan tidak dapat dimuat." },
  markRead: "Tandai sudah dibaca",
  markReplied: "Tandai sudah dibalas",
  reply: "Balas lewat email",
  remove: "Hapus",
  removeForGood: "Hapus selamanya",
  keep: "Pertahankan",
  replySubject: (subject: string) => `Re: ${subject}`,
} as const;

const REMOVED_FAILED = "Teks yang dihapus tidak dapat dimuat.";

export const forumTexts = {
  title: "Moderasi forum",
  views: "Yang dimoderasi",
  reports: {
    label: "Laporan",
    empty: "Tidak ada yang melaporkan apa pun.",
    failed: "Laporan tidak dapat dimuat.",
  },
  discussions: {
    label: "Diskusi",
    empty: "Belum ada diskusi.",
    failed: "Diskusi tidak dapat dimuat.",
  },
  replies: { empty: "Tidak ada balasan.", failed: "Balasan tidak dapat dimuat." },
  removedTexts: "Dihapus",
  kinds: {
    posts: {
      removed: { label: "Diskusi yang dihapus", empty: "Tidak ada diskusi yang dihapus.", failed: REMOVED_FAILED },
      remove: "Hapus diskusi",
      putBack: "Kembalikan diskusi",
      isBack: "Diskusi sudah dikembalikan",
    },
    replies: {
      removed: { label: "Balasan yang dihapus", empty: "Tidak ada balasan yang dihapus.", failed: REMOVED_FAILED },
      remove: "Hapus balasan",
      putBack: "Kembalikan balasan",
      isBack: "Balasan sudah dikembalikan",
    },
  },
  removedOn: (moment: string) => `Dihapus ${moment}`,
  replyIn: (title: string) => `Balasan dalam “${title}”`,
  hiddenWithDiscussion: "Diskusinya juga dihapus, sehingga balasan tetap tersembunyi sampai diskusi itu dikembalikan.",
  reportedReply: (title: string) => `Balasan yang dilaporkan dalam “${title}”`,
  reason: "Alasan",
  noReason: "Tidak ada alasan yang diberikan",
  resolve: "Selesaikan",
  replyCount: (count: number) => `${formatCount(count)} balasan`,
  isRemoved: "Dihapus",
  bans: { label: "Larangan", empty: "Tidak ada yang dilarang.", failed: "Larangan tidak dapat dimuat." },
  banSession: "Larang penulis",
  banNetwork: "Larang jaringan untuk hari ini",
  banLead:
    "Pengunjung yang dilarang tidak dapat menulis di forum, dan semua yang ditulisnya dihapus. Suatu jaringan dilarang sampai tengah malam UTC.",
  scopes: { session: "Sesi seorang pengunjung", network: "Suatu jaringan, untuk satu hari" },
  bannedOn: (moment: string) => `Dilarang ${moment}`,
  lift: "Cabut larangan",
  select: (title: string) => `Pilih “${title}”`,
  selected: (count: number) => `${formatCount(count)} diskusi dipilih`,
  removeSelected: "Hapus yang dipilih",
  scholar: "Ulama",
  markScholar: "Tandai sebagai jawaban ulama",
  unmarkScholar: "Bukan jawaban ulama",
} as const;

export const refreshTexts = {
  title: "Pembaruan data",
  views: "Yang dilihat",
  reviews: { label: "Peninjauan", empty: "Tidak ada peninjauan di sini.", failed: "Peninjauan tidak dapat dimuat." },
  runs: {
    label: "Pembaruan",
    empty: "Belum ada pembaruan yang berjalan.",
    failed: "Pembaruan tidak dapat dimuat.",
  },
  reviewState: "Peninjauan yang mana",
  reviewStates: { open: "Terbuka", accepted: "Diterima", rejected: "Ditolak", superseded: "Digantikan" },
  wholeRun: (id: number) => `Pembaruan ${id} secara keseluruhan`,
  openedOn: (day: string) => `Ditinjau sejak ${day}`,
  decidedOn: (day: string) => `Diputuskan pada ${day}`,
  figure: "Angka",
  before: "Kini dipakai",
  after: "Baru",
  finding: "Temuan",
  asRatio: "(rasio)",
  noFigure: "Tidak ada",
  runFigure: (figure: string, limit: string) => `${figure}, batas ${limit}`,
  note: "Catatan",
  noteHint: "Alasan (disimpan bersama keputusan)",
  noteRequired: "Silakan tulis catatan",
  accept: "Terima angka baru",
  reject: "Pertahankan angka lama",
  run: (id: number) => `Pembaruan ${id}`,
  cancel: "Batalkan",
  resume: "Lanjutkan",
  runStates: {
    running: "Berjalan",
    published: "Diterbitkan",
    under_review: "Sedang ditinjau",
    rejected: "Ditolak",
    failed: "Gagal",
    cancelled: "Dibatalkan",
  },
  triggers: { schedule: "Menurut jadwal", admin: "Dimulai oleh admin" },
  started: "Dimulai",
  took: "Lamanya",
  compared: "Dibandingkan",
  covered: "Dijangkau",
  changed: "Berubah",
  statusesChanged: "Status berubah",
  underReview: "Sedang ditinjau",
  steps: "Langkah dan biayanya",
  stepColumns: ["Langkah", "Butir", "Permintaan", "Baris ditulis", "Waktu", "Masalah"],
  duration: (seconds: number) =>
    seconds < 60 ? `${seconds} dtk` : `${Math.floor(seconds / 60)} mnt ${Math.round(seconds % 60)} dtk`,
} as const;

export const quotaTexts = {
  line: ({ rowsWritten, bytesStored }: { rowsWritten: number; bytesStored: number }) =>
    `Paket gratis: ${Math.round(rowsWritten)}% dari penulisan baris hari ini dan ${Math.round(bytesStored)}% dari penyimpanan terpakai.`,
  alerts: {
    rowsWritten: "Sebagian besar penulisan baris hari ini sudah terpakai. Pembaruan sebaiknya menunggu sampai besok.",
    visitorRows:
      "Pengunjung telah memakai sebagian besar dari yang boleh mereka simpan dalam sehari. Selebihnya ditolak sampai besok.",
    bytesStored: "Penyimpanan hampir penuh. Runbook menyebut yang dapat dihapus.",
  },
} as const;

export const securityTexts = {
  list: {
    label: "Catatan keamanan",
    empty: "Belum ada yang dicatat.",
    failed: "Catatan keamanan tidak dapat dimuat.",
  },
  lead: "Login dan yang dilakukan para admin, disimpan selama setahun.",
  from: "Dari",
  fromHint:
    "“Dari” menunjukkan kode pendek untuk alamat jaringan. Kode yang sama berarti alamat yang sama; alamatnya sendiri tidak disimpan.",
  unknownAddress: "Tidak diketahui",
  events: {
    login_succeeded: "Masuk",
    login_refused: "Login ditolak",
    login_throttled: "Login dibatasi",
    logout: "Keluar",
    post_removed: "Diskusi dihapus",
    post_restored: "Diskusi dikembalikan",
    reply_removed: "Balasan dihapus",
    reply_restored: "Balasan dikembalikan",
    texts_removed: "Teks dihapus",
    texts_restored: "Teks dikembalikan",
    session_banned: "Sesi dilarang",
    network_banned: "Jaringan dilarang",
    ban_lifted: "Larangan dicabut",
    message_deleted: "Pesan dihapus",
    scholar_response_marked: "Ditandai sebagai jawaban ulama",
    scholar_response_unmarked: "Bukan lagi jawaban ulama",
    refresh_started: "Pembaruan dimulai",
    refresh_cancelled: "Pembaruan dibatalkan",
    refresh_resumed: "Pembaruan dilanjutkan",
    review_accepted: "Peninjauan diterima",
    review_rejected: "Peninjauan ditolak",
    claim_accepted: "Angka pembaca diterima",
    claim_declined: "Angka pembaca ditolak",
    claim_revoked: "Angka pembaca ditarik",
  },
} as const;
