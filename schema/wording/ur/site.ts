export const PRODUCT = "میزان";

export const PAGE_NAMES = {
  dashboard: "ڈیش بورڈ",
  screener: "اسٹاک اسکرینر",
  zakat: "زکوٰۃ کیلکولیٹر",
  learn: "سیکھیں",
  methodology: "طریقۂ کار",
  community: "کمیونٹی",
  contact: "رابطہ",
  portfolio: "پورٹ فولیو",
  funds: "فنڈز",
  changes: "کیا بدلا",
  developers: "ڈویلپرز",
  contributions: "قارئین کے اعداد",
} as const;

export const headerTexts = {
  skip: "مواد پر جائیں",
  navigation: "مرکزی مینو",
  menu: "مینو",
  openMenu: "مینو کھولیں",
  more: "مزید",
  donate: "ماہانہ 1 ڈالر عطیہ کریں",
} as const;

export const footerTexts = {
  blurb: "شریعت کے مطابق سرمایہ کاری اور اسلامی مالیات کی تعلیم کا آپ کا جامع پلیٹ فارم۔",
  tools: "ٹولز",
  learn: "سیکھیں",
  courses: "کورسز",
  support: "مدد",
  donate: "ہماری مدد کے لیے عطیہ کریں",
  rights: "© 2025–2026 میزان۔ جملہ حقوق محفوظ ہیں۔",
  sustained: "مفت پلیٹ فارم جو کمیونٹی کے عطیات سے چلتا ہے",
} as const;

type Theme = "system" | "light" | "dark";

const THEMES: Readonly<Record<Theme, string>> = { system: "ڈیوائس کے مطابق", light: "روشن", dark: "تاریک" };

export const themeText = (theme: Theme, next: Theme) => `تھیم: ${THEMES[theme]}۔ بدل کر یہ کریں: ${THEMES[next]}۔`;

export const YOUR_DATA = "آپ کا ڈیٹا";
export const CLOSE = "بند کریں";
export const NOTIFICATIONS = "اطلاعات";
export const TRY_AGAIN = "دوبارہ کوشش کریں";
export const OPENS_IN_NEW_TAB = "(نئے ٹیب میں کھلتا ہے)";

export const NEEDS_SCRIPTS = "یہ صفحہ آپ کے اپنے ڈیوائس پر کام کرتا ہے اور اسے JavaScript درکار ہے، جو یہاں بند ہے۔";

export const ONLY_ENGLISH: string = "ابھی صرف انگریزی میں دستیاب ہے۔";

export const OFFLINE = "آپ آف لائن ہیں۔ جو آپ پہلے کھول چکے ہیں وہ اب بھی پڑھا جا سکتا ہے۔";

export const failureTexts = {
  page: "یہ صفحہ دکھایا نہیں جا سکا",
  part: "یہ حصہ دکھایا نہیں جا سکا",
  text: "ہماری طرف سے کوئی خرابی ہوئی، یا آپ آف لائن ہیں۔ صفحہ دوبارہ لوڈ کرنے سے اکثر مسئلہ حل ہو جاتا ہے۔",
  reload: "دوبارہ لوڈ کریں",
} as const;

export const EXTRA_FAILURE = {
  title: "اس صفحے کا ایک حصہ لوڈ نہیں ہو سکا",
  text: "آپ آف لائن ہیں، یا میزان کا نیا ورژن تیار ہے۔ اسے استعمال کرنے کے لیے دوبارہ لوڈ کریں۔",
} as const;

export const HAS_OWN_NAMES = false;
export const listText = (parts: readonly string[]) => parts.map((part) => `\u2068${part}\u2069`).join("، ");
export const pageNumber = (page: number, pages: number) => `صفحہ ${page} از ${pages}`;

export const STORAGE_FULL = {
  tone: "error",
  title: "براؤزر کی اسٹوریج بھر گئی ہے",
  description: "جب تک یہ صفحہ کھلا ہے، کچھ ضائع نہیں ہوگا۔",
} as const;
