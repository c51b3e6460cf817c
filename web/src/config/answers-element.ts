export type PageAnswers = readonly (readonly [key: readonly unknown[], answer: unknown])[];

export const ANSWERS_ELEMENT = "answers";
