/** Words of the shell, of shared parts and of pages' names. What one page alone says is in `pages`, so that the shell does not load it. */
export const PRODUCT = "Mizan";

/** In the menus and as the pages' titles. */
export const PAGE_NAMES = {
  dashboard: "Beranda",
  screener: "Penyaring Saham",
  zakat: "Kalkulator Zakat",
  learn: "Belajar",
  methodology: "Metodologi",
  community: "Komunitas",
  contact: "Kontak",
  portfolio: "Portofolio",
  funds: "Reksa Dana",
  changes: "Yang Berubah",
  developers: "Pengembang",
  contributions: "Angka dari pembaca",
} as const;

export const headerTexts = {
  skip: "Langsung ke isi",
  navigation: "Utama",
  menu: "Menu",
  openMenu: "Buka menu",
  more: "Lainnya",
  donate: "Donasi US$1/bulan",
} as const;

export const footerTexts = {
  blurb: "Platform lengkap Anda untuk investasi sesuai syariah dan pendidikan keuangan Islam.",
  tools: "Alat",
  learn: "Belajar",
  courses: "Kursus",
  support: "Dukungan",
  donate: "Donasi untuk mendukung kami",
  rights: "© 2025–2026 Mizan. Hak cipta dilindungi undang-undang.",
  sustained: "Platform gratis yang ditopang donasi komunitas",
} as const;

type Theme = "system" | "light" | "dark";
const THEMES: Readonly<Record<Theme, string>> = { system: "sistem", light: "terang", dark: "gelap" };

export const themeText = (theme: Theme, next: Theme) => `Tema: ${THEMES[theme]}. Ubah ke ${THEMES[next]}.`;

export const YOUR_DATA = "Data Anda";
export const CLOSE = "Tutup";
export const NOTIFICATIONS = "Notifikasi";
export const TRY_AGAIN = "Coba lagi";
export const OPENS_IN_NEW_TAB = "(terbuka di tab baru)";

export const NEEDS_SCRIPTS =
  "Halaman ini bekerja di perangkat Anda sendiri dan memerlukan JavaScript, yang dimatikan di sini.";

export const ONLY_ENGLISH: string = "Hanya tersedia dalam bahasa Inggris.";

export const OFFLINE = "Anda sedang offline. Yang pernah Anda buka masih dapat dibaca.";

export const failureTexts = {
  page: "Halaman ini tidak dapat ditampilkan",
  part: "Bagian ini tidak dapat ditampilkan",
  text: "Terjadi kesalahan di pihak kami, atau Anda sedang offline. Memuat ulang halaman sering membantu.",
  reload: "Muat ulang",
} as const;

export const EXTRA_FAILURE = {
  title: "Sebagian halaman ini tidak dapat dimuat",
  text: "Anda sedang offline, atau versi baru Mizan sudah siap. Muat ulang untuk memakainya.",
} as const;

export const HAS_OWN_NAMES = false;
export const listText = (parts: readonly string[]) => parts.join(", ");
export const pageNumber = (page: number, pages: number) => `Halaman ${page} dari ${pages}`;

export const STORAGE_FULL = {
  tone: "error",
  title: "Penyimpanan browser penuh",
  description: "Tidak ada yang hilang selama halaman ini tetap terbuka.",
} as const;
