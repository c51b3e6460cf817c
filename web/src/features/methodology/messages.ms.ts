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

const { debt, cash, income } = HOUSE_EDITION;

type ExampleSale = { shares: number; bought: string; sold: string; gain: string; percent: number };

export const methodologyTexts = {
  title: "Metodologi",
  lead: "Bagaimana Mizan menentukan sama ada sesuatu saham patuh Syariah, perlu diteliti atau tidak patuh Syariah: setiap had, setiap sumber dan setiap anggaran, supaya anda dapat menyemak keputusannya sendiri.",
  contents: "Pada halaman ini",

  principles: {
    title: "Prinsipnya",
    lead: "Sesuatu saham lulus apabila perniagaan syarikatnya dibolehkan dan tiga angka kekal dalam hadnya. Angka yang tepat pada hadnya lulus.",
    business: {
      name: "Aktiviti perniagaan halal",
      figure: "Pertama",
      rule: "Perniagaan utama mesti dibolehkan. Perniagaan yang terlarang menamatkan saringan di situ.",
    },
    debt: {
      name: "Had hutang",
      figure: `${debt.limit}%`,
      rule: `Hutang berfaedah, jangka pendek dan panjang, paling banyak ${debt.limit}% daripada permodalan pasaran syarikat.`,
    },
    cash: {
      name: "Had deposit berfaedah",
      figure: `${cash.limit}%`,
      rule: `Tunai dan sekuriti berfaedah paling banyak ${cash.limit}% daripada permodalan pasarannya.`,
    },
    income: {
      name: "Had hasil tidak patuh Syariah",
      figure: `${income.limit}%`,
      rule: `Faedah dan jualan aktiviti terlarang paling banyak ${income.limit}% daripada jumlah hasilnya. Sumber kami memberikan faedahnya; jika jualan sebegini berkemungkinan besar ada, saham itu belum dapat ditentukan.`,
    },
  },

  standards: {
    title: "Piawaian AAOIFI yang digunakan",
    lead: "Kaedah ini mengikut penerbitan Accounting and Auditing Organization for Islamic Financial Institutions.",
    applied: [
      "Piawaian Syariah No. 21: saham",
      "Piawaian Syariah No. 20: murabahah komoditi",
      "Garis panduan penyucian aset",
      "Fatwa semasa tentang pelaburan saham",
    ],
    titles:
      "Tajuk AAOIFI sendiri ialah No. 21, Financial Paper (Shares and Bonds), dan No. 20, Sale of Commodities in Organized Markets. Dua baris terakhir menamakan perkara dan bukan satu dokumen tertentu.",
    houseTitle: `Mengapa ${debt.limit}/${cash.limit}/${income.limit}, sedangkan AAOIFI dipetik dengan 30/30/5`,
    house: [
      `Keputusan Mizan menggunakan hadnya sendiri: ${debt.limit}% bagi hutang, ${cash.limit}% bagi tunai dan sekuriti berfaedah dan ${income.limit}% bagi pendapatan tidak patuh Syariah.`,
      "Teks Piawaian Syariah AAOIFI No. 21 dipetik secara awam dengan 30%, 30% dan 5%. Satu pertiga, yang ditulis sebagai 33%, ialah batas yang digunakan penyedia indeks. Had Mizan mengambil batas itu bersama kaedah AAOIFI.",
      "Ulama dan penyedia indeks berbeza pendapat, dan kami tidak memutuskannya untuk anda. Setiap saham menunjukkan keputusannya menurut setiap piawaian di bawah, berdasarkan data yang sama dan tarikh yang sama, dan menamakan angka yang membezakannya.",
    ],
    tableTitle: "Piawaian secara bersebelahan",
    columns: {
      standard: "Piawaian",
      debt: "Hutang",
      cash: "Tunai",
      receivables: "Akaun belum terima",
      income: "Pendapatan",
      against: "Diukur berbanding",
      judged: "Dapat menilai",
    },
    judged: (judged: number, screened: number) => `${judged} daripada ${screened}`,
    notCounted: "Belum dikira",
    judgedNote:
      "Sesuatu piawaian dapat menilai sesebuah syarikat apabila ada sumber yang mempunyai penyebutnya dan apa yang dikiranya. Bilangannya ialah bagi angka yang disertakan.",
    none: "tiada ujian",
    averaged: (denominators: string, months: number) => `${denominators} sepanjang ${months} bulan`,
    withCash: "dengan tunai",
    alsoExcludes: "Turut mengecualikan:",
    source: "Sumber:",
    detailsTitle: "Apa yang dikira setiap piawaian, dan di mana ia menyatakannya",
  },

  verdicts: {
    title: "Apa maksud sesuatu keputusan",
    lead: "Setiap keputusan disertai sebabnya, dan setiap sebab disertai angka yang menjadi punca.",
    halal: {
      name: "Halal",
      rule: "Perniagaannya dibolehkan, semua angka dalam hadnya, buktinya mencukupi dan tiada penyucian diperlukan.",
    },
    questionable: {
      name: "Perlu diteliti",
      rule: "Dalam had, tetapi penyucian diperlukan, atau buktinya menimbulkan keraguan.",
    },
    haram: { name: "Tidak lulus saringan", rule: "Perniagaan utamanya terlarang, atau satu angka di atas hadnya." },
    purificationRequired: `Penyucian diperlukan mulai ${PURIFICATION_REQUIRED_FROM}% pendapatan tidak patuh Syariah, iaitu apabila ia tidak lagi dibundarkan kepada 0%. Hampir setiap syarikat yang mempunyai akaun bank memperoleh sedikit faedah. Amaunnya sendiri sentiasa dihitung dan ditunjukkan apabila melebihi sifar. Jika sumber memberikan tunai tanpa pelaburan jangka pendek, faedah yang dianggarkan atasnya hanyalah jumlah paling sedikit. Ia tidak pernah membuktikan bahawa tiada apa-apa yang perlu diserahkan, jadi amaunnya ditulis dengan "sekurang-kurangnya".`,
    doubtsTitle: "Apa yang menimbulkan keraguan",
    doubts: [
      "Angka yang diperlukan ujian tiada. Data yang tiada tidak pernah menjadikan saham halal, dan tidak pernah dinamakan haram.",
      `Sesuatu angka lebih lama daripada ${STALE_AFTER_MONTHS} bulan. Sehingga usianya ${TOO_OLD_AFTER_MONTHS} bulan, keputusan kekal selagi setiap nisbah yang bersandar padanya paling banyak satu pertiga hadnya (11% daripada 33%): daripada syarikat sebegini, 0 hingga 2 dalam seratus telah melebihi had setahun atau dua tahun kemudian. Hutang satu setengah kali hadnya masih gagal; bagi apa-apa di antaranya, keputusannya belum dapat ditentukan, dan begitu juga bagi angka yang lebih lama.`,
      `Dua sumber berbeza lebih daripada ${SOURCES_DISAGREE_ABOVE}%.`,
      "Ulama berbeza pendapat tentang perniagaannya, atau berkemungkinan besar ada bahagian terlarang yang tidak dilaporkan.",
      `Sesuatu anggaran berada dalam lingkungan ${NEAR_LIMIT_MARGIN} mata peratusan daripada had.`,
      `Sumber memberikan tunai tanpa pelaburan jangka pendek. Mulai ${CASH_WITHOUT_INVESTMENTS_DOUBT.of}% daripada permodalan pasaran (bagi had ${CASH_WITHOUT_INVESTMENTS_DOUBT.outOf}%) keputusannya belum dapat ditentukan; di atas had ia pasti gagal.`,
      `Sumber memberikan hutang bersama pajakan operasi. Di atas had, sehingga ${DEBT_WITH_LEASES_DOUBT_FACTOR} kali had (${DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS} kali bagi syarikat yang menyewa premis atau armadanya), keputusannya belum dapat ditentukan; lebih daripada itu, ia gagal.`,
      "Faedah yang hanya dianggarkan berada di atas had: anggaran sahaja tidak menjadikan sesuatu saham haram.",
      "Sumber hanya memberikan jumlah paling banyak bagi tunai atau faedah, dengan aset lain atau pendapatan lain di dalamnya, dan jumlah itu di atas had.",
      "Syarikat di Arab Saudi mempunyai hutang melebihi had. Pembiayaan Islam bukan hutang berfaedah, dan sumber tidak membezakan kedua-duanya.",
    ],
  },

  activities: {
    title: "Aktiviti perniagaan",
    lead: "Ujian pertama melihat apa yang dilakukan syarikat, mengikut kelas yang diberikan kepadanya oleh pemfailan atau bursa.",
    prohibitedTitle: "Aktiviti terlarang",
    prohibited: [
      "Perbankan dan insurans konvensional",
      "Alkohol",
      "Perjudian dan permainan judi",
      "Khinzir",
      "Hiburan dewasa",
      "Senjata dan pertahanan",
      "Tembakau",
      "Pemberian pinjaman berfaedah",
    ],
    detailTitle: "Bagaimana setiap bidang perniagaan dinilai",
    prohibitedDetail: "Terlarang",
    differedDetail: "Ulama berbeza pendapat",
    differedNote: "Saham itu belum dapat ditentukan; kami menyatakan perbezaannya dan tidak memutuskannya.",
    mixedDetail: "Biasanya bercampur",
    mixedNote:
      "Berkemungkinan besar ada bahagian yang terlarang, dan sumber kami tidak menyatakan besarnya. Saham itu belum dapat ditentukan.",
    unclearDetail: "Terlalu kabur untuk dinilai",
    unclearNote: "Kelas ini terlalu sedikit menyatakan untuk menilai perniagaannya. Saham itu belum dapat ditentukan.",
    decisions: "Kelas yang bercanggah antara sumber",
    decisionsNote:
      "Penyedia data meletakkan syarikat yang serupa dalam kelas yang berlainan. Setiap satu daripada ini mengikut satu jalan di sini:",
    islamicTitle: "Bank Islam dan penanggung takaful",
    islamic:
      "Institusi yang beroperasi tanpa faedah menurut perlembagaannya sendiri tidak terlarang kerana sektornya. Ia sepatutnya disaring mengikut pendapatannya, tetapi sumber kami tidak menyatakan berapa banyak daripadanya yang tidak dibolehkan, jadi yang berikut belum dapat ditentukan:",
    islamicWithoutLink: "Yang dinamakan tanpa pautan ialah yang disokong undang-undang:",
    islamicSource: (source: string) =>
      source.startsWith("Saudi Finance")
        ? "Undang-Undang Kawalan Syarikat Pembiayaan Arab Saudi, yang mewajibkan syarikat pembiayaan mematuhi Syariah seperti yang dinilai jawatankuasa Syariahnya sendiri"
        : source,
  },

  example: {
    title: "Contoh pengiraan",
    invented: "Angka rekaan",
    lead: "Syarikat di bawah ini tidak wujud. Angkanya bulat, supaya anda dapat menyemak kiraannya dalam kepala.",
    facts: {
      marketCapitalization: "Permodalan pasaran",
      interestBearingDebt: "Hutang berfaedah",
      cash: "Tunai dan sekuriti berfaedah",
      totalRevenue: "Jumlah hasil",
      interestIncome: "Pendapatan faedah",
      prohibitedSales: "Jualan aktiviti terlarang",
      dividendPerShare: "Dividen sesaham, dua belas bulan terakhir",
    },
    stepsTitle: "Tiga ujian",
    within: "dalam had",
    above: "di atas had",
    statusTitle: "Keputusan",
    millions: (amount: string) => `USD ${amount} juta`,
    status: (percent: number) =>
      `Ketiga-tiganya dalam hadnya, dan pendapatan tidak patuh Syariah sebanyak ${percent}% memerlukan penyucian.`,
    splitTitle: "Di mana piawaian berbeza",
    split: (percent: number, failing: readonly string[]) =>
      `Hutang sebanyak ${percent}% dalam had ${debt.limit}%, tetapi di atas had ${failing.join(" dan ")}. Syarikat yang sama, hari yang sama, keputusan yang lain.`,
    purificationTitle: "Apa yang diserahkan pemilik kepada kebajikan",
    dividend: (dividend: string, percent: number) => `Dividen ${dividend} × ${percent}% ialah`,
    dividendOn: (shares: number) => `sesaham; bagi ${shares} saham,`,
    sale: ({ shares, bought, sold, gain, percent }: ExampleSale) =>
      `${shares} saham dibeli pada ${bought} dan dijual pada ${sold}: ${shares} × ${gain} × ${percent}% ialah`,
  },

  purification: {
    title: "Penyucian",
    lead: "Pendapatan yang tidak dibolehkan bukan milik anda untuk disimpan. Ia diserahkan kepada kebajikan, tanpa mengharapkan pahala atasnya.",
    formulaTitle: "Atas dividen",
    formula: "amaun untuk diserahkan = (pendapatan tidak patuh Syariah ÷ jumlah pendapatan) × dividen diterima",
    gainsTitle: "Atas jualan dengan keuntungan",
    gainsFormula:
      "amaun untuk diserahkan = saham × (harga jualan − harga belian) × nisbah pendapatan tidak patuh Syariah ÷ 100",
    positions:
      "Ulama berbeza pendapat tentang caranya. Muhammad Taqi Usmani meminta bahagian dividen itu, dan menyatakan lebih berhati-hati jika keuntungan juga disucikan; yang lain menyatakan keuntungan tidak memerlukannya. Piawaian AAOIFI No. 21 membahagikan pendapatan tidak patuh Syariah syarikat antara semua sahamnya, sama ada syarikat membayar dividen atau tidak.",
    note: "Halaman saham mempunyai kalkulator bagi cara-cara ini. Dividennya ialah dividen dua belas bulan terakhir.",
    portfolio:
      "Portfolio menyimpan lejar apa yang anda terima dan jual: setiap catatan mengikut nisbah pada harinya, ketiga-tiga cara bersebelahan, apa yang telah diserahkan dan apa yang masih perlu diserahkan. Contoh setahun yang dikira langkah demi langkah ada di bawahnya.",
    portfolioLink: "Buka portfolio",
  },

  data: {
    title: "Dari mana angka datang",
    sources: [
      ["Data kewangan", "Penyedia data pasaran dan pemfailan syarikat sendiri."],
      [
        "Data kepatuhan",
        "Pegangan ETF halal. Perkhidmatan saringan halal boleh berada di sebelahnya; tiada yang disambungkan hari ini. Semua itu pandangan kedua tentang hasil kami, bukan hasil itu sendiri.",
      ],
      ["Pengelasan", "Pemfailan kawal selia dan laporan syarikat."],
    ],
    evidence: "Setiap angka pada halaman saham membawa tarikhnya dan salah satu sumber ini:",
    processingTitle: "Bagaimana ia diproses",
    processing: [
      ["Kemas kini automatik bulanan", "Pada hujung minggu terakhir setiap bulan pada 02:00 UTC."],
      [
        "Pengesahan silang antara sumber",
        "Angka yang diberikan oleh dua sumber dibandingkan; perbezaan besar ialah keraguan.",
      ],
      [
        "Pengesanan anomali",
        "Perubahan luar biasa ditandai untuk semakan manual, dan angka terakhir yang lulus semakan kekal sehingga seseorang menelitinya.",
      ],
      [
        "Setiap perubahan terbuka kepada umum",
        "Keputusan yang menjadi keputusan lain disenaraikan di bawah Apa yang Berubah berserta puncanya: angka syarikat, harganya, sumber yang dibetulkan, peraturan kami, atau usia. Suapan dan pemberitahuan dibuat daripada senarai yang sama.",
      ],
      [
        "Peraturan berubah pada hari yang diumumkan",
        "Perubahan had atau aktiviti kami diumumkan di situ berserta saham yang akan diubahnya, dan berkuat kuasa mulai kemas kini yang dijadualkan.",
      ],
      [
        "Angka daripada pembaca",
        "Sesiapa yang mempunyai laporan sesebuah syarikat boleh memberikan satu angka daripadanya, dengan alamat dan halaman laporan itu. Pembaca lain mesti menemui angka yang sama di situ (dua orang, jika alamatnya tidak rasmi); kemudian pentadbir menerimanya, dengan sebab yang boleh dibaca oleh semua. Angka itu tidak sekali-kali mengatasi penyata rasmi yang kami baca sendiri, dan boleh dibatalkan.",
      ],
    ],
  },

  estimation: {
    title: "Disahkan dan anggaran",
    lead: "Setiap penyenaraian ditandai.",
    verified: "Disahkan",
    verifiedRule: "Setiap angka bagi ujian dibaca dalam sumber rasmi.",
    estimated: "Anggaran",
    estimatedRule:
      "Sekurang-kurangnya satu angka diterbitkan atau dibundarkan kerana tiada sumber rasmi yang memberikannya.",
    usedForTitle: "Di mana anggaran digunakan",
    usedFor: [
      "Syarikat persendirian",
      "IPO terkini",
      "Pelaporan antarabangsa yang tertangguh",
      "Anak syarikat",
      "Konglomerat",
      "Syarikat induk",
      "Syarikat dalam perubahan",
      "Model perniagaan baharu",
    ],
    methodsTitle: "Bagaimana kami menganggar",
    methods: [
      [
        "Nisbah purata industri",
        "Tidak digunakan hari ini: kami tiada purata yang bersumber. Purata tidak akan menjadikan sesuatu saham halal.",
      ],
      [
        "Kadaran hasil",
        "Untuk diambil daripada laporan segmen. Tidak digunakan hari ini: tiada sumber kami yang mempunyainya, jadi perniagaan bercampur ditandai 'Perlu diteliti'.",
      ],
      ["Pendekatan berhati-hati", "Digunakan: saham yang meragukan ditandai 'Perlu diteliti', bukan 'Patuh Syariah'."],
    ],
    ratesTitle: "Faedah yang tidak dilaporkan",
    rates:
      "Jika sesebuah syarikat tidak melaporkan pendapatan faedahnya, kami menganggarkan faedah setahun atas tunai dan sekuriti berfaedahnya pada kadar jangka pendek mata wangnya. Jika penyatanya menunjukkan bahawa faedah tidak mungkin melebihi sesuatu pendapatan lain, anggaran tidak pernah melebihi pendapatan itu, dan angkanya ditandai 'paling banyak'.",
    ratesFold: "Kadar dan tarikhnya",
    rateColumns: ["Mata wang", "Setahun", "Setakat", "Sumber"],
  },

  alternatives: {
    title: "Alternatif yang lebih baik",
    lead: "Saham yang gagal, belum dapat ditentukan atau memerlukan penyucian menamakan sehingga lima syarikat dalam perniagaan yang sama dengan kedudukan lebih baik. Itu syarikat setara, yang ditemui mengikut kaedah; itu bukan nasihat.",
    rules: [
      [
        "Perniagaan yang sama",
        "Syarikat dalam industri saham itu sendiri, walau dengan nama apa pun sumbernya menyebutnya (pembuat bir dan pembuat minuman ringan kedua-duanya minuman).",
      ],
      [
        "Kedudukan lebih baik",
        "Hanya syarikat yang lulus: bagi saham yang gagal atau belum dapat ditentukan, yang patuh Syariah atau memerlukan penyucian; bagi saham yang memerlukan penyucian, yang patuh Syariah. Saham yang belum dapat ditentukan tidak pernah ditawarkan.",
      ],
      [
        "Saiz serupa dahulu",
        `Syarikat sehingga ${SIMILAR_SIZE_FACTOR} kali lebih besar atau lebih kecil mengikut permodalan pasaran didahulukan daripada semua yang lain, supaya syarikat besar tidak dijawab dengan yang terkecil dalam industrinya. Yang lebih daripada ${FAR_SIZE_FACTOR} kali lebih besar atau lebih kecil ditinggalkan jika ada yang lebih dekat lulus.`,
      ],
      [
        "Rantaunya, kemudian yang terdekat saiznya",
        "Antaranya, dan sekali lagi antara yang lain, syarikat dari rantau saham itu sendiri didahulukan, kemudian yang terdekat saiznya, mengikut berapa kali satu permodalan pasaran berbanding yang lain. Setiap syarikat muncul sekali, mengikut penyenaraian asalnya.",
      ],
    ],
  },

  scorecard: {
    title: "Disemak dengan dana halal dan senarai pengawal selia",
    lead: (screened: string) =>
      `Apa yang dipegang atau disenaraikan pihak lain, di sebelah keputusan kami pada ${screened}, menurut piawaian yang diikuti setiap satunya. Lembaga lain memilih saham ini, pada tarikhnya sendiri, jadi ini semakan atas kaedah kami dan bukan keputusan. Saham yang tiada antaranya tidak bermakna haram: dana memegang sebahagian kecil daripada apa yang boleh dipegang indeksnya.`,
    listLead: (list: string, day: string, standard: string, members: number) =>
      `${list}, setakat ${day}, menurut had ${standard}: daripada ${members} ahlinya yang kami saring,`,
    members: {
      halal: "halal di sini",
      questionable: "perlu disucikan atau belum dapat ditentukan di sini",
      haram: "tidak lulus di sini",
    },
    byHouse: (count: number) => `Menurut had Mizan sendiri ${count} tidak patuh Syariah.`,
    remaining:
      "Yang tinggal, mengikut had Mizan sendiri: saham yang dipegang kedua-dua dana halal Amerika dan kami biarkan belum pasti, serta saham S&P 500 yang lulus di sini dan tidak dipegang oleh mana-mana satu.",
    causes: {
      business: "menjalankan apa yang ada dalam senarai aktiviti terlarang kami",
      near_limit: "paling banyak sepersepuluh di atas had: angka hari lain, atau tanpa pajakan, yang menentukan",
      passes_by_value:
        "lulus apabila angka yang sama diukur berbanding permodalan pasaran, seperti yang dibuat sesetengah indeks penerbit yang sama",
      later_figures: "mempunyai angka yang lebih baharu di sini daripada yang boleh diketahui senarai itu",
      unexplained: "di atas had atas sebab yang tidak kami ketahui",
      older_than_standard: "tidak dapat dinilai: senarai ini lebih lama daripada piawaiannya",
      near_by_newest: "hampir dengan had hutang atau melebihinya mengikut angka terbaharunya",
      part_not_known: "menunggu angka jualan bahagian perniagaan yang terlarang atau diperselisihkan",
      figure_missing: "kekurangan satu angka",
      judged_otherwise:
        "lulus di sini dan tiada dalam kedua-dua dana: pembahaginya lain, atau perniagaannya dinilai secara lain",
    } as Readonly<Record<string, string>>,
    byWeight: "Dana halal mengikut wajaran",
    byWeightText:
      "Setiap set data meneliti pegangan dana halal yang kami ketahui dan menyimpan, berserta tarikhnya, berapa bahagian wajaran setiap satunya yang patuh Syariah, perlu disucikan, belum dapat ditentukan, tidak patuh Syariah dan tidak dinilai menurut setiap piawaian.",
    byWeightBelow: "Jadualnya ada di hujung halaman ini.",
    companies: "Satu syarikat, satu jawapan",
    contradictions: (companies: number, differing: number) =>
      `${companies} syarikat disaring pada lebih daripada satu penyenaraian; keputusan pada penyenaraian ${differing} daripadanya berbeza.`,
    names: (typed: number, opened: number) =>
      `Daripada ${typed} nama yang ditaip seperti orang menaipnya, ${opened} membuka syarikat yang dimaksudkan.`,
  },

  disclaimer: {
    title: "Penafian",
    text: "Apa yang anda baca di Mizan bukan nasihat kewangan dan bukan nasihat agama. Ia hasil kaedah yang dinyatakan, yang digunakan atas angka awam, yang boleh jadi salah atau lewat. Tanyalah ulama yang anda percayai tentang keadaan anda sendiri, dan penasihat tentang wang anda.",
  },

  resources: {
    title: "Sumber luar",
    links: [
      ["AAOIFI", "https://aaoifi.com", "Penerbit piawaian Syariah."],
      ["SEC EDGAR", "https://www.sec.gov/edgar", "Pemfailan syarikat yang disenaraikan di Amerika Syarikat."],
      ["Akademi Fiqh Islam Antarabangsa", "https://iifa-aifi.org/en", "Resolusi Akademi Fiqh OIC."],
    ],
    next: "Ada yang nampak salah?",
    contact: "Tulis kepada kami",
    screen: "Semak saham",
  },

  denominators: {
    marketCapitalization: "permodalan pasaran",
    averageMarketCapitalization: "purata permodalan pasaran",
    longAverageMarketCapitalization: "purata permodalan pasaran",
    totalAssets: "jumlah aset",
  },
} as const;
