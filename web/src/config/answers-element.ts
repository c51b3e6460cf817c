/** What the API said when a page was prerendered: the key of the query that asks for it, and the answer. */
export type PageAnswers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

/** The element of a prerendered page that holds its answers as JSON. */
export const ANSWERS_ELEMENT = "answers";
