import type { PageAnswers } from "../config/answers-element.ts";
import type { AppRoute } from "./routes.ts";

/** A static page: the address it is rendered for, its file in web/dist, and what the API says there when it is the same for everyone. */
export type SitePage = { route: AppRoute; address: string; file: string; answers: PageAnswers };
