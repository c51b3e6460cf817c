import { formatDay } from "./format.ts";

/** The names of feeds and calendars, and their texts besides the changes themselves. */
export const FEED_TEXTS = {
  everything: "Mizan: setiap hasil yang berubah",
  market: (name: string) => `Mizan: hasil yang berubah, ${name}`,
  symbol: (symbol: string) => `Mizan: hasil ${symbol} yang berubah`,
  watchlist: "Mizan: hasil yang berubah dalam suatu daftar pantau",
  calendar: "Mizan: pembaruan",
  watchlistCalendar: "Mizan: pembaruan dan laporan",
  refresh: {
    title: "Mizan memperbarui angkanya",
    text: "Mulai pukul 02.00 UTC. Hasil yang berubah tercantum di Yang Berubah.",
  },
  hawl: {
    title: "Zakat: satu tahun hijriah genap",
    text: "Menurut panjang rata-rata bulan kamariah: rukyat hilal mungkin menjadikannya sehari lebih awal atau lebih lambat.",
  },
  filing: (symbol: string, name: string, reportedTo: string, until: string) => ({
    title: `${symbol}: laporan berikutnya diperkirakan`,
    text: `${name} terakhir melaporkan angka hingga ${formatDay(reportedTo)}. Laporan kuartalan berikutnya diperkirakan terbit sekitar tanggal acara ini; laporan tahunan mungkin memerlukan waktu hingga ${formatDay(until)}. Dihitung dari tenggat SEC, bukan diumumkan oleh perusahaan.`,
  }),
} as const;

export const FOLLOW_TEXTS = {
  heading: "Ikuti tanpa halaman ini",
  lead: "Tambahkan alamat-alamat ini ke pembaca feed atau kalender. Alamat itu tidak menyatakan apa pun tentang Anda kecuali saham mana yang Anda pantau.",
  make: "Buat alamat untuk daftar pantau saya",
  made: "Siapa pun yang mengetahui alamat ini dapat membaca perubahan dalam daftar pantau Anda. Alamat baru menggantikan yang lama.",
  atom: "Feed Atom daftar pantau saya",
  calendar: "Kalender daftar pantau saya",
  renew: "Buat alamat baru",
  forget: "Hapus alamat ini",
  forgotten: "Alamat-alamat itu sudah dihapus dan tidak berfungsi lagi.",
  failed: "Itu tidak berhasil. Silakan coba lagi.",
  own: "File kalender Anda sendiri",
  ownLead:
    "Pembaruan berikutnya, hari-hari laporan perusahaan yang Anda pantau jatuh tempo, dan akhir tahun zakat Anda. File ini dibuat di perangkat ini, dan tanggal yang Anda masukkan tetap di perangkat ini.",
  hawl: "Tahun zakat saya dimulai pada",
  hawlHint: "Kosongkan untuk file tanpa itu",
  save: "Simpan file kalender",
  saved: "File sudah disimpan. Buka untuk menambahkan hari-harinya ke kalender Anda.",
  feedOfAll: "Feed Atom setiap perubahan",
  feedOfMarket: (market: string) => `Feed Atom ${market}`,
  feedOfStock: (symbol: string) => `Feed Atom ${symbol}`,
  refreshes: "Kalender pembaruan",
} as const;
