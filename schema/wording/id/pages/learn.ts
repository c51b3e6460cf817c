export const pageTexts = {
  title: "Pusat Belajar",
  description:
    "Kursus gratis tentang keuangan Islam: apa itu riba, bagaimana suatu saham disaring, pembersihan, zakat, dan membangun portofolio halal.",
  lead: "Keuangan Islam dari dasar, dengan setiap angka dihitung dan setiap sumber disebut.",
} as const;

/** The community's figures at launch: fixed texts, which count nothing. */
export const launchStats = [
  { figure: "12.847", label: "anggota" },
  { figure: "284", label: "jawaban ulama" },
  { figure: "1.423", label: "bulan ini" },
] as const;

export const launchCaption = "Yang kami tuju pada tahun pertama";
