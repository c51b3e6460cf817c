export const edgeTexts = {
  fundNotFound: "Fon bulunamadı",
  tryLater: "Pay senedi yüklenemedi. Lütfen bir dakika sonra yeniden deneyin.",
} as const;
