import { NetworkError } from "../../lib/http.ts";

export const yourDataTexts = {
  title: "Data anda",
  lead: "Mizan tidak meminta akaun. Aktiviti anda disimpan dalam sesi tanpa nama pelayar ini, sehingga setahun selepas perubahan terakhir anda.",
  keptTitle: "Apa yang disimpan untuk anda",
  kept: [
    "Senarai pantau dan carian anda",
    "Pengiraan zakat anda",
    "Modul kursus yang anda selesaikan",
    "Apa yang anda tulis dan adukan dalam komuniti",
    "Pemberitahuan anda, dan alamat suapan senarai pantau anda",
  ],
  hereTitle: "Dalam pelayar ini sahaja",
  here: [
    "E-mel yang anda masukkan untuk membuka saringan saham",
    "Saham terakhir yang anda buka, untuk dibaca di luar talian",
    "Portfolio anda",
    "Cerah atau gelap",
  ],
  apart: "Mesej kepada kami dan derma tidak terikat dengan pelayar ini. Tulis kepada kami tentangnya.",
  download: "Muat turun salinan",
  downloading: "Menyediakan...",
  forget: "Padam data saya",
  askTitle: "Padam semuanya?",
  ask: "Senarai pantau, carian, pengiraan, kemajuan dan portfolio anda dipadam serta-merta, dan tiada sesiapa yang dapat memulihkannya.",
  askForum:
    "Apa yang anda tulis dalam komuniti kekal untuk mereka yang menjawabnya, di bawah nama pengguna yang dijana; nama penuh yang anda berikan dibuang.",
  confirm: "Padam semuanya",
  forgetting: "Memadam...",
  keep: "Simpan",
  forgottenTitle: "Semuanya telah dipadam",
  forgotten: "Tiada apa-apa di sini milik anda lagi. Perkara seterusnya yang anda simpan memulakan sesi baharu.",
  done: "Selesai",
} as const;

export const downloadFailed = (error: unknown): string => `Salinan tidak dapat dibuat. ${advice(error)}`;
export const forgetFailed = (error: unknown): string => `Data anda tidak dapat dipadam. ${advice(error)}`;

function advice(error: unknown): string {
  return error instanceof NetworkError ? "Sila semak sambungan anda dan cuba lagi." : "Sila cuba lagi.";
}
