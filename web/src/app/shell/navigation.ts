import { PAGE_NAMES } from "#wording/site.ts";
import { PATHS } from "../../config/paths.ts";

const linkTo = (page: keyof typeof PAGE_NAMES) => ({ label: PAGE_NAMES[page], path: PATHS[page] });

export const NAVIGATION = (
  ["dashboard", "screener", "zakat", "learn", "methodology", "community", "contact"] as const
).map(linkTo);

/** In the header's menu "More"; the menu of a narrow window shows all links. */
export const MORE_NAVIGATION = (["portfolio", "funds", "changes"] as const).map(linkTo);
