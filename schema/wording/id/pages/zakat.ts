export const pageTexts = {
  description:
    "Hitung zakat Anda atas tabungan, emas, saham, dan dagangan: nisab menurut harga hari ini, setiap harta dengan kaidahnya sendiri, dan siapa yang berpegang pada setiap pendapat.",
  lead: "Tambahkan yang Anda miliki, pilih nisab, dan lihat berapa kewajiban Anda dan mengapa.",
} as const;
