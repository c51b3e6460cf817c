export const panelTitles = { secondLook: "Before you buy", whatIf: "What if …?" } as const;
