import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export const rowTexts = {
  ...words.rowTexts,
  notAShare: (what: string) => (what ? words.rowTexts.notAShare.named(what) : words.rowTexts.notAShare.unnamed),
};
