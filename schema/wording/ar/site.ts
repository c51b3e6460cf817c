export const PRODUCT = "ميزان";

export const PAGE_NAMES = {
  dashboard: "الرئيسية",
  screener: "فرز الأسهم",
  zakat: "حاسبة الزكاة",
  learn: "تعلّم",
  methodology: "المنهجية",
  community: "المجتمع",
  contact: "اتصل بنا",
  portfolio: "المحفظة",
  funds: "الصناديق",
  changes: "ما الذي تغيّر",
  developers: "للمطوّرين",
  contributions: "أرقام من القرّاء",
} as const;

export const headerTexts = {
  skip: "الانتقال إلى المحتوى",
  navigation: "القائمة الرئيسية",
  menu: "القائمة",
  openMenu: "فتح القائمة",
  more: "المزيد",
  donate: "تبرّع بدولار شهريًا",
} as const;

export const footerTexts = {
  blurb: "منصّتك الشاملة للاستثمار المتوافق مع الشريعة ولتعلّم المالية الإسلامية.",
  tools: "الأدوات",
  learn: "تعلّم",
  courses: "الدورات",
  support: "المساعدة",
  donate: "تبرّع لدعمنا",
  rights: "© 2025–2026 ميزان. جميع الحقوق محفوظة.",
  sustained: "منصّة مجانية تقوم على تبرعات المجتمع",
} as const;

type Theme = "system" | "light" | "dark";

const THEMES: Readonly<Record<Theme, string>> = { system: "كإعداد الجهاز", light: "فاتح", dark: "داكن" };

export const themeText = (theme: Theme, next: Theme) => `المظهر: ${THEMES[theme]}. غيّره إلى: ${THEMES[next]}.`;

export const YOUR_DATA = "بياناتك";
export const CLOSE = "إغلاق";
export const NOTIFICATIONS = "الإشعارات";
export const TRY_AGAIN = "إعادة المحاولة";
export const OPENS_IN_NEW_TAB = "(يُفتح في علامة تبويب جديدة)";

export const NEEDS_SCRIPTS = "تعمل هذه الصفحة على جهازك نفسه وتحتاج إلى JavaScript، وهي معطلة هنا.";

export const ONLY_ENGLISH: string = "متاح حاليًّا بالإنجليزية فقط.";

export const OFFLINE = "لا اتصال لديك بالإنترنت. ما فتحته من قبل لا يزال متاحًا للقراءة.";

export const failureTexts = {
  page: "تعذّر عرض هذه الصفحة",
  part: "تعذّر عرض هذا الجزء",
  text: "حدث خطأ من جهتنا، أو انقطع اتصالك بالإنترنت. كثيرًا ما تنفع إعادة تحميل الصفحة.",
  reload: "إعادة التحميل",
} as const;

export const EXTRA_FAILURE = {
  title: "تعذّر تحميل جزء من هذه الصفحة",
  text: "لا اتصال لديك بالإنترنت، أو صدرت نسخة جديدة من ميزان. أعد تحميل الصفحة لاستعمالها.",
} as const;

export const HAS_OWN_NAMES = true;
export const listText = (parts: readonly string[]) => parts.map((part) => `\u2068${part}\u2069`).join("، ");
export const pageNumber = (page: number, pages: number) => `صفحة ${page} من ${pages}`;

export const STORAGE_FULL = {
  tone: "error",
  title: "امتلأت مساحة التخزين في المتصفح",
  description: "لن تفقد شيئًا ما دامت هذه الصفحة مفتوحة.",
} as const;
