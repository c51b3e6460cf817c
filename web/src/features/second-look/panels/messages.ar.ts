export const panelTitles = { secondLook: "قبل أن تشتري", whatIf: "ماذا لو …؟" } as const;
