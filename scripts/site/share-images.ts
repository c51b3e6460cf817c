import type { AppRoute } from "../../web/src/app/routes.ts";

export type ShareImage = {
  name: string;
  title: string;
  lead: string;
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
