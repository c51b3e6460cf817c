export const pageTexts = {
  description:
    "What of your shares is halal, to be purified or haram, how much to give away this year, and what of it counts for zakat. It stays on your device.",
  lead: "Which of your holdings are permissible, and how much to give away. It stays on this device.",
} as const;
