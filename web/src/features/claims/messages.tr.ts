import { formatCount } from "#wording/format.ts";
import type { ClaimState, PrintedUnit } from "../../../../domain/claims/claim.ts";
import type { Notice } from "../../lib/notices.ts";

export const claimFormTexts = {
  title: (company: string) => `Rapordan bir rakam: ${company}`,
  description:
    "Tek bir rakam aktarın. Başka bir okur onu rapordan kontrol eder, sonra bir yönetici kabul eder. O zamana kadar hiçbir şey değişmez.",
  reportsAt: "Raporları:",
  input: "Hangi rakam",
  amount: "Basıldığı biçimde tutar",
  unit: "Basıldığı birim",
  units: {
    ones: "Tam tutarlar",
    thousands: "Bin",
    lakh: "Lakh (100.000)",
    millions: "Milyon",
    crore: "Crore (10 milyon)",
    billions: "Milyar",
  } satisfies Record<PrintedUnit, string>,
  currency: "Para birimi",
  currencyHint: "Üç harf, örneğin USD",
  periodEnd: "Dönemin son günü",
  yearEnd: "Yılın son günü",
  balanceDay: "Bilanço günü",
  url: "Raporun adresi",
  page: "Sayfa",
  pageHint: "Sayfa yoksa 1",
  quotation: "Basıldığı biçimde satır (isteğe bağlı)",
  isSure: "Birim doğru: böyle basılmış",
  submit: "Kontrole gönder",
  submitting: "Gönderiliyor...",

  amountError: "Tutarı basıldığı biçimde girin, 0 veya daha fazla",
  currencyError: "Para biriminin üç harfini girin, örneğin USD",
  periodError: "Rakamın ait olduğu dönemin son gününü girin",
  pageError: (last: number) => `1 ile ${formatCount(last)} arasında bir sayfa girin`,
  noteError: "Raporda ne yazdığını belirtin",
  offline: "Bağlantı yok. Yazdıklarınız hâlâ burada: daha sonra yeniden gönderin.",

  effect: "Neyi değiştirirdi",
  now: "Şimdi",
  withFigure: "Bu rakamla",
  noEffect: "Bu rakamın neyi değiştireceği burada hesaplanamıyor.",
  inUse: "Bu rakam için kendi okuduğumuz bir bildirim zaten kullanılıyor. Onu yalnızca daha yeni bir rapor değiştirir.",
  unknownHost: "Bu adresi bir düzenleyicinin veya borsanın adresi olarak tanımıyoruz.",
  farFromKnown: (percent: string) => `Bu, şimdiye kadar bilinen rakamın şu kadarı: ${percent}.`,
  nextReaders: (readers: number) =>
    readers === 1
      ? "Sonra: başka bir okur raporda aynısını bulur, ardından bir yönetici kabul eder."
      : `Sonra: ${formatCount(readers)} okur daha raporda aynısını bulur, ardından bir yönetici kabul eder.`,
} as const;

export const readersTexts = {
  title: "Okurların buldukları",
  none: "Henüz hiçbir okur rakam vermedi. Bu şirketin bir raporu elinizde mi? Ondan bir rakam aktarın: başka bir okur aynısını bulunca herkes için geçerli olabilir.",
  give: "Rakam verin",
  failed: "Okurların buldukları yüklenemedi.",
  page: (page: number) => `sayfa ${formatCount(page)}`,
  inUse: "Kullanımda",
  states: {
    open: "Kontrol edilecek",
    accepted: "Kabul edildi",
    declined: "Reddedildi",
    withdrawn: "Geri çekildi",
    revoked: "Geri alındı",
  } satisfies Record<ClaimState, string>,
  contradicting: "Okurlar aynı gün için farklı tutarlar buldu. Rapora bakın ve hangisinin doğru olduğunu söyleyin.",
  readersMissing: (readers: number) =>
    readers === 1
      ? "Bir okurun daha onu raporda bulması gerekiyor."
      : `${formatCount(readers)} okurun daha onu raporda bulması gerekiyor.`,
  waitsForAdmin: "Okurlar kontrol etti. Sırada yöneticinin kararı var.",
  givenBy: (name: string) => `Okuyan: ${name}`,
  foundBy: (name: string) => `Aynısını bulan: ${name}`,
  disputedBy: (name: string) => `Başka bir şey bulan: ${name},`,
  same: "Ben de aynısını buldum",
  different: "Raporda başka bir şey yazıyor",
  note: "Raporda ne yazıyor?",
  send: "Gönder",
  giveOther: "Bulduğunuz rakamı verin",
  withdraw: "Geri çek",
  yours: "Bu rakamı siz verdiniz.",
  agreed: "Siz de aynısını buldunuz.",
  disputed: "Siz başka bir şey buldunuz.",
  reason: (reason: string) => `Gerekçe: ${reason}`,
  corrected: (given: string) => `Bir yönetici düzeltti. Okurun verdiği: ${given}.`,
  moved: (symbol: string, from: string, to: string) => `${symbol}: önce “${from}”, sonra “${to}”`,
  movedNothing: "Hiçbir tarama sonucu değişmedi.",
  decided: (count: number) => `Karara bağlananlar (${formatCount(count)})`,
} as const;

export const claimNotices = {
  given: {
    tone: "success",
    title: "Teşekkürler",
    description: "Rakam başka bir okuru bekliyor. Kabul edilene kadar hiçbir şey değişmez.",
  },
  agreed: { tone: "success", title: "Teşekkürler", description: "Bir okur aynı rakamı vermişti. Siz de doğruladınız." },
  withdrawn: { tone: "success", title: "Rakamınız geri çekildi" },
} as const satisfies Record<string, Notice>;
