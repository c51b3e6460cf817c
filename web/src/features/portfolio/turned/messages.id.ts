import type { TurnNote } from "../../../../../domain/portfolio/turn.ts";
import type { TurnedPositionId } from "../../../../../domain/portfolio/turned-positions.ts";

export const turnedTexts = {
  heading: "Yang berubah",
  lead: "Yang telah kami baca tentang saham yang tidak lagi diperbolehkan. Kami menyampaikannya dan tidak memutuskan apa pun: ikutilah ulama yang Anda percayai.",
  houseOnly: "Menurut metode kami sendiri: untuk standar lain kami tidak menyimpan harinya.",
  follow: "Pendapat yang Anda ikuti",
  notChosen: "Belum dipilih",
  kinds: {
    haram: (day: string) => `Tidak lagi diperbolehkan sejak ${day}`,
    back: (day: string) => `Diperbolehkan sejak ${day}`,
    doubt: (day: string) => `Belum dapat dipastikan sejak ${day}`,
    aged: (day: string) => `Angkanya terlalu lama sejak ${day}`,
  },
  wasHaram: (from: string, until: string) => `Saham ini tidak diperbolehkan dari ${from} sampai ${until}.`,
  upTo: "Keuntungan sampai hari itu",
  after: "Keuntungan sesudahnya",
  dividends: "Dividen sesudahnya",
  about: (amount: string) => `sekitar ${amount}`,
  notKnown: "tidak diketahui",
  notSaid: "tidak disebutkan",
  position: "Pendapat",
  ofGain: "Disalurkan dari keuntungan",
  ofDividends: "Disalurkan dari dividen",
  followed: "yang Anda ikuti",
  sellBy: (day: string) => `Dijual paling lambat ${day}`,
  unsold: "Menurut harga terakhir. Bagian keuntungan yang disalurkan baru wajib saat Anda menjual.",
  notes: {
    day_price_not_known: "Kami tidak memiliki harga hari itu. Anda dapat mengetiknya.",
    end_price_not_known: "Harga terakhir tidak diketahui.",
    cost_not_known: "Catatan Anda tidak menyebutkan harga beli saham itu.",
    rate_not_known: "Kami tidak memiliki kurs untuk salah satu mata uang dalam catatan Anda.",
    rate_of_other_day: "Dikonversi dengan kurs hari lain.",
    time_assumed: "Catatan Anda dimulai sesudahnya: saham itu dianggap sudah dimiliki pada hari itu.",
    incomplete: "Ada yang kurang dalam catatan Anda, jadi keuntungan tidak dihitung.",
    other_records: "Saham dipindahkan atau ditukar di antaranya, jadi keuntungan tidak dihitung.",
  } satisfies Record<TurnNote, string>,
  dayPrice: (day: string) => `Harga satu saham pada ${day}`,
  dayPriceHint: "Dalam dolar AS. Tersimpan hanya di perangkat ini.",
  badPrice: "Ketikkan harga di atas nol, misalnya 12,50.",
  remind: "Ingatkan saya pada",
  remindHint:
    "Anda melihatnya di sini mulai hari itu, dan di kalender Anda jika disimpan ke sana. Tanggalnya hanya ada di perangkat ini, jadi kami tidak dapat mengirim notifikasi.",
  reminded: (day: string) => `Pengingat Anda untuk ${day}.`,
  saveCalendar: "Simpan ke kalender saya",
  saveTurn: "Simpan",
  calendarTitle: (symbol: string) => `${symbol}: yang berubah`,
  texts: "Isi teks-teksnya",
  read: { text: "Dibaca dari teksnya sendiri:", quotation: "Dibaca sebagaimana disampaikan sumber ini:" },
  amounts: "Jumlah untuk saham Anda sendiri ada di portofolio Anda.",
  positions: {
    sc_malaysia: {
      holder: "Majelis Penasihat Syariah Securities Commission Malaysia",
      says: "Pada harga belinya atau di atasnya: jual. Keuntungan dan dividen sampai hari pengumuman menjadi milik Anda; yang sesudahnya disalurkan ke badan amal. Di bawah harga belinya: boleh dipegang sampai harga dan dividen mengembalikan harga beli itu, lalu dijual.",
    },
    scholars_90_days: {
      holder: "Sebuah jawaban di forum Islamic Finance Guru",
      says: "Dewan-dewan berbeda: sebagian langsung menjual. Sebagian lain menunggu beberapa waktu, misalnya 90 hari, sampai saham kembali sesuai, menyalurkan hasilnya selama itu, lalu menjual. Tidak disebutkan apakah kenaikan harga termasuk.",
    },
    income_share: {
      holder: "Zoya, layanan penyaringan saham",
      says: "Jual segera, atau tunggu, sering kali satu atau dua periode laporan, sampai saham kembali sesuai. Dari dividen atau keuntungan masa itu, salurkan bagian sebesar porsi pendapatan tidak halal perusahaan.",
    },
    ojk_funds: {
      holder: "Aturan Indonesia untuk reksa dana syariah",
      says: "Reksa dana menjual secepat mungkin, dalam sepuluh hari kerja sejak saham keluar dari Daftar Efek Syariah. Aturan ini untuk manajer investasi.",
    },
    msci_index: {
      holder: "Indeks Islam MSCI",
      says: "Perusahaan yang usahanya tidak lagi lolos keluar dari indeks pada peninjauan berikutnya. Apa yang disalurkan pemegang saham tidak disebutkan.",
    },
  } satisfies Record<TurnedPositionId, { holder: string; says: string }>,
} as const;
