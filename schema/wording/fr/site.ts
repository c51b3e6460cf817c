/** Words of the shell, of shared parts and of pages' names. What one page alone says is in `pages`, so that the shell does not load it. */
export const PRODUCT = "Mizan";

/** In the menus and as the pages' titles. */
export const PAGE_NAMES = {
  dashboard: "Tableau de bord",
  screener: "Screener d’actions",
  zakat: "Calculateur de zakat",
  learn: "Apprendre",
  methodology: "Méthodologie",
  community: "Communauté",
  contact: "Contact",
  portfolio: "Portefeuille",
  funds: "Fonds",
  changes: "Ce qui a changé",
  developers: "Développeurs",
  contributions: "Chiffres de lecteurs",
} as const;

export const headerTexts = {
  skip: "Aller au contenu",
  navigation: "Menu principal",
  menu: "Menu",
  openMenu: "Ouvrir le menu",
  more: "Plus",
  donate: "Donner 1 $ par mois",
} as const;

export const footerTexts = {
  blurb: "Votre plateforme complète pour investir en conformité avec la charia et apprendre la finance islamique.",
  tools: "Outils",
  learn: "Apprendre",
  courses: "Cours",
  support: "Aide",
  donate: "Donner pour nous soutenir",
  rights: "© 2025–2026 Mizan. Tous droits réservés.",
  sustained: "Plateforme gratuite, soutenue par les dons de la communauté",
} as const;

type Theme = "system" | "light" | "dark";

const THEMES: Readonly<Record<Theme, string>> = { system: "comme l’appareil", light: "clair", dark: "sombre" };

export const themeText = (theme: Theme, next: Theme) => `Thème : ${THEMES[theme]}. Passer à : ${THEMES[next]}.`;

export const YOUR_DATA = "Vos données";
export const CLOSE = "Fermer";
export const NOTIFICATIONS = "Notifications";
export const TRY_AGAIN = "Réessayer";
export const OPENS_IN_NEW_TAB = "(s’ouvre dans un nouvel onglet)";

export const NEEDS_SCRIPTS =
  "Cette page fonctionne sur votre propre appareil et a besoin de JavaScript, qui est désactivé ici.";

export const ONLY_ENGLISH: string = "Disponible pour l’instant en anglais seulement.";

export const OFFLINE = "Vous êtes hors ligne. Ce que vous avez déjà ouvert reste lisible.";

export const failureTexts = {
  page: "Cette page n’a pas pu être affichée",
  part: "Cette partie n’a pas pu être affichée",
  text: "Une erreur s’est produite de notre côté, ou vous êtes hors ligne. Recharger la page aide souvent.",
  reload: "Recharger",
} as const;

export const EXTRA_FAILURE = {
  title: "Une partie de cette page n’a pas pu être chargée",
  text: "Vous êtes hors ligne, ou une nouvelle version de Mizan est prête. Rechargez la page pour l’utiliser.",
} as const;

export const HAS_OWN_NAMES = false;
export const listText = (parts: readonly string[]) => parts.join(", ");
export const pageNumber = (page: number, pages: number) => `Page ${page} sur ${pages}`;

export const STORAGE_FULL = {
  tone: "error",
  title: "L’espace de stockage du navigateur est plein",
  description: "Rien n’est perdu tant que cette page reste ouverte.",
} as const;
