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

export const MORE_NAVIGATION = [{ label: "Portfolio", path: PATHS.portfolio }] as const;

export const DONATE_LABEL = "Donate $1/month";
