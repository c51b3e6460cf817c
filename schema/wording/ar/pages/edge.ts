export const edgeTexts = {
  fundNotFound: "الصندوق غير موجود",
  tryLater: "تعذّر تحميل السهم. حاول مرة أخرى بعد دقيقة.",
} as const;
