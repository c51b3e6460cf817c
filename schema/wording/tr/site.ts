/** Words of the shell, of shared parts and of pages' names. What one page alone says is in `pages`, so that the shell does not load it. */
export const PRODUCT = "Mizan";

/** In the menus and as the pages' titles. */
export const PAGE_NAMES = {
  dashboard: "Ana Sayfa",
  screener: "Hisse Tarama",
  zakat: "Zekât Hesaplayıcı",
  learn: "Eğitim",
  methodology: "Yöntem",
  community: "Topluluk",
  contact: "İletişim",
  portfolio: "Portföy",
  funds: "Fonlar",
  changes: "Neler Değişti",
  developers: "Geliştiriciler",
  contributions: "Okurlardan rakamlar",
} as const;

export const headerTexts = {
  skip: "İçeriğe geç",
  navigation: "Ana menü",
  menu: "Menü",
  openMenu: "Menüyü aç",
  more: "Diğer",
  donate: "Ayda 1 dolar bağışla",
} as const;

export const footerTexts = {
  blurb: "İslami ölçütlere uygun yatırım ve İslami finans eğitimi için kapsamlı platformunuz.",
  tools: "Araçlar",
  learn: "Eğitim",
  courses: "Kurslar",
  support: "Destek",
  donate: "Bize destek için bağış yapın",
  rights: "© 2025–2026 Mizan. Tüm hakları saklıdır.",
  sustained: "Topluluğun bağışlarıyla yaşayan ücretsiz platform",
} as const;

type Theme = "system" | "light" | "dark";

const THEMES: Readonly<Record<Theme, string>> = { system: "sistem", light: "açık", dark: "koyu" };

export const themeText = (theme: Theme, next: Theme) => `Tema: ${THEMES[theme]}. Değiştir: ${THEMES[next]}.`;

export const YOUR_DATA = "Verileriniz";
export const CLOSE = "Kapat";
export const NOTIFICATIONS = "Bildirimler";
export const TRY_AGAIN = "Yeniden dene";
export const OPENS_IN_NEW_TAB = "(yeni sekmede açılır)";

export const NEEDS_SCRIPTS = "Bu sayfa kendi cihazınızda çalışır ve JavaScript gerektirir; burada JavaScript kapalı.";

export const ONLY_ENGLISH: string = "Bu içerik şimdilik yalnızca İngilizce.";

export const OFFLINE = "Çevrimdışısınız. Daha önce açtıklarınız yine de okunabilir.";

export const failureTexts = {
  page: "Bu sayfa gösterilemedi",
  part: "Bu bölüm gösterilemedi",
  text: "Bizim tarafımızda bir sorun oldu veya çevrimdışısınız. Sayfayı yeniden yüklemek çoğu zaman işe yarar.",
  reload: "Yeniden yükle",
} as const;

export const EXTRA_FAILURE = {
  title: "Bu sayfanın bir bölümü yüklenemedi",
  text: "Çevrimdışısınız veya Mizan'ın yeni bir sürümü hazır. Kullanmak için sayfayı yeniden yükleyin.",
} as const;

export const HAS_OWN_NAMES = false;
export const listText = (parts: readonly string[]) => parts.join(", ");
export const pageNumber = (page: number, pages: number) => `Sayfa ${page} / ${pages}`;

export const STORAGE_FULL = {
  tone: "error",
  title: "Tarayıcının depolama alanı dolu",
  description: "Bu sayfa açık kaldığı sürece hiçbir şey kaybolmaz.",
} as const;
