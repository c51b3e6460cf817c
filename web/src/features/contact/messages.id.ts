import { formatCount } from "../../../../schema/wording/id/format.ts";
import { HttpError, NetworkError } from "../../lib/http.ts";

export const contactTexts = {
  name: "Nama",
  email: "Email",
  subject: "Perihal",
  message: "Pesan",
  honeypot: "Biarkan kolom ini kosong",
  send: "Kirim Pesan",
  sending: "Mengirim...",
  sentTitle: "Pesan terkirim",
  sent: "Terima kasih. Pesan Anda sudah dikirim.",
  another: "Kirim pesan lain",
  promiseTitle: "Dukungan",
  hours: "Senin sampai Jumat 09.00–18.00 UTC",
  responseTime: "Dijawab dalam 24 jam",
  beforeTitle: "Sebelum Anda menulis",
  before:
    "Apakah suatu angka tampak keliru? Sebutkan sahamnya, angkanya, dan di mana Anda menemukan angka yang berbeda. Untuk hukum atas keadaan Anda sendiri, silakan bertanya kepada ulama.",
} as const;

export const contactErrors = {
  nameRequired: "Silakan masukkan nama Anda",
  emailRequired: "Silakan masukkan alamat email Anda",
  emailInvalid: "Silakan masukkan alamat email yang valid",
  subjectRequired: "Silakan masukkan perihal",
  messageRequired: "Silakan masukkan pesan",
  tooLong: (length: number, most: number) =>
    `Silakan pendekkan: panjangnya ${formatCount(length)} karakter, dan yang muat ${formatCount(most)}`,
} as const;

/** Why a message could not be sent: the server's own text, or a network error. */
export function sendFailure(error: unknown): string {
  if (error instanceof NetworkError) return "Kesalahan jaringan. Silakan periksa koneksi Anda dan coba lagi.";
  return (error instanceof HttpError && error.sentence) || "Pesan gagal dikirim. Silakan coba lagi.";
}
