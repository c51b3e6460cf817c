import { decimal, formatCount } from "../../../../schema/wording/id/format.ts";

export const summaryTexts = {
  heading: "Saham yang telah disaring",
  halal: {
    title: "Saham Halal",
    note: "",
    tip: "Berada dalam semua batas, tanpa perlu pembersihan, dengan bukti yang memadai.",
  },
  questionable: {
    title: "Perlu Dicermati",
    note: "Perlu pembersihan",
    tip: "Berada dalam batas, tetapi sebagian dividennya harus dibersihkan, atau hasilnya belum dapat dipastikan.",
  },
  haram: {
    title: "Tidak Sesuai Syariah",
    note: "Hindari saham ini",
    tip: "Usaha utamanya dilarang, atau suatu rasio di atas batasnya.",
  },
  watchlist: { title: "Daftar Pantau Anda", note: "", tip: "Saham yang Anda pantau, di perangkat ini." },
  kinds: (purify: number, doubt: number) =>
    `${formatCount(purify)} perlu pembersihan, ${formatCount(doubt)} belum dapat dipastikan`,
  growth: (percent: number) => `${percent < 0 ? "" : "+"}${decimal(Number(percent.toFixed(1)))}% dibanding bulan lalu`,
  statusChanges: (count: number) => `${formatCount(count)} perubahan status hari ini`,
  asOf: (day: string) => `Angka per ${day}`,
  failed: "Jumlahnya tidak dapat dimuat.",
  retry: "Coba lagi",
  about: (title: string) => `Tentang: ${title}`,
  notKnown: "tidak diketahui",
} as const;

export const quickToolTexts = {
  heading: "Akses Cepat",
  zakat: { title: "Kalkulator Zakat", note: "Hitung kewajiban Anda" },
  learn: { title: "Pusat Belajar", note: "Kursus keuangan Islam" },
  community: { title: "Komunitas", note: "Bertanya kepada ulama & sesama" },
  portfolio: { title: "Portofolio", note: "Mana saham Anda yang halal" },
  funds: { title: "Reksa Dana", note: "Lihat isi reksa dana" },
  changes: { title: "Yang Berubah", note: "Hasil yang berubah, dan mengapa" },
} as const;
