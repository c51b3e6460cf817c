export const adminPageTitles = {
  contact: "رابطے کے پیغامات",
  forum: "فورم کی نگرانی",
  refresh: "ڈیٹا کی اپ ڈیٹ",
  figures: "قارئین کے اعداد",
  security: "سیکیورٹی لاگ",
} as const;
