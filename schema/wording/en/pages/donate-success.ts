export const pageTexts = {
  title: "Thank You",
  description: "Your monthly donation to Mizan is active. Thank you for your support.",
} as const;
