export const panelTitles = { secondLook: "Avant d’acheter", whatIf: "Et si … ?" } as const;
