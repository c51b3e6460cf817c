export const pageTexts = {
  title: "شکریہ",
  description: "میزان کے لیے آپ کا ماہانہ عطیہ جاری ہے۔ آپ کے تعاون کا شکریہ۔",
} as const;
