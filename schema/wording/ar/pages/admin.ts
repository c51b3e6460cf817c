export const adminPageTitles = {
  contact: "رسائل الزوار",
  forum: "الإشراف على المجتمع",
  refresh: "تحديث البيانات",
  security: "سجل الأمان",
} as const;
