export const pageTexts = {
  title: "Terima Kasih",
  description: "Derma bulanan anda kepada Mizan sudah aktif. Terima kasih atas sokongan anda.",
} as const;
