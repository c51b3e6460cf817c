import { formatCount } from "#wording/format.ts";

export const contributionsTexts = {
  description:
    "Setiap angka yang disalin pembaca dari laporan perusahaan: siapa yang memberikannya, siapa yang memeriksanya, apa yang diputuskan admin dan mengapa, serta hasil penyaringan mana yang berubah.",
  lead: "Angka yang disalin pembaca dari laporan perusahaan, dan setiap keputusan tentangnya.",
  wanted: "Angka yang paling dicari",
  none: "Belum ada pembaca yang memberikan angka",
  how: "Siapa pun dapat menyalin satu angka dari laporan perusahaan. Pembaca lain memeriksanya, lalu admin memutuskan, dan semuanya tetap tercatat di sini.",
  noneHere: "Tidak ada angka di sini.",
  failed: "Angka tidak dapat dimuat.",
  loading: "Memuat angka…",
  found: (count: number) => `${formatCount(count)} angka`,
  decidedOn: (day: string) => `Diputuskan pada ${day}`,
  check: "Periksa",
} as const;

export const wantedTexts = {
  title: "Angka yang paling dicari",
  description:
    "Perusahaan yang hasil penyaringannya dapat dipastikan oleh satu angka dari satu laporan, menurut pasar dan ukuran, dengan jalan ke laporannya.",
  lead: "Satu angka dari satu laporan memastikan tiap hasil penyaringan ini. Punya laporannya?",
  figure: "Angka yang dicari",
  everyFigure: "Semua angka",
  counts: "Hasil penyaringan yang dipastikan satu angka, menurut pasar",
  total: "Semua",
  found: (count: number) => `${formatCount(count)} hasil penyaringan`,
  none: "Tidak ada angka yang dicari di sini.",
  worth: (amount: string) => `Kapitalisasi pasar: ${amount}`,
  give: "Berikan angka ini",
  decisions: "Semua angka dari pembaca, dengan setiap keputusan",
} as const;
