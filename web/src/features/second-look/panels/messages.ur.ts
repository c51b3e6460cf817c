export const panelTitles = { secondLook: "خریدنے سے پہلے", whatIf: "اگر ایسا ہو …؟" } as const;
