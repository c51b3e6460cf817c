import type { NisabType } from "../../../../domain/zakat/zakat-terms.ts";
import { decimal, formatCount, formatDay } from "../../../../schema/wording/id/format.ts";
import { HANDED_OVER_NOTES } from "../../config/zakat-hand-over.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export const zakatNotices = {
  invalidAsset: {
    tone: "error",
    title: "Harta tidak valid",
    description: "Silakan pilih jenisnya dan masukkan jumlah yang valid",
  },
  invalidOption: {
    tone: "error",
    title: "Jumlah tidak valid",
    description: "Silakan perbaiki kolom yang ditandai",
  },
  noAssets: {
    tone: "error",
    title: "Belum ada harta yang ditambahkan",
    description: "Silakan tambahkan sedikitnya satu harta untuk menghitung zakat",
  },
} as const satisfies Record<string, Notice>;

/** When the server takes no more for now, its sentence says until when. */
export function calculationFailed(error: unknown): Notice {
  const isForNow = error instanceof HttpError && (error.status === 429 || error.status === 503);
  const description = (isForNow && error.sentence) || "Silakan coba lagi nanti";
  return { tone: "error", title: "Perhitungan gagal", description };
}

const inCurrency = (currency: string) => currency || "dolar AS";

export const zakatTexts = {
  addTitle: "Tambahkan harta",
  type: "Jenis harta",
  chooseType: "Pilih jenisnya",
  value: (currency: string) => `Nilai dalam ${inCurrency(currency)}`,
  currency: "Mata uang nilainya",
  liabilitiesCurrency: "Mata uang utangnya",
  dollars: "dolar AS",
  entered: "harga yang Anda masukkan",
  given: (amount: string, currency: string, day: string) => `${amount} ${currency} dengan kurs ${formatDay(day)}`,
  add: "Tambahkan harta",
  moreDetail: "Rincian lain",
  moreDetailNote:
    "Mata uang lain, berat, karat, saham yang dipegang jangka panjang, utang, mazhab, harga logam hari ini",
  listTitle: "Harta Anda",
  listEmpty:
    "Belum ada yang ditambahkan. Tambahkan yang telah Anda miliki selama satu tahun hijriah: tabungan, emas, saham, barang dagangan.",
  fromPortfolio: "Isi saham Anda dari portofolio",
  listKept: "Disimpan hanya di perangkat ini, sampai Anda menghapusnya.",
  remove: (label: string) => `Hapus ${label}`,
  added: (label: string) => `${label} ditambahkan`,
  removed: (label: string) => `${label} dihapus`,
  total: "Total harta Anda",
  estimate: (percent: string, isWhole: boolean) =>
    `Perkiraan, ${percent} dari ${isWhole ? "totalnya" : "harta wajib zakat"}`,
  belowNisab: (percent: string, dollars: string) =>
    `${percent} adalah ${dollars}, tetapi di bawah nisab tidak ada zakat yang wajib dibayar.`,
  noEstimate: "Perkiraan ini memerlukan harga hari ini, yang belum dimuat.",
  estimateNote: "Hitunglah untuk melihat penjelasan setiap baris, dan untuk menyimpan hasilnya.",
  calculate: "Hitung Zakat",
  calculating: "Menghitung...",
  missedYears: "Zakat tahun-tahun yang terlewat",
  grams: (grams: number) => `${decimal(grams)} g`,
  metal: (grams: number, purity: string, price: string | undefined) =>
    [`${decimal(grams)} g`, purity, price].filter(Boolean).join(" × "),
} as const;

const NISAB_NAMES: Readonly<Record<NisabType, string>> = { gold: "Emas", silver: "Perak" };

/** A note of the person's own is shown as it is. */
export function noteText(note: string): string {
  const { trading, accepted, known } = HANDED_OVER_NOTES;
  if (note === trading) return "Portofolio: untuk diperdagangkan";
  if (note === accepted) return "Portofolio: jangka panjang, patokan 25%";
  return note === known ? "Portofolio: jangka panjang, bagian yang diketahui" : note;
}

export const nisabTexts = {
  title: "Nisab",
  lead: "Zakat wajib dibayar ketika harta Anda mencapai nilai emas atau perak sebanyak ini.",
  name: (type: NisabType) => NISAB_NAMES[type],
  about: (dollars: number) => `sekitar US$${formatCount(dollars)}`,
  price: (dollars: string, day: string) => `${dollars} per gram pada ${day}`,
  source: "Harga:",
  isReference: "Nilai rujukan: belum ada harga pasar yang diambil. Nisab hari ini kemungkinan jauh lebih tinggi.",
  failed: "Harga pasar tidak dapat dimuat; ini adalah nilai rujukan.",
  retry: "Coba lagi",
} as const;

export const resultTexts = {
  semicolon: "; ",
  title: "Zakat Anda",
  owed: "Zakat yang wajib dibayar",
  totalZakatable: "Harta wajib zakat",
  nisab: (type: NisabType) => `Nisab menurut ${NISAB_NAMES[type].toLowerCase()}`,
  reached: "Harta wajib zakat Anda mencapai nisab.",
  silver:
    "Perak Anda saja sudah mencapai nisab perak. Banyak ulama berpendapat bahwa dalam hal itu zakatnya wajib dibayar: pilih nisab perak untuk melihat besarnya.",
  silverNisab:
    "Namun harta Anda mencapai nisab perak. Mana dari keduanya yang berlaku untuk uang diperselisihkan ulama: pilih nisab perak untuk melihat berapa yang wajib dibayar menurutnya.",
  notReached: "Harta wajib zakat Anda di bawah nisab, sehingga tidak ada zakat yang wajib dibayar.",
  notYet: (dollars: string) =>
    `Tahunnya belum genap. Jika tidak ada yang berubah, zakat ${dollars} wajib dikeluarkan saat haul genap.`,
  outdated: "Anda telah mengubah sesuatu sejak itu. Hitung lagi untuk melihat kewajiban Anda sekarang.",
  chartTitle: "Yang dihitung",
  counted: (part: string, whole: string) => `${part} dari ${whole}`,
  deducted: "Utang yang dikurangkan",
  kept: "Utang, tidak dikurangkan",
  percent: (percent: number) => `${decimal(Number(percent.toFixed(3)))}%`,
  rate: (percent: string) => `Kadar zakat: ${percent}`,
  positionsTitle: "Pendapat yang menjadi tumpuannya",
  heldBy: "Dipegang oleh",
  sources: "Sumber",
  print: "Cetak hasilnya",
  printed: (day: string) => `Mizan, Kalkulator Zakat, ${day}`,
  disclaimer: "Ini perhitungan, bukan fatwa. Tanyakan keadaan Anda sendiri kepada ulama yang Anda percayai.",
  donateTitle: "Dukung Misi Kami",
  donateText:
    "Zakat Anda milik mereka yang berhak menerimanya; Mizan tidak memungutnya. Jika ini membantu Anda, pemberian sukarela, terpisah dari zakat Anda, menjaga Mizan tetap gratis untuk semua orang.",
  donate: "Donasi US$1/bulan",
} as const;

export const historyTexts = {
  title: "Perhitungan terakhir Anda",
  empty: "Belum ada perhitungan. Lima yang terakhir akan disimpan di sini.",
  failed: "Perhitungan Anda tidak dapat dimuat.",
  of: (total: string) => `dari ${total} harta wajib zakat`,
} as const;

export const detailTexts = {
  byValue: "Menurut nilai",
  byWeight: "Menurut berat",
  measureLegend: "Cara Anda memasukkan logamnya",
  weight: "Berat dalam gram",
  karat: "Karat",
  fineness: "Kadar",
  pure: "murni",
  useLegend: "Kegunaannya",
  kept: "Disimpan sebagai tabungan",
  worn: "Dipakai sebagai perhiasan",
  wornNote: "Mazhab-mazhab berbeda tentang perhiasan yang dipakai: pilih mazhab di bawah.",
  sharesLegend: "Cara saham dihitung",
  zakatablePercent: "Bagian perusahaan yang wajib dizakati, dalam persen",
  realEstateLegend: "Kegunaan propertinya",
  loansLegend: "Pihak yang berutang",
  note: "Catatan (opsional)",
  optionsTitle: "Cara menghitungnya",
  madhab: "Mazhab",
  noMadhab: "Tidak memilih mazhab",
  liabilities: (currency: string) => `Utang yang kini jatuh tempo, dalam ${inCurrency(currency)} (opsional)`,
  amountInvalid: "Silakan masukkan jumlah seperti 1234,56",
  percentInvalid: "Silakan masukkan persentase dari 0 sampai 100",
  priceInvalid: "Silakan masukkan harga di atas 0, atau biarkan kosong",
  goldPrice: "Emas hari ini, per gram (opsional)",
  silverPrice: "Perak hari ini, per gram (opsional)",
  priceNote: "Biarkan kosong untuk memakai harga yang ditampilkan bersama nisab.",
  liabilityLegend: "Utang",
  yearLegend: "Tahun",
  hawlLegend: "Apakah harta Anda telah melewati setahun penuh?",
  hawlYes: "Ya",
  hawlNo: "Belum",
} as const;
