export const adminPageTitles = {
  contact: "رابطے کے پیغامات",
  forum: "فورم کی نگرانی",
  refresh: "ڈیٹا کی اپ ڈیٹ",
  security: "سیکیورٹی لاگ",
} as const;
