export type AppRoute = {
  /** Pattern as React Router reads it. */
  path: string;
  /** A file of src/pages and the component of the same name in it. */
  page: string;
  /** The prerendered file of web/dist. */
  file: string;
  /** The address under which it is prerendered, for a pattern; its path unless said. */
  prerenderAs?: string;
};

/** Every route whose page exists; the prerendered files follow from it. The last one answers every other path. */
export const ROUTES: readonly AppRoute[] = [
  { path: "/", page: "DashboardPage", file: "index.html" },
  { path: "/screener", page: "ScreenerPage", file: "screener.html" },
  { path: "/zakat", page: "ZakatPage", file: "zakat.html" },
  { path: "/learn", page: "LearnPage", file: "learn.html" },
  {
    path: "/courses/:id",
    page: "CoursePage",
    file: "course-shell.html",
    prerenderAs: "/courses/1",
  },
  {
    path: "/courses/:courseId/modules/:moduleId",
    page: "ModulePage",
    file: "module-shell.html",
    prerenderAs: "/courses/1/modules/1",
  },
  { path: "/community", page: "CommunityPage", file: "community.html" },
  { path: "/contact", page: "ContactPage", file: "contact.html" },
  { path: "/donate", page: "DonatePage", file: "donate.html" },
  { path: "/donate/success", page: "DonateSuccessPage", file: "donate/success.html" },
  { path: "/automation", page: "AutomationPage", file: "automation.html" },
  { path: "/admin/contact", page: "AdminContactPage", file: "admin/contact.html" },
  { path: "/admin/forum", page: "AdminForumPage", file: "admin/forum.html" },
  { path: "/admin/refresh", page: "AdminRefreshPage", file: "admin/refresh.html" },
  { path: "/admin/security", page: "AdminSecurityPage", file: "admin/security.html" },
  { path: "/methodology", page: "MethodologyPage", file: "methodology.html" },
  { path: "*", page: "NotFoundPage", file: "404.html", prerenderAs: "/404" },
];
