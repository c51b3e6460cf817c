import { formatDay } from "./format.ts";

/** The names of feeds and calendars, and their texts besides the changes themselves. */
export const FEED_TEXTS = {
  everything: "Mizan: setiap keputusan yang berubah",
  market: (name: string) => `Mizan: keputusan yang berubah, ${name}`,
  symbol: (symbol: string) => `Mizan: keputusan ${symbol} yang berubah`,
  watchlist: "Mizan: keputusan yang berubah dalam satu senarai pantau",
  calendar: "Mizan: kemas kini",
  watchlistCalendar: "Mizan: kemas kini dan laporan",
  refresh: {
    title: "Mizan mengemas kini angkanya",
    text: "Bermula pada 02:00 UTC. Keputusan yang berubah disenaraikan di bawah Apa yang Berubah.",
  },
  hawl: {
    title: "Zakat: genap setahun hijrah",
    text: "Mengikut purata panjang bulan qamari: rukyah anak bulan mungkin menjadikannya sehari lebih awal atau lewat.",
  },
  filing: (symbol: string, name: string, reportedTo: string, until: string) => ({
    title: `${symbol}: laporan seterusnya dijangka`,
    text: `${name} terakhir melaporkan angka sehingga ${formatDay(reportedTo)}. Laporan suku tahun seterusnya dijangka sekitar tarikh acara ini; laporan tahunan mungkin mengambil masa sehingga ${formatDay(until)}. Dikira daripada tarikh akhir SEC, bukan diumumkan oleh syarikat.`,
  }),
} as const;

export const FOLLOW_TEXTS = {
  heading: "Ikuti tanpa halaman ini",
  lead: "Tambah alamat ini pada pembaca suapan atau kalendar. Alamat ini tidak menyatakan apa-apa tentang anda kecuali saham yang anda pantau.",
  make: "Cipta alamat untuk senarai pantau saya",
  made: "Sesiapa yang mengetahui alamat ini boleh membaca apa yang berubah dalam senarai pantau anda. Alamat baharu menggantikan yang lama.",
  atom: "Suapan Atom senarai pantau saya",
  calendar: "Kalendar senarai pantau saya",
  renew: "Cipta alamat baharu",
  forget: "Padam alamat ini",
  forgotten: "Alamat itu telah dipadam dan tidak lagi berfungsi.",
  failed: "Itu tidak berjaya. Sila cuba lagi.",
  own: "Fail kalendar anda sendiri",
  ownLead:
    "Kemas kini seterusnya, hari syarikat yang anda pantau dijangka melapor, dan akhir tahun zakat anda. Fail dibuat pada peranti ini, dan tarikh yang anda masukkan kekal padanya.",
  hawl: "Tahun zakat saya bermula pada",
  hawlHint: "Biarkan kosong untuk fail tanpanya",
  save: "Simpan fail kalendar",
  saved: "Fail telah disimpan. Buka fail itu untuk menambah harinya pada kalendar anda.",
  feedOfAll: "Suapan Atom setiap perubahan",
  feedOfMarket: (market: string) => `Suapan Atom ${market}`,
  feedOfStock: (symbol: string) => `Suapan Atom ${symbol}`,
  refreshes: "Kalendar kemas kini",
} as const;
