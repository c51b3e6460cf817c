export type AppRoute = {
  path: string;
  page: string;
};

/** Every route; the last one matches every other path. Their files are in prerendered-file.ts, which no browser needs. */
export const ROUTES: readonly AppRoute[] = [
  { path: "/", page: "DashboardPage" },
  { path: "/screener", page: "ScreenerPage" },
  { path: "/stocks/:symbol", page: "StockPage" },
  { path: "/changes", page: "ChangesPage" },
  { path: "/funds", page: "FundsPage" },
  { path: "/funds/:symbol", page: "FundPage" },
  { path: "/zakat", page: "ZakatPage" },
  { path: "/portfolio", page: "PortfolioPage" },
  { path: "/portfolio/year", page: "PortfolioYearPage" },
  { path: "/learn", page: "LearnPage" },
  { path: "/courses/:id", page: "CoursePage" },
  { path: "/courses/:courseId/modules/:moduleId", page: "ModulePage" },
  { path: "/community", page: "CommunityPage" },
  { path: "/contact", page: "ContactPage" },
  { path: "/donate", page: "DonatePage" },
  { path: "/donate/success", page: "DonateSuccessPage" },
  { path: "/automation", page: "AutomationPage" },
  { path: "/developers", page: "DevelopersPage" },
  { path: "/contributions", page: "ContributionsPage" },
  { path: "/contributions/wanted", page: "WantedPage" },
  { path: "/admin/contact", page: "AdminPage" },
  { path: "/admin/forum", page: "AdminPage" },
  { path: "/admin/refresh", page: "AdminPage" },
  { path: "/admin/figures", page: "AdminPage" },
  { path: "/admin/security", page: "AdminPage" },
  { path: "/methodology", page: "MethodologyPage" },
  { path: "*", page: "NotFoundPage" },
];
