import { formatCount } from "../../../../schema/wording/ms/format.ts";

export const summaryTexts = {
  heading: "Semua saham yang disaring",
  halal: {
    title: "Saham Halal",
    note: "",
    tip: "Dalam semua had, tanpa penyucian diperlukan, berdasarkan bukti yang mencukupi.",
  },
  questionable: {
    title: "Perlu diteliti",
    note: "Memerlukan penyucian",
    tip: "Dalam had, tetapi sebahagian pendapatan mesti diserahkan kepada kebajikan, atau buktinya menimbulkan keraguan.",
  },
  haram: {
    title: "Tidak Lulus Saringan",
    note: "Elakkan saham ini",
    tip: "Perniagaan utamanya terlarang, atau satu nisbah di atas hadnya.",
  },
  watchlist: { title: "Senarai Pantau Anda", note: "", tip: "Saham yang anda perhatikan, pada peranti ini." },
  kinds: (purify: number, doubt: number) =>
    `${formatCount(purify)} perlu disucikan, ${formatCount(doubt)} belum dapat ditentukan`,
  growth: (percent: number) => `${percent < 0 ? "" : "+"}${Number(percent.toFixed(1))}% berbanding bulan lalu`,
  statusChanges: (count: number) => `${formatCount(count)} perubahan status hari ini`,
  asOf: (day: string) => `Angka setakat ${day}`,
  failed: "Bilangannya tidak dapat dimuatkan.",
  retry: "Cuba lagi",
  about: (title: string) => `Tentang: ${title}`,
  notKnown: "tidak diketahui",
} as const;

export const quickToolTexts = {
  heading: "Akses Pantas",
  zakat: { title: "Kalkulator Zakat", note: "Kira kewajipan anda" },
  learn: { title: "Hab Pembelajaran", note: "Kursus kewangan Islam" },
  community: { title: "Komuniti", note: "Tanya ulama & rakan pelabur" },
  portfolio: { title: "Portfolio", note: "Yang mana antara saham anda patuh Syariah" },
  funds: { title: "Dana", note: "Lihat isi dana" },
  changes: { title: "Apa yang Berubah", note: "Keputusan yang berubah, dan sebabnya" },
} as const;
