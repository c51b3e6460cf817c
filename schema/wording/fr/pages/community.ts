export const pageTexts = {
  description:
    "Posez une question sur une action, la zakat ou votre stratégie, et lisez les réponses d’autres investisseurs musulmans et de savants. Sans compte.",
  lead: "Demandez, répondez et comparez vos idées avec d’autres investisseurs musulmans. Aucun compte n’est nécessaire.",
} as const;
