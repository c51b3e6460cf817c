export const pageTexts = {
  title: "شكرًا لك",
  description: "بدأ تبرعك الشهري لميزان. شكرًا لدعمك.",
} as const;
