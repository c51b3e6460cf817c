import { STANDINGS, type Standing } from "../../domain/screening/standing.ts";
import { STANDING_LABELS } from "../../schema/wording/en/standing.ts";
import type { AppRoute } from "../../web/src/app/routes.ts";

export type ShareImage = {
  name: string;
  title: string;
  lead: string;
  verdict?: { color: string; sign: string };
};

const MIZAN = { name: "mizan", title: "Know what you own", lead: "Halal screening, zakat and learning. Free." };
const STOCKS = {
  name: "stocks",
  title: "Is this stock halal?",
  lead: "The verdict, its ratios, and the filings behind them.",
};
const FUNDS = {
  name: "funds",
  title: "Is this fund halal?",
  lead: "Holding by holding: how much of it passes, and what does not.",
};
const SCREENER = { name: "screener", title: "Screen the market", lead: "By verdict, exchange, sector and region." };
const ZAKAT = {
  name: "zakat",
  title: "Work out your zakat",
  lead: "Savings, gold, shares and trade, each by its own rule.",
};
const LEARN = {
  name: "learn",
  title: "Islamic finance, from the ground up",
  lead: "Free courses with every figure worked out.",
};
const METHODOLOGY = {
  name: "methodology",
  title: "How a share is weighed",
  lead: "Every limit, source and estimate, and the standards side by side.",
};
const COMMUNITY = {
  name: "community",
  title: "Ask, answer, compare notes",
  lead: "Muslim investors and scholars. No account needed.",
};
const DONATE = { name: "donate", title: "One dollar a month", lead: "Keeps Mizan free for everyone." };

const VERDICTS: Readonly<Record<Standing, { lead: string; color: string; sign: string }>> = {
  halal: { lead: "Within every limit. See the ratios and the filings behind them.", color: "#0f4a36", sign: "✓" },
  purify: { lead: "Within every limit. A part of each dividend is given away.", color: "#8a6414", sign: "!" },
  doubt: { lead: "The evidence leaves a doubt. See which, and what would settle it.", color: "#8a6414", sign: "?" },
  haram: { lead: "Not permissible. See why, and what stands better.", color: "#9b2c1f", sign: "✗" },
  not_screened: { lead: "No source has its figures so far. Nothing is said about it.", color: "#5a5447", sign: "–" },
};

const STOCK_VERDICTS = STANDINGS.map((standing): ShareImage => {
  const { lead, ...verdict } = VERDICTS[standing];
  return { name: `stock-${standing.replace("_", "-")}`, title: STANDING_LABELS[standing], lead, verdict };
});

export const SHARE_IMAGES: readonly ShareImage[] = [
  MIZAN,
  STOCKS,
  FUNDS,
  SCREENER,
  ZAKAT,
  LEARN,
  METHODOLOGY,
  COMMUNITY,
  DONATE,
  ...STOCK_VERDICTS,
];

const BY_PAGE: Readonly<Record<string, ShareImage>> = {
  DashboardPage: STOCKS,
  StockPage: STOCKS,
  FundPage: FUNDS,
  FundsPage: FUNDS,
  ScreenerPage: SCREENER,
  ZakatPage: ZAKAT,
  LearnPage: LEARN,
  CoursePage: LEARN,
  ModulePage: LEARN,
  MethodologyPage: METHODOLOGY,
  CommunityPage: COMMUNITY,
  DonatePage: DONATE,
  DonateSuccessPage: DONATE,
};

export function shareImageOf(route: AppRoute): ShareImage {
  return BY_PAGE[route.page] ?? MIZAN;
}
