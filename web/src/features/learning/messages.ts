import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

/** Categories and durations of courses by their English names. */
export const COURSE_FACTS: Readonly<Record<string, string>> = words.COURSE_FACTS;

const { review, start, continue: goOn } = words.hubTexts.enterCourse;

export const hubTexts = {
  ...words.hubTexts,
  enterCourse: (percent: number) => (percent >= 100 ? review : percent > 0 ? goOn(Math.round(percent)) : start),
};
