/** The example's figures as they are shown. */
export type Example = Readonly<
  Record<
    | "revenue"
    | "income"
    | "percent"
    | "sharesOutstanding"
    | "shares"
    | "dividendPerShare"
    | "soldOn"
    | "sold"
    | "purchasePrice"
    | "salePrice",
    string
  >
>;

export const helpTexts = {
  heading: "Bagaimana ia dikira",
  parts: [
    {
      title: "Apa yang meninggalkan peranti ini",
      text: "Simbol apa yang anda pegang, untuk menyemak keputusannya, lima puluh setiap kali, dan nama syarikat dan ISIN yang diberi tanpa simbol. Tiada bilangan saham, tiada amaun, tiada akaun dan tiada nama anda. Fail dibaca dalam pelayar anda, dan apa yang disemak tidak disimpan.",
    },
    {
      title: "Nisbah mana yang dikira",
      text: "Dividen atau jualan disucikan mengikut nisbah pada harinya. Jika harinya sebelum saringan pertama kami terhadap syarikat itu, nisbah pertama itu digunakan, dan catatannya ditandai sebagai anggaran. Nisbah yang tidak diketahui tidak pernah dianggap sifar: catatan itu disenaraikan sebagai belum selesai. Apa yang dibayar perniagaan terlarang, seperti bank, diserahkan kesemuanya, sama ada anda memegangnya secara langsung atau melalui dana.",
    },
    {
      title: "Harga dan mata wang",
      text: "Harga ialah yang terkini pada platform ini, setiap satu dengan harinya; tiada harga masa nyata di sini, dan anda boleh menaip harga anda sendiri. Mata wang lain ditukar pada kadar pertukaran bertarikh kami. Jumlah tidak dibundarkan sehingga ditunjukkan, dan ketika itu ke atas kepada sen berikutnya.",
    },
    {
      title: "Fail dan akaun",
      text: "Senarai pegangan menyatakan apa yang dipegang akaun pada harinya; urus niaga selepas hari itu ditambah kepadanya, dan pecahan saham mendarabkannya. Kos saham yang dijual ialah purata harga beliannya, atau kos yang dibeli dahulu: anda memilihnya dalam lejar. Mengimport fail yang sama dua kali tidak menambah apa-apa. ISIN AS dan Kanada kami kenali hanya bersama simbol. Broker mengubah eksport mereka: jika eksport broker anda tidak dikenali, anda menentukan sendiri isi setiap lajur. Senarai pegangan Saxo, pecahan saham eToro dan lajur terbaharunya belum dibandingkan dengan eksport sebenar.",
    },
    {
      title: "Dividen dalam saham, pemisahan syarikat, penggabungan dan pindahan",
      text: "Dividen yang dibayar dalam bentuk saham perlu diserahkan bahagiannya seperti dividen tunai, dan kos sahamnya ialah apa yang dibayar untuknya. Seluruh dividen dikira, sebelum cukai yang ditahan dan fi: kami belum membaca badan yang menolaknya. Pemisahan syarikat memindahkan peratus kos yang diterbitkan syarikat; tanpanya, kos kedua-dua saham tidak diketahui. Dalam penggabungan, saham baharu mengambil alih kos dan harinya; tunai mengurangkan kos, dan lebihannya ialah keuntungan. Saham yang berpindah antara akaun mengekalkan kos dan harinya, dan pindahan bukan jualan.",
    },
  ],
  turned: {
    title: "Apabila keputusan suatu saham berubah",
    text: "Keuntungan hingga hari perubahan dikira daripada kos hingga harga hari itu, keuntungan selepasnya dari harga itu hingga harga terkini atau harga jualan. Jualan pada hari itu sendiri termasuk masa sebelumnya. Di sebelah setiap bahagian dinyatakan apa kata teks-teks itu; jika satu teks tidak menyebutnya, kami juga tidak. Keputusan yang angkanya cuma terlalu lama meminta kesabaran, bukan jualan.",
    texts: "Apa kata teks-teks itu",
  },
  exampleTitle: "Satu tahun, dikira langkah demi langkah",
  example: (given: Example) =>
    `Sebuah syarikat memperoleh USD ${given.revenue} juta, ${given.income} juta daripadanya faedah: ${given.income} ÷ ${given.revenue} = ${given.percent}. Ia mempunyai ${given.sharesOutstanding} juta saham. Anda memegang ${given.shares} daripadanya, menerima ${given.dividendPerShare} atas setiap satu, dan pada ${given.soldOn} menjual ${given.sold} yang dibeli pada ${given.purchasePrice} dengan harga ${given.salePrice}.`,
  onDividends: "Atas dividen",
  onGain: "Atas keuntungan",
  onHeld: "Atas saham yang dipegang",
  product: (number: string, amount: string, base: string, percent: string) =>
    `${number} × ${amount} = ${base}; × ${percent} = `,
  held: (given: { income: string; sharesOutstanding: string; perShare: string; held: string }) =>
    `${given.income} ÷ ${given.sharesOutstanding} = ${given.perShare} sesaham; 200 saham selama 182 hari dan 150 selama 183 hari ialah ${given.held} bagi tahun 365 hari; × ${given.perShare} = `,
  roundedUp: ", dibundarkan ke atas",
  methods: {
    before: "Ketiga-tiga kaedah, dan siapa yang berpegang pada yang mana, diterangkan dalam ",
    link: "metodologi",
    after: ". Kaedah itu tidak pernah dijumlahkan: anda memilih yang anda ikut.",
  },
} as const;
