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
import { percentText } from "../../../../schema/wording/tr/format.ts";

const { debt, cash, income } = HOUSE_EDITION;

const withComma = (figure: number) => String(figure).replace(".", ",");

type ExampleSale = { shares: number; bought: string; sold: string; gain: string; percent: number };

export const methodologyTexts = {
  title: "Yöntem",
  lead: "Mizan bir hissenin helal, şüpheli veya uygun olmadığına nasıl karar verir: sonucu kendiniz kontrol edebilmeniz için her sınır, her kaynak ve her tahmin.",
  contents: "Bu sayfada",

  principles: {
    title: "İlkeler",
    lead: "Şirketin faaliyeti uygunsa ve üç rakam sınırlarının içinde kalıyorsa hisse geçer. Tam sınırında olan bir rakam geçer.",
    business: {
      name: "Helal faaliyet",
      figure: "1.",
      rule: "Ana faaliyet uygun olmalıdır. Haram bir faaliyet taramayı orada bitirir.",
    },
    debt: {
      name: "Borç sınırı",
      figure: `%${debt.limit}`,
      rule: `Kısa ve uzun vadeli faizli borcun şirketin piyasa değerine oranı en çok %${debt.limit}.`,
    },
    cash: {
      name: "Faizli mevduat sınırı",
      figure: `%${cash.limit}`,
      rule: `Nakit ve faizli menkul kıymetlerin piyasa değerine oranı en çok %${cash.limit}.`,
    },
    income: {
      name: "Uygun olmayan gelir sınırı",
      figure: `%${income.limit}`,
      rule: `Faizin ve haram faaliyetlerin satışlarının toplam gelire oranı en çok %${income.limit}. Kaynaklarımız faizi veriyor; böyle satışların büyük olasılıkla bulunduğu yerde hisse belirsizdir.`,
    },
  },

  standards: {
    title: "Uygulanan AAOIFI standartları",
    lead: "Yöntem, İslami Finans Kuruluşları Muhasebe ve Denetim Organizasyonu'nun (AAOIFI) yayınlarını izler.",
    applied: [
      "21 No'lu Şer'î Standart: paylar",
      "20 No'lu Şer'î Standart: emtia murabahası",
      "Varlık arındırma ilkeleri",
      "Hisse yatırımı hakkında çağdaş fetva",
    ],
    titles:
      "AAOIFI'nin kendi başlıkları şöyledir: No. 21, Menkul Kıymetler (Paylar ve Tahviller); No. 20, Organize Piyasalarda Emtia Satışı. Son iki satır tek bir belge değil, konu adlarıdır.",
    houseTitle: `AAOIFI 30/30/5 ile aktarılırken neden ${debt.limit}/${cash.limit}/${income.limit}`,
    house: [
      `Mizan'ın sonucu kendi sınırlarını kullanır: borç için %${debt.limit}, nakit ve faizli menkul kıymetler için %${cash.limit}, uygun olmayan gelir için %${income.limit}.`,
      "AAOIFI'nin 21 No'lu Şer'î Standardının metni kamuya açık kaynaklarda %30, %30 ve %5 ile aktarılır. %33 diye yazılan üçte bir, endeks sağlayıcılarının kullandığı sınırdır. Mizan'ın sınırları bu sınırı AAOIFI'nin yöntemiyle birlikte alır.",
      "Âlimler ve endeks sağlayıcıları farklı görüştedir ve bunu sizin yerinize karara bağlamayız. Her hisse, aşağıdaki her standarda göre sonucunu aynı veriler ve aynı tarih üzerinde gösterir ve onları ayıran rakamı belirtir.",
    ],
    tableTitle: "Standartlar yan yana",
    columns: {
      standard: "Standart",
      debt: "Borç",
      cash: "Nakit",
      receivables: "Alacaklar",
      income: "Gelir",
      against: "Payda",
      judged: "Değerlendirebildiği",
    },
    judged: (judged: number, screened: number) => `${judged} / ${screened}`,
    notCounted: "Henüz sayılmadı",
    judgedNote:
      "Bir standart, bir kaynakta hem paydası hem saydığı rakamlar bulunan şirketi değerlendirebilir. Sayılar, siteyle gelen rakamlara aittir.",
    none: "ölçüt yok",
    averaged: (denominators: string, months: number) => `${months} aylık ${denominators}`,
    withCash: "nakitle birlikte",
    alsoExcludes: "Ayrıca dışarıda bıraktıkları:",
    source: "Kaynak:",
    detailsTitle: "Her standart neyi sayar ve bunu nerede söyler",
  },

  verdicts: {
    title: "Bir sonuç ne demek",
    lead: "Her sonuç gerekçeleriyle, her gerekçe de ona yol açan rakamla gelir.",
    halal: {
      name: "Helal",
      rule: "Faaliyet uygun, bütün rakamlar sınırlarının içinde, dayanak yeterli ve arındırma gerekmiyor.",
    },
    questionable: {
      name: "İncelenmeli",
      rule: "Sınırların içinde, ama arındırma gerekiyor veya dayanağı yeterince kesin değil.",
    },
    haram: { name: "Uygun değil", rule: "Ana faaliyet haram veya bir rakam sınırının üstünde." },
    purificationRequired: `Arındırma, uygun olmayan gelir ${percentText(PURIFICATION_REQUIRED_FROM)} oranından itibaren, yani artık %0 olarak yuvarlanmadığında gerekir. Banka hesabı olan neredeyse her şirket biraz faiz kazanır. Tutarın kendisi her zaman hesaplanır ve sıfırın üstündeyse gösterilir. Bir kaynak nakdi kısa vadeli yatırımlar olmadan verdiğinde, ondan tahmin edilen faiz yalnızca bir alt sınırdır. Arındırılacak bir şey olmadığını asla kanıtlamaz; bu yüzden tutarın önünde o zaman “en az” yazar.`,
    doubtsTitle: "Kuşku bırakanlar",
    doubts: [
      "Ölçütün gerektirdiği bir rakam eksik. Eksik veri bir hisseyi asla helal yapmaz ve ona asla haram dedirtmez.",
      `Bir rakam ${STALE_AFTER_MONTHS} aydan eski. ${TOO_OLD_AFTER_MONTHS} aylık olana kadar, ona dayanan her oran sınırının en çok üçte biriyken (%33 için %11) sonuç geçerli kalır: böyle şirketlerin yüzde 0 ile 2'si bir veya iki yıl sonra sınırın üstüne çıkmıştı. Sınırının bir buçuk katı olan borç yine geçmez; arada kalan her oranda sonuç belirsizdir, daha eski rakamlarda da öyle.`,
      `İki kaynak arasındaki fark %${SOURCES_DISAGREE_ABOVE} oranından fazla.`,
      "Faaliyet âlimler arasında ihtilaflı veya büyük olasılıkla haram bir kısmı var ve bu kısım bildirilmemiş.",
      `Bir tahmin, bir sınıra ${NEAR_LIMIT_MARGIN} yüzde puandan daha uzak değil.`,
      `Bir kaynak nakdi kısa vadeli yatırımlar olmadan veriyor. Piyasa değerinin %${CASH_WITHOUT_INVESTMENTS_DOUBT.of} oranından itibaren (%${CASH_WITHOUT_INVESTMENTS_DOUBT.outOf} sınırı için) sonuç belirsizdir; sınırın üstünde kesin olarak geçmez.`,
      `Bir kaynak borcu faaliyet kiralamalarıyla birlikte veriyor. Sınırın üstünde, en çok ${withComma(DEBT_WITH_LEASES_DOUBT_FACTOR)} katına kadar (iş yerlerini veya filolarını kiralayan şirketler için ${withComma(DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS)} katına kadar) sonuç belirsizdir; ötesi geçmez.`,
      "Yalnızca tahmin edilen faiz sınırın üstünde: tek başına bir tahmin hiçbir hisseyi haram yapmaz.",
      "Bir kaynak nakdin veya faizin yalnızca en çok ne kadar olduğunu, içinde başka varlıklar veya başka gelirlerle veriyor ve bu sınırın üstünde.",
      "Suudi Arabistan'daki bir şirketin borcu sınırın üstünde. İslami finansman faizli borç değildir ve kaynaklar ikisini ayırmıyor.",
    ],
  },

  activities: {
    title: "Faaliyetler",
    lead: "İlk ölçüt, bir bildirimin veya borsanın verdiği sınıfa göre şirketin ne yaptığına bakar.",
    prohibitedTitle: "Haram faaliyetler",
    prohibited: [
      "Konvansiyonel bankacılık ve sigortacılık",
      "Alkol",
      "Kumar ve şans oyunları",
      "Domuz eti",
      "Yetişkin eğlencesi",
      "Silah ve savunma",
      "Tütün",
      "Faizli kredi",
    ],
    detailTitle: "Her iş kolu nasıl ele alınır",
    prohibitedDetail: "Haram",
    differedDetail: "Âlimler arasında ihtilaflı",
    differedNote: "Hisse belirsizdir; ihtilafı belirtiriz ve karara bağlamayız.",
    mixedDetail: "Genellikle karma",
    mixedNote:
      "Büyük olasılıkla haram bir kısım vardır ve kaynaklarımız ne kadar olduğunu söylemiyor. Hisse belirsizdir.",
    unclearDetail: "Değerlendirilemeyecek kadar belirsiz",
    unclearNote: "Sınıf, faaliyeti değerlendirmeye yetmeyecek kadar az şey söylüyor. Hisse belirsizdir.",
    decisions: "Kaynakların çeliştiği sınıflar",
    decisionsNote:
      "Veri sağlayıcılar benzer şirketleri farklı sınıflara koyar. Burada bunların her biri tek bir biçimde ele alınır:",
    islamicTitle: "İslami bankalar ve sigortacılar",
    islamic:
      "Kendi tüzüğüne göre faizsiz çalışan bir kuruluş, sektöründen dolayı haram sayılmaz. Gelirine göre taranırdı; ancak kaynaklarımız gelirinin ne kadarının uygun olmadığını söylemiyor, bu yüzden bunlar belirsizdir:",
    islamicWithoutLink: "Bağlantısız anılanlar, dayanağı bir yasa olanlardır:",
    islamicSource: (source: string) =>
      source.startsWith("Saudi Finance")
        ? "Suudi Arabistan'ın, finansman şirketlerini şer'î kurullarının belirlediği hükümlere uymaya bağlayan Finansman Şirketleri Denetim Kanunu"
        : source,
  },

  example: {
    title: "Baştan sona bir örnek",
    invented: "Uydurma rakamlar",
    lead: "Aşağıdaki şirket gerçekte yoktur. Hesabı akıldan kontrol edebilmeniz için rakamları yuvarlaktır.",
    facts: {
      marketCapitalization: "Piyasa değeri",
      interestBearingDebt: "Faizli borç",
      cash: "Nakit ve faizli menkul kıymetler",
      totalRevenue: "Toplam gelir",
      interestIncome: "Faiz geliri",
      prohibitedSales: "Haram faaliyetlerin satışları",
      dividendPerShare: "Pay başına temettü, son on iki ay",
    },
    stepsTitle: "Üç ölçüt",
    within: "sınırın içinde, sınır",
    above: "sınırın üstünde, sınır",
    statusTitle: "Sonuç",
    millions: (amount: string) => `${amount} milyon dolar`,
    status: (percent: number) =>
      `Üçü de sınırlarının içinde ve ${percentText(percent)} oranındaki uygun olmayan gelir arındırma gerektiriyor.`,
    splitTitle: "Standartların ayrıldığı yer",
    split: (percent: number, failing: readonly string[]) =>
      `${percentText(percent)} oranındaki borç %${debt.limit} sınırının içinde, ama şunların sınırının üstünde: ${failing.join(" ve ")}. Aynı şirket, aynı gün, başka bir sonuç.`,
    purificationTitle: "Pay sahibi hayra ne verir",
    dividend: (dividend: string, percent: number) => `${dividend} temettü × ${percentText(percent)} =`,
    dividendOn: (shares: number) => `pay başına; ${shares} pay için`,
    sale: ({ shares, bought, sold, gain, percent }: ExampleSale) =>
      `${bought} fiyatla alınıp ${sold} fiyatla satılan ${shares} pay: ${shares} × ${gain} × ${percentText(percent)} =`,
  },

  purification: {
    title: "Arındırma",
    lead: "Uygun olmayan gelir size kalmaz. Karşılığında sevap beklenmeden hayra verilir.",
    formulaTitle: "Temettüde",
    formula: "hayra verilecek tutar = (uygun olmayan gelir ÷ toplam gelir) × alınan temettü",
    gainsTitle: "Kazançlı bir satışta",
    gainsFormula: "hayra verilecek tutar = pay sayısı × (satış fiyatı − alış fiyatı) × uygun olmayan gelir oranı ÷ 100",
    positions:
      "Nasıl yapılacağı âlimler arasında ihtilaflıdır. Muhammed Takî Osmanî temettünün o kısmını ister ve kazancın da arındırılmasını daha ihtiyatlı bulur; başkaları bir kazançta arındırma gerekmediğini söyler. AAOIFI'nin 21 No'lu Standardı, şirketin uygun olmayan gelirini, temettü ödesin ödemesin, bütün paylarına bölüştürür.",
    note: "Hisse sayfasında bu yollar için bir hesaplayıcı vardır. Temettüler son on iki aya aittir.",
    portfolio:
      "Portföy, aldıklarınızın ve sattıklarınızın defterini tutar: her kayıt gününde geçerli olan oranla, üç yol yan yana, ne verildi ve ne kaldı. Elle hesaplanmış bir yıl aşağısında durur.",
    portfolioLink: "Portföyü aç",
  },

  data: {
    title: "Rakamlar nereden geliyor",
    sources: [
      ["Finansal veriler", "Piyasa verisi sağlayıcıları ve şirketlerin kendi bildirimleri."],
      [
        "Uygunluk verileri",
        "Helal BYF'lerin varlıkları. Yanlarında bir helal tarama hizmeti de durabilir; bugün bağlı olan yok. Bunlar sonucumuz hakkında ikinci bir görüştür, asla sonucun kendisi değildir.",
      ],
      ["Sınıflandırma", "Resmî bildirimler ve şirket raporları."],
    ],
    evidence: "Hisse sayfasındaki her rakam tarihini ve şu kaynaklardan birini taşır:",
    processingTitle: "Nasıl işleniyorlar",
    processing: [
      ["Aylık otomatik yenileme", "Her ayın son hafta sonu, 02.00 UTC."],
      ["Kaynaklar arası karşılaştırma", "İki kaynağın verdiği rakamlar karşılaştırılır; büyük bir fark bir kuşkudur."],
      [
        "Olağan dışılık kontrolü",
        "Olağan dışı değişiklikler bir insanın incelemesi için işaretlenir; biri bakana kadar kontrollerden geçen son rakamlar kalır.",
      ],
      [
        "Her değişiklik herkese açık",
        "Değişen bir sonuç, nedeniyle birlikte Neler Değişti sayfasında listelenir: şirketin rakamları, fiyatı, düzeltilen bir kaynak, bir kuralımız veya eskime. Akışlar ve bildirimler aynı listeden yapılır.",
      ],
      [
        "Kurallar duyurulan bir günde değişir",
        "Sınırlarımızda veya faaliyetlerde bir değişiklik, etkileyeceği hisselerle orada duyurulur ve takvimdeki bir yenilemeden itibaren geçerli olur.",
      ],
      [
        "Okurlardan rakamlar",
        "Bir şirketin raporu elinde olan herkes, raporun adresi ve sayfasıyla birlikte ondan bir rakam verebilir. Başka bir okurun orada aynısını bulması gerekir (adres resmî değilse iki okurun); sonra bir yönetici, herkesin okuyabileceği bir gerekçeyle kabul eder. Kendi okuduğumuz bir bildirimin önüne asla geçmez ve geri alınabilir.",
      ],
    ],
  },

  estimation: {
    title: "Doğrulanmış ve tahminî",
    lead: "Her kotasyon işaretlidir.",
    verified: "Doğrulanmış",
    verifiedRule: "Ölçütlerin her rakamı resmî bir kaynakta okundu.",
    estimated: "Tahminî",
    estimatedRule: "Resmî bir kaynak vermediği için en az bir rakam türetildi veya yuvarlandı.",
    usedForTitle: "Tahminin kullanıldığı yerler",
    usedFor: [
      "Halka açık olmayan şirketler",
      "Yeni halka arzlar",
      "Geciken uluslararası raporlama",
      "Bağlı ortaklıklar",
      "Birbirinden farklı işleri olan gruplar",
      "Holding şirketleri",
      "Dönüşümdeki şirketler",
      "Yeni iş modelleri",
    ],
    methodsTitle: "Nasıl tahmin ediyoruz",
    methods: [
      [
        "Sektör ortalaması oranlar",
        "Bugün kullanılmıyor: kaynağı olan ortalamalarımız yok. Bir hisseyi asla helal yapmazlardı.",
      ],
      [
        "Gelir payları",
        "Bölüm raporlarından alınacak. Bugün kullanılmıyor: kaynaklarımızın hiçbirinde yok; bu yüzden karma bir faaliyet “Şüpheli” olarak işaretlenir.",
      ],
      ["İhtiyatlı yaklaşım", "Kullanılıyor: kuşkulu hisseler “Helal” değil, “Şüpheli” olarak işaretlenir."],
    ],
    ratesTitle: "Bildirilmeyen faiz",
    rates:
      "Bir şirket faiz gelirini bildirmediğinde, nakdi ve faizli menkul kıymetleri için para biriminin kısa vadeli oranıyla bir yıllık faiz tahmin ederiz. Tabloları faizin başka bir gelirden fazla olamayacağını gösteriyorsa tahmin o geliri asla aşmaz ve rakam “en çok” diye işaretlenir.",
    ratesFold: "Oranlar ve tarihleri",
    rateColumns: ["Para birimi", "Yıllık", "Tarih", "Kaynak"],
  },

  alternatives: {
    title: "Daha iyi alternatifler",
    lead: "Geçmeyen, belirsiz olan veya arındırma gerektiren bir hisse, aynı işte durumu daha iyi olan en çok beş şirketin adını verir. Bunlar bir kuralla bulunan benzerlerdir; tavsiye değildir.",
    rules: [
      [
        "Aynı iş",
        "Kaynağı ona hangi adı verirse versin hissenin kendi iş kolundaki şirketler (bira üreticileri de alkolsüz içecek üreticileri de içecektir).",
      ],
      [
        "Daha iyi bir durum",
        "Yalnızca geçen şirketler: geçmeyen veya belirsiz bir hisse için helal olanlar veya arındırma gerektirenler, arındırma gerektiren biri için helal olanlar. Belirsiz olan asla önerilmez.",
      ],
      [
        "Önce benzer büyüklük",
        `Piyasa değeri en çok ${SIMILAR_SIZE_FACTOR} kat büyük veya küçük olan bir şirket diğerlerinin hepsinden önce gelir; böylece büyük bir şirkete iş kolunun en küçüğüyle yanıt verilmez. ${FAR_SIZE_FACTOR} kattan fazla büyük veya küçük olan, daha yakın biri geçiyorsa dışarıda bırakılır.`,
      ],
      [
        "Bölgesi, sonra büyüklükçe en yakın",
        "Bunların içinde ve yine geri kalanların içinde, hissenin kendi bölgesindeki şirketler diğerlerinden önce gelir; sonra bir piyasa değerinin diğerinin kaç katı olduğuna göre büyüklükçe en yakın olan. Bir şirket bir kez, ana kotasyonuyla görünür.",
      ],
    ],
  },

  scorecard: {
    title: "Helal fonlarla ve düzenleyicilerin listeleriyle karşılaştırma",
    lead: (screened: string) =>
      `Başkalarının tuttukları veya listeledikleri, ${screened} tarihli sonuçlarımızın yanında, her birinin izlediği standarda göre. Bu payları başka bir danışma kurulu, kendi tarihlerinde seçti; bu yüzden bu, yöntemimizin bir kontrolüdür, asla bir sonuç değildir. Aralarında olmayan bir hisse haram değildir: bir fon, endeksinin tutabileceğinin küçük bir kısmını tutar.`,
    listLead: (list: string, day: string, standard: string, members: number) =>
      `${list}, ${day} itibarıyla, ${standard} sınırlarıyla: taradığımız ${members} üyesinden`,
    members: { halal: "burada helal", questionable: "burada arındırılacak veya belirsiz", haram: "burada uygun değil" },
    byHouse: (count: number) => `Mizan'ın kendi sınırlarıyla ${count} tanesi uygun olmazdı.`,
    remaining:
      "Mizan'ın kendi sınırlarıyla geriye kalanlar: iki Amerikan helal fonunun da tuttuğu ve bizim belirsiz bıraktığımız paylar ile burada geçen ve iki fonda da olmayan S&P 500 payları.",
    causes: {
      business: "tanesi haram faaliyetler listemizdeki işi yapıyor",
      near_limit:
        "tanesi sınırın en çok onda bir üstünde: başka bir günün veya kiralamasız rakamlar belirleyici oluyor",
      passes_by_value:
        "tanesi, aynı yayıncının bazı endekslerinin yaptığı gibi aynı rakamlar piyasa değerine göre ölçülünce geçiyor",
      later_figures: "tanesi için burada, listenin bilmiş olabileceğinden daha yeni rakamlar var",
      unexplained: "tanesi bilmediğimiz bir nedenle sınırın üstünde",
      older_than_standard: "tanesi değerlendirilemiyor: liste, ölçütünden eski",
      near_by_newest: "tanesi en yeni rakamlarına göre borç sınırına yakın ya da üstünde",
      part_not_known: "tanesi, işinin haram veya ihtilaflı bir kısmının satış rakamını bekliyor",
      figure_missing: "tanesinin bir rakamı eksik",
      judged_otherwise:
        "tanesi burada geçiyor ve iki fonda da yok: fon başka bir değere bölüyor ya da işi başka değerlendiriyor",
    } as Readonly<Record<string, string>>,
    byWeight: "Ağırlığa göre helal fonlar",
    byWeightText:
      "Her veri kümesi, varlıklarını bildiğimiz helal fonların içeriğini tarar ve her birinin ağırlığının her standarda göre ne kadarının helal, arındırılacak, belirsiz, uygun olmayan ve değerlendirilmemiş olduğunu tarihiyle saklar.",
    byWeightBelow: "Tablo bu sayfanın sonundadır.",
    companies: "Tek şirket, tek yanıt",
    contradictions: (companies: number, differing: number) =>
      `${companies} şirket birden fazla kotasyonuyla taranıyor; bunlardan ${differing} tanesinin kotasyonlarında sonuçlar farklı.`,
    names: (typed: number, opened: number) =>
      `İnsanların yazdığı gibi yazılan ${typed} addan ${opened} tanesi kastedilen şirketi açıyor.`,
  },

  disclaimer: {
    title: "Yasal uyarı",
    text: "Mizan'da okuduklarınız ne yatırım tavsiyesi ne de fetvadır. Belirtilmiş bir yöntemin, yanlış veya geç olabilecek herkese açık rakamlara uygulanmasının sonucudur. Kendi durumunuzu güvendiğiniz bir âlime, paranızı bir danışmana sorun.",
  },

  resources: {
    title: "Dış kaynaklar",
    links: [
      ["AAOIFI", "https://aaoifi.com", "Şer'î standartların yayıncısı."],
      ["SEC EDGAR", "https://www.sec.gov/edgar", "Amerika Birleşik Devletleri'nde kote şirketlerin bildirimleri."],
      [
        "Uluslararası İslam Fıkıh Akademisi",
        "https://iifa-aifi.org/en",
        "İslam İşbirliği Teşkilatı'na bağlı Fıkıh Akademisi'nin kararları.",
      ],
    ],
    next: "Yanlış görünen bir şey mi var?",
    contact: "Bize yazın",
    screen: "Bir hisseye bakın",
  },

  denominators: {
    marketCapitalization: "piyasa değeri",
    averageMarketCapitalization: "ortalama piyasa değeri",
    longAverageMarketCapitalization: "ortalama piyasa değeri",
    totalAssets: "toplam varlıklar",
  },
} as const;
