import type { PageAnswers } from "../config/paths.ts";
import type { AppRoute } from "./routes.ts";

export type SitePage = {
  route: AppRoute;
  address: string;
  file: string;
  answers: PageAnswers;
  /** Modules whose styles belong to this page, because the edge fills it with what they show. */
  filledBy?: readonly string[];
};
