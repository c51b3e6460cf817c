import type { NisabType } from "../../../../domain/zakat/zakat-terms.ts";
import { formatCount, formatDay } from "../../../../schema/wording/ms/format.ts";
import { HANDED_OVER_NOTES } from "../../config/zakat-hand-over.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export const zakatNotices = {
  invalidAsset: { tone: "error", title: "Aset tidak sah", description: "Sila pilih jenis dan masukkan amaun yang sah" },
  invalidOption: { tone: "error", title: "Amaun tidak sah", description: "Sila betulkan ruang yang ditandai" },
  noAssets: {
    tone: "error",
    title: "Tiada aset ditambah",
    description: "Sila tambah sekurang-kurangnya satu aset untuk mengira zakat",
  },
} as const satisfies Record<string, Notice>;

/** When the server takes no more for now, its sentence says until when. */
export function calculationFailed(error: unknown): Notice {
  const isForNow = error instanceof HttpError && (error.status === 429 || error.status === 503);
  const description = (isForNow && error.sentence) || "Sila cuba lagi kemudian";
  return { tone: "error", title: "Pengiraan gagal", description };
}

export const zakatTexts = {
  addTitle: "Tambah aset",
  type: "Jenis aset",
  chooseType: "Pilih jenis",
  value: (currency: string) => `Nilai dalam ${currency || "dolar AS"}`,
  currency: "Mata wang nilai",
  liabilitiesCurrency: "Mata wang hutang",
  dollars: "dolar AS",
  entered: "harga yang anda masukkan",
  given: (amount: string, currency: string, day: string) => `${amount} ${currency} pada kadar ${formatDay(day)}`,
  add: "Tambah aset",
  moreDetail: "Butiran lanjut",
  moreDetailNote:
    "Mata wang lain, berat, karat, saham yang dipegang jangka panjang, hutang, mazhab, harga logam hari ini",
  listTitle: "Aset anda",
  listEmpty:
    "Belum ada apa-apa ditambah. Tambah apa yang telah anda miliki selama setahun hijrah: simpanan, emas, saham, barang perniagaan.",
  fromPortfolio: "Isi saham anda daripada portfolio",
  listKept: "Disimpan pada peranti ini sahaja, sehingga anda membuangnya.",
  remove: (label: string) => `Buang ${label}`,
  added: (label: string) => `${label} ditambah`,
  removed: (label: string) => `${label} dibuang`,
  total: "Jumlah aset anda",
  estimate: (percent: string, isWhole: boolean) =>
    `Anggaran, ${percent} daripada ${isWhole ? "jumlah" : "harta layak zakat"}`,
  belowNisab: (percent: string, dollars: string) =>
    `${percent} ialah ${dollars}, tetapi di bawah nisab tiada zakat yang wajib.`,
  noEstimate: "Anggaran memerlukan harga hari ini, yang belum dimuatkan.",
  estimateNote: "Kira untuk melihat setiap baris diterangkan, dan untuk menyimpan hasilnya.",
  calculate: "Kira Zakat",
  calculating: "Mengira...",
  missedYears: "Zakat tahun yang tertinggal",
  grams: (grams: number) => `${grams} g`,
  metal: (grams: number, purity: string, price: string | undefined) =>
    [`${grams} g`, purity, price].filter(Boolean).join(" × "),
} as const;

const NISAB_NAMES: Readonly<Record<NisabType, string>> = { gold: "Emas", silver: "Perak" };

/** A note of the person's own is shown as it is. */
export function noteText(note: string): string {
  const { trading, accepted, known } = HANDED_OVER_NOTES;
  if (note === trading) return "Portfolio: dipegang untuk jual beli";
  if (note === accepted) return "Portfolio: dipegang jangka panjang, kadar 25%";
  return note === known ? "Portfolio: dipegang jangka panjang, bahagian yang diketahui" : note;
}

export const nisabTexts = {
  title: "Nisab",
  lead: "Zakat menjadi wajib apabila harta anda mencapai nilai emas atau perak sebanyak ini.",
  name: (type: NisabType) => NISAB_NAMES[type],
  about: (dollars: number) => `kira-kira USD ${formatCount(dollars)}`,
  price: (dollars: string, day: string) => `${dollars} segram pada ${day}`,
  source: "Harga:",
  isReference: "Nilai rujukan: belum ada harga pasaran diambil. Nisab hari ini berkemungkinan jauh lebih tinggi.",
  failed: "Harga pasaran tidak dapat dimuatkan; ini nilai rujukan.",
  retry: "Cuba lagi",
} as const;

const METALS: Readonly<Record<NisabType, string>> = { gold: "emas", silver: "perak" };

export const resultTexts = {
  semicolon: "; ",
  title: "Zakat anda",
  owed: "Zakat wajib dibayar",
  totalZakatable: "Harta layak zakat",
  nisab: (type: NisabType) => `Nisab ${METALS[type]}`,
  reached: "Harta layak zakat anda mencapai nisab.",
  silver:
    "Perak anda dengan sendirinya mencapai nisab perak. Ramai ulama berpendapat bahawa zakat wajib atasnya: pilih nisab perak untuk melihat berapa banyak.",
  silverNisab:
    "Namun harta anda mencapai nisab perak. Ulama berbeza pendapat nisab mana yang dikira bagi wang: pilih nisab perak untuk melihat berapa banyak yang wajib mengikutnya.",
  notReached: "Harta layak zakat anda di bawah nisab, jadi tiada zakat yang wajib.",
  notYet: (dollars: string) =>
    `Tahunnya belum genap. Jika tiada yang berubah, zakat ${dollars} wajib ditunaikan apabila genap haul.`,
  outdated: "Anda telah mengubah sesuatu sejak itu. Kira semula untuk melihat berapa yang wajib sekarang.",
  chartTitle: "Apa yang dikira",
  counted: (part: string, whole: string) => `${part} daripada ${whole}`,
  deducted: "Hutang ditolak",
  kept: "Hutang, tidak ditolak",
  percent: (percent: number) => `${Number(percent.toFixed(3))}%`,
  rate: (percent: string) => `Kadar: ${percent}`,
  positionsTitle: "Pendapat yang menjadi sandaran",
  heldBy: "Dipegang oleh",
  sources: "Sumber",
  print: "Cetak hasil",
  printed: (day: string) => `Mizan, Kalkulator Zakat, ${day}`,
  disclaimer: "Ini pengiraan, bukan fatwa. Tanyalah ulama yang anda percayai tentang keadaan anda sendiri.",
  donateTitle: "Sokong Misi Kami",
  donateText:
    "Zakat anda milik mereka yang berhak menerimanya; Mizan tidak memungutnya. Jika ini membantu anda, sumbangan sukarela, yang berasingan daripada zakat anda, mengekalkan Mizan percuma untuk semua.",
  donate: "Derma USD 1 sebulan",
} as const;

export const historyTexts = {
  title: "Pengiraan terkini anda",
  empty: "Belum ada pengiraan. Lima yang terkini akan disimpan di sini.",
  failed: "Pengiraan anda tidak dapat dimuatkan.",
  of: (total: string) => `daripada ${total} yang layak zakat`,
} as const;

export const detailTexts = {
  byValue: "Mengikut nilai",
  byWeight: "Mengikut berat",
  measureLegend: "Cara anda memasukkan logam",
  weight: "Berat dalam gram",
  karat: "Karat",
  fineness: "Ketulenan",
  pure: "tulen",
  useLegend: "Kegunaannya",
  kept: "Disimpan sebagai simpanan",
  worn: "Dipakai sebagai barang kemas",
  wornNote: "Mazhab berbeza pendapat tentang barang kemas yang dipakai: pilih mazhab di bawah.",
  sharesLegend: "Bagaimana saham dikira",
  zakatablePercent: "Bahagian syarikat yang layak zakat, dalam peratus",
  realEstateLegend: "Kegunaan hartanah",
  loansLegend: "Penghutang",
  note: "Catatan (pilihan)",
  optionsTitle: "Bagaimana zakat dikira",
  madhab: "Mazhab",
  noMadhab: "Tiada mazhab dipilih",
  liabilities: (currency: string) => `Hutang yang matang sekarang, dalam ${currency || "dolar AS"} (pilihan)`,
  amountInvalid: "Sila masukkan amaun seperti 1234.56",
  percentInvalid: "Sila masukkan peratus dari 0 hingga 100",
  priceInvalid: "Sila masukkan harga di atas 0, atau biarkan kosong",
  goldPrice: "Emas hari ini, segram (pilihan)",
  silverPrice: "Perak hari ini, segram (pilihan)",
  priceNote: "Biarkan kosong untuk menggunakan harga yang ditunjukkan bersama nisab.",
  liabilityLegend: "Hutang",
  yearLegend: "Tahun",
  hawlLegend: "Adakah setahun penuh telah berlalu ke atas harta anda?",
  hawlYes: "Ya",
  hawlNo: "Belum",
} as const;
