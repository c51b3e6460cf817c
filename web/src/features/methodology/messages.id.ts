import { SOURCES_DISAGREE_ABOVE, STALE_AFTER_MONTHS } from "../../../../domain/facts/fact-limits.ts";
import { FAR_SIZE_FACTOR, SIMILAR_SIZE_FACTOR } from "../../../../domain/screening/alternatives.ts";
import { HOUSE_EDITION } from "../../../../domain/standards/editions.ts";
import {
  CASH_WITHOUT_INVESTMENTS_DOUBT,
  DEBT_WITH_LEASES_DOUBT_FACTOR,
  DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS,
  NEAR_LIMIT_MARGIN,
  PURIFICATION_REQUIRED_FROM,
  TOO_OLD_AFTER_MONTHS,
} from "../../../../domain/standards/screening-limits.ts";
import { decimal, exactPercent, joined } from "../../../../schema/wording/id/format.ts";

const { debt, cash, income } = HOUSE_EDITION;

type ExampleSale = { shares: number; bought: string; sold: string; gain: string; percent: number };

export const methodologyTexts = {
  title: "Metodologi",
  lead: "Bagaimana Mizan menentukan apakah suatu saham halal, perlu dicermati, atau haram: setiap batas, setiap sumber, dan setiap perkiraan, sehingga Anda dapat memeriksa sendiri hasilnya.",
  contents: "Di halaman ini",

  principles: {
    title: "Prinsip-prinsipnya",
    lead: "Suatu saham lolos bila usaha perusahaannya diperbolehkan dan tiga angka tetap dalam batasnya. Angka yang tepat pada batasnya lolos.",
    business: {
      name: "Kegiatan usaha yang halal",
      figure: "ke-1",
      rule: "Usaha utamanya harus diperbolehkan. Usaha yang dilarang mengakhiri penyaringan di situ.",
    },
    debt: {
      name: "Batas utang",
      figure: exactPercent(debt.limit),
      rule: `Utang berbasis bunga, jangka pendek dan jangka panjang, paling banyak ${exactPercent(debt.limit)} dari kapitalisasi pasar perusahaan.`,
    },
    cash: {
      name: "Batas simpanan berbunga",
      figure: exactPercent(cash.limit),
      rule: `Kas dan surat berharga berbunga paling banyak ${exactPercent(cash.limit)} dari kapitalisasi pasarnya.`,
    },
    income: {
      name: "Batas pendapatan tidak halal",
      figure: exactPercent(income.limit),
      rule: `Bunga dan penjualan dari kegiatan yang dilarang paling banyak ${exactPercent(income.limit)} dari total pendapatannya. Sumber kami memuat bunganya; bila penjualan semacam itu kemungkinan besar ada, saham itu belum dapat dipastikan.`,
    },
  },

  standards: {
    title: "Standar AAOIFI yang diterapkan",
    lead: "Metode ini mengikuti terbitan Accounting and Auditing Organization for Islamic Financial Institutions (AAOIFI).",
    applied: [
      "Standar Syariah No. 21: saham",
      "Standar Syariah No. 20: murabahah komoditas",
      "Pedoman pembersihan harta",
      "Fatwa kontemporer tentang investasi saham",
    ],
    titles:
      "Judul AAOIFI sendiri adalah No. 21, Financial Paper (Shares and Bonds), dan No. 20, Sale of Commodities in Organized Markets. Dua baris terakhir menyebut pokok bahasan dan bukan satu dokumen tertentu.",
    houseTitle: `Mengapa ${debt.limit}/${cash.limit}/${income.limit}, padahal AAOIFI dikutip dengan 30/30/5`,
    house: [
      `Hasil Mizan memakai batasnya sendiri: ${exactPercent(debt.limit)} untuk utang, ${exactPercent(cash.limit)} untuk kas dan surat berharga berbunga, dan ${exactPercent(income.limit)} untuk pendapatan tidak halal.`,
      "Naskah Standar Syariah AAOIFI No. 21 dikutip secara terbuka dengan 30%, 30%, dan 5%. Sepertiga, yang ditulis sebagai 33%, adalah batas yang dipakai penyedia indeks. Batas Mizan mengambil batas itu bersama metode AAOIFI.",
      "Para ulama dan penyedia indeks berbeda pendapat, dan kami tidak memutuskannya untuk Anda. Setiap saham menampilkan hasilnya menurut setiap standar di bawah, dengan data yang sama dan pada tanggal yang sama, dan menyebut angka yang membedakannya.",
    ],
    tableTitle: "Standar-standar berdampingan",
    columns: {
      standard: "Standar",
      debt: "Utang",
      cash: "Kas",
      receivables: "Piutang",
      income: "Pendapatan",
      against: "Diukur terhadap",
      judged: "Dapat menilai",
    },
    judged: (judged: number, screened: number) => `${judged} dari ${screened}`,
    notCounted: "Belum dihitung",
    judgedNote:
      "Suatu standar dapat menilai perusahaan bila ada sumber yang memuat pembaginya dan yang dihitungnya. Jumlahnya menurut angka yang disertakan dalam platform ini.",
    none: "tanpa uji",
    averaged: (denominators: string, months: number) => `${denominators} selama ${months} bulan`,
    withCash: "dengan kas",
    alsoExcludes: "Juga mengecualikan:",
    source: "Sumber:",
    detailsTitle: "Yang dihitung setiap standar, dan di mana dinyatakan",
  },

  verdicts: {
    title: "Arti suatu hasil",
    lead: "Setiap hasil disertai alasannya, dan setiap alasan disertai angka yang menyebabkannya.",
    halal: {
      name: "Halal",
      rule: "Usahanya diperbolehkan, semua angka dalam batasnya, buktinya memadai, dan tidak diperlukan pembersihan.",
    },
    questionable: {
      name: "Perlu dicermati",
      rule: "Berada dalam batas, tetapi pembersihan diperlukan, atau buktinya belum dapat dipastikan.",
    },
    haram: { name: "Tidak sesuai syariah", rule: "Usaha utamanya dilarang, atau suatu angka di atas batasnya." },
    purificationRequired: `Pembersihan diperlukan mulai dari ${exactPercent(PURIFICATION_REQUIRED_FROM)} pendapatan tidak halal, yaitu ketika angka itu tidak lagi dibulatkan menjadi 0%. Hampir setiap perusahaan yang memiliki rekening bank memperoleh sedikit bunga. Jumlahnya sendiri selalu dihitung dan ditampilkan bila di atas nol. Bila suatu sumber memberi kas tanpa investasi jangka pendek, bunga yang diperkirakan atasnya hanyalah jumlah paling sedikit. Itu tidak pernah membuktikan bahwa tidak ada yang harus disalurkan, sehingga jumlahnya kemudian disebut "paling sedikit".`,
    doubtsTitle: "Yang menjadikannya belum dapat dipastikan",
    doubts: [
      "Angka yang diperlukan suatu uji tidak ada. Data yang tidak ada tidak pernah membuat suatu saham halal, dan tidak pernah disebut haram.",
      `Suatu angka berumur lebih dari ${STALE_AFTER_MONTHS} bulan. Sampai berumur ${TOO_OLD_AFTER_MONTHS} bulan, hasilnya tetap berlaku selama setiap rasio yang bertumpu padanya paling banyak sepertiga dari batasnya (11% dari 33%): dari perusahaan semacam itu, 0 sampai 2 dari seratus telah berada di atas batas satu atau dua tahun kemudian. Utang sebesar satu setengah kali batasnya tetap tidak lolos; apa pun di antaranya belum dapat dipastikan, begitu pula semua yang lebih lama.`,
      `Dua sumber berselisih lebih dari ${exactPercent(SOURCES_DISAGREE_ABOVE)}.`,
      "Usahanya diperselisihkan ulama, atau kemungkinan besar ada bagian yang dilarang dan tidak dilaporkan.",
      `Suatu perkiraan berjarak tidak lebih dari ${decimal(NEAR_LIMIT_MARGIN)} poin persentase dari suatu batas.`,
      `Suatu sumber memberi kas tanpa investasi jangka pendek. Mulai dari ${exactPercent(CASH_WITHOUT_INVESTMENTS_DOUBT.of)} dari kapitalisasi pasar (untuk batas ${exactPercent(CASH_WITHOUT_INVESTMENTS_DOUBT.outOf)}) hasilnya belum dapat dipastikan; di atas batas, pasti tidak lolos.`,
      `Suatu sumber memberi utang bersama sewa operasi. Di atas batas, sampai ${decimal(DEBT_WITH_LEASES_DOUBT_FACTOR)} kalinya (${decimal(DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS)} kali untuk perusahaan yang menyewa tempat usaha atau armadanya), hasilnya belum dapat dipastikan; lebih dari itu tidak lolos.`,
      "Bunga yang hanya diperkirakan berada di atas batas: perkiraan saja tidak membuat suatu saham haram.",
      "Suatu sumber memberi hanya batas atas kas atau bunga, dengan aset lain atau pendapatan lain di dalamnya, dan angka itu di atas batas.",
      "Suatu perusahaan di Arab Saudi berutang lebih dari batas. Pembiayaan syariah bukan utang berbunga, dan sumbernya tidak membedakan keduanya.",
    ],
  },

  activities: {
    title: "Kegiatan usaha",
    lead: "Uji pertama melihat apa usaha perusahaan, menurut golongan yang diberikan laporan atau bursa.",
    prohibitedTitle: "Kegiatan yang dilarang",
    prohibited: [
      "Perbankan dan asuransi konvensional",
      "Minuman beralkohol",
      "Perjudian dan permainan taruhan",
      "Daging babi",
      "Hiburan dewasa",
      "Senjata dan pertahanan",
      "Tembakau",
      "Pemberian pinjaman berbunga",
    ],
    detailTitle: "Bagaimana setiap bidang usaha diperlakukan",
    prohibitedDetail: "Dilarang",
    differedDetail: "Diperselisihkan ulama",
    differedNote: "Saham itu belum dapat dipastikan; kami menyebut perbedaannya dan tidak memutuskannya.",
    mixedDetail: "Biasanya campuran",
    mixedNote:
      "Kemungkinan besar ada bagian yang dilarang, dan sumber kami tidak menyebut seberapa besar. Saham itu belum dapat dipastikan.",
    unclearDetail: "Terlalu samar untuk dinilai",
    unclearNote: "Golongannya terlalu sedikit menyatakan untuk menilai usahanya. Saham itu belum dapat dipastikan.",
    decisions: "Golongan yang dipertentangkan sumber-sumber",
    decisionsNote:
      "Penyedia data menempatkan perusahaan serupa dalam golongan yang berbeda. Masing-masing diperlakukan dengan satu cara di sini:",
    islamicTitle: "Bank dan perusahaan asuransi syariah",
    islamic:
      "Lembaga yang bekerja tanpa bunga menurut anggaran dasarnya sendiri tidak dilarang karena sektornya. Lembaga itu akan disaring menurut pendapatannya, tetapi sumber kami tidak menyebut berapa bagiannya yang tidak halal, sehingga hasil lembaga-lembaga berikut belum dapat dipastikan:",
    islamicWithoutLink: "Yang disebut tanpa tautan adalah yang didasarkan pada suatu undang-undang:",
    islamicSource: (source: string) =>
      source.startsWith("Saudi Finance")
        ? "Undang-Undang Pengawasan Perusahaan Pembiayaan Arab Saudi, yang mewajibkan perusahaan pembiayaan mengikuti syariah sebagaimana dinilai oleh komite syariahnya sendiri"
        : source,
  },

  example: {
    title: "Contoh perhitungan",
    invented: "Angka rekaan",
    lead: "Perusahaan di bawah ini tidak ada. Angkanya bulat, sehingga Anda dapat memeriksa hitungannya di dalam kepala.",
    facts: {
      marketCapitalization: "Kapitalisasi pasar",
      interestBearingDebt: "Utang berbasis bunga",
      cash: "Kas dan surat berharga berbunga",
      totalRevenue: "Total pendapatan",
      interestIncome: "Pendapatan bunga",
      prohibitedSales: "Penjualan dari kegiatan yang dilarang",
      dividendPerShare: "Dividen per saham, dua belas bulan terakhir",
    },
    stepsTitle: "Ketiga uji",
    within: "dalam batas",
    above: "di atas batas",
    statusTitle: "Hasilnya",
    millions: (amount: string) => `US$${amount} juta`,
    status: (percent: number) =>
      `Ketiganya dalam batasnya, dan pendapatan tidak halal ${exactPercent(percent)} memerlukan pembersihan.`,
    splitTitle: "Di mana standar-standar berbeda",
    split: (percent: number, failing: readonly string[]) =>
      `Utang ${exactPercent(percent)} berada dalam ${exactPercent(debt.limit)}, tetapi di atas batas ${joined(failing)}. Perusahaan yang sama, hari yang sama, hasil yang lain.`,
    purificationTitle: "Yang disalurkan pemilik saham",
    dividend: (dividend: string, percent: number) => `Dividen ${dividend} × ${exactPercent(percent)} adalah`,
    dividendOn: (shares: number) => `per saham; untuk ${shares} saham,`,
    sale: ({ shares, bought, sold, gain, percent }: ExampleSale) =>
      `${shares} saham dibeli seharga ${bought} dan dijual seharga ${sold}: ${shares} × ${gain} × ${exactPercent(percent)} adalah`,
  },

  purification: {
    title: "Pembersihan",
    lead: "Pendapatan yang tidak halal bukan hak Anda untuk disimpan. Pendapatan itu disalurkan untuk kepentingan sosial, tanpa mengharapkan pahala darinya.",
    formulaTitle: "Atas dividen",
    formula: "jumlah yang disalurkan = (pendapatan tidak halal ÷ total pendapatan) × dividen yang diterima",
    gainsTitle: "Atas penjualan dengan keuntungan",
    gainsFormula:
      "jumlah yang disalurkan = jumlah saham × (harga jual − harga beli) × rasio pendapatan tidak halal ÷ 100",
    positions:
      "Caranya diperselisihkan ulama. Muhammad Taqi Usmani meminta bagian itu dari dividen, dan menyebut membersihkan keuntungan juga sebagai lebih berhati-hati; yang lain mengatakan bahwa keuntungan tidak memerlukannya. Standar AAOIFI No. 21 membagi pendapatan tidak halal perusahaan kepada semua sahamnya, baik perusahaan membagikan dividen maupun tidak.",
    note: "Halaman saham memiliki kalkulator untuk cara-cara ini. Dividennya adalah dividen dua belas bulan terakhir.",
    portfolio:
      "Portofolio menyimpan buku pembersihan atas yang Anda terima dan jual: setiap entri dengan rasio yang berlaku pada harinya, ketiga cara berdampingan, yang sudah disalurkan dan yang masih harus disalurkan. Satu tahun yang dihitung langkah demi langkah ada di bawahnya.",
    portfolioLink: "Buka portofolio",
  },

  data: {
    title: "Dari mana angkanya berasal",
    sources: [
      ["Data keuangan", "Penyedia data pasar dan laporan perusahaan sendiri."],
      [
        "Data kesesuaian",
        "Kepemilikan ETF halal. Layanan penyaringan halal dapat berdiri di sampingnya; hari ini tidak ada yang terhubung. Semua itu pendapat kedua atas hasil kami, tidak pernah hasilnya sendiri.",
      ],
      ["Penggolongan", "Laporan kepada regulator dan laporan perusahaan."],
    ],
    evidence: "Setiap angka di halaman saham disertai tanggalnya dan salah satu sumber berikut:",
    processingTitle: "Bagaimana angkanya diolah",
    processing: [
      ["Pembaruan otomatis bulanan", "Pada akhir pekan terakhir setiap bulan pukul 02.00 UTC."],
      [
        "Pencocokan antarsumber",
        "Angka yang diberikan dua sumber dibandingkan; selisih yang besar menjadikannya belum dapat dipastikan.",
      ],
      [
        "Deteksi kejanggalan",
        "Perubahan yang tidak lazim ditandai untuk ditinjau secara manual, dan angka terakhir yang lolos pemeriksaan tetap dipakai sampai seseorang memeriksanya.",
      ],
      [
        "Setiap perubahan terbuka untuk umum",
        "Hasil yang menjadi hasil lain tercantum di Yang Berubah beserta penyebabnya: angka perusahaan, harganya, sumber yang dikoreksi, aturan kami, atau umur. Feed dan notifikasi dibuat dari daftar yang sama.",
      ],
      [
        "Aturan berubah pada hari yang diumumkan",
        "Perubahan batas atau kegiatan kami diumumkan di sana beserta saham yang akan diubahnya, dan berlaku sejak suatu pembaruan yang terjadwal.",
      ],
      [
        "Angka dari pembaca",
        "Siapa pun yang memiliki laporan suatu perusahaan dapat memberikan satu angka darinya, dengan alamat dan halaman laporan itu. Pembaca lain harus menemukan angka yang sama di sana (dua orang, jika alamatnya tidak resmi); lalu admin menerimanya, dengan alasan yang dapat dibaca semua orang. Angka itu tidak pernah mengalahkan dokumen resmi yang kami baca sendiri, dan dapat dibatalkan.",
      ],
    ],
  },

  estimation: {
    title: "Terverifikasi dan perkiraan",
    lead: "Setiap pencatatan ditandai.",
    verified: "Terverifikasi",
    verifiedRule: "Setiap angka dalam uji dibaca dari sumber resmi.",
    estimated: "Perkiraan",
    estimatedRule: "Sedikitnya satu angka diturunkan atau dibulatkan karena tidak ada sumber resmi yang memuatnya.",
    usedForTitle: "Di mana perkiraan dipakai",
    usedFor: [
      "Perusahaan tertutup",
      "Perusahaan yang baru melantai di bursa (IPO)",
      "Pelaporan internasional yang terlambat",
      "Anak perusahaan",
      "Konglomerat",
      "Perusahaan induk",
      "Perusahaan yang sedang bertransformasi",
      "Model usaha baru",
    ],
    methodsTitle: "Bagaimana kami memperkirakan",
    methods: [
      [
        "Rasio rata-rata industri",
        "Hari ini tidak dipakai: kami tidak memiliki rata-rata yang bersumber. Rasio itu tidak akan pernah membuat suatu saham halal.",
      ],
      [
        "Proporsi pendapatan",
        "Akan diambil dari laporan per segmen. Hari ini tidak dipakai: tidak ada sumber kami yang memuatnya, sehingga usaha campuran ditandai 'Perlu dicermati'.",
      ],
      ["Pendekatan yang berhati-hati", "Dipakai: saham yang diragukan ditandai 'Perlu dicermati', bukan 'Halal'."],
    ],
    ratesTitle: "Bunga yang tidak dilaporkan",
    rates:
      "Bila suatu perusahaan tidak melaporkan pendapatan bunganya, kami memperkirakan bunga setahun atas kas dan surat berharga berbunganya dengan suku bunga jangka pendek mata uangnya. Bila laporan keuangannya menunjukkan bahwa bunga tidak mungkin lebih dari suatu pendapatan lain, perkiraannya tidak pernah melebihi pendapatan itu, dan angkanya ditandai 'paling banyak'.",
    ratesFold: "Suku bunga dan tanggalnya",
    rateColumns: ["Mata uang", "Setahun", "Per", "Sumber"],
  },

  alternatives: {
    title: "Alternatif yang lebih baik",
    lead: "Saham yang tidak lolos, belum dapat dipastikan, atau memerlukan pembersihan menyebut hingga lima perusahaan dalam usaha yang sama dengan status syariah lebih baik. Itu perusahaan sebanding, yang ditemukan menurut suatu aturan; bukan saran.",
    rules: [
      [
        "Usaha yang sama",
        "Perusahaan dalam industri saham itu sendiri, dengan nama apa pun sumbernya menyebutnya (pembuat bir dan pembuat minuman ringan sama-sama minuman).",
      ],
      [
        "Status syariah yang lebih baik",
        "Hanya perusahaan yang lolos: untuk saham yang tidak lolos atau belum dapat dipastikan, yang halal atau memerlukan pembersihan; untuk saham yang memerlukan pembersihan, yang halal. Yang belum dapat dipastikan tidak pernah ditawarkan.",
      ],
      [
        "Ukuran serupa didahulukan",
        `Perusahaan yang kapitalisasi pasarnya sampai ${SIMILAR_SIZE_FACTOR} kali lebih besar atau lebih kecil didahulukan dari semua yang lain, sehingga perusahaan besar tidak dijawab dengan yang terkecil dalam industrinya. Yang lebih dari ${FAR_SIZE_FACTOR} kali lebih besar atau lebih kecil tidak disertakan bila ada yang lebih dekat dan lolos.`,
      ],
      [
        "Kawasannya, lalu yang terdekat ukurannya",
        "Di antara mereka, dan sekali lagi di antara selebihnya, perusahaan dari kawasan saham itu sendiri didahulukan, lalu yang terdekat ukurannya, menurut berapa kali kapitalisasi pasar yang satu terhadap yang lain. Suatu perusahaan tampil satu kali, dengan pencatatan di negara asalnya.",
      ],
    ],
  },

  scorecard: {
    title: "Diperiksa terhadap reksa dana halal dan daftar regulator",
    lead: (screened: string) =>
      `Yang dipegang atau didaftar pihak lain, di samping hasil kami per ${screened}, menurut standar yang diikuti masing-masing. Dewan lain memilih saham-saham ini, pada tanggalnya sendiri, sehingga ini pemeriksaan atas metode kami dan tidak pernah suatu hasil penyaringan. Saham yang tidak ada di antaranya tidak berarti haram: suatu reksa dana memegang sebagian kecil dari yang boleh dimuat indeksnya.`,
    listLead: (list: string, day: string, standard: string, members: number) =>
      `${list}, per ${day}, menurut batas ${standard}: dari ${members} anggotanya yang kami saring,`,
    members: {
      halal: "halal di sini",
      questionable: "perlu pembersihan atau belum dapat dipastikan di sini",
      haram: "tidak sesuai syariah di sini",
    },
    byHouse: (count: number) => `Menurut batas Mizan sendiri, ${count} akan menjadi haram.`,
    remaining:
      "Yang tersisa, menurut batas Mizan sendiri: saham yang dimiliki kedua reksa dana halal Amerika dan kami biarkan belum pasti, serta saham S&P 500 yang lolos di sini dan tidak dimiliki keduanya.",
    causes: {
      business: "menjalankan yang ada dalam daftar kegiatan yang dilarang menurut kami",
      near_limit: "paling banyak sepersepuluh di atas batas: angka dari hari lain, atau tanpa sewa, yang menentukan",
      passes_by_value:
        "lolos bila angka yang sama diukur terhadap kapitalisasi pasar, seperti yang dilakukan sebagian indeks dari penerbit yang sama",
      later_figures: "memiliki angka yang lebih baru di sini daripada yang dapat diketahui daftar itu",
      unexplained: "di atas batas karena alasan yang tidak kami ketahui",
      older_than_standard: "tidak dapat dinilai: daftar ini lebih tua daripada standarnya",
      near_by_newest: "mendekati atau melewati batas utang menurut angka terbarunya",
      part_not_known: "menunggu angka penjualan bagian usaha yang dilarang atau diperselisihkan",
      figure_missing: "kekurangan satu angka",
      judged_otherwise:
        "lolos di sini dan tidak ada dalam kedua reksa dana: pembaginya lain, atau usahanya dinilai lain",
    } as Readonly<Record<string, string>>,
    byWeight: "Reksa dana halal menurut bobot",
    byWeightText:
      "Setiap kumpulan data memeriksa isi reksa dana halal yang kepemilikannya kami ketahui dan menyimpan, dengan tanggalnya, berapa bagian bobot masing-masing yang halal, perlu dibersihkan, belum dapat dipastikan, haram, dan tidak dinilai menurut setiap standar.",
    byWeightBelow: "Tabelnya ada di akhir halaman ini.",
    companies: "Satu perusahaan, satu jawaban",
    contradictions: (companies: number, differing: number) =>
      `${companies} perusahaan disaring pada lebih dari satu pencatatan; hasil pada pencatatan ${differing} di antaranya berbeda.`,
    names: (typed: number, opened: number) =>
      `Dari ${typed} nama yang diketik seperti orang mengetiknya, ${opened} membuka perusahaan yang dimaksud.`,
  },

  disclaimer: {
    title: "Penyangkalan",
    text: "Yang Anda baca di Mizan bukan nasihat keuangan dan bukan nasihat keagamaan. Itu adalah hasil suatu metode yang dinyatakan, diterapkan pada angka yang terbuka untuk umum, yang dapat keliru atau terlambat. Tanyakan keadaan Anda sendiri kepada ulama yang Anda percayai, dan uang Anda kepada penasihat.",
  },

  resources: {
    title: "Sumber luar",
    links: [
      ["AAOIFI", "https://aaoifi.com", "Penerbit standar-standar syariah."],
      ["SEC EDGAR", "https://www.sec.gov/edgar", "Laporan perusahaan yang tercatat di Amerika Serikat."],
      [
        "Akademi Fikih Islam Internasional",
        "https://iifa-aifi.org/en",
        "Keputusan-keputusan Akademi Fikih di bawah OKI.",
      ],
    ],
    next: "Ada yang tampak keliru?",
    contact: "Tulis kepada kami",
    screen: "Periksa saham",
  },

  denominators: {
    marketCapitalization: "kapitalisasi pasar",
    averageMarketCapitalization: "rata-rata kapitalisasi pasar",
    longAverageMarketCapitalization: "rata-rata kapitalisasi pasar",
    totalAssets: "total aset",
  },
} as const;
