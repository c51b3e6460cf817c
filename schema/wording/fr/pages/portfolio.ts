export const pageTexts = {
  description:
    "Ce qui, dans vos actions, est conforme, à purifier ou non conforme, combien donner cette année et ce qui compte pour la zakat. Tout reste sur votre appareil.",
  lead: "Lesquelles de vos positions sont permises, et combien donner. Tout reste sur cet appareil.",
} as const;
