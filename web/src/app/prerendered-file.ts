import type { Language } from "../../../schema/wording/languages.ts";
import type { PageAnswers } from "../config/paths.ts";
import type { AppRoute } from "./routes.ts";

export type SitePage = {
  route: AppRoute;
  address: string;
  file: string;
  answers: PageAnswers;
  /** Modules whose styles belong to this page: it is sent with what they show, while the page itself does not import them. */
  filledBy?: readonly string[];
};

/** Routes whose file is not simply named after their path. Files in `inner` are served under other addresses. */
const NAMED: Readonly<Record<string, { file: string; address: string }>> = {
  "/": { file: "index.html", address: "/" },
  "/stocks/:symbol": { file: "inner/stock.html", address: "/stocks/-" },
  "/funds/:symbol": { file: "inner/fund.html", address: "/funds/-" },
  "/courses/:id": { file: "inner/course.html", address: "/courses/1" },
  "/courses/:courseId/modules/:moduleId": { file: "inner/module.html", address: "/courses/1/modules/1" },
  "*": { file: "404.html", address: "/404" },
};

export const prerenderedFile = ({ path }: AppRoute) => NAMED[path]?.file ?? `${path.slice(1)}.html`;

/** Where the site's folder has a page in a language; the first page of one is named by its prefix. */
export const fileIn = ({ prefix }: Language, file: string) =>
  prefix && file === "index.html" ? `${prefix.slice(1)}.html` : `${prefix}/${file}`.slice(1);

export const fileAddress = (file: string) => `/${file.replace(/\.html$/, "")}`;

export const prerenderedAddress = ({ path }: AppRoute) => NAMED[path]?.address ?? path;
