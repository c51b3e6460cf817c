import type { LedgerNote, LedgerRule, LedgerWay } from "../../../../domain/portfolio/purification-ledger.ts";
import { BY_HAND, OWN_FILE } from "../../../../domain/portfolio/records.ts";
import { formatCount } from "../../../../schema/wording/tr/format.ts";
import { STANDING_LABELS } from "../../../../schema/wording/tr/screening/standing.ts";
import type { Notice } from "../../lib/notices.ts";

const andMore = (number: number) => ` ve ${formatCount(number)} tane daha`;

export const pageTexts = {
  title: "Portföy",
  lead: "Varlıklarınızdan hangileri uygun ve ne kadar bağışlanacak. Her şey bu cihazda kalır.",
  loading: "Portföyünüz açılıyor…",
  forbiddenTitle: "Bu tarayıcı hiçbir şey saklamıyor",
  forbidden:
    "Portföy yalnızca tarayıcınızda saklanır ve bu tarayıcı buna izin vermiyor. Nedeni çoğu zaman gizli bir penceredir.",
  crashedTitle: "Portföyünüz açılamadı",
  crashed:
    "Bizim tarafımızda bir sorun oldu veya bağlantı koptu. Girdikleriniz duruyor; lütfen sayfayı yeniden yükleyin.",
  failedTitle: "Bu bölüm gösterilemedi",
  failed: "Bizim tarafımızda bir sorun oldu veya bağlantı koptu. Portföyünüz duruyor.",
  emptyTitle: "Burada henüz bir şey yok",
  empty:
    "Sahip olduklarınızı yazın, yapıştırın veya aracı kurumunuzun dosyasını içe aktarın. Bize yalnızca semboller ve yazdığınız şirket adları gönderilir; sonuçlarına bakmak için.",
  tabs: { positions: "Pozisyonlar", purification: "Arındırma", zakat: "Zekât", keeping: "Dosyanız" },
  tabsLabel: "Portföyün bölümleri",
  asking: "Sahip olduklarınıza bakılıyor…",
  lookUpFailed: "Sonuçlara şu anda bakılamadı; bilinen son sonuçlar gösteriliyor.",
  neverAnswered: "Sonuçlara şu anda bakılamadı. Pozisyonlarınız duruyor.",
  tryAgain: "Yeniden dene",
  askedAt: (day: string) => `Sonuçlar ve fiyatlar ${day} itibarıyla.`,
} as const;

export const answerTexts = {
  heading: "Sahip olduklarınız",
  total: "toplam",
  standard: "Değerlendirme ölçütü",
  houseStandard: (name: string) => `${name} (Mizan)`,
  bar: "Duruma göre değer",
  barLabel: (parts: readonly string[]) => `Duruma göre değer: ${parts.join(", ")}`,
  columns: { standing: "Durum", value: "Değer", percent: "Değerdeki payı", count: "Pozisyon" },
  withoutValue: (number: number) => `${formatCount(number)} pozisyonun fiyatı yok; değere katılmadı.`,
  empty: "Henüz hiçbir pozisyonun fiyatı yok.",
  stepsTitle: "Önce yapılacaklar",
  nothing: "Dikkatinizi gerektiren bir şey yok.",
  steps: {
    haram: (names: string, value: string) =>
      `Bu standarda göre uygun değil: ${names}${value}. Nedenine bakın, sonra ne yapacağınıza karar verin.`,
    fundsHaram: (names: string) => `Bu standarda göre uygun olmayan şirketler içeren fonlar: ${names}.`,
    nameInDoubt: (names: string) => `Dosyanız başka bir şirketi kastediyor olabilir: ${names}. Sembolü kontrol edin.`,
    unknown: (names: string) => `Tanınmadı: ${names}. Sembolünü girin.`,
    noPrice: (names: string) => `Fiyatı yok: ${names}. Sayılması için bir fiyat girin.`,
    purify: (amount: string, year: number) => `${year} yılı için bağışlanması gereken kalan tutar: ${amount}.`,
    unknownLines: (number: number) => `Defterinizdeki ${formatCount(number)} kayıt henüz hesaplanamıyor.`,
    doubt: (names: string) => `Belirsiz: ${names}. Rakamlarımız bunu sonuçlandırmıyor.`,
    incomplete: (names: string) =>
      `Kayıtlarınız alınandan fazla satıldığını gösteriyor: ${names}. Daha eski bir dosya eksik.`,
  },
  andMore,
  names: (keys: readonly string[], others: number) => keys.join(", ") + (others > 0 ? andMore(others) : ""),
  changesTitle: "Son ziyaretinizden beri değişenler",
  noChanges: (day: string) => `${day} gününden beri hiçbir sonuç değişmedi.`,
  firstVisit: "Bundan sonra, ziyaretleriniz arasında değişen sonuçlar burada listelenir.",
  change: (from: string, to: string) => `${from} → ${to}`,
  sectorsTitle: "Sektöre göre",
  unknownSector: "Sektörü bilinmiyor",
  concentrated: (sector: string, percent: string) => `${percent} tek bir sektörde: ${sector}.`,
  companiesTitle: "Şirkete göre",
  companiesNote: "Her fonun yalnızca en büyük on varlığı sayılmıştır; bu yüzden gerçek rakamlar daha yüksek olabilir.",
  within: (funds: readonly string[]) => `ayrıca şu fonlarda: ${funds.join(", ")}`,
  onlyWithin: (funds: readonly string[]) => `şu fonlarda: ${funds.join(", ")}`,
  unreliableFunds: (names: string) =>
    `Eski, eksik veya çoğu tanınmamış varlıklara göre sayılanlar: ${names}. Hangisi olduğunu aşağıdaki satırlar söyler; fonlar bugün başka paylar tutuyor olabilir.`,
  funds: "Fonlar, nakitleri de dahil, tuttuklarına göre sayılır.",
  standings: { ...STANDING_LABELS, not_screened: "Taranmadı", cash: "Fonlardaki nakit" },
} as const;

export const addTexts = {
  heading: "Sahip olduklarınızı ekleyin",
  ways: { type: "Yaz", paste: "Yapıştır", file: "Dosyadan" },
  waysLegend: "Nasıl eklenecek",
  symbol: "Sembol veya şirket",
  symbolHint: "Apple veya borsasındaki gibi: AAPL, VOD.L, 2222.SR",
  chooseCompany: "Kastettiğiniz şirketi seçin",
  searching: "Şirketler aranıyor…",
  suggestions: (number: number) => `${formatCount(number)} şirket`,
  shares: "Pay sayısı",
  cost: "Pay başına ödenen fiyat",
  costHint: "İsteğe bağlı; kazançlar için",
  currency: "Para birimi",
  account: "Hesap",
  accountHint: "İsteğe bağlı",
  heldSince: "Elde tutma başlangıcı",
  heldSinceHint: "İsteğe bağlı; tutulan paya göre arındırma için",
  add: "Pozisyon ekle",
  accountName: (account: string) => (account === BY_HAND ? "Elle" : account === OWN_FILE ? "Dosyam" : account),
  noConnection: "Bağlantı yok: sembolü yazın, örneğin AAPL.",
  badSymbol: "Bir sembol veya bir şirketin adını girin",
  badShares: "0'dan büyük bir pay sayısı girin",
  badCost: "Bir fiyat girin veya boş bırakın",
  paste: "Sahip olduklarınız, her satırda bir tane",
  pasteHint:
    "AAPL 25 veya 25 shares of Apple; ya da bir hesap tablosundan veya aracı kurumun sayfasından kopyalanmış satırlar.",
  read: "Satırları oku",
  file: "Aracı kurumunuzun dosyası (CSV veya XLSX)",
  fileHint: (brokers: string) =>
    `Sütunlarından tanınanlar: ${brokers}. Başka her dosyada hangi sütunun ne olduğunu siz seçersiniz.`,
  reading: "Okunuyor…",
  choose: "Hangi sütun ne?",
  chooseLead: "Bu biçimi tanımıyoruz. Dosyanızın ilk satırları:",
  notThere: "Dosyada yok",
  fields: {
    symbol: "Sembol",
    isin: "ISIN",
    name: "Ad",
    shares: "Pay sayısı",
    price: "Pay fiyatı veya maliyeti",
    amount: "Tutar",
    date: "Tarih",
    kind: "Alış, satış veya temettü",
    currency: "Para birimi",
  },
  ownCurrency: "Dosyada yoksa para birimi",
  dateOrder: "03/04/2025 gibi tarihlerde",
  dayFirst: "önce gün (3 Nisan)",
  monthFirst: "önce ay (4 Mart)",
  take: "Satırları içe aktar",
  cancel: "Vazgeç",
  chooseMissing: "En azından bir sembol, ISIN veya ad ile pay sayısını veya tutarı seçin.",
  taken: (added: number, broker: string | null) =>
    added === 0
      ? "Yeni bir şey yok: içindekilerin hepsi zaten buradaydı."
      : `${formatCount(added)} kayıt içe aktarıldı${broker ? ` (${broker})` : ""}.`,
  known: (number: number) => `${formatCount(number)} satır zaten buradaydı.`,
  ignored: (number: number) =>
    `${formatCount(number)} satır ne pozisyon ne işlem ne de temettü (para yatırma, ücretler ve benzeri).`,
  left: (number: number) => `${formatCount(number)} satır dışarıda bırakıldı`,
  leftRow: (row: number, table: string | null) => (table ? `${table}, satır ${row}` : `Satır ${row}`),
} as const;

export const positionTexts = {
  caption: "Pozisyonlarınız",
  find: "Pozisyon bul",
  standing: "Göster",
  any: "Hepsi",
  columns: {
    share: "Pay senedi",
    shares: "Pay sayısı",
    price: "Fiyat",
    value: "Değer",
    standing: "Durum",
    actions: "İşlemler",
  },
  priceOf: (day: string) => `${day} tarihli`,
  ownPrice: (day: string) => `sizin fiyatınız, ${day}`,
  enterPrice: "Fiyat girin",
  shownOnly: { no_price: "Fiyatsız", not_known: "Tanınmadı", name_in_doubt: "Belki başka bir şirket" },
  whichCompany: "Hangi şirket?",
  alternatives: (symbol: string) => `Alternatifler: ${symbol}`,
  alternativesAsked: "Durumu daha iyi olan benzerleri aranıyor…",
  alternativesFailed: "Şu anda bakılamadı.",
  noAlternatives: "Durumu daha iyi olan bir benzeri bulunamadı.",
  accounts: (number: number) => `${formatCount(number)} hesap`,
  notKnown: "Bizce bilinmiyor",
  fund: "Fon, tuttuklarına göre",
  fundParts: (passes: string, doubt: string, haram: string) =>
    `${passes} geçiyor, ${doubt} belirsiz, ${haram} uygun değil; geri kalanı değerlendirilmedi.`,
  fundUnknown: "Varlıkları henüz bilinmiyor; bu yüzden hiçbir kısmı değerlendirilmedi.",
  fundOf: (day: string) => `Varlıklar ${day} tarihli.`,
  verdictOf: (name: string) => `${name} için verilen sonuç`,
  nameInDoubt: (name: string) => `Dosyanızda adı “${name}”. Aynı şirket mi?`,
  isSame: "Aynı şirket",
  edit: (name: string) => `Değiştir: ${name}`,
  editShort: "Değiştir",
  more: (number: number) => `${formatCount(number)} tane daha göster`,
  shown: (shown: number, all: number) => `${formatCount(shown)} / ${formatCount(all)} gösteriliyor`,
  noneFound: "Eşleşen pozisyon yok.",
  editTitle: (name: string) => `Değiştir: ${name}`,
  symbol: "Platformdaki sembolü",
  symbolHint: "Başka bir şirket kastedildiyse adını veya sembolünü yazın",
  ownPriceField: "Sizin pay fiyatınız, ABD doları olarak",
  ownPriceHint: "Platformun tarihli fiyatı için boş bırakın",
  noPriceHint: "Bunun için fiyatımız yok: bildiğiniz son fiyatı girin",
  trading: "Yeniden satılmak üzere alındı (alım satım için tutulan)",
  zakatable: "Değerinin zekâta tabi kısmı, yüzde",
  zakatableHint: "Yalnızca şirketin hesaplarından biliyorsanız",
  save: "Kaydet",
  remove: "Bu pozisyonu kaldır",
  removeNote: "Alışları, satışları, temettüleri ve pay bölünmeleri de kaldırılır.",
  confirmRemove: "Gerçekten kaldır",
  badNumber: "Bir sayı girin veya boş bırakın",
  badPercent: "0 ile 100 arasında bir yüzde girin veya boş bırakın",
  records: "Kayıtları",
  deleteRecord: "Sil",
  kinds: {
    holding: "Tutulan",
    buy: "Alış",
    sell: "Satış",
    dividend: "Temettü",
    split: "Pay bölünmesi",
    gift: "Bağışlanan",
  },
} as const;

export const WAY_LABELS: Readonly<Record<LedgerWay, string>> = {
  dividend: "Temettüde",
  capital_gains: "Satış kazancında",
  held_share: "Tutulan payda",
};

export const WAY_HOLDERS: Readonly<Record<LedgerWay, string>> = {
  dividend: "Muhammed Takî Osmanî: her temettüden, şirketin uygun olmayan gelirinin toplam gelirindeki oranı kadarı.",
  capital_gains:
    "Kazançtan aynı oran. Osmanî kazançların da arındırılmasını daha ihtiyatlı bulur; başkaları bir kazancın arındırma gerektirmediği görüşündedir.",
  held_share:
    "AAOIFI 21 No'lu Standart: şirketin uygun olmayan geliri, temettü ödesin ödemesin, tutulan süreye göre bütün paylarına bölünür.",
};

export const RULE_LABELS: Readonly<Record<LedgerRule, string>> = {
  dividend: "Yalnızca temettüler",
  dividend_and_gains: "Temettüler ve kazançlar",
  held_share: "Tutulan pay (AAOIFI)",
};

export const NOTE_TEXTS: Readonly<Record<LedgerNote, string>> = {
  first_known_ratio: "ilk oranımızdan daha eski; onun yerine ilk oran kullanıldı",
  ratio_not_known: "oran bilinmiyor",
  ratio_estimated: "oran bir tahmine dayanıyor",
  income_estimated: "şirketin geliri tahminî",
  at_least: "en az: kaynak kısa vadeli yatırımları ve getirilerini içermiyor",
  at_most: "en çok: kaynak başka gelirleri de içeriyor",
  income_of_other_year: "şirketin başka bir yıldaki gelirine göre",
  income_not_known: "şirketin geliri veya pay sayısı bilinmiyor",
  rate_of_other_day: "başka bir günün kuruyla çevrildi",
  rate_not_known: "döviz kuru bilinmiyor",
  no_gain: "kazanç yok",
  purchase_price_not_known: "alış fiyatı bilinmiyor",
  time_assumed: "kayıtlarınıza göre bütün yıl tutuldu",
  fund_by_weight: "bir fon: tuttuklarına göre, ağırlık ve temettüyle",
  fund_holds_haram:
    "bir kısmı uygun olmayan varlıklardan geliyor: haram faaliyetlerin ödediği her şey, diğerlerinden kendi oranları kadarı bağışlanır; bunun yeterli olup olmadığını bir âlime sorun",
  given_whole:
    "tamamı: faaliyeti haram veya taramadan geçmiyor ve oranı bilinmiyor; bir fonun böyle bir şirketteki kısmı da aynı şekilde ele alınır",
  haram_on_that_day: "o gün uygun değildi: bu kısmı vermenin yeterli olup olmadığını bir âlime sorun",
};

export const ledgerTexts = {
  heading: "Yıllar boyunca arındırma",
  rule: "İzlediğim yöntem",
  yearsCaption: "Her yıl, her yönteme göre verilecek tutar",
  columns: { year: "Yıl", due: "Verilecek", given: "Verilen", owed: "Kalan" },
  about: (amount: string) => `yaklaşık ${amount}`,
  atLeast: (amount: string) => `en az ${amount}`,
  atMost: (amount: string) => `en çok ${amount}`,
  unknownLines: (number: number) => `tutarı olmayan ${formatCount(number)} kayıt`,
  empty: "Temettüler, satışlar ve tuttuğunuz paylar, her biri için bağışlanacak tutarla burada görünür.",
  linesTitle: "Kayıt kayıt",
  lineColumns: { date: "Tarih", what: "Ne", base: "Tutar", ratio: "Oran", purification: "Verilecek" },
  way: "Göster",
  followed: "İzlediğim yöntem",
  unknown: "Tutarı olmayanlar",
  allWays: "Her kayıt",
  noLines: "Henüz bu türden kayıt yok.",
  line: { dividend: "Temettü", capital_gains: "Satış", held_share: "Tutulan paylar" },
  lineOf: (line: string, key: string) => `${line}, ${key}`,
  notes: (notes: readonly (string | null)[]) => notes.filter(Boolean).join("; "),
  ratioFrom: (day: string) => `${day} itibarıyla`,
  notKnown: "bilinmiyor",
  ratesOf: (day: string) =>
    `Diğer para birimleri ${day} tarihli kurlarla. Tutarlar yuvarlanmadan hesaplanır; toplamlar bir üst sente yuvarlanır.`,
  addTitle: "Kayıt ekleyin",
  kinds: { dividend: "Temettü", sell: "Satış", split: "Pay bölünmesi", gift: "Bağış" },
  kindLegend: "Ne eklenecek",
  symbol: "Sembol veya şirket",
  date: "Tarih",
  amount: "Tutar",
  currency: "Para birimi",
  shares: "Pay sayısı",
  salePrice: "Pay başına satış fiyatı",
  purchasePrice: "Pay başına alış fiyatı",
  ratio: "Her eski pay için yeni pay",
  to: "Verilen yer",
  forYear: "Hangi yıl için",
  add: "Kaydı ekle",
  bad: "Her alanı doldurun: bir tarih, bir sembol ve 0'dan büyük sayılar.",
  givenTitle: "Şimdiye kadar verilenler",
  givenOn: (day: string, year: number) => `${day}, ${year} yılı için`,
  givenTo: (to: string) => (to ? `verilen yer: ${to}` : ""),
  delete: (what: string) => `Sil: ${what}`,
  deleteShort: "Sil",
  exportPdf: "Kaydı indir (PDF)",
  exportCsv: "CSV olarak indir",
  print: "Yazdır",
  more: "Daha fazla göster",
  recordTitle: "Arındırma kaydı",
  recordLead: (day: string) => `Mizan tarafından bu cihazda oluşturuldu, ${day}. Ne yatırım tavsiyesi ne de fetvadır.`,
  year: (year: number) => `${year} yılı`,
} as const;

export const zakatTexts = {
  heading: "Paylarınızın zekâtı",
  lead: "Alım satım için tutulan paylar tam değeriyle, uzun vadeli tutulan paylar zekâta tabi kısmıyla sayılır.",
  columns: { share: "Pay senedi", purpose: "Amaç", value: "Değer", percent: "Zekâta tabi", counted: "Sayılan" },
  trading: "alım satım",
  longTerm: "uzun vade",
  bases: {
    own: "girdiğiniz gibi",
    company_figures: "nakdi ve alacakları, en az",
    accepted_share: "kabul edilen oran",
  },
  acceptedNote:
    "Hesapların incelenemediği yerde piyasa değerinin %25'i kote bir şirketin zekâta tabi varlıkları sayılır:",
  companyNote:
    "Rakamlarımız stokları içermiyor; bu yüzden bir şirketin kendi kısmı bir alt sınırdır ve %25'in üstünde olduğu yerde kullanılır.",
  total: "Zekâta tabi toplam",
  haramNote:
    "Uygun olmayan paylar da sayılır: elden çıkarılması gerekenin yanında, değerlerinin zekâtı da gerekir. Güvendiğiniz bir âlime sorun.",
  hawl: "Zekât yılımın başladığı gün",
  hawlHint: "Nisaba ilk ulaştığınız veya zekâtı son verdiğiniz gün",
  hawlDue: (day: string) => `Bir kamerî yıl ${day} günü tamamlanıyor.`,
  hawlOver: (day: string) => `Bir kamerî yıl ${day} günü tamamlandı: zekât gerekir.`,
  fill: "Zekât hesaplayıcıya ekle",
  filled: "Paylarınız hesaplayıcıda.",
  open: "Hesaplayıcıyı aç",
  more: (number: number) => `${formatCount(number)} tane daha göster`,
  left: (number: number) => `Fiyatı olmayan ${formatCount(number)} pozisyon dışarıda bırakıldı.`,
} as const;

export const keepingTexts = {
  heading: "Nerede saklanıyor",
  lead: "Bu cihazda, bu tarayıcıda; başka hiçbir yerde değil. Biz onu hiç görmeyiz. Cihaz değiştirmeden veya tarayıcıyı temizlemeden önce bir kopya indirin.",
  persistent: "Tarayıcı onu kendiliğinden silmeyeceğine söz verdi.",
  evictable:
    "Bu tarayıcı, cihazda yer kalmadığında onu silebilir; Safari yedi gün ziyaret edilmezse silebilir. Tarayıcıdan saklamasını isteyin veya bir kopya indirin.",
  persist: "Tarayıcıdan saklamasını iste",
  persistRefused: "Tarayıcı kabul etmedi. Site yüklendiğinde veya yer imlerine eklendiğinde çoğu zaman kabul eder.",
  export: "Bir kopya indir",
  passphrase: "Kopyanın parolası",
  passphraseHint: "İsteğe bağlı. Parola koyarsanız, o olmadan hiç kimse, biz bile kopyayı yeniden açamayız.",
  import: "Bir kopya aç",
  importHint: "Kopyadaki kayıtlar buradakilere eklenir.",
  openPassphrase: "Parolası",
  unlock: "Kilidini aç",
  needPassphrase: "Bu kopya kilitli. Parolasını yazın.",
  wrongPassphrase: "Bu parola kopyayı açmıyor.",
  notACopy: "Bu dosya bir portföy kopyası değil; hiçbir şey değiştirilmedi.",
  imported: (number: number) => `Kopya açıldı: şimdi burada ${formatCount(number)} kayıt var.`,
  forget: "Her şeyi unut",
  forgetAsk:
    "Pozisyonlarınız, defteriniz, bağışladıklarınız ve zekât için girdikleriniz bu cihazdan hemen silinir ve geri getirilemez.",
  confirm: "Hepsini unut",
  keep: "Kalsın",
} as const;

export const portfolioNotices = {
  saveFailed: {
    tone: "error",
    title: "Bu kaydedilemedi",
    description: "Tarayıcının depolama alanı dolu veya engelli. Orada olanlardan hiçbiri kaybolmadı.",
  },
  recordFailed: { tone: "error", title: "Kayıt oluşturulamadı", description: "Lütfen yeniden deneyin." },
} as const satisfies Record<string, Notice>;
