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

export const prerenderedFile = ({ path }: AppRoute) => NAMED[path]?.file ?? `${path.slice(1)}.html`;

export const fileAddress = (file: string) => `/${file.replace(/\.html$/, "")}`;

export const prerenderedAddress = ({ path }: AppRoute) => NAMED[path]?.address ?? path;
