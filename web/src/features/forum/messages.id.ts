import type { ForumCategory, REPORT_REASONS } from "../../../../schema/contracts/forum/forum-terms.ts";
import { formatCount } from "../../../../schema/wording/id/format.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export type CategoryFilter = ForumCategory | "all";

export const CATEGORY_LABELS: Readonly<Record<CategoryFilter, string>> = {
  all: "Semua",
  screening: "Penyaringan",
  zakat: "Zakat",
  strategies: "Strategi",
  general: "Umum",
};

export const forumNotices = {
  missingFields: { tone: "error", title: "Silakan isi semua kolom" },
  missingReply: { tone: "error", title: "Silakan masukkan balasan" },
  postCreated: { tone: "success", title: "Diskusi Anda sudah dikirim" },
  replyPosted: { tone: "success", title: "Balasan Anda sudah dikirim" },
  reported: { tone: "success", title: "Terima kasih", description: "Seseorang akan memeriksanya." },
  reportFailed: {
    tone: "error",
    title: "Laporan tidak dapat dikirim",
    description: "Silakan coba lagi nanti.",
  },
  linkCopied: { tone: "success", title: "Tautan disalin" },
  copyFailed: {
    tone: "error",
    title: "Tautan tidak dapat disalin",
    description: "Salinlah dari bilah alamat.",
  },
} as const satisfies Record<string, Notice>;

export const tooLong = (field: string, length: number, most: number): Notice => ({
  tone: "error",
  title: `Silakan pendekkan: ${field}`,
  description: `Panjangnya ${formatCount(length)} karakter, dan yang muat ${formatCount(most)}.`,
});

export const createPostFailed = (error: unknown): Notice => failure("Diskusi gagal dibuat", error);
export const postReplyFailed = (error: unknown): Notice => failure("Balasan gagal dikirim", error);

function failure(title: string, error: unknown): Notice {
  const sentence = error instanceof HttpError && error.status < 500 ? error.sentence : undefined;
  return { tone: "error", title, ...(sentence && { description: sentence }) };
}

export const forumTexts = {
  tabs: "Kategori",
  newDiscussion: "Diskusi Baru",
  discussions: (count: number) => `${formatCount(count)} diskusi`,
  replies: (count: number) => `${formatCount(count)} balasan`,
  answered: "Terjawab",
  scholar: "Ulama",
  team: "Tim",
  emptyTitle: "Belum ada diskusi di sini",
  emptyText: "Ajukan pertanyaan pertama dalam kategori ini.",
  failed: "Diskusi tidak dapat dimuat.",
  more: "Tampilkan lebih banyak diskusi",
  loadingMore: "Memuat...",
  loading: "Memuat diskusi",
  recentTitle: "Diskusi terbaru",
  toCommunity: "Buka komunitas",
} as const;

export const newDiscussionTexts = {
  title: "Diskusi Baru",
  description: "Ajukan pertanyaan, atau bagikan yang Anda temukan. Mohon jangan sertakan hal pribadi.",
  postTitle: "Judul",
  content: "Tentang apa?",
  category: "Kategori",
  chooseCategory: "Pilih kategori",
  fullName: "Nama Anda (opsional)",
  fullNameHint:
    "Nama pengguna yang dibuat otomatis selalu ditampilkan di sampingnya, sehingga tidak ada yang dapat menyamar sebagai Anda.",
  submit: "Kirim diskusi",
  submitting: "Mengirim...",
  cancel: "Batal",
} as const;

export const postTexts = {
  loading: "Memuat diskusi",
  notShown: "Diskusi",
  notFound: "Diskusi ini tidak ada. Mungkin telah dihapus.",
  failed: "Diskusi tidak dapat dimuat.",
  retry: "Coba lagi",
  repliesTitle: "Balasan",
  noReplies: "Belum ada balasan.",
  repliesFailed: "Balasan tidak dapat dimuat.",
  moreReplies: "Tampilkan lebih banyak balasan",
  reply: "Balasan Anda",
  fullName: "Nama Anda (opsional)",
  post: "Kirim balasan",
  posting: "Mengirim...",
  report: "Laporkan",
  reportPost: "Laporkan diskusi ini",
  reportReply: (author: string) => `Laporkan balasan dari ${author}`,
  reportWhy: "Mengapa Anda melaporkannya?",
  cancelReport: "Jangan laporkan",
  reported: "Dilaporkan",
  copyLink: "Salin tautan",
} as const;

const REASONS: Readonly<Record<string, string>> = {
  Advertising: "Iklan",
  "Insulting or hateful": "Menghina atau mengandung kebencian",
  "Wrong about religion": "Keliru tentang agama",
  "Something else": "Hal lain",
} satisfies Record<(typeof REPORT_REASONS)[number], string>;

export const reasonText = (reason: string) => REASONS[reason] ?? reason;
