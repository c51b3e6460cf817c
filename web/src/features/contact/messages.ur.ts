import { formatCount } from "../../../../schema/wording/ur/format.ts";
import { HttpError, NetworkError } from "../../lib/http.ts";

export const contactTexts = {
  name: "نام",
  email: "ای میل",
  subject: "موضوع",
  message: "پیغام",
  honeypot: "اس خانے کو خالی چھوڑ دیں",
  send: "پیغام بھیجیں",
  sending: "بھیجا جا رہا ہے…",
  sentTitle: "پیغام بھیج دیا گیا",
  sent: "شکریہ۔ آپ کا پیغام بھیج دیا گیا ہے۔",
  another: "ایک اور پیغام بھیجیں",
  promiseTitle: "مدد",
  hours: "پیر سے جمعہ، 9:00–18:00 عالمی وقت",
  responseTime: "24 گھنٹے کے اندر جواب",
  beforeTitle: "لکھنے سے پہلے",
  before:
    "کوئی عدد غلط لگتا ہے؟ شیئر کا نام، وہ عدد، اور یہ بتائیں کہ آپ کو مختلف عدد کہاں ملا۔ اپنے معاملے کے شرعی حکم کے لیے براہِ کرم کسی عالم سے پوچھیں۔",
} as const;

export const contactErrors = {
  nameRequired: "براہِ کرم اپنا نام درج کریں",
  emailRequired: "براہِ کرم اپنی ای میل درج کریں",
  emailInvalid: "براہِ کرم درست ای میل پتا درج کریں",
  subjectRequired: "براہِ کرم موضوع درج کریں",
  messageRequired: "براہِ کرم پیغام درج کریں",
  tooLong: (length: number, most: number) =>
    `براہِ کرم اسے مختصر کریں: حروف کی تعداد ${formatCount(length)}، گنجائش ${formatCount(most)}`,
} as const;

/** Why a message could not be sent: the server's own text, or a network error. */
export function sendFailure(error: unknown): string {
  if (error instanceof NetworkError) return "نیٹ ورک کی خرابی۔ براہِ کرم اپنا کنکشن دیکھ کر دوبارہ کوشش کریں۔";
  return (error instanceof HttpError && error.sentence) || "پیغام نہیں بھیجا جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔";
}
