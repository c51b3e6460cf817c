export const pageTexts = {
  title: "الصفحة غير موجودة",
  text: "لعل العنوان كُتب خطأً، أو نُقلت الصفحة إلى مكان آخر.",
  back: "العودة إلى الرئيسية",
} as const;
