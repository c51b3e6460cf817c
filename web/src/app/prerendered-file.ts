import type { AppRoute } from "./routes.ts";

/** Routes whose file is not simply named after their path. */
const NAMED: Readonly<Record<string, { file: string; address: string }>> = {
  "/": { file: "index.html", address: "/" },
  "/stocks/:symbol": { file: "stock-shell.html", address: "/stocks/-" },
  "/funds/:symbol": { file: "fund-shell.html", address: "/funds/-" },
  "/courses/:id": { file: "course-shell.html", address: "/courses/1" },
  "/courses/:courseId/modules/:moduleId": { file: "module-shell.html", address: "/courses/1/modules/1" },
  "*": { file: "404.html", address: "/404" },
};

/** The prerendered file of a route in web/dist. */
export const prerenderedFile = ({ path }: AppRoute) => NAMED[path]?.file ?? `${path.slice(1)}.html`;

/** The address at which a file of web/dist is served. */
export const fileAddress = (file: string) => `/${file.replace(/\.html$/, "")}`;

/** The address under which a route is prerendered. */
export const prerenderedAddress = ({ path }: AppRoute) => NAMED[path]?.address ?? path;
