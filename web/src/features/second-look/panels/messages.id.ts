export const panelTitles = { secondLook: "Sebelum membeli", whatIf: "Bagaimana jika …?" } as const;
