import { formatCount } from "../../../../schema/wording/tr/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const adminNotices = {
  markFailed: { tone: "error", title: "Mesajın durumu güncellenemedi" },
  changeFailed: { tone: "error", title: "Değişiklik kaydedilemedi", description: "Lütfen yeniden deneyin." },
  authorBanned: { tone: "success", title: "Engellendi", description: "Yazdığı her şey kaldırıldı." },
  banLifted: { tone: "success", title: "Engel kaldırıldı" },
  textsRemoved: { tone: "success", title: "Kaldırıldı" },
  messageDeleted: { tone: "success", title: "Mesaj silindi" },
  reportResolved: { tone: "success", title: "Şikâyet kapatıldı" },
  reviewAccepted: { tone: "success", title: "Kabul edildi" },
  reviewRejected: { tone: "success", title: "Reddedildi" },
  runCancelled: { tone: "success", title: "İptal edildi", description: "Bu yenilemeden hiçbir şey yayımlanmaz." },
  runResumed: { tone: "success", title: "Sürdürüldü" },
} as const satisfies Record<string, Notice>;

export const loginTexts = {
  title: "Yönetici girişi",
  text: "Mizan'ın arkasındaki insanlar için.",
  username: "Kullanıcı adı",
  password: "Parola",
  usernameRequired: "Kullanıcı adı gerekli",
  passwordRequired: "Parola gerekli",
  submit: "Giriş yap",
  submitting: "Giriş yapılıyor...",
  failed: "Giriş başarısız",
  noNetwork: "Ağ hatası. Lütfen yeniden deneyin.",
  invalid: "Kullanıcı adı veya parola yanlış",
} as const;

export const areaTexts = {
  sections: "Yönetim",
  messages: "Mesajlar",
  forum: "Forum",
  refresh: "Yenileme",
  figures: "Rakamlar",
  security: "Güvenlik",
  logOut: "Çıkış yap",
} as const;

export const listTexts = {
  loadMore: "Daha fazla yükle",
  loading: "Yükleniyor...",
  moreFailed: "Daha fazlası yüklenemedi.",
  whole: "Metnin tamamını göster",
  less: "Daha az göster",
  shown: (shown: number, total: number) => `${formatCount(shown)} / ${formatCount(total)}`,
} as const;

export const contactTexts = {
  title: "İletişim mesajları",
  unread: (count: number) => `${formatCount(count)} okunmamış mesaj`,
  filter: "Hangi mesajlar",
  all: "Hepsi",
  statuses: { unread: "Okunmadı", read: "Okundu", replied: "Yanıtlandı" },
  list: { label: "İletişim mesajları", empty: "Burada mesaj yok.", failed: "Mesajlar yüklenemedi." },
  markRead: "Okundu olarak işaretle",
  markReplied: "Yanıtlandı olarak işaretle",
  reply: "E-postayla yanıtla",
  remove: "Sil",
  removeForGood: "Kalıcı olarak sil",
  keep: "Kalsın",
  replySubject: (subject: string) => `Re: ${subject}`,
} as const;

const REMOVED_FAILED = "Kaldırılan metinler yüklenemedi.";

export const forumTexts = {
  title: "Forum yönetimi",
  views: "Ne yönetilecek",
  reports: {
    label: "Şikâyetler",
    empty: "Kimse bir şeyi şikâyet etmedi.",
    failed: "Şikâyetler yüklenemedi.",
  },
  discussions: {
    label: "Tartışmalar",
    empty: "Henüz tartışma yok.",
    failed: "Tartışmalar yüklenemedi.",
  },
  replies: { empty: "Yanıt yok.", failed: "Yanıtlar yüklenemedi." },
  removedTexts: "Kaldırılanlar",
  kinds: {
    posts: {
      removed: { label: "Kaldırılan tartışmalar", empty: "Kaldırılmış tartışma yok.", failed: REMOVED_FAILED },
      remove: "Tartışmayı kaldır",
      putBack: "Tartışmayı geri koy",
      isBack: "Tartışma geri geldi",
    },
    replies: {
      removed: { label: "Kaldırılan yanıtlar", empty: "Kaldırılmış yanıt yok.", failed: REMOVED_FAILED },
      remove: "Yanıtı kaldır",
      putBack: "Yanıtı geri koy",
      isBack: "Yanıt geri geldi",
    },
  },
  removedOn: (moment: string) => `Kaldırıldı: ${moment}`,
  replyIn: (title: string) => `“${title}” tartışmasında yanıt`,
  hiddenWithDiscussion: "Tartışması da kaldırıldı; bu yüzden tartışma geri konana kadar yanıt gizli kalır.",
  reportedReply: (title: string) => `“${title}” tartışmasında şikâyet edilen yanıt`,
  reason: "Neden",
  noReason: "Neden belirtilmedi",
  resolve: "Kapat",
  replyCount: (count: number) => `${formatCount(count)} yanıt`,
  isRemoved: "Kaldırıldı",
  bans: { label: "Engeller", empty: "Engellenmiş kimse yok.", failed: "Engeller yüklenemedi." },
  banSession: "Yazarı engelle",
  banNetwork: "Ağı bugün için engelle",
  banLead:
    "Engellenen bir ziyaretçi forumda yazamaz ve yazdığı her şey kaldırılır. Bir ağ, UTC gece yarısına kadar engellenir.",
  scopes: { session: "Bir ziyaretçinin oturumu", network: "Bir ağ, bir günlüğüne" },
  bannedOn: (moment: string) => `Engellendi: ${moment}`,
  lift: "Engeli kaldır",
  select: (title: string) => `Seç: “${title}”`,
  selected: (count: number) => `${formatCount(count)} tartışma seçildi`,
  removeSelected: "Seçilenleri kaldır",
  scholar: "Âlim",
  markScholar: "Âlim yanıtı olarak işaretle",
  unmarkScholar: "Âlim yanıtı değil",
} as const;

export const refreshTexts = {
  title: "Veri yenileme",
  views: "Neye bakılacak",
  reviews: { label: "İncelemeler", empty: "Burada inceleme yok.", failed: "İncelemeler yüklenemedi." },
  runs: { label: "Yenilemeler", empty: "Henüz hiç yenileme olmadı.", failed: "Yenilemeler yüklenemedi." },
  reviewState: "Hangi incelemeler",
  reviewStates: { open: "Açık", accepted: "Kabul edildi", rejected: "Reddedildi", superseded: "Yerine yenisi geldi" },
  wholeRun: (id: number) => `${id} numaralı yenilemenin tamamı`,
  openedOn: (day: string) => `${day} gününden beri inceleniyor`,
  decidedOn: (day: string) => `Karar: ${day}`,
  figure: "Rakam",
  before: "Kullanımda",
  after: "Yeni",
  finding: "Bulgu",
  asRatio: "(oran)",
  noFigure: "Yok",
  runFigure: (figure: string, limit: string) => `${figure}, sınır ${limit}`,
  note: "Not",
  noteHint: "Gerekçe (kararla birlikte saklanır)",
  noteRequired: "Lütfen bir not yazın",
  accept: "Yeni rakamları kabul et",
  reject: "Eski rakamları koru",
  run: (id: number) => `Yenileme ${id}`,
  cancel: "İptal et",
  resume: "Sürdür",
  runStates: {
    running: "Sürüyor",
    published: "Yayımlandı",
    under_review: "İnceleniyor",
    rejected: "Reddedildi",
    failed: "Başarısız",
    cancelled: "İptal edildi",
  },
  triggers: { schedule: "Takvime göre", admin: "Bir yönetici başlattı" },
  started: "Başlangıç",
  took: "Süre",
  compared: "Karşılaştırılan",
  covered: "Ulaşılan",
  changed: "Değişen",
  statusesChanged: "Değişen durumlar",
  underReview: "İncelenen",
  steps: "Adımlar ve maliyetleri",
  stepColumns: ["Adım", "Öğe", "İstek", "Yazılan satır", "Süre", "Sorunlar"],
  duration: (seconds: number) =>
    seconds < 60
      ? `${String(seconds).replace(".", ",")} sn`
      : `${Math.floor(seconds / 60)} dk ${Math.round(seconds % 60)} sn`,
} as const;

export const quotaTexts = {
  line: ({ rowsWritten, bytesStored }: { rowsWritten: number; bytesStored: number }) =>
    `Ücretsiz plan: kullanılan, bugünkü satır yazma hakkında %${Math.round(rowsWritten)}, depolama alanında %${Math.round(bytesStored)}.`,
  alerts: {
    rowsWritten: "Bugünkü satır yazma hakkının çoğu kullanıldı. Bir yenileme yarını beklemeli.",
    visitorRows: "Ziyaretçiler bir günde kaydedebileceklerinin çoğunu kullandı. Bunun ötesi yarına kadar reddedilir.",
    bytesStored: "Depolama alanı neredeyse dolu. Neyin silinebileceğini işletme kılavuzu söyler.",
  },
} as const;

export const securityTexts = {
  list: {
    label: "Güvenlik günlüğü",
    empty: "Henüz hiçbir şey kaydedilmedi.",
    failed: "Güvenlik günlüğü yüklenemedi.",
  },
  lead: "Girişler ve yöneticilerin yaptıkları, bir yıl saklanır.",
  from: "Nereden",
  fromHint: "“Nereden”, ağ adresi için kısa bir kod gösterir. Aynı kod aynı adres demektir; adresin kendisi saklanmaz.",
  unknownAddress: "Bilinmiyor",
  events: {
    login_succeeded: "Giriş yapıldı",
    login_refused: "Giriş reddedildi",
    login_throttled: "Girişler yavaşlatıldı",
    logout: "Çıkış yapıldı",
    post_removed: "Tartışma kaldırıldı",
    post_restored: "Tartışma geri kondu",
    reply_removed: "Yanıt kaldırıldı",
    reply_restored: "Yanıt geri kondu",
    texts_removed: "Metinler kaldırıldı",
    texts_restored: "Metinler geri kondu",
    session_banned: "Oturum engellendi",
    network_banned: "Ağ engellendi",
    ban_lifted: "Engel kaldırıldı",
    message_deleted: "Mesaj silindi",
    scholar_response_marked: "Âlim yanıtı olarak işaretlendi",
    scholar_response_unmarked: "Artık âlim yanıtı değil",
    refresh_started: "Yenileme başlatıldı",
    refresh_cancelled: "Yenileme iptal edildi",
    refresh_resumed: "Yenileme sürdürüldü",
    review_accepted: "İnceleme kabul edildi",
    review_rejected: "İnceleme reddedildi",
    claim_accepted: "Okur rakamı kabul edildi",
    claim_declined: "Okur rakamı reddedildi",
    claim_revoked: "Okur rakamı geri alındı",
  },
} as const;
