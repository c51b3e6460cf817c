export const edgeTexts = {
  fundNotFound: "Dana tidak ditemui",
  tryLater: "Saham tidak dapat dimuatkan. Sila cuba lagi sebentar nanti.",
} as const;
