/** Words of the shell, of shared parts and of pages' names. What one page alone says is in `pages`, so that the shell does not load it. */
export const PRODUCT = "Mizan";

/** In the menus and as the pages' titles. */
export const PAGE_NAMES = {
  dashboard: "Papan Pemuka",
  screener: "Saringan Saham",
  zakat: "Kalkulator Zakat",
  learn: "Belajar",
  methodology: "Metodologi",
  community: "Komuniti",
  contact: "Hubungi Kami",
  portfolio: "Portfolio",
  funds: "Dana",
  changes: "Apa yang Berubah",
  developers: "Pembangun",
  contributions: "Angka daripada pembaca",
} as const;

export const headerTexts = {
  skip: "Terus ke kandungan",
  navigation: "Utama",
  menu: "Menu",
  openMenu: "Buka menu",
  more: "Lagi",
  donate: "Derma USD 1 sebulan",
} as const;

export const footerTexts = {
  blurb: "Platform menyeluruh anda untuk pelaburan patuh Syariah dan pendidikan kewangan Islam.",
  tools: "Alat",
  learn: "Belajar",
  courses: "Kursus",
  support: "Sokongan",
  donate: "Derma untuk menyokong kami",
  rights: "© 2025–2026 Mizan. Hak cipta terpelihara.",
  sustained: "Platform percuma yang dibiayai derma komuniti",
} as const;

type Theme = "system" | "light" | "dark";

const THEMES: Readonly<Record<Theme, string>> = { system: "sistem", light: "cerah", dark: "gelap" };

export const themeText = (theme: Theme, next: Theme) => `Tema: ${THEMES[theme]}. Tukar kepada ${THEMES[next]}.`;

export const YOUR_DATA = "Data anda";
export const CLOSE = "Tutup";
export const NOTIFICATIONS = "Pemberitahuan";
export const TRY_AGAIN = "Cuba lagi";
export const OPENS_IN_NEW_TAB = "(dibuka dalam tab baharu)";

export const NEEDS_SCRIPTS =
  "Halaman ini berfungsi pada peranti anda sendiri dan memerlukan JavaScript, yang dimatikan di sini.";

export const ONLY_ENGLISH: string = "Buat masa ini dalam bahasa Inggeris sahaja.";

export const OFFLINE = "Anda di luar talian. Apa yang pernah anda buka masih boleh dibaca.";

export const failureTexts = {
  page: "Halaman ini tidak dapat ditunjukkan",
  part: "Bahagian ini tidak dapat ditunjukkan",
  text: "Ada masalah di pihak kami, atau anda di luar talian. Memuatkan semula halaman sering membantu.",
  reload: "Muat semula",
} as const;

export const EXTRA_FAILURE = {
  title: "Sebahagian halaman ini tidak dapat dimuatkan",
  text: "Anda di luar talian, atau versi baharu Mizan sudah tersedia. Muat semula untuk menggunakannya.",
} as const;

export const HAS_OWN_NAMES = false;
export const listText = (parts: readonly string[]) => parts.join(", ");
export const pageNumber = (page: number, pages: number) => `Halaman ${page} daripada ${pages}`;

export const STORAGE_FULL = {
  tone: "error",
  title: "Storan pelayar penuh",
  description: "Tiada apa-apa yang hilang selagi halaman ini kekal terbuka.",
} as const;
