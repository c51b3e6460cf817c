import type { Notice } from "../../../lib/notices.ts";

export const donateTexts = {
  title: "Dukung Misi Kami",
  lead: "Satu dolar sebulan dari banyak orang menjaga investasi halal tetap gratis untuk semua.",
  benefitsTitle: "Yang dibiayai dolar Anda",
  benefits: [
    {
      id: "access",
      title: "Akses global",
      text: "Penyaringan, zakat, dan pembelajaran bagi investor muslim di setiap negara, di ponsel apa pun.",
    },
    {
      id: "education",
      title: "Pendidikan yang autentik",
      text: "Kursus dengan rujukan keilmuannya, dan metodologi yang menunjukkan setiap batas beserta sumbernya.",
    },
    {
      id: "data",
      title: "Data keuangan nyata",
      text: "Angka dari laporan dan pasar, masing-masing dengan tanggalnya, diperbarui setiap bulan.",
    },
  ],
  commitmentTitle: "Komitmen kami",
  commitment:
    "Mizan tetap gratis: tanpa iklan, tanpa fitur premium, tidak ada yang ditahan dari mereka yang tidak memberi.",
  cardTitle: "Dukungan Bulanan - US$1/bulan",
  name: "Nama lengkap (opsional)",
  email: "Email",
  emailInvalid: "Silakan masukkan alamat email yang valid",
  continue: "Lanjut ke Pembayaran",
  continuing: "Menyiapkan...",
  note: "Diamankan oleh Stripe, dapat dihentikan kapan saja, ditagih US$1 setiap bulan",

  paymentTitle: "Selesaikan Donasi Anda",
  paymentLead: "Satu dolar AS sebulan. Tidak ada yang ditagih sebelum Anda mengonfirmasi.",
  payment: "Rincian pembayaran",
  paymentLoading: "Memuat formulir pembayaran",
  paymentUnavailable: "Formulir pembayaran tidak dapat dimuat.",
  submit: "Mulai Donasi Bulanan US$1",
  processing: "Memproses...",
  back: "Kembali",
} as const;

export const thanksTexts = {
  title: "Terima Kasih atas Dukungan Anda!",
  active: "Donasi bulanan Anda sebesar US$1 sudah aktif.",
  impact: {
    title: "Dampak Anda",
    lines: [
      "Penyaringan halal tetap gratis bagi investor di mana pun.",
      "Kursus dan metodologi tetap terbuka untuk semua.",
      "Angkanya diperbarui dari sumber nyata setiap bulan.",
    ],
  },
  next: {
    title: "Yang terjadi selanjutnya",
    lines: [
      "Tanda terima sedang dikirim ke email Anda.",
      "Kartu Anda ditagih US$1 secara otomatis setiap bulan.",
      "Anda dapat menghentikannya kapan saja melalui tautan dalam email tanda terima.",
    ],
  },
  back: "Kembali ke Beranda",
} as const;

export const donateNotices = {
  disabled: {
    tone: "neutral",
    title: "Donasi Saat Ini Dinonaktifkan",
    description: "Mizan sepenuhnya gratis, tanpa memerlukan donasi. Terima kasih atas keinginan Anda membantu!",
  },
  paymentError: {
    tone: "error",
    title: "Kesalahan Pembayaran",
    description: "Terjadi kesalahan. Silakan coba lagi.",
  },
} as const satisfies Record<string, Notice>;

/** `reason` comes from the provider or from our server. */
export const paymentFailed = (reason: string): Notice => ({
  tone: "error",
  title: "Pembayaran Gagal",
  description: reason,
});
