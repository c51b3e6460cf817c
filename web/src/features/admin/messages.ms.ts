import { formatCount } from "../../../../schema/wording/ms/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const adminNotices = {
  markFailed: { tone: "error", title: "Gagal mengemas kini status mesej" },
  changeFailed: { tone: "error", title: "Perubahan tidak dapat disimpan", description: "Sila cuba lagi." },
  authorBanned: { tone: "success", title: "Disekat", description: "Semua yang ditulisnya telah dibuang." },
  banLifted: { tone: "success", title: "Sekatan telah ditarik balik" },
  textsRemoved: { tone: "success", title: "Dibuang" },
  messageDeleted: { tone: "success", title: "Mesej telah dipadam" },
  reportResolved: { tone: "success", title: "Aduan diselesaikan" },
  reviewAccepted: { tone: "success", title: "Diterima" },
  reviewRejected: { tone: "success", title: "Ditolak" },
  runCancelled: { tone: "success", title: "Dibatalkan", description: "Tiada apa-apa daripada proses ini diterbitkan." },
  runResumed: { tone: "success", title: "Disambung" },
} as const satisfies Record<string, Notice>;

export const loginTexts = {
  title: "Log masuk pentadbir",
  text: "Untuk orang di sebalik Mizan.",
  username: "Nama pengguna",
  password: "Kata laluan",
  usernameRequired: "Nama pengguna diperlukan",
  passwordRequired: "Kata laluan diperlukan",
  submit: "Log masuk",
  submitting: "Sedang log masuk...",
  failed: "Log masuk gagal",
  noNetwork: "Ralat rangkaian. Sila cuba lagi.",
  invalid: "Maklumat log masuk tidak sah",
} as const;

export const areaTexts = {
  sections: "Pentadbir",
  messages: "Mesej",
  forum: "Forum",
  refresh: "Kemas kini",
  figures: "Angka",
  security: "Keselamatan",
  logOut: "Log keluar",
} as const;

export const listTexts = {
  loadMore: "Muatkan lagi",
  loading: "Memuatkan...",
  moreFailed: "Lagi tidak dapat dimuatkan.",
  whole: "Tunjukkan keseluruhan teks",
  less: "Tunjukkan lebih sedikit",
  shown: (shown: number, total: number) => `${formatCount(shown)} daripada ${formatCount(total)}`,
} as const;

export const contactTexts = {
  title: "Mesej hubungan",
  unread: (count: number) => `${formatCount(count)} mesej belum dibaca`,
  filter: "Mesej yang mana",
  all: "Semua",
  statuses: { unread: "Belum dibaca", read: "Dibaca", replied: "Dibalas" },
  list: { label: "Mesej hubungan", empty: "Tiada mesej di sini.", failed: "Mesej tidak dapat dimuatkan." },
  markRead: "Tandai sebagai dibaca",
  markReplied: "Tandai sebagai dibalas",
  reply: "Balas melalui e-mel",
  remove: "Padam",
  removeForGood: "Padam selama-lamanya",
  keep: "Simpan",
  replySubject: (subject: string) => `Re: ${subject}`,
} as const;

const REMOVED_FAILED = "Teks yang dibuang tidak dapat dimuatkan.";

export const forumTexts = {
  title: "Penyederhanaan forum",
  views: "Apa yang disederhanakan",
  reports: {
    label: "Aduan",
    empty: "Tiada sesiapa mengadukan apa-apa.",
    failed: "Aduan tidak dapat dimuatkan.",
  },
  discussions: {
    label: "Perbincangan",
    empty: "Belum ada perbincangan.",
    failed: "Perbincangan tidak dapat dimuatkan.",
  },
  replies: { empty: "Tiada balasan.", failed: "Balasan tidak dapat dimuatkan." },
  removedTexts: "Dibuang",
  kinds: {
    posts: {
      removed: {
        label: "Perbincangan yang dibuang",
        empty: "Tiada perbincangan yang dibuang.",
        failed: REMOVED_FAILED,
      },
      remove: "Buang perbincangan",
      putBack: "Kembalikan perbincangan",
      isBack: "Perbincangan telah dikembalikan",
    },
    replies: {
      removed: { label: "Balasan yang dibuang", empty: "Tiada balasan yang dibuang.", failed: REMOVED_FAILED },
      remove: "Buang balasan",
      putBack: "Kembalikan balasan",
      isBack: "Balasan telah dikembalikan",
    },
  },
  removedOn: (moment: string) => `Dibuang ${moment}`,
  replyIn: (title: string) => `Balasan dalam “${title}”`,
  hiddenWithDiscussion:
    "Perbincangannya turut dibuang, jadi balasan ini kekal tersembunyi sehingga perbincangan itu dikembalikan.",
  reportedReply: (title: string) => `Balasan yang diadukan dalam “${title}”`,
  reason: "Sebab",
  noReason: "Tiada sebab diberikan",
  resolve: "Selesaikan",
  replyCount: (count: number) => `${formatCount(count)} balasan`,
  isRemoved: "Dibuang",
  bans: { label: "Sekatan", empty: "Tiada sesiapa disekat.", failed: "Sekatan tidak dapat dimuatkan." },
  banSession: "Sekat penulis",
  banNetwork: "Sekat rangkaian untuk hari ini",
  banLead:
    "Pelawat yang disekat tidak boleh menulis dalam forum, dan semua yang ditulisnya dibuang. Rangkaian disekat sehingga tengah malam UTC.",
  scopes: { session: "Sesi seorang pelawat", network: "Satu rangkaian, untuk sehari" },
  bannedOn: (moment: string) => `Disekat ${moment}`,
  lift: "Tarik balik sekatan",
  select: (title: string) => `Pilih “${title}”`,
  selected: (count: number) => `${formatCount(count)} perbincangan dipilih`,
  removeSelected: "Buang yang dipilih",
  scholar: "Ulama",
  markScholar: "Tandai sebagai jawapan ulama",
  unmarkScholar: "Bukan jawapan ulama",
} as const;

export const refreshTexts = {
  title: "Kemas kini data",
  views: "Apa yang dilihat",
  reviews: { label: "Semakan", empty: "Tiada semakan di sini.", failed: "Semakan tidak dapat dimuatkan." },
  runs: { label: "Proses", empty: "Belum ada kemas kini yang dijalankan.", failed: "Proses tidak dapat dimuatkan." },
  reviewState: "Semakan yang mana",
  reviewStates: { open: "Terbuka", accepted: "Diterima", rejected: "Ditolak", superseded: "Digantikan" },
  wholeRun: (id: number) => `Kemas kini ${id} secara keseluruhan`,
  openedOn: (day: string) => `Dalam semakan sejak ${day}`,
  decidedOn: (day: string) => `Diputuskan pada ${day}`,
  figure: "Angka",
  before: "Digunakan sekarang",
  after: "Baharu",
  finding: "Dapatan",
  asRatio: "(nisbah)",
  noFigure: "Tiada",
  runFigure: (figure: string, limit: string) => `${figure}, had ${limit}`,
  note: "Catatan",
  noteHint: "Sebab (disimpan bersama keputusan)",
  noteRequired: "Sila tulis catatan",
  accept: "Terima angka baharu",
  reject: "Kekalkan angka lama",
  run: (id: number) => `Kemas kini ${id}`,
  cancel: "Batalkan",
  resume: "Sambung",
  runStates: {
    running: "Sedang berjalan",
    published: "Diterbitkan",
    under_review: "Dalam semakan",
    rejected: "Ditolak",
    failed: "Gagal",
    cancelled: "Dibatalkan",
  },
  triggers: { schedule: "Mengikut jadual", admin: "Dimulakan oleh pentadbir" },
  started: "Bermula",
  took: "Tempoh",
  compared: "Dibandingkan",
  covered: "Dicapai",
  changed: "Berubah",
  statusesChanged: "Status berubah",
  underReview: "Dalam semakan",
  steps: "Langkah dan kosnya",
  stepColumns: ["Langkah", "Butiran", "Permintaan", "Baris ditulis", "Masa", "Masalah"],
  duration: (seconds: number) =>
    seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`,
} as const;

export const quotaTexts = {
  line: ({ rowsWritten, bytesStored }: { rowsWritten: number; bytesStored: number }) =>
    `Pelan percuma: ${Math.round(rowsWritten)}% daripada penulisan baris hari ini dan ${Math.round(bytesStored)}% daripada storan digunakan.`,
  alerts: {
    rowsWritten: "Kebanyakan penulisan baris hari ini telah digunakan. Kemas kini patut menunggu hingga esok.",
    visitorRows:
      "Pelawat telah menggunakan kebanyakan daripada apa yang boleh mereka simpan dalam sehari. Apa-apa yang melebihinya ditolak hingga esok.",
    bytesStored: "Storan hampir penuh. Buku panduan menyatakan apa yang boleh dipadam.",
  },
} as const;

export const securityTexts = {
  list: {
    label: "Log keselamatan",
    empty: "Belum ada apa-apa dilogkan.",
    failed: "Log keselamatan tidak dapat dimuatkan.",
  },
  lead: "Log masuk dan apa yang dibuat pentadbir, disimpan selama setahun.",
  from: "Daripada",
  fromHint:
    "“Daripada” menunjukkan kod pendek bagi alamat rangkaian. Kod yang sama bermaksud alamat yang sama; alamat itu sendiri tidak disimpan.",
  unknownAddress: "Tidak diketahui",
  events: {
    login_succeeded: "Log masuk",
    login_refused: "Log masuk ditolak",
    login_throttled: "Log masuk dihadkan",
    logout: "Log keluar",
    post_removed: "Perbincangan dibuang",
    post_restored: "Perbincangan dikembalikan",
    reply_removed: "Balasan dibuang",
    reply_restored: "Balasan dikembalikan",
    texts_removed: "Teks dibuang",
    texts_restored: "Teks dikembalikan",
    session_banned: "Sesi disekat",
    network_banned: "Rangkaian disekat",
    ban_lifted: "Sekatan ditarik balik",
    message_deleted: "Mesej dipadam",
    scholar_response_marked: "Ditandai sebagai jawapan ulama",
    scholar_response_unmarked: "Tidak lagi jawapan ulama",
    refresh_started: "Kemas kini dimulakan",
    refresh_cancelled: "Kemas kini dibatalkan",
    refresh_resumed: "Kemas kini disambung",
    review_accepted: "Semakan diterima",
    review_rejected: "Semakan ditolak",
    claim_accepted: "Angka pembaca diterima",
    claim_declined: "Angka pembaca ditolak",
    claim_revoked: "Angka pembaca ditarik balik",
  },
} as const;
