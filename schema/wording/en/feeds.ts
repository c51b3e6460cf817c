import * as words from "./feeds.words.ts";

export { FOLLOW_TEXTS } from "./feeds.words.ts";

const { title, text } = words.FEED_TEXTS.filing;

/** The names of feeds and calendars, and their texts besides the changes themselves. */
export const FEED_TEXTS = {
  ...words.FEED_TEXTS,
  filing: (symbol: string, name: string, reportedTo: string, until: string) => ({
    title: title(symbol),
    text: text(name, reportedTo, until),
  }),
};
