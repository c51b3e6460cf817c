import type { ForumCategory, REPORT_REASONS } from "../../../../schema/contracts/forum/forum-terms.ts";
import { formatCount } from "../../../../schema/wording/ms/format.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export type CategoryFilter = ForumCategory | "all";

export const CATEGORY_LABELS: Readonly<Record<CategoryFilter, string>> = {
  all: "Semua",
  screening: "Saringan",
  zakat: "Zakat",
  strategies: "Strategi",
  general: "Umum",
};

export const forumNotices = {
  missingFields: { tone: "error", title: "Sila isi semua ruang" },
  missingReply: { tone: "error", title: "Sila masukkan balasan" },
  postCreated: { tone: "success", title: "Perbincangan anda telah disiarkan" },
  replyPosted: { tone: "success", title: "Balasan anda telah disiarkan" },
  reported: { tone: "success", title: "Terima kasih", description: "Seseorang akan menelitinya." },
  reportFailed: { tone: "error", title: "Aduan tidak dapat dihantar", description: "Sila cuba lagi kemudian." },
  linkCopied: { tone: "success", title: "Pautan disalin" },
  copyFailed: { tone: "error", title: "Pautan tidak dapat disalin", description: "Salin pautan dari bar alamat." },
} as const satisfies Record<string, Notice>;

export const tooLong = (field: string, length: number, most: number): Notice => ({
  tone: "error",
  title: `Sila pendekkan: ${field}`,
  description: `Teks ini mempunyai ${formatCount(length)} aksara, dan ${formatCount(most)} muat.`,
});

export const createPostFailed = (error: unknown): Notice => failure("Gagal membuat siaran", error);
export const postReplyFailed = (error: unknown): Notice => failure("Gagal menyiarkan balasan", error);

function failure(title: string, error: unknown): Notice {
  const sentence = error instanceof HttpError && error.status < 500 ? error.sentence : undefined;
  return { tone: "error", title, ...(sentence && { description: sentence }) };
}

export const forumTexts = {
  tabs: "Kategori",
  newDiscussion: "Perbincangan Baharu",
  discussions: (count: number) => `${formatCount(count)} perbincangan`,
  replies: (count: number) => `${count} balasan`,
  answered: "Dijawab",
  scholar: "Ulama",
  team: "Pasukan",
  emptyTitle: "Belum ada perbincangan di sini",
  emptyText: "Tanya soalan pertama dalam kategori ini.",
  failed: "Perbincangan tidak dapat dimuatkan.",
  more: "Tunjukkan lagi perbincangan",
  loadingMore: "Memuatkan...",
  loading: "Memuatkan perbincangan",
  recentTitle: "Perbincangan terkini",
  toCommunity: "Pergi ke komuniti",
} as const;

export const newDiscussionTexts = {
  title: "Perbincangan Baharu",
  description: "Tanya soalan, atau kongsi apa yang anda temui. Sila tinggalkan apa-apa yang peribadi.",
  postTitle: "Tajuk",
  content: "Tentang apa?",
  category: "Kategori",
  chooseCategory: "Pilih kategori",
  fullName: "Nama anda (pilihan)",
  fullNameHint:
    "Nama pengguna yang dijana sentiasa ditunjukkan di sebelahnya, supaya tiada sesiapa dapat menyamar sebagai anda.",
  submit: "Siarkan perbincangan",
  submitting: "Menyiarkan...",
  cancel: "Batal",
} as const;

export const postTexts = {
  loading: "Memuatkan perbincangan",
  notShown: "Perbincangan",
  notFound: "Perbincangan ini tidak wujud. Mungkin telah dibuang.",
  failed: "Perbincangan tidak dapat dimuatkan.",
  retry: "Cuba lagi",
  repliesTitle: "Balasan",
  noReplies: "Belum ada balasan.",
  repliesFailed: "Balasan tidak dapat dimuatkan.",
  moreReplies: "Tunjukkan lagi balasan",
  reply: "Balasan anda",
  fullName: "Nama anda (pilihan)",
  post: "Siarkan balasan",
  posting: "Menyiarkan...",
  report: "Adukan",
  reportPost: "Adukan perbincangan ini",
  reportReply: (author: string) => `Adukan balasan oleh ${author}`,
  reportWhy: "Mengapa anda mengadukannya?",
  cancelReport: "Jangan adukan",
  reported: "Telah diadukan",
  copyLink: "Salin pautan",
} as const;

const REASONS: Readonly<Record<string, string>> = {
  Advertising: "Pengiklanan",
  "Insulting or hateful": "Menghina atau penuh kebencian",
  "Wrong about religion": "Salah tentang agama",
  "Something else": "Sebab lain",
} satisfies Record<(typeof REPORT_REASONS)[number], string>;

export const reasonText = (reason: string) => REASONS[reason] ?? reason;
