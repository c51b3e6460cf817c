export const pageTexts = {
  description:
    "Mana di antara saham Anda yang halal, perlu dibersihkan, atau haram, berapa yang harus disalurkan tahun ini, dan apa yang dihitung untuk zakat. Semuanya tetap di perangkat Anda.",
  lead: "Mana di antara kepemilikan Anda yang boleh, dan berapa yang harus disalurkan. Semuanya tetap di perangkat ini.",
} as const;
