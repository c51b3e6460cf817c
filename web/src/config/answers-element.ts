/** The API's answers at the time a page was prerendered, each with its query key. */
export type PageAnswers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

/** The id of the element in a prerendered page that contains its answers as JSON. */
export const ANSWERS_ELEMENT = "answers";
