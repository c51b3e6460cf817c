export const pageTexts = {
  description:
    "Yang mana antara saham anda patuh Syariah, perlu disucikan atau tidak patuh Syariah, berapa banyak yang perlu diserahkan kepada kebajikan tahun ini, dan berapa yang dikira untuk zakat. Semuanya kekal pada peranti anda.",
  lead: "Yang mana antara pegangan anda dibolehkan, dan berapa banyak yang perlu diserahkan kepada kebajikan. Semuanya kekal pada peranti ini.",
} as const;
