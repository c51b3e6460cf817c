import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

const { saidYes, agree, loading } = words.analysisTexts;

export const analysisTexts = {
  ...words.analysisTexts,
  saidYes(yes: number, judged: number, all: number): string {
    if (judged === all) return saidYes.all(yes, all);
    return judged > 0 ? saidYes.judged(yes, judged, all) : saidYes.able(judged, all);
  },
  agree: (judged: number, all: number) => (judged === all ? agree.all : agree.judged(judged, all)),
  loading: (symbol?: string) => (symbol ? loading.of(symbol) : loading.alone),
};
