import type {
  EarlierZakat,
  HawlJoining,
  MetalDay,
  MissedSource,
} from "../../../../../domain/zakat/missed-positions.ts";
import { formatDay } from "../../../../../schema/wording/id/format.ts";

const inCurrency = (currency: string) => `dalam ${currency || "dolar AS"}`;

export const missedTexts = {
  lead: "Untuk setiap tahun hijriah dihitung harta Anda pada hari terakhirnya, dengan harga emas dan perak bulan itu.",
  late: "Zakat tetap menjadi utang meskipun terlambat. Tunaikan secepat mungkin; bila tidak tahu jumlahnya, taksirlah sampai Anda yakin tidak ada yang tersisa.",
  began: "Hari dimulainya haul dengan harta di atas nisab",
  beganHint: "Jika Anda sudah membayar sampai tahun tertentu: sehari setelah hari zakat itu.",
  beganInvalid: "Masukkan hari yang sudah lewat, sejak 1960",
  nothingMissed: (end: string) => `Tahun hijriah pertama berakhir pada ${formatDay(end)}. Belum ada yang terlewat.`,
  rateOf: (day: string) =>
    `Dikonversi ke dolar AS dengan kurs ${formatDay(day)}: tahun yang lebih lama bersifat perkiraan.`,
  ownPrices: "Saya tahu harga emas dan perak pada hari-hari itu",
  money: (currency: string) => `Uang, barang dagangan, dan saham dikurangi utang, ${inCurrency(currency)}`,
  gold: "Emas murni, gram",
  silver: "Perak murni, gram",
  paid: (currency: string) => `Zakat yang sudah dibayar, ${inCurrency(currency)}`,
  goldPrice: "Emas, dolar AS per gram",
  silverPrice: "Perak, dolar AS per gram",
  fillDown: "Jumlah yang sama untuk tahun yang kosong",
  left: "Tidak dihitung sampai Anda mengisi harta saat itu; 0 jika tidak ada.",
  noPrice: "Tidak ada harga yang diketahui untuk bulan ini: isi harga Anda sendiri.",
  nisab: (dollars: string) => `Nisab ${dollars}`,
  notReached: "di bawah nisab: tidak ada zakat",
  earlier: (dollars: string) => `dikurangi ${dollars} zakat sebelumnya`,
  zakat: (dollars: string) => `Zakat ${dollars}`,
  total: "Zakat yang masih harus ditunaikan",
  leftOut: (count: number) => `Tahun yang tidak dihitung: ${count}`,
  broken: "Setelah setahun di bawah nisab, haul baru dimulai pada hari harta Anda mencapainya lagi.",
  prices: (last: string, now: string) =>
    `Harga: Bank Dunia, rata-rata setiap bulan (CC BY 4.0) sampai ${formatDay(last)}; hari sesudahnya memakai harga ${formatDay(now)}.`,
  kept: "Hanya disimpan di perangkat ini.",
  clear: "Hapus semua tahun",
  hawlsTitle: "Beberapa hari zakat berdampingan",
  hawlsLead: "Setiap harta dengan hari Anda mulai memilikinya.",
  name: "Harta apa",
  value: "Nilai dalam dolar AS",
  ownedSince: "Dimiliki sejak",
  addWealth: "Tambahkan",
  wealthInvalid: "Masukkan nama, nilai, dan hari yang sudah lewat",
  remove: (name: string) => `Hapus ${name}`,
  ownDay: "Hari zakatnya sendiri",
  joinedDay: "Hari zakat bersama yang pertama",
  zakatOfIt: "Zakat",
} as const;

type Position = { label: string; summary: string };

export const earlierZakatTexts: Readonly<Record<EarlierZakat, Position>> & { legend: string } = {
  legend: "Zakat tahun-tahun sebelumnya yang belum dibayar",
  deduct: {
    label: "Dikurangkan dari tahun berikutnya",
    summary:
      "Yang wajib itu menjadi utang atas harta yang sama, sehingga tahun berikutnya dihitung lebih sedikit sebesar itu.",
  },
  keep: {
    label: "Tidak dikurangkan",
    summary: "Yang tetap menyimpan emasnya dan membayar dari uang lain membayar atas seluruhnya untuk setiap tahun.",
  },
};

export const metalDayTexts: Readonly<Record<MetalDay, Position>> & { legend: string } = {
  legend: "Harga emas dan perak",
  its_day: {
    label: "Pada hari zakat setiap tahun",
    summary: "Nilai logam saat zakatnya wajib: pendapat Abu Hanifah, dan kebanyakan jawaban yang kami baca.",
  },
  payment: {
    label: "Pada hari pembayaran",
    summary: "Nilai berat yang sama saat ditunaikan: pendapat Abu Yusuf dan Muhammad asy-Syaibani.",
  },
};

export const joiningTexts: Readonly<Record<HawlJoining, Position>> = {
  joined: {
    label: "Bersama yang pertama",
    summary: "Harta yang masuk di tengah haul digabungkan: mazhab Hanafi, dan Monzer Kahf untuk segala jenis uang.",
  },
  own: {
    label: "Haul sendiri",
    summary:
      "Setiap harta mempunyai haul sendiri: mazhab Syafi’i; mazhab Hanbali, kecuali hasil dari harta itu sendiri.",
  },
};

export const MISSED_SOURCE_NAMES: Readonly<Record<MissedSource, string>> = {
  nzf_missed_years: "National Zakat Foundation (Inggris)",
  kahf_delayed: "Monzer Kahf",
  islamweb_missed_years: "Islamweb, fatwa 117113",
  bassa: "Ismaeel Bassa, dari Ahsan al-Fatawa",
  limbe: "Darul Iftaa, Limbe (Malawi)",
  salejee: "Ebrahim Salejee, Muftionline",
  nzf_missed_gold: "Faraz Adam, National Zakat Foundation (Inggris)",
  makada: "Zakaria Makada, Muftionline",
  jordan: "Dar al-Ifta Yordania",
  kahf_one_hawl: "Monzer Kahf",
};
