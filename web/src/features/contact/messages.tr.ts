import { formatCount } from "../../../../schema/wording/tr/format.ts";
import { HttpError, NetworkError } from "../../lib/http.ts";

export const contactTexts = {
  name: "Ad",
  email: "E-posta",
  subject: "Konu",
  message: "Mesaj",
  honeypot: "Bu alanı boş bırakın",
  send: "Mesajı gönder",
  sending: "Gönderiliyor...",
  sentTitle: "Mesaj gönderildi",
  sent: "Teşekkürler. Mesajınız gönderildi.",
  another: "Başka bir mesaj gönder",
  promiseTitle: "Destek",
  hours: "Pazartesiden cumaya 09.00–18.00 UTC",
  responseTime: "24 saat içinde yanıt",
  beforeTitle: "Yazmadan önce",
  before:
    "Bir rakam yanlış mı görünüyor? Hisseyi, rakamı ve farklısını nerede bulduğunuzu yazın. Kendi durumunuzun hükmü için lütfen bir âlime sorun.",
} as const;

export const contactErrors = {
  nameRequired: "Lütfen adınızı girin",
  emailRequired: "Lütfen e-posta adresinizi girin",
  emailInvalid: "Lütfen geçerli bir e-posta adresi girin",
  subjectRequired: "Lütfen bir konu girin",
  messageRequired: "Lütfen bir mesaj girin",
  tooLong: (length: number, most: number) =>
    `Lütfen kısaltın: ${formatCount(length)} karakter var, ${formatCount(most)} karakter sığıyor`,
} as const;

/** Why a message could not be sent: the server's own text, or a network error. */
export function sendFailure(error: unknown): string {
  if (error instanceof NetworkError) return "Ağ hatası. Lütfen bağlantınızı kontrol edip yeniden deneyin.";
  return (error instanceof HttpError && error.sentence) || "Mesaj gönderilemedi. Lütfen yeniden deneyin.";
}
