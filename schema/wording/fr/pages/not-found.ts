export const pageTexts = {
  title: "Page introuvable",
  text: "L’adresse est peut-être mal écrite, ou la page a été déplacée.",
  back: "Retour au tableau de bord",
} as const;
