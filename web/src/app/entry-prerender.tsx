import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { LANGUAGE } from "#wording/language.ts";
import type { Course, CourseModule, FeaturedContent } from "../../../schema/contracts/learning.ts";
import { coursePath, modulePath, type PageAnswers, siteAddress } from "../config/paths.ts";
import { courseQuery, coursesQuery, featuredContentQuery, modulesQuery } from "../features/learning/api.ts";
import { queryClient } from "../lib/DataProvider.tsx";
import { giveAnswers } from "../lib/page-answers.ts";
import { App } from "./App.tsx";
import { loadPage } from "./page-loader.tsx";
import { prerenderedAddress, prerenderedFile, type SitePage } from "./prerendered-file.ts";
import { type AppRoute, ROUTES } from "./routes.ts";

type CourseContent = { course: Course; modules: readonly CourseModule[] };
type Learning = { courses: readonly CourseContent[]; featured: readonly FeaturedContent[] };

export function sitePages({ courses, featured }: Learning): SitePage[] {
  const learning: PageAnswers = [
    [coursesQuery.queryKey, courses.map(({ course }) => course)],
    [featuredContentQuery.queryKey, featured],
  ];
  return [
    ...ROUTES.map((route) => ({
      route,
      address: prerenderedAddress(route),
      file: prerenderedFile(route),
      answers: route.page === "LearnPage" ? learning : [],
      ...(route.page === "ZakatPage" && { filledBy: ["src/features/zakat/result/ZakatHistory.tsx"] }),
    })),
    {
      route: routeOf("DashboardPage"),
      address: "/?symbol=-",
      file: "inner/dashboard.html",
      answers: [],
      filledBy: [
        "src/features/stocks/card/StockAnalysis.tsx",
        "src/features/stocks/search/BrowseResults.tsx",
        "src/pages/parts/StockAlternatives.tsx",
      ],
    },
    ...courses.flatMap(coursePages),
  ];
}

function coursePages({ course, modules }: CourseContent): SitePage[] {
  const answers: PageAnswers = [
    [courseQuery(course.id).queryKey, course],
    [modulesQuery(course.id).queryKey, modules],
  ];
  return [
    { route: routeOf("CoursePage"), address: coursePath(course.id), file: `inner/courses/${course.id}.html`, answers },
    ...modules.map(({ id }) => ({
      route: routeOf("ModulePage"),
      address: modulePath(course.id, id),
      file: `inner/courses/${course.id}-${id}.html`,
      answers,
    })),
  ];
}

function routeOf(page: string): AppRoute {
  const route = ROUTES.find((route) => route.page === page);
  if (!route) throw new Error(`There is no route to ${page}`);
  return route;
}

export async function renderPage({ route, address, answers }: Omit<SitePage, "file">): Promise<string> {
  await loadPage(route);
  queryClient.clear();
  giveAnswers(queryClient, answers);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={siteAddress(address)} basename={LANGUAGE.prefix || "/"}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // React would move a larger boundary to the end of the page and put it back by an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
