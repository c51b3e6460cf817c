export const pageTexts = {
  description:
    "Tanya tentang saham, zakat atau strategi anda, dan baca jawapan pelabur Muslim lain dan ulama. Tanpa akaun.",
  lead: "Tanya, jawab dan banding pandangan dengan pelabur Muslim lain. Anda tidak memerlukan akaun.",
} as const;
