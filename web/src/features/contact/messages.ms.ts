import { formatCount } from "../../../../schema/wording/ms/format.ts";
import { HttpError, NetworkError } from "../../lib/http.ts";

export const contactTexts = {
  name: "Nama",
  email: "E-mel",
  subject: "Perkara",
  message: "Mesej",
  honeypot: "Biarkan ruang ini kosong",
  send: "Hantar Mesej",
  sending: "Menghantar...",
  sentTitle: "Mesej dihantar",
  sent: "Terima kasih. Mesej anda telah dihantar.",
  another: "Hantar mesej lain",
  promiseTitle: "Sokongan",
  hours: "Isnin hingga Jumaat 9:00–18:00 UTC",
  responseTime: "Balasan dalam 24 jam",
  beforeTitle: "Sebelum anda menulis",
  before:
    "Adakah sesuatu angka nampak salah? Nyatakan sahamnya, angkanya, dan di mana anda menemui angka yang berbeza. Untuk hukum tentang keadaan anda sendiri, sila tanya ulama.",
} as const;

export const contactErrors = {
  nameRequired: "Sila masukkan nama anda",
  emailRequired: "Sila masukkan alamat e-mel anda",
  emailInvalid: "Sila masukkan alamat e-mel yang sah",
  subjectRequired: "Sila masukkan perkara",
  messageRequired: "Sila masukkan mesej",
  tooLong: (length: number, most: number) =>
    `Sila pendekkan: teks ini mempunyai ${formatCount(length)} aksara, dan ${formatCount(most)} muat`,
} as const;

/** Why a message could not be sent: the server's own text, or a network error. */
export function sendFailure(error: unknown): string {
  if (error instanceof NetworkError) return "Ralat rangkaian. Sila semak sambungan anda dan cuba lagi.";
  return (error instanceof HttpError && error.sentence) || "Gagal menghantar mesej. Sila cuba lagi.";
}
