export const keptAnswerTexts = {
  title: "Affiché depuis cet appareil",
  stock: (symbol: string, day: string) => seen(`Voici ${symbol} tel`, day),
  nisab: (day: string) => seen("Voici le nisab tel", day),
  course: (day: string) => seen("Voici le cours tel", day),
} as const;

const seen = (subject: string, day: string) =>
  `Il n’y a pas de connexion. ${subject} qu’il a été vu ici pour la dernière fois le ${day}.`;
