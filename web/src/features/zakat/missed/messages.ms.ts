import type {
  EarlierZakat,
  HawlJoining,
  MetalDay,
  MissedSource,
} from "../../../../../domain/zakat/missed-positions.ts";
import { formatDay } from "../../../../../schema/wording/ms/format.ts";

const inCurrency = (currency: string) => `dalam ${currency || "dolar AS"}`;

export const missedTexts = {
  lead: "Bagi setiap tahun hijrah dikira harta anda pada hari terakhirnya, dengan harga emas dan perak bulan itu.",
  late: "Zakat kekal sebagai hutang walau selewat mana pun. Tunaikan secepat mungkin; jika tidak tahu jumlahnya, anggarkan sehingga anda yakin tiada yang tertinggal.",
  began: "Hari bermulanya haul dengan harta melebihi nisab",
  beganHint: "Jika anda telah membayar hingga tahun tertentu: sehari selepas hari zakat itu.",
  beganInvalid: "Sila masukkan hari yang telah berlalu, sejak 1960",
  nothingMissed: (end: string) => `Tahun hijrah pertama berakhir pada ${formatDay(end)}. Belum ada yang tertinggal.`,
  rateOf: (day: string) =>
    `Ditukar kepada dolar AS pada kadar ${formatDay(day)}: tahun yang lebih lama ialah anggaran.`,
  ownPrices: "Saya tahu harga emas dan perak pada hari-hari itu",
  money: (currency: string) => `Wang, barang niaga dan saham ditolak hutang, ${inCurrency(currency)}`,
  gold: "Emas tulen, gram",
  silver: "Perak tulen, gram",
  paid: (currency: string) => `Zakat yang telah dibayar, ${inCurrency(currency)}`,
  goldPrice: "Emas, dolar AS segram",
  silverPrice: "Perak, dolar AS segram",
  fillDown: "Jumlah yang sama bagi tahun yang kosong",
  left: "Tidak dikira sehingga anda masukkan harta ketika itu; 0 jika tiada.",
  noPrice: "Tiada harga diketahui bagi bulan ini: masukkan harga anda sendiri.",
  nisab: (dollars: string) => `Nisab ${dollars}`,
  notReached: "di bawah nisab: tiada zakat",
  earlier: (dollars: string) => `ditolak ${dollars} zakat terdahulu`,
  zakat: (dollars: string) => `Zakat ${dollars}`,
  total: "Zakat yang masih perlu ditunaikan",
  leftOut: (count: number) => `Tahun yang tidak dikira: ${count}`,
  broken: "Selepas setahun di bawah nisab, haul baharu bermula pada hari harta anda mencapainya semula.",
  prices: (last: string, now: string) =>
    `Harga: Bank Dunia, purata setiap bulan (CC BY 4.0) hingga ${formatDay(last)}; hari selepasnya menggunakan harga ${formatDay(now)}.`,
  kept: "Disimpan pada peranti ini sahaja.",
  clear: "Kosongkan semua tahun",
  hawlsTitle: "Beberapa hari zakat sebelah-menyebelah",
  hawlsLead: "Setiap harta dengan hari anda mula memilikinya.",
  name: "Harta apa",
  value: "Nilai dalam dolar AS",
  ownedSince: "Dimiliki sejak",
  addWealth: "Tambah",
  wealthInvalid: "Sila masukkan nama, nilai dan hari yang telah berlalu",
  remove: (name: string) => `Buang ${name}`,
  ownDay: "Hari zakatnya sendiri",
  joinedDay: "Hari zakat bersama yang pertama",
  zakatOfIt: "Zakat",
} as const;

type Position = { label: string; summary: string };

export const earlierZakatTexts: Readonly<Record<EarlierZakat, Position>> & { legend: string } = {
  legend: "Zakat tahun terdahulu yang belum dibayar",
  deduct: {
    label: "Ditolak daripada tahun berikutnya",
    summary: "Yang wajib itu menjadi hutang atas harta yang sama, maka tahun berikutnya dikira kurang sebanyak itu.",
  },
  keep: {
    label: "Tidak ditolak",
    summary: "Orang yang menyimpan emasnya dan membayar dengan wang lain membayar atas kesemuanya bagi setiap tahun.",
  },
};

export const metalDayTexts: Readonly<Record<MetalDay, Position>> & { legend: string } = {
  legend: "Harga emas dan perak",
  its_day: {
    label: "Pada hari zakat setiap tahun",
    summary: "Nilai logam ketika zakatnya wajib: pendapat Abu Hanifah, dan kebanyakan jawapan yang kami baca.",
  },
  payment: {
    label: "Pada hari pembayaran",
    summary: "Nilai berat yang sama ketika ditunaikan: pendapat Abu Yusuf dan Muhammad al-Syaibani.",
  },
};

export const joiningTexts: Readonly<Record<HawlJoining, Position>> = {
  joined: {
    label: "Bersama yang pertama",
    summary: "Harta yang masuk dalam tempoh haul digabungkan: mazhab Hanafi, dan Monzer Kahf bagi semua jenis wang.",
  },
  own: {
    label: "Haul sendiri",
    summary:
      "Setiap harta mempunyai haul sendiri: mazhab Syafie; mazhab Hanbali, kecuali hasil daripada harta itu sendiri.",
  },
};

export const MISSED_SOURCE_NAMES: Readonly<Record<MissedSource, string>> = {
  nzf_missed_years: "National Zakat Foundation (United Kingdom)",
  kahf_delayed: "Monzer Kahf",
  islamweb_missed_years: "Islamweb, fatwa 117113",
  bassa: "Ismaeel Bassa, daripada Ahsan al-Fatawa",
  limbe: "Darul Iftaa, Limbe (Malawi)",
  salejee: "Ebrahim Salejee, Muftionline",
  nzf_missed_gold: "Faraz Adam, National Zakat Foundation (United Kingdom)",
  makada: "Zakaria Makada, Muftionline",
  jordan: "Dar al-Ifta Jordan",
  kahf_one_hawl: "Monzer Kahf",
};
