export const pageTexts = {
  title: "Otomasyon",
  description:
    "Aylık veri yenilemesinin durumu: sonraki ve son güncelleme, sürmekte olanın ilerlemesi ve her kaynağın ne kadar güncel olduğu.",
  heading: "Otomasyon sistemi",
  lead: "Her rakam ayda bir yenilenir. Bu sayfa bunun nasıl gittiğini gösterir.",
} as const;
