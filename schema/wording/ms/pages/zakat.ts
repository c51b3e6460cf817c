export const pageTexts = {
  description:
    "Kira zakat anda atas simpanan, emas, saham dan perniagaan: nisab mengikut harga hari ini, setiap aset mengikut kaedahnya, dan siapa yang berpegang pada setiap pendapat.",
  lead: "Tambah apa yang anda miliki, pilih nisab, dan lihat berapa yang wajib dibayar dan sebabnya.",
} as const;
