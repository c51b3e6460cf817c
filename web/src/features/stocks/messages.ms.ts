import { joined } from "../../../../schema/wording/ms/format.ts";
import { countryName } from "../../../../schema/wording/ms/places.ts";
import type { Notice } from "../../lib/notices.ts";

const MARKETS: Readonly<Record<string, string>> = {
  "the exchanges of Dubai and Abu Dhabi": "bursa Dubai dan Abu Dhabi",
  "Boursa Kuwait": "Bursa Kuwait",
  "the Qatar Stock Exchange": "Bursa Saham Qatar",
  "Bahrain Bourse": "Bursa Bahrain",
  "the Muscat Stock Exchange": "Bursa Saham Muscat",
  "the Pakistan Stock Exchange": "Bursa Saham Pakistan",
  "the Dhaka Stock Exchange": "Bursa Saham Dhaka",
  "the Casablanca Stock Exchange": "Bursa Saham Casablanca",
  "the Amman Stock Exchange": "Bursa Saham Amman",
  "the Nigerian Exchange": "Bursa Nigeria",
  "the Stock Exchange of Thailand": "Bursa Saham Thailand",
  "the Philippine Stock Exchange": "Bursa Saham Filipina",
  "the exchanges of Vietnam": "bursa-bursa Vietnam",
  "the Spanish exchanges": "bursa-bursa Sepanyol",
  "the Warsaw Stock Exchange": "Bursa Saham Warsaw",
  "the Moscow Exchange": "Bursa Moscow",
  "SIX Swiss Exchange": "Bursa SIX Switzerland",
  "Korea Exchange": "Bursa Korea",
};

export const searchTexts = {
  card: "Carian saham",
  specific: "Semak saham tertentu",
  browse: "Lihat saham halal",
  modeLegend: "Apa yang dicari",
  inputLabel: "Nama Syarikat atau Simbol Saham",
  inputPlaceholder: "cth. Apple atau AAPL",
  examples: "Contohnya:",
  companies: { AAPL: "Apple", "2222.SR": "Aramco", TSLA: "Tesla" },
  check: "Semak Saham",
  searching: "Mencari...",
  fund: "Dana",
  unreadFund: "Dana AS, belum dibaca",
  marketLabel: "Pasaran",
  anyMarket: "Pilih pasaran",
  browseButton: "Lihat Saham Halal",
  searchingCompanies: "Mencari syarikat...",
  foundCompanies: (count: number) => `${count} syarikat ditemui`,
  noCompanies: (text: string) => `Tiada syarikat ditemui untuk "${text}"`,
  nearestNames: (text: string) => `Tiada syarikat ditemui untuk "${text}". Nama yang terdekat:`,
  noSuggestions: "Tiada sambungan: syarikat tidak dapat dicari sekarang.",
  noCompaniesHint: "Cuba cari dengan nama syarikat atau simbol saham",
} as const;

export const elsewhereTexts = {
  notCovered: (country: string) => `Kami belum meliputi ${countryName(country)}`,
  tradedOn: (name: string, country: string, market: string) =>
    `${name} ialah syarikat dari ${countryName(country)}; saham di sana didagangkan di ${MARKETS[market] ?? market}.`,
  covered: (countries: readonly string[]) => `Kami meliputi ${joined(countries.map(countryName))}.`,
  notPublic: (name: string) => `${name} tiada saham yang kami ketahui`,
  nothingToJudge:
    "Setahu kami, ia tidak didagangkan di mana-mana bursa, jadi tiada apa-apa untuk dibeli dan tiada apa-apa untuk dinilai.",
  noShare: (name: string) => `${name} bukan saham`,
  onlyLike: "Mizan menyaring saham syarikat; hanya nama yang serupa ditemui.",
  others: "Syarikat lain dengan nama yang serupa:",
  tellMe: "Beritahu saya apabila ada",
  willTell: "Kami akan memberitahu anda di sini",
  onDevice: "Disimpan pada peranti ini sahaja.",
  nowHere: (name: string) => `${name} kini boleh dicari`,
  dismiss: "Faham",
} as const;

export const stockPageTexts = {
  shellTitle: "Adakah saham ini halal?",
  description: (name: string) =>
    `Adakah saham ${name} halal? Keputusan, nisbahnya, angka dan penyata di sebaliknya, serta amaun penyucian. Percuma.`,
  another: "Semak syarikat lain",
  choices: "Syarikat yang mungkin dimaksudkan",
  ambiguous: "Syarikat mana yang anda maksudkan?",
  nearest: "Nama yang terdekat:",
} as const;

export const stockNotices = {
  emptySymbol: { tone: "error", title: "Sila masukkan simbol saham" },
  stockNotFound: { tone: "error", title: "Saham tidak ditemui", description: "Sila semak simbol dan cuba lagi." },
  loadFailed: { tone: "error", title: "Saham tidak dapat dimuatkan", description: "Sila cuba lagi." },
  noHalalStocks: {
    tone: "error",
    title: "Tiada saham halal ditemui",
    description: "Tiada saham yang patuh Syariah ditemui",
  },
  offline: {
    tone: "error",
    title: "Anda di luar talian",
    description: "Apa yang pernah anda buka masih boleh dibaca.",
  },
  browseFailed: { tone: "error", title: "Carian gagal", description: "Saham halal tidak dapat dicari" },
  searchFailed: {
    tone: "error",
    title: "Carian gagal",
    description: "Data saham tidak dapat diambil. Sila cuba lagi.",
  },
  linkCopied: {
    tone: "success",
    title: "Pautan disalin",
    description: "Sesiapa yang membukanya melihat analisis ini.",
  },
  shareFailed: { tone: "error", title: "Pautan tidak dapat disalin", description: "Salin pautan dari bar alamat." },
  reportFailed: { tone: "error", title: "Laporan tidak dapat dibuat", description: "Sila cuba lagi." },
} as const satisfies Record<string, Notice>;

export function halalStocksFound(count: number, market: string): Notice {
  return {
    tone: "success",
    title: "Saham Halal Ditemui",
    description: `${count} saham halal ditemui di bursa ${market}`,
  };
}

export const unknownSymbol = (symbol: string): Notice => ({
  tone: "error",
  title: "Simbol Saham Tidak Sah",
  description: `${symbol} bukan simbol saham yang sah. Sila semak ejaannya dan cuba lagi.`,
});

export const FETCH_FAILED = "Data saham tidak dapat diambil. Sila cuba lagi.";

export const resultFailure = {
  title: "Keputusannya tidak dapat ditunjukkan",
  text: "Ada masalah di pihak kami, atau sambungan terputus. Memuatkan semula halaman sering membantu.",
} as const;
