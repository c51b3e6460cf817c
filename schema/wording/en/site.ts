/** Words of the shell, of shared parts and of pages' names. What one page alone says is in `pages`, so that the shell does not load it. */
export const PRODUCT = "Mizan";

/** In the menus and as the pages' titles. */
export const PAGE_NAMES = {
  dashboard: "Dashboard",
  screener: "Stock Screener",
  zakat: "Zakat Calculator",
  learn: "Learn",
  methodology: "Methodology",
  community: "Community",
  contact: "Contact",
  portfolio: "Portfolio",
  funds: "Funds",
  changes: "What Changed",
  developers: "Developers",
  contributions: "Figures from Readers",
} as const;

export const headerTexts = {
  skip: "Skip to the content",
  navigation: "Main",
  menu: "Menu",
  openMenu: "Open menu",
  more: "More",
  donate: "Donate $1/month",
} as const;

export const footerTexts = {
  blurb: "Your comprehensive platform for Sharia-compliant investing and Islamic finance education.",
  tools: "Tools",
  learn: "Learn",
  courses: "Courses",
  support: "Support",
  donate: "Donate to support us",
  rights: "© 2025–2026 Mizan. All rights reserved.",
  sustained: "Free platform sustained by community donations",
} as const;

type Theme = "system" | "light" | "dark";

export const themeText = (theme: Theme, next: Theme) => `Theme: ${theme}. Change to ${next}.`;

export const YOUR_DATA = "Your data";
export const CLOSE = "Close";
export const NOTIFICATIONS = "Notifications";
export const TRY_AGAIN = "Try again";
export const OPENS_IN_NEW_TAB = "(opens in a new tab)";

export const NEEDS_SCRIPTS = "This page works on your own device and needs JavaScript, which is switched off here.";

/** Beside what is not translated, in the other languages; nothing in English. */
export const ONLY_ENGLISH: string = "";

export const OFFLINE = "You are offline. What you have opened before can still be read.";

export const failureTexts = {
  page: "This page could not be shown",
  part: "This part could not be shown",
  text: "Something went wrong on our side, or you are offline. Loading the page again often helps.",
  reload: "Reload",
} as const;

export const EXTRA_FAILURE = {
  title: "A part of this page could not be loaded",
  text: "You are offline, or a new version of Mizan is ready. Reload to use it.",
} as const;

/** Whether this language knows companies by other names than their listed ones. */
export const HAS_OWN_NAMES = false;
export const listText = (parts: readonly string[]) => parts.join(", ");
export const pageNumber = (page: number, pages: number) => `Page ${page} of ${pages}`;

export const STORAGE_FULL = {
  tone: "error",
  title: "The browser's storage is full",
  description: "Nothing is lost while this page stays open.",
} as const;
