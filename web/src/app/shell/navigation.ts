import { PATHS } from "../../config/paths.ts";

export const NAVIGATION = [
  { label: "Dashboard", path: PATHS.dashboard },
  { label: "Stock Screener", path: PATHS.screener },
  { label: "Zakat Calculator", path: PATHS.zakat },
  { label: "Learn", path: PATHS.learn },
  { label: "Methodology", path: PATHS.methodology },
  { label: "Community", path: PATHS.community },
  { label: "Contact", path: PATHS.contact },
] as const;

/** In the header's menu "More"; the menu of a narrow window shows all links. */
export const MORE_NAVIGATION = [
  { label: "Portfolio", path: PATHS.portfolio },
  { label: "Funds", path: PATHS.funds },
  { label: "What Changed", path: PATHS.changes },
] as const;
export const MORE_LABEL = "More";

export const DONATE_LABEL = "Donate $1/month";
