export const pageTexts = {
  title: "Automasi",
  description:
    "Keadaan kemas kini data bulanan: kemas kini seterusnya dan yang terakhir, kemajuan yang sedang berjalan, dan sejauh mana setiap sumber masih baharu.",
  heading: "Sistem Automasi",
  lead: "Setiap angka dikemas kini sebulan sekali. Halaman ini menunjukkan perjalanannya.",
} as const;
