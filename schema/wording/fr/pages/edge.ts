export const edgeTexts = {
  fundNotFound: "Fonds introuvable",
  tryLater: "L’action n’a pas pu être chargée. Veuillez réessayer dans une minute.",
} as const;
