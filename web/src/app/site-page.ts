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
