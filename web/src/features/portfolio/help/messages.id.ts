import type { Example } from "./messages.ts";

export const helpTexts = {
  heading: "Cara menghitungnya",
  parts: [
    {
      title: "Yang keluar dari perangkat ini",
      text: "Kode saham yang Anda pegang, untuk mencari hasilnya, lima puluh sekaligus, dan nama perusahaan dan ISIN yang diberikan tanpa kode. Bukan jumlah saham, bukan jumlah uang, bukan rekening, dan bukan nama Anda. Berkas dibaca di peramban Anda, dan yang dicari tidak disimpan.",
    },
    {
      title: "Rasio mana yang berlaku",
      text: "Suatu dividen atau penjualan dibersihkan dengan rasio pada harinya. Bila lebih lama daripada penyaringan pertama kami atas perusahaan itu, rasio pertama itu yang dipakai, dan entrinya ditandai sebagai perkiraan. Rasio yang tidak diketahui tidak pernah diperlakukan sebagai nol: entrinya dicantumkan sebagai belum terselesaikan. Dari yang dibayarkan usaha yang dilarang, seperti bank, semuanya disalurkan, baik Anda memegangnya langsung maupun dalam reksa dana.",
    },
    {
      title: "Harga dan mata uang",
      text: "Harganya adalah harga terbaru platform ini, masing-masing dengan harinya; tidak ada yang langsung di sini, dan Anda dapat mengetik harga sendiri. Mata uang lain dikonversi dengan kurs kami yang bertanggal. Jumlah tidak dibulatkan sampai ditampilkan, lalu dibulatkan ke atas ke sen berikutnya.",
    },
    {
      title: "Berkas dan rekening",
      text: "Daftar posisi menyatakan isi suatu rekening pada harinya; transaksi setelah hari itu ditambahkan, dan pemecahan saham mengalikannya. Biaya saham yang dijual adalah rata-rata pembeliannya, atau biaya yang pertama dibeli: Anda memilihnya di catatan pemurnian. Mengimpor berkas yang sama dua kali tidak menambah apa pun. ISIN AS dan Kanada kami kenal hanya bersama kode saham. Broker mengubah ekspornya: bila berkas Anda tidak dikenali, Anda menentukan sendiri isi setiap kolom. Daftar posisi Saxo, pemecahan saham eToro, dan kolom terbarunya belum dibandingkan dengan ekspor yang sebenarnya.",
    },
    {
      title: "Dividen saham, pemisahan usaha, penggabungan, dan pemindahan",
      text: "Dividen yang dibayar dengan saham harus disalurkan bagiannya seperti dividen tunai, dan biaya sahamnya adalah yang dibayar untuknya. Dividen dihitung utuh, sebelum pajak yang dipotong dan biaya: kami belum membaca lembaga yang menguranginya. Pemisahan usaha memindahkan persen biaya yang diumumkan perusahaan; tanpanya, biaya kedua saham tidak diketahui. Dalam penggabungan, saham baru mengambil alih biaya dan harinya; uang tunai mengurangi biaya, dan kelebihannya adalah keuntungan. Saham yang pindah antar rekening tetap membawa biaya dan harinya, dan pemindahan bukan penjualan.",
    },
  ],
  turned: {
    title: "Bila hasil suatu saham berubah",
    text: "Keuntungan sampai hari perubahan dihitung dari harga beli sampai harga hari itu, keuntungan sesudahnya dari harga itu sampai harga terakhir atau harga jual. Penjualan pada hari itu sendiri termasuk masa sebelumnya. Di samping tiap bagian tercantum isi teks-teksnya; bila suatu teks diam, kami pun diam. Hasil yang angkanya hanya terlalu lama meminta kesabaran, bukan penjualan.",
    texts: "Isi teks-teksnya",
  },
  exampleTitle: "Satu tahun, dihitung langkah demi langkah",
  example: (given: Example) =>
    `Suatu perusahaan memperoleh US$${given.revenue} juta, ${given.income} juta di antaranya berupa bunga: ${given.income} ÷ ${given.revenue} = ${given.percent}. Perusahaan itu memiliki ${given.sharesOutstanding} juta saham. Anda memegang ${given.shares} di antaranya, menerima ${given.dividendPerShare} untuk setiap saham, dan pada ${given.soldOn} menjual ${given.sold} yang dibeli seharga ${given.purchasePrice} dengan harga ${given.salePrice}.`,
  onDividends: "Atas dividen",
  onGain: "Atas keuntungan",
  onHeld: "Atas saham yang dipegang",
  product: (number: string, amount: string, base: string, percent: string) =>
    `${number} × ${amount} = ${base}; × ${percent} = `,
  held: (given: { income: string; sharesOutstanding: string; perShare: string; held: string }) =>
    `${given.income} ÷ ${given.sharesOutstanding} = ${given.perShare} per saham; 200 saham selama 182 hari dan 150 selama 183 hari adalah ${given.held} untuk setahun 365 hari; × ${given.perShare} = `,
  roundedUp: ", dibulatkan ke atas",
  methods: {
    before: "Ketiga metode, dan siapa yang berpegang padanya, dijelaskan dalam ",
    link: "metodologi",
    after: ". Ketiganya tidak pernah dijumlahkan: Anda memilih yang Anda ikuti.",
  },
} as const;
