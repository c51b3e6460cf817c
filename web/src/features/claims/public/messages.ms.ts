import { formatCount } from "#wording/format.ts";

export const contributionsTexts = {
  description:
    "Setiap angka yang disalin pembaca daripada laporan syarikat: siapa yang memberikannya, siapa yang menyemaknya, apa yang diputuskan pentadbir dan sebabnya, serta keputusan saringan mana yang berubah.",
  lead: "Angka yang disalin pembaca daripada laporan syarikat, dan setiap keputusan mengenainya.",
  wanted: "Angka yang paling dicari",
  none: "Belum ada pembaca yang memberikan angka",
  how: "Sesiapa sahaja boleh menyalin satu angka daripada laporan syarikat. Pembaca lain menyemaknya, kemudian pentadbir membuat keputusan, dan semuanya kekal tersenarai di sini.",
  noneHere: "Tiada angka di sini.",
  failed: "Angka tidak dapat dimuatkan.",
  loading: "Memuatkan angka…",
  found: (count: number) => `${formatCount(count)} angka`,
  decidedOn: (day: string) => `Diputuskan pada ${day}`,
  check: "Semak",
} as const;

export const wantedTexts = {
  title: "Angka yang paling dicari",
  description:
    "Syarikat yang keputusan saringannya dapat dipastikan oleh satu angka daripada satu laporan, mengikut pasaran dan saiz, dengan jalan ke laporannya.",
  lead: "Satu angka daripada satu laporan memastikan setiap keputusan saringan ini. Ada laporannya?",
  figure: "Angka yang dicari",
  everyFigure: "Semua angka",
  counts: "Keputusan saringan yang dipastikan oleh satu angka, mengikut pasaran",
  total: "Semua",
  found: (count: number) => `${formatCount(count)} keputusan saringan`,
  none: "Tiada angka yang dicari di sini.",
  worth: (amount: string) => `Permodalan pasaran: ${amount}`,
  give: "Berikan angka ini",
  decisions: "Semua angka daripada pembaca, dengan setiap keputusan",
} as const;
