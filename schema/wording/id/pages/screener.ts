export const pageTexts = {
  description:
    "Saring saham dari enam belas bursa menurut kesesuaian, sektor, dan kawasan: halal, perlu dicermati, atau haram, dengan harga, berdampingan dan sebagai berkas. Gratis.",
  lead: "Setiap saham yang disaring, menurut hasil, standar, utang, pasar, dan industri.",
} as const;
