import { joined } from "../../../../schema/wording/id/format.ts";
import { countryName } from "../../../../schema/wording/id/places.ts";
import type { Notice } from "../../lib/notices.ts";

const MARKETS: Readonly<Record<string, string>> = {
  "the exchanges of Dubai and Abu Dhabi": "bursa Dubai dan Abu Dhabi",
  "Boursa Kuwait": "Bursa Kuwait",
  "the Qatar Stock Exchange": "Bursa Efek Qatar",
  "Bahrain Bourse": "Bursa Bahrain",
  "the Muscat Stock Exchange": "Bursa Efek Muscat",
  "the Pakistan Stock Exchange": "Bursa Efek Pakistan",
  "the Dhaka Stock Exchange": "Bursa Efek Dhaka",
  "the Casablanca Stock Exchange": "Bursa Efek Casablanca",
  "the Amman Stock Exchange": "Bursa Efek Amman",
  "the Nigerian Exchange": "Bursa Efek Nigeria",
  "the Stock Exchange of Thailand": "Bursa Efek Thailand",
  "the Philippine Stock Exchange": "Bursa Efek Filipina",
  "the exchanges of Vietnam": "bursa-bursa Vietnam",
  "the Spanish exchanges": "bursa-bursa Spanyol",
  "the Warsaw Stock Exchange": "Bursa Efek Warsawa",
  "the Moscow Exchange": "Bursa Moskwa",
  "SIX Swiss Exchange": "bursa SIX Swiss",
  "Korea Exchange": "Bursa Korea",
};

export const searchTexts = {
  card: "Pencarian saham",
  specific: "Periksa saham tertentu",
  browse: "Telusuri saham halal",
  modeLegend: "Yang dicari",
  inputLabel: "Nama Perusahaan atau Kode Saham",
  inputPlaceholder: "mis. Apple atau AAPL",
  examples: "Misalnya:",
  companies: { AAPL: "Apple", "2222.SR": "Aramco", TSLA: "Tesla" },
  check: "Periksa Saham",
  searching: "Mencari...",
  fund: "Reksa dana",
  unreadFund: "Reksa dana AS, belum dibaca",
  marketLabel: "Pasar",
  anyMarket: "Pilih pasar",
  browseButton: "Telusuri Saham Halal",
  searchingCompanies: "Mencari perusahaan...",
  foundCompanies: (count: number) => `Ditemukan ${count} perusahaan`,
  noCompanies: (text: string) => `Tidak ada perusahaan yang ditemukan untuk "${text}"`,
  nearestNames: (text: string) => `Tidak ada perusahaan yang ditemukan untuk "${text}". Nama yang paling mendekati:`,
  noSuggestions: "Tidak ada koneksi: saat ini perusahaan tidak dapat dicari.",
  noCompaniesHint: "Coba cari dengan nama perusahaan atau kode saham",
} as const;

export const elsewhereTexts = {
  notCovered: (country: string) => `Kami belum mencakup ${countryName(country)}`,
  tradedOn: (name: string, country: string, market: string) =>
    `${name} adalah perusahaan dari ${countryName(country)}; saham di sana diperdagangkan di ${MARKETS[market] ?? market}.`,
  covered: (countries: readonly string[]) => `Kami mencakup ${joined(countries.map(countryName))}.`,
  notPublic: (name: string) => `${name} tidak memiliki saham yang kami ketahui`,
  nothingToJudge:
    "Sejauh yang kami ketahui, perusahaan ini tidak diperdagangkan di bursa mana pun, sehingga tidak ada yang dapat dibeli dan tidak ada yang dapat dinilai.",
  noShare: (name: string) => `${name} bukan saham`,
  onlyLike: "Mizan menyaring saham perusahaan; yang ditemukan hanya nama yang mirip.",
  others: "Perusahaan lain dengan nama serupa:",
  tellMe: "Beri tahu saya jika tersedia",
  willTell: "Kami akan memberi tahu Anda di sini",
  onDevice: "Disimpan hanya di perangkat ini.",
  nowHere: (name: string) => `${name} kini dapat dicari`,
  dismiss: "Mengerti",
} as const;

export const stockPageTexts = {
  shellTitle: "Apakah saham ini halal?",
  description: (name: string) =>
    `Apakah ${name} halal? Hasil penyaringannya, rasionya, angka dan laporan di baliknya, serta jumlah yang dibersihkan. Gratis.`,
  another: "Periksa perusahaan lain",
  choices: "Perusahaan yang mungkin dimaksud",
  ambiguous: "Perusahaan mana yang Anda maksud?",
  nearest: "Nama yang paling mendekati:",
} as const;

export const stockNotices = {
  emptySymbol: { tone: "error", title: "Silakan masukkan kode saham" },
  stockNotFound: {
    tone: "error",
    title: "Saham tidak ditemukan",
    description: "Silakan periksa kodenya dan coba lagi.",
  },
  loadFailed: { tone: "error", title: "Saham gagal dimuat", description: "Silakan coba lagi." },
  noHalalStocks: {
    tone: "error",
    title: "Tidak ada saham halal yang ditemukan",
    description: "Tidak ada saham yang sesuai syariah yang ditemukan",
  },
  offline: {
    tone: "error",
    title: "Anda sedang offline",
    description: "Yang pernah Anda buka masih dapat dibaca.",
  },
  browseFailed: { tone: "error", title: "Pencarian gagal", description: "Saham halal gagal dicari" },
  searchFailed: {
    tone: "error",
    title: "Pencarian gagal",
    description: "Data saham tidak dapat diambil. Silakan coba lagi.",
  },
  linkCopied: {
    tone: "success",
    title: "Tautan disalin",
    description: "Siapa pun yang membukanya melihat analisis ini.",
  },
  shareFailed: {
    tone: "error",
    title: "Tautan tidak dapat disalin",
    description: "Salinlah dari bilah alamat.",
  },
  reportFailed: { tone: "error", title: "Laporan tidak dapat dibuat", description: "Silakan coba lagi." },
} as const satisfies Record<string, Notice>;

export function halalStocksFound(count: number, market: string): Notice {
  return {
    tone: "success",
    title: "Saham Halal Ditemukan",
    description: `Ditemukan ${count} saham halal di bursa ${market}`,
  };
}

export const unknownSymbol = (symbol: string): Notice => ({
  tone: "error",
  title: "Kode Saham Tidak Valid",
  description: `${symbol} bukan kode saham yang valid. Silakan periksa ejaannya dan coba lagi.`,
});

export const FETCH_FAILED = "Data saham gagal diambil. Silakan coba lagi.";

export const resultFailure = {
  title: "Hasilnya tidak dapat ditampilkan",
  text: "Terjadi kesalahan di pihak kami, atau koneksi terputus. Memuat ulang halaman sering membantu.",
} as const;
