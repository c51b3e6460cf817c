export const pageTexts = {
  title: "Hab Pembelajaran",
  description:
    "Kursus percuma tentang kewangan Islam: apa itu riba, bagaimana saham disaring, penyucian, zakat dan membina portfolio halal.",
  lead: "Kewangan Islam dari asas, dengan setiap angka dihitung dan setiap sumber dinamakan.",
} as const;

/** The community's figures at launch: fixed texts, which count nothing. */
export const launchStats = [
  { figure: "12,847", label: "ahli" },
  { figure: "284", label: "jawapan ulama" },
  { figure: "1,423", label: "bulan ini" },
] as const;

export const launchCaption = "Sasaran kami pada tahun pertama";
