import { formatCount } from "../../../../schema/wording/ar/format.ts";
import { HttpError, NetworkError } from "../../lib/http.ts";

export const contactTexts = {
  name: "الاسم",
  email: "البريد الإلكتروني",
  subject: "الموضوع",
  message: "الرسالة",
  honeypot: "اترك هذا الحقل فارغًا",
  send: "إرسال الرسالة",
  sending: "جارٍ الإرسال…",
  sentTitle: "أُرسلت الرسالة",
  sent: "شكرًا لك. أُرسلت رسالتك.",
  another: "إرسال رسالة أخرى",
  promiseTitle: "الدعم",
  hours: "من الاثنين إلى الجمعة، 9:00–18:00 بالتوقيت العالمي (UTC)",
  responseTime: "نرد خلال 24 ساعة",
  beforeTitle: "قبل أن تكتب",
  before:
    "هل يبدو لك رقم ما خاطئًا؟ اذكر السهم والرقم والموضع الذي وجدت فيه رقمًا مختلفًا. أما الحكم الشرعي في حالتك الخاصة فاسأل عنه أحد أهل العلم.",
} as const;

export const contactErrors = {
  nameRequired: "يُرجى إدخال اسمك",
  emailRequired: "يُرجى إدخال بريدك الإلكتروني",
  emailInvalid: "يُرجى إدخال بريد إلكتروني صحيح",
  subjectRequired: "يُرجى إدخال موضوع",
  messageRequired: "يُرجى إدخال رسالة",
  tooLong: (length: number, most: number) =>
    `يُرجى الاختصار: عدد الأحرف ${formatCount(length)}، والحد الأقصى ${formatCount(most)}`,
} as const;

/** Why a message could not be sent: the server's own text, or a network error. */
export function sendFailure(error: unknown): string {
  if (error instanceof NetworkError) return "خطأ في الشبكة. يُرجى التحقق من اتصالك ثم إعادة المحاولة.";
  return (error instanceof HttpError && error.sentence) || "تعذّر إرسال الرسالة. يُرجى إعادة المحاولة.";
}
