export const pageTexts = {
  title: "Otomatisasi",
  description:
    "Keadaan pembaruan data bulanan: pembaruan berikutnya dan terakhir, kemajuan pembaruan yang sedang berjalan, dan seberapa baru setiap sumber.",
  heading: "Sistem Otomatisasi",
  lead: "Setiap angka diperbarui sebulan sekali. Halaman ini menunjukkan perkembangannya.",
} as const;
