import { NetworkError } from "../../lib/http.ts";

export const yourDataTexts = {
  title: "Data Anda",
  lead: "Mizan tidak meminta akun. Aktivitas Anda disimpan dalam sesi anonim di browser ini, sampai setahun setelah perubahan terakhir Anda.",
  keptTitle: "Yang disimpan untuk Anda",
  kept: [
    "Daftar pantau dan pencarian Anda",
    "Perhitungan zakat Anda",
    "Modul kursus yang Anda selesaikan",
    "Yang Anda tulis dan laporkan di komunitas",
    "Notifikasi Anda, dan alamat feed daftar pantau Anda",
  ],
  hereTitle: "Hanya di browser ini",
  here: [
    "Email yang Anda pakai untuk membuka screener",
    "Saham terakhir yang Anda buka, untuk dibaca secara offline",
    "Portofolio Anda",
    "Tema terang atau gelap",
  ],
  apart: "Pesan kepada kami dan donasi tidak terkait dengan browser ini. Tulislah kepada kami tentang hal itu.",
  download: "Unduh salinan",
  downloading: "Menyiapkan...",
  forget: "Hapus data saya",
  askTitle: "Hapus semuanya?",
  ask: "Daftar pantau, pencarian, perhitungan, kemajuan, dan portofolio Anda dihapus seketika, dan tidak ada yang dapat memulihkannya.",
  askForum:
    "Yang Anda tulis di komunitas tetap ada bagi mereka yang menjawabnya, dengan nama pengguna yang dibuat otomatis; nama lengkap yang Anda berikan dihapus.",
  confirm: "Ya, hapus semuanya",
  forgetting: "Menghapus...",
  keep: "Pertahankan",
  forgottenTitle: "Semuanya sudah dihapus",
  forgotten: "Data Anda sudah dihapus. Yang berikutnya Anda simpan memulai sesi baru.",
  done: "Selesai",
} as const;

export const downloadFailed = (error: unknown): string => `Salinan tidak dapat dibuat. ${advice(error)}`;
export const forgetFailed = (error: unknown): string => `Data Anda tidak dapat dihapus. ${advice(error)}`;

function advice(error: unknown): string {
  return error instanceof NetworkError ? "Silakan periksa koneksi Anda dan coba lagi." : "Silakan coba lagi.";
}
