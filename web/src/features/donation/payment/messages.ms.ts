import type { Notice } from "../../../lib/notices.ts";

export const donateTexts = {
  title: "Sokong Misi Kami",
  lead: "Satu dolar sebulan daripada ramai orang mengekalkan pelaburan halal percuma untuk semua.",
  benefitsTitle: "Apa yang dibiayai dolar anda",
  benefits: [
    {
      id: "access",
      title: "Akses global",
      text: "Saringan, zakat dan pembelajaran untuk pelabur Muslim di setiap negara, pada mana-mana telefon.",
    },
    {
      id: "education",
      title: "Pendidikan yang sahih",
      text: "Kursus dengan rujukan ilmiahnya, dan metodologi yang menunjukkan setiap had dan sumbernya.",
    },
    {
      id: "data",
      title: "Data kewangan sebenar",
      text: "Angka daripada penyata dan pasaran, setiap satu dengan tarikhnya, dikemas kini setiap bulan.",
    },
  ],
  commitmentTitle: "Komitmen kami",
  commitment:
    "Mizan kekal percuma: tiada iklan, tiada ciri premium, tiada apa-apa yang disembunyikan daripada mereka yang tidak memberi.",
  cardTitle: "Sokongan Bulanan - USD 1 sebulan",
  name: "Nama penuh (pilihan)",
  email: "E-mel",
  emailInvalid: "Sila masukkan alamat e-mel yang sah",
  continue: "Teruskan ke Pembayaran",
  continuing: "Menyediakan...",
  note: "Dilindungi oleh Stripe, batalkan bila-bila masa, dicaj USD 1 setiap bulan",

  paymentTitle: "Lengkapkan Derma Anda",
  paymentLead: "Satu dolar AS sebulan. Tiada caj sebelum anda mengesahkan.",
  payment: "Butiran pembayaran",
  paymentLoading: "Memuatkan borang pembayaran",
  paymentUnavailable: "Borang pembayaran tidak dapat dimuatkan.",
  submit: "Mulakan Derma Bulanan USD 1",
  processing: "Memproses...",
  back: "Kembali",
} as const;

export const thanksTexts = {
  title: "Terima Kasih atas Sokongan Anda!",
  active: "Derma bulanan USD 1 anda sudah aktif.",
  impact: {
    title: "Kesan sumbangan anda",
    lines: [
      "Saringan Syariah kekal percuma untuk pelabur di mana-mana.",
      "Kursus dan metodologi kekal terbuka kepada semua.",
      "Angka dikemas kini daripada sumber sebenar setiap bulan.",
    ],
  },
  next: {
    title: "Apa yang berlaku seterusnya",
    lines: [
      "Resit sedang dihantar ke e-mel anda.",
      "Kad anda dicaj USD 1 secara automatik setiap bulan.",
      "Anda boleh membatalkannya pada bila-bila masa melalui pautan dalam e-mel resit.",
    ],
  },
  back: "Kembali ke Papan Pemuka",
} as const;

export const donateNotices = {
  disabled: {
    tone: "neutral",
    title: "Derma Dimatikan Pada Masa Ini",
    description: "Mizan percuma sepenuhnya, tanpa memerlukan derma. Terima kasih kerana mahu membantu!",
  },
  paymentError: { tone: "error", title: "Ralat Pembayaran", description: "Ada masalah. Sila cuba lagi." },
} as const satisfies Record<string, Notice>;

/** `reason` comes from the provider or from our server. */
export const paymentFailed = (reason: string): Notice => ({
  tone: "error",
  title: "Pembayaran Gagal",
  description: reason,
});
