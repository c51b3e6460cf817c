export const keptAnswerTexts = {
  title: "Shown from this device",
  stock: (symbol: string, day: string) => seen(`This is ${symbol} as it was`, day),
  nisab: (day: string) => seen("This is the nisab as it was", day),
  course: (day: string) => seen("This is the course as it was", day),
} as const;

const seen = (subject: string, day: string) => `There is no connection. ${subject} last seen here on ${day}.`;
