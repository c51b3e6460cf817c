export const pageTexts = {
  title: "Terima Kasih",
  description: "Donasi bulanan Anda untuk Mizan sudah aktif. Terima kasih atas dukungan Anda.",
} as const;
