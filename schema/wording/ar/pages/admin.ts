export const adminPageTitles = {
  contact: "رسائل الزوار",
  forum: "الإشراف على المجتمع",
  refresh: "تحديث البيانات",
  figures: "أرقام من القرّاء",
  security: "سجل الأمان",
} as const;
