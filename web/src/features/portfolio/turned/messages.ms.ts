import type { TurnNote } from "../../../../../domain/portfolio/turn.ts";
import type { TurnedPositionId } from "../../../../../domain/portfolio/turned-positions.ts";

export const turnedTexts = {
  heading: "Apa yang berubah",
  lead: "Apa yang telah kami baca tentang saham yang tidak lagi dibolehkan. Kami menyampaikannya dan tidak memutuskan apa-apa: ikutlah ulama yang anda percayai.",
  houseOnly: "Mengikut kaedah kami sendiri: bagi piawaian lain kami tidak menyimpan harinya.",
  follow: "Pandangan yang anda ikuti",
  notChosen: "Belum dipilih",
  kinds: {
    haram: (day: string) => `Tidak lagi dibolehkan sejak ${day}`,
    back: (day: string) => `Dibolehkan sejak ${day}`,
    doubt: (day: string) => `Belum dapat ditentukan sejak ${day}`,
    aged: (day: string) => `Angkanya terlalu lama sejak ${day}`,
  },
  wasHaram: (from: string, until: string) => `Saham ini tidak dibolehkan dari ${from} hingga ${until}.`,
  upTo: "Keuntungan hingga hari itu",
  after: "Keuntungan selepasnya",
  dividends: "Dividen selepasnya",
  about: (amount: string) => `kira-kira ${amount}`,
  notKnown: "tidak diketahui",
  notSaid: "tidak dinyatakan",
  position: "Pandangan",
  ofGain: "Diserahkan daripada keuntungan",
  ofDividends: "Diserahkan daripada dividen",
  followed: "yang anda ikuti",
  sellBy: (day: string) => `Dijual selewat-lewatnya ${day}`,
  unsold: "Pada harga terkini. Bahagian keuntungan yang diserahkan hanya perlu diserahkan apabila anda menjual.",
  notes: {
    day_price_not_known: "Kami tidak mempunyai harga hari itu. Anda boleh menaipnya.",
    end_price_not_known: "Harga terkini tidak diketahui.",
    cost_not_known: "Rekod anda tidak menyatakan kos saham itu.",
    rate_not_known: "Kami tidak mempunyai kadar pertukaran bagi satu mata wang dalam rekod anda.",
    rate_of_other_day: "Ditukar pada kadar hari lain.",
    time_assumed: "Rekod anda bermula kemudian: saham itu dianggap telah dipegang pada hari itu.",
    incomplete: "Ada yang kurang dalam rekod anda, jadi keuntungan tidak dikira.",
    other_records: "Saham dipindahkan atau ditukar di antaranya, jadi keuntungan tidak dikira.",
  } satisfies Record<TurnNote, string>,
  dayPrice: (day: string) => `Harga satu saham pada ${day}`,
  dayPriceHint: "Dalam dolar AS. Ia kekal pada peranti ini.",
  badPrice: "Sila taip harga melebihi sifar, contohnya 12.50.",
  remind: "Ingatkan saya pada",
  remindHint:
    "Anda melihatnya di sini mulai hari itu, dan dalam kalendar anda jika disimpan di situ. Tarikhnya kekal pada peranti ini, jadi kami tidak dapat menghantar pemberitahuan.",
  reminded: (day: string) => `Peringatan anda bagi ${day}.`,
  saveCalendar: "Simpan ke kalendar saya",
  saveTurn: "Simpan",
  calendarTitle: (symbol: string) => `${symbol}: apa yang berubah`,
  texts: "Apa kata teks-teks itu",
  read: { text: "Dibaca daripada teksnya sendiri:", quotation: "Dibaca seperti yang dilaporkan sumber ini:" },
  amounts: "Jumlah bagi pegangan anda sendiri ada dalam portfolio anda.",
  positions: {
    sc_malaysia: {
      holder: "Majlis Penasihat Syariah Suruhanjaya Sekuriti Malaysia",
      says: "Pada kosnya atau lebih: jual. Keuntungan dan dividen hingga hari pengumuman milik anda; yang selepasnya diserahkan kepada badan kebajikan. Di bawah kosnya: boleh dipegang sehingga harga dan dividen memulangkan kos itu, kemudian dijual.",
    },
    scholars_90_days: {
      holder: "Satu jawapan di forum Islamic Finance Guru",
      says: "Lembaga Syariah berbeza: ada yang menjual serta-merta. Yang lain menunggu sesuatu tempoh, misalnya 90 hari, untuk saham kembali patuh, menyerahkan hasilnya sepanjang tempoh itu, kemudian menjual. Sama ada kenaikan harga termasuk tidak dinyatakan.",
    },
    income_share: {
      holder: "Zoya, perkhidmatan saringan saham",
      says: "Jual serta-merta, atau tunggu, selalunya satu atau dua tempoh laporan, untuk saham kembali patuh. Daripada dividen atau keuntungan tempoh itu, serahkan bahagian sebesar hasil tidak patuh syarikat.",
    },
    ojk_funds: {
      holder: "Peraturan Indonesia bagi dana Syariah",
      says: "Dana menjual secepat mungkin, dalam sepuluh hari bekerja selepas saham keluar daripada senarai rasmi. Peraturan ini untuk pengurus dana.",
    },
    msci_index: {
      holder: "Indeks Islam MSCI",
      says: "Syarikat yang perniagaannya tidak lagi lulus keluar daripada indeks pada semakan berikutnya. Apa yang diserahkan pemegang saham tidak dinyatakan.",
    },
  } satisfies Record<TurnedPositionId, { holder: string; says: string }>,
} as const;
