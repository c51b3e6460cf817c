import type { AppRoute } from "./routes.ts";

/** What the API said when a page was prerendered: the key of the query that asks for it, and the answer. */
export type PageAnswers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

/** The element of a prerendered page that holds its answers as JSON. */
export const ANSWERS_ELEMENT = "answers";

/** A static page: the address it is rendered for, its file in web/dist, and what the API says there when it is the same for everyone. */
export type SitePage = { route: AppRoute; address: string; file: string; answers: PageAnswers };
