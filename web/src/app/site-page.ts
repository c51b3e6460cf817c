import type { PageAnswers } from "../config/answers-element.ts";
import type { AppRoute } from "./routes.ts";

/** A static page: the address it is rendered for, its file in web/dist, and the API's answers that are the same for everyone. */
export type SitePage = { route: AppRoute; address: string; file: string; answers: PageAnswers };
