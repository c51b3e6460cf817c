import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export const refreshTexts = {
  ...words.refreshTexts,
  duration: (seconds: number) =>
    seconds < 60
      ? words.refreshTexts.duration.seconds(seconds)
      : words.refreshTexts.duration.minutes(Math.floor(seconds / 60), Math.round(seconds % 60)),
};

export const quotaTexts = {
  ...words.quotaTexts,
  line: ({ rowsWritten, bytesStored }: { rowsWritten: number; bytesStored: number }) =>
    words.quotaTexts.line({ rowsWritten: Math.round(rowsWritten), bytesStored: Math.round(bytesStored) }),
};
