export const pageTexts = {
  title: "Teşekkürler",
  description: "Mizan'a aylık bağışınız etkin. Desteğiniz için teşekkür ederiz.",
} as const;
