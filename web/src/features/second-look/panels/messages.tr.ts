export const panelTitles = { secondLook: "Satın almadan önce", whatIf: "Ya şöyle olsaydı …?" } as const;
