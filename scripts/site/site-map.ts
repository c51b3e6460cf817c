import { KNOWN_FUNDS } from "../../domain/funds/known-funds.ts";
import type { AppRoute } from "../../web/src/app/routes.ts";
import { coursePath, fundPath, modulePath, PATHS } from "../../web/src/config/paths.ts";
import type { LearningContent } from "../../worker/features/learning/publish.ts";

/** Pages reached only from within the site: an admin's, and a donor's after the payment. */
const isUnlisted = (path: string) => path.startsWith("/admin/") || path === PATHS.donateSuccess;

export function listedPaths(routes: readonly AppRoute[], { courses }: LearningContent): string[] {
  const fixed = routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path) && !isUnlisted(path));
  const learning = courses.flatMap(({ course, modules }) => [
    coursePath(course.id),
    ...modules.map((module) => modulePath(course.id, module.id)),
  ]);
  const funds = KNOWN_FUNDS.map(({ symbol }) => fundPath(symbol));
  return [...fixed, ...funds, ...learning];
}

export function siteMap(paths: readonly string[], origin: string): string {
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}
