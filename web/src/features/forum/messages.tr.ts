import type { ForumCategory, REPORT_REASONS } from "../../../../schema/contracts/forum/forum-terms.ts";
import { formatCount } from "../../../../schema/wording/tr/format.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export type CategoryFilter = ForumCategory | "all";

export const CATEGORY_LABELS: Readonly<Record<CategoryFilter, string>> = {
  all: "Hepsi",
  screening: "Tarama",
  zakat: "Zekât",
  strategies: "Stratejiler",
  general: "Genel",
};

export const forumNotices = {
  missingFields: { tone: "error", title: "Lütfen bütün alanları doldurun" },
  missingReply: { tone: "error", title: "Lütfen bir yanıt girin" },
  postCreated: { tone: "success", title: "Tartışmanız yayımlandı" },
  replyPosted: { tone: "success", title: "Yanıtınız yayımlandı" },
  reported: { tone: "success", title: "Teşekkürler", description: "Bir kişi ona bakacak." },
  reportFailed: { tone: "error", title: "Şikâyet gönderilemedi", description: "Lütfen daha sonra yeniden deneyin." },
  linkCopied: { tone: "success", title: "Bağlantı kopyalandı" },
  copyFailed: { tone: "error", title: "Bağlantı kopyalanamadı", description: "Adres çubuğundan kopyalayın." },
} as const satisfies Record<string, Notice>;

export const tooLong = (field: string, length: number, most: number): Notice => ({
  tone: "error",
  title: `Lütfen kısaltın: ${field}`,
  description: `${formatCount(length)} karakter var, ${formatCount(most)} karakter sığıyor.`,
});

export const createPostFailed = (error: unknown): Notice => failure("Tartışma oluşturulamadı", error);
export const postReplyFailed = (error: unknown): Notice => failure("Yanıt gönderilemedi", error);

function failure(title: string, error: unknown): Notice {
  const sentence = error instanceof HttpError && error.status < 500 ? error.sentence : undefined;
  return { tone: "error", title, ...(sentence && { description: sentence }) };
}

export const forumTexts = {
  tabs: "Kategoriler",
  newDiscussion: "Yeni tartışma",
  discussions: (count: number) => `${formatCount(count)} tartışma`,
  replies: (count: number) => `${formatCount(count)} yanıt`,
  answered: "Yanıtlandı",
  scholar: "Âlim",
  team: "Ekip",
  emptyTitle: "Burada henüz tartışma yok",
  emptyText: "Bu kategorideki ilk soruyu siz sorun.",
  failed: "Tartışmalar yüklenemedi.",
  more: "Daha fazla tartışma göster",
  loadingMore: "Yükleniyor...",
  loading: "Tartışmalar yükleniyor",
  recentTitle: "Son tartışmalar",
  toCommunity: "Topluluğa git",
} as const;

export const newDiscussionTexts = {
  title: "Yeni tartışma",
  description: "Bir soru sorun veya öğrendiğinizi paylaşın. Lütfen özel bilgi yazmayın.",
  postTitle: "Başlık",
  content: "Konu ne?",
  category: "Kategori",
  chooseCategory: "Bir kategori seçin",
  fullName: "Adınız (isteğe bağlı)",
  fullNameHint: "Kimse sizin yerinize geçemesin diye yanında her zaman üretilmiş bir kullanıcı adı gösterilir.",
  submit: "Tartışmayı yayımla",
  submitting: "Yayımlanıyor...",
  cancel: "Vazgeç",
} as const;

export const postTexts = {
  loading: "Tartışma yükleniyor",
  notShown: "Tartışma",
  notFound: "Bu tartışma yok. Kaldırılmış olabilir.",
  failed: "Tartışma yüklenemedi.",
  retry: "Yeniden dene",
  repliesTitle: "Yanıtlar",
  noReplies: "Henüz yanıt yok.",
  repliesFailed: "Yanıtlar yüklenemedi.",
  moreReplies: "Daha fazla yanıt göster",
  reply: "Yanıtınız",
  fullName: "Adınız (isteğe bağlı)",
  post: "Yanıtı gönder",
  posting: "Gönderiliyor...",
  report: "Şikâyet et",
  reportPost: "Bu tartışmayı şikâyet et",
  reportReply: (author: string) => `Şu yazarın yanıtını şikâyet et: ${author}`,
  reportWhy: "Neden şikâyet ediyorsunuz?",
  cancelReport: "Şikâyet etme",
  reported: "Şikâyet edildi",
  copyLink: "Bağlantıyı kopyala",
} as const;

const REASONS: Readonly<Record<string, string>> = {
  Advertising: "Reklam",
  "Insulting or hateful": "Hakaret veya nefret",
  "Wrong about religion": "Dinî bir konuda yanlış",
  "Something else": "Başka bir şey",
} satisfies Record<(typeof REPORT_REASONS)[number], string>;

export const reasonText = (reason: string) => REASONS[reason] ?? reason;
