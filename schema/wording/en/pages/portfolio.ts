export const pageTexts = {
  description:
    "Which of your shares are halal, to be purified or haram, how much to give to charity this year, and what of it counts for zakat. It stays on your device.",
  lead: "Which of your holdings are permissible, and how much to give to charity. It stays on this device.",
} as const;
