export const edgeTexts = {
  fundNotFound: "Reksa dana tidak ditemukan",
  tryLater: "Saham ini tidak dapat dimuat. Silakan coba lagi dalam satu menit.",
} as const;
