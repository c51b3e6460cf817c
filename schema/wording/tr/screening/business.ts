import type { BusinessOverrideId } from "../../../../domain/standards/business-overrides.ts";
import { businessWording } from "../../business-rules.ts";
import { industryText } from "../industries.ts";
import { ACTIVITY_RULES, activityClassName } from "./activity-rules.ts";
import { INPUT_LABELS } from "./inputs.ts";

/** What each such business is called, and why it is judged so. */
const OVERRIDES: Readonly<Record<BusinessOverrideId, readonly [name: string, reason: string]>> = {
  "internet-services-and-video-games": [
    "İnternet hizmetleri ve video oyunları",
    "Bazı kaynaklarda telekomünikasyon altında sınıflandırılıyor; çevrimiçi hizmetler, oyunlar ve reklam satar.",
  ],
  "navigation-devices-and-watches": [
    "Navigasyon cihazları ve saatler",
    "Silah üreticileriyle birlikte navigasyon aletleri altında sınıflandırılıyor; tüketicilere ve sivil havacılığa satar.",
  ],
  "engineering-and-construction": [
    "Mühendislik ve inşaat",
    "Askerî ve kamu hizmetleri altında sınıflandırılıyor; sivil yapılar tasarlar, inşa eder veya denetler.",
  ],
  "non-alcoholic-beverages": [
    "Alkolsüz içecekler",
    "Bira ve içki üreticileriyle birlikte sınıflandırılıyor; kahve veya hindistan cevizi suyu satar.",
  ],
  "fertility-care": [
    "Üreme sağlığı hizmetleri",
    "Sağlık sigortacılarıyla birlikte sınıflandırılıyor; işverenler için tedavi düzenler, sigorta üstlenmez.",
  ],
  "resorts-and-hotels": [
    "Tatil köyleri ve oteller",
    "Kumarhaneler, eğlence veya konut yapımcılarıyla birlikte sınıflandırılıyor; tatil köyleri ve oteller işletir.",
  ],
  "parks-and-sports": [
    "Parklar ve spor",
    "Kumar makineleriyle birlikte sınıflandırılıyor; parklar veya bir spor kulübü işletir.",
  ],
  gambling: [
    "Kumar",
    "Eğlence veya yazılım altında sınıflandırılıyor; işi bahis, piyango, kumar makineleri veya bahisçilere hizmettir.",
  ],
  "music-and-shows": [
    "Müzik ve gösteriler",
    "Eğlence, yazılım veya elektronik altında sınıflandırılıyor; müzik ana işlerinden biridir.",
  ],
  entertainment: [
    "Eğlence",
    "Eğlence, internet siteleri veya reklam altında sınıflandırılıyor; filmler ana işlerinden biridir.",
  ],
  cinemas: ["Sinemalar", "Film yapımcılarıyla birlikte sınıflandırılıyor; kiralık binalarda sinema işletir."],
  "shared-offices": [
    "Paylaşımlı ofisler",
    "Kiraya verenler veya gayrimenkul hizmetleriyle birlikte sınıflandırılıyor; kiraya verdiği ofisleri kendisi de kiralar.",
  ],
  "outdoor-advertising": [
    "Açık hava reklamcılığı",
    "Reklam ajanslarıyla birlikte sınıflandırılıyor; reklam panolarının yerlerini kiralar.",
  ],
  "casino-property": [
    "Kumarhane gayrimenkulü",
    "Gayrimenkul yatırım ortaklığı olarak geçer; kiracıları kumarhanelerdir.",
  ],
  "cinema-property": [
    "Sinema gayrimenkulü",
    "Gayrimenkul yatırım ortaklığı olarak geçer; kirasının önemli bir kısmını sinemalar ve diğer eğlence yerleri öder.",
  ],
  cannabis: [
    "Esrar (kenevir)",
    "Gayrimenkul veya ilaç altında sınıflandırılıyor; kenevir onun işidir veya kirasını öder.",
  ],
  "adult-entertainment": [
    "Müstehcen yayın ve eğlence",
    "Restoranlar veya eğlence altında sınıflandırılıyor; işi yetişkin eğlencesidir.",
  ],
  "materials-for-electronics-and-industry": [
    "Elektronik ve sanayi için malzemeler",
    "Holding olarak geçer; malzemeler ve su filtreleri üretir.",
  ],
  alcohol: [
    "Alkollü içecekler",
    "Bütün içeceklerle veya kimyasallarla birlikte sınıflandırılıyor; bira üretir veya içilecek alkollü içki damıtır.",
  ],
  pork: [
    "Domuz eti",
    "Gıda veya çiftlik ürünleri altında sınıflandırılıyor; kendi raporlarına göre domuz eti ana ürünlerinden biridir.",
  ],
  "meat-and-packaged-foods": [
    "Et ve paketli gıdalar",
    "Paketli gıdalar altında sınıflandırılıyor; markaları arasında domuz eti vardır ve ayrıca bildirilmez.",
  ],
  "weapons-and-defense": [
    "Silah ve savunma",
    "Silah veya savunma onun işidir veya kendi raporlarına göre satışlarının %5'inden çok daha fazlasıdır.",
  ],
  "services-and-parts-for-defense-and-space": [
    "Savunma ve uzay için hizmet ve parçalar",
    "Başka bir iş kolu altında sınıflandırılıyor; hizmet verdiği piyasalardan birinin savunma olduğu genel bilgidir.",
  ],
  "payment-processing": [
    "Ödeme işlemleri",
    "Kredi verenler, iş hizmetleri veya yazılımla birlikte sınıflandırılıyor; ücret karşılığı ödemeleri iletir.",
  ],
  "conventional-investment-banking-and-brokerage": [
    "Konvansiyonel yatırım bankacılığı ve aracılık",
    "Sermaye piyasaları altında sınıflandırılıyor; kredili işlem kredisi vermek ve borç alım satımı işinin bir parçasıdır.",
  ],
  "advice-on-transactions": [
    "İşlem danışmanlığı",
    "Sermaye piyasaları altında sınıflandırılıyor; ücret karşılığı danışmanlık yapar.",
  ],
  "market-infrastructure": [
    "Piyasa altyapısı",
    "Sermaye piyasaları altında sınıflandırılıyor; bir piyasa, saklama kuruluşu veya sicil işletir.",
  ],
  "digital-assets": [
    "Dijital varlıklar",
    "Finans altında sınıflandırılıyor; dijital varlık madenciliği yapar, tutar, alıp satar veya bunu yapanlara hizmet eder.",
  ],
  "interest-based-lending": [
    "Faizli kredi",
    "Varlık yönetimi altında sınıflandırılıyor; şirketlere faizle kredi verir.",
  ],
  "interest-based-lending-at-large": [
    "Faizli kredi",
    "Genel finans altında sınıflandırılıyor; faizli kredi verir, faizli finansal kiralama yapar veya faizli borç satın alır.",
  ],
  "mortgage-lending": ["İpotek kredisi", "Gayrimenkul yatırım ortaklığı olarak geçer; ipotekler ve krediler tutar."],
  "real-estate": [
    "Gayrimenkul",
    "İpotek kredisi verenlerle birlikte sınıflandırılıyor; gayrimenkul sahibidir ve kiraya verir.",
  ],
  "hotel-property": ["Otel gayrimenkulü", "Gayrimenkul yatırım ortaklığı olarak geçer; otellerin sahibidir."],
  "conventional-banking": [
    "Konvansiyonel bankacılık",
    "Varlık yönetimi, hizmetler veya genel finans altında sınıflandırılıyor; bir bankadır.",
  ],
  "conventional-insurance": [
    "Konvansiyonel sigortacılık",
    "Varlık yönetimi, genel finans, yazılım veya bakım altında sınıflandırılıyor; sigortacılık ana işlerinden biridir.",
  ],
  "conventional-finance": ["Konvansiyonel finans", "Bir finans grubu: bankacılık, aracılık, sigortacılık ve krediler."],
  "group-of-unlike-businesses": [
    "Birbirinden farklı işlerden oluşan grup",
    "İşlerinden birinin altında geçer; birçok başka işi vardır.",
  ],
  "cooperative-insurance": [
    "Kooperatif sigortacılık",
    "Suudi hukuku sigortacılara yalnızca kooperatif modelde izin verir.",
  ],
  "platform-for-cooperative-insurance": [
    "Kooperatif sigortacılık platformu",
    "Suudi kooperatif sigortacılarının poliçelerini satar.",
  ],
  "industrial-products": ["Sanayi ürünleri", "Holding olarak geçer; sanayi, tıp veya elektronik ürünleri üretir."],
  supplies: [
    "Tedarik",
    "Gıda satıcıları veya ilaç mağazalarıyla birlikte sınıflandırılıyor; şirketlere malzeme veya huzurevlerine ilaç sağlar.",
  ],
  shops: ["Mağazalar", "Akaryakıt istasyonları veya bakkallarla birlikte sınıflandırılıyor; karavan veya donut satar."],
  resorts: [
    "Tatil köyleri",
    "Kumarhanelerle birlikte sınıflandırılıyor; kumarhanenin ve alkolün bulunmadığı Suudi Arabistan'da tatil köyleri işletir.",
  ],
  "trade-and-industry": [
    "Ticaret ve sanayi",
    "Hiçbir kaynak sınıfını belirtmiyor; maden çıkarır, ambalaj veya çelik üretir, gaz pompalar, hasta tedavi eder, danışmanlık yapar veya yazılım ve veri merkezleri işletir.",
  ],
  "asset-management": ["Varlık yönetimi", "Hiçbir kaynak sınıfını belirtmiyor; yatırımları yönetir."],
  "cement-fertilizer-and-industry": [
    "Ticaret ve sanayi",
    "Hiçbir kaynak onu sınıflandırmıyor; işi adından bilinir: sanayi, ticaret veya taşımacılık.",
  ],
  "software-and-telecommunication": [
    "Yazılım ve telekomünikasyon",
    "Hiçbir kaynak onu sınıflandırmıyor; işi adından bilinir: yazılım veya telekomünikasyon.",
  ],
  "property-development": [
    "Gayrimenkul geliştirme",
    "Hiçbir kaynak onu sınıflandırmıyor; işi adından bilinir: gayrimenkul yapıp satar.",
  ],
  broadcasting: ["Yayıncılık", "Hiçbir kaynak onu sınıflandırmıyor; yayın yaptığı bilinir."],
  "shell-company": ["Kabuk şirket", "Otellerle birlikte sınıflandırılıyor; henüz bir işi yoktur."],
  "luxury-goods-wines-and-spirits": [
    "Lüks mallar, şarap ve içki",
    "Lüks mallar altında sınıflandırılıyor; şampanya, şarap ve damıtılmış içkiler iş gruplarından biridir.",
  ],
  "drinks-and-snacks-alcohol-among-them": [
    "İçecekler ve atıştırmalıklar, aralarında alkol",
    "Alkolsüz içecekler veya şekerlemeler altında sınıflandırılıyor; alkollü içecekler de üretir veya satar.",
  ],
  "sugar-ethanol-and-liquor": [
    "Şeker, etanol ve içki",
    "Şekerlemeciler altında sınıflandırılıyor; damıtım tesisleri içki de şişeler.",
  ],
  "ethanol-and-alcohols": [
    "Etanol ve alkoller",
    "Kimyasallar altında sınıflandırılıyor; alkolünün bir kısmı içkilere gider.",
  ],
  "property-and-pubs": [
    "Gayrimenkul ve birahaneler",
    "Gayrimenkul altında sınıflandırılıyor; Greene King birahanelerinin ve bira fabrikasının sahibidir.",
  ],
  "airports-and-duty-free-shops": [
    "Havalimanları ve gümrüksüz mağazalar",
    "Havalimanları altında sınıflandırılıyor; gümrüksüz mağazaları alkol ve tütün satar.",
  ],
  "clothing-and-food": [
    "Giyim ve gıda",
    "Çok katlı mağazalar altında sınıflandırılıyor; şarap ve domuz etini de içeren gıda, satışlarının önemli bir kısmıdır.",
  ],
  "convenience-stores-and-soft-drinks": [
    "Küçük marketler ve alkolsüz içecekler",
    "Bira üreticileriyle birlikte sınıflandırılıyor; bira fabrikasını uzun zaman önce sattı ve pek çok şeyin yanında bira satan mağazalar işletir.",
  ],
  "fuel-stations-and-convenience-stores": [
    "Akaryakıt istasyonları ve marketleri",
    "Özel perakende altında sınıflandırılıyor; mağazalarının sattığının önemli bir kısmı tütün ve alkoldür.",
  ],
  "meals-beside-other-trade": [
    "Diğer ticaretin yanında yemek",
    "Hizmetler, giyim veya mobilya altında sınıflandırılıyor; restoran, bar veya kantin de işletir.",
  ],
  "animal-by-products": [
    "Hayvansal yan ürünler",
    "Paketli gıdalar altında sınıflandırılıyor; aralarında domuzunkiler de bulunan et yan ürünlerini işler.",
  ],
  "delivery-of-meals-and-groceries": [
    "Yemek ve market teslimatı",
    "Yazılım veya internet perakendesi altında sınıflandırılıyor; restoranların ve mağazaların sattıklarını teslim eder.",
  ],
  "property-and-hotels": [
    "Gayrimenkul ve oteller",
    "Gayrimenkul altında sınıflandırılıyor; oteller bölümlerinden biridir.",
  ],
  cruises: ["Gemi seyahatleri", "Deniz taşımacılığı altında sınıflandırılıyor; gemi seyahatleri düzenler."],
  airline: ["Hava yolu", "Hava kargosu altında sınıflandırılıyor; yolcu taşır."],
  "business-travel": ["İş seyahati", "Taşımacılık altında sınıflandırılıyor; seyahat satar."],
  "games-gambling-among-them": [
    "Oyunlar, aralarında kumar",
    "Oyunlar veya reklam altında sınıflandırılıyor; kumar makineleri de üretir veya bahis alır.",
  ],
  "makers-with-a-finance-company": [
    "Finans şirketi olan üreticiler",
    "Ürettiği veya inşa ettiği şeye göre sınıflandırılıyor; kendi finans şirketi müşterilere kredi verir.",
  ],
  "homes-and-mortgages": [
    "Konutlar ve ipotekler",
    "Konut altında sınıflandırılıyor; kendi kredi kuruluşu alıcılara ipotek kredisi verir.",
  ],
  "services-with-a-lender": [
    "Kredi kuruluşu olan hizmetler",
    "Ticaret, yazılım, taşımacılık veya telekomünikasyon altında sınıflandırılıyor; kredi de verir veya bir bankanın sahibidir.",
  ],
  "shops-that-give-credit": [
    "Kredi veren mağazalar",
    "Perakende altında sınıflandırılıyor; müşterilerin ödediği faiz veya bunun bir payı gelirinin parçasıdır.",
  ],
  "payroll-accounts-and-payments": [
    "Bordro, hesaplar ve ödemeler",
    "Yazılım altında sınıflandırılıyor; müşterileri adına tuttuğu paranın faizini gelir olarak bildirir.",
  ],
  "security-services-and-insurance": [
    "Güvenlik hizmetleri ve sigorta",
    "Güvenlik altında sınıflandırılıyor; sigortacılık bölümlerinden biridir.",
  ],
  "care-homes-let-and-lent-on": [
    "Kiraya verilen ve kredilendirilen bakımevleri",
    "Bakımevlerinin ve hastanelerin kiraya vereni olarak geçer; kiracılarına faizle kredi de verdiği genel bilgidir.",
  ],
  "self-storage-and-insurance-of-what-is-stored": [
    "Kişisel depo ve depolananın sigortası",
    "Kiraya veren olarak geçer; kiracılarının sigortayı ondan veya onun aracılığıyla aldığı genel bilgidir.",
  ],
  "employment-services-and-insurance": [
    "İstihdam hizmetleri ve sigorta",
    "Personel hizmetleri altında sınıflandırılıyor; başkaları adına istihdam ettiği personelin sigortasının sattıklarının önemli bir kısmı olduğu genel bilgidir.",
  ],
  "software-and-data-for-lenders-and-insurers": [
    "Kredi verenler ve sigortacılar için yazılım ve veri",
    "Yazılım, hizmetler veya veri altında sınıflandırılıyor; müşterilerinin neredeyse tamamının banka, aracı kurum, kredi veren veya sigortacı olduğu genel bilgidir.",
  ],
  "online-shops-groceries-among-what-they-sell": [
    "Gıda da satan çevrimiçi mağazalar",
    "İnternet perakendesi altında sınıflandırılıyor; sattıklarının bir kısmının alkol veya domuz eti de içeren gıda olduğu genel bilgidir.",
  ],
  "breeding-of-pigs-and-cattle": [
    "Domuz ve sığır ıslahı",
    "Biyoteknoloji altında sınıflandırılıyor; yetiştirdiklerinin başlıcaları arasında domuzun olduğu genel bilgidir.",
  ],
  "software-for-hotels-and-casinos": [
    "Oteller ve kumarhaneler için yazılım",
    "Yazılım altında sınıflandırılıyor; ana müşterileri arasında kumarhanelerin olduğu genel bilgidir.",
  ],
  "services-to-lenders-and-insurers": [
    "Kredi verenlere ve sigortacılara hizmetler",
    "Yazılım, hizmetler veya finans altında sınıflandırılıyor; müşteri bulduğu veya hasar dosyalarını yürüttüğü için kredi verenlerden ve sigortacılardan para alır.",
  ],
  "home-service-plans": [
    "Ev bakım planları",
    "Kişisel hizmetler altında sınıflandırılıyor; evler için bakım sözleşmeleri satar.",
  ],
  "dating-services": [
    "Tanışma hizmetleri",
    "İnternet siteleri veya yazılım altında sınıflandırılıyor; tanışma hizmetleri işletir.",
  ],
  "video-and-live-shows": [
    "Video ve canlı gösteriler",
    "İnternet siteleri veya yazılım altında sınıflandırılıyor; videolar ve canlı gösteriler sunar.",
  ],
  "manager-of-property-funds": [
    "Gayrimenkul fonu yöneticisi",
    "Gayrimenkul yatırım ortaklığı olarak geçer; ana gelirinin yönettiği fonlardan aldığı ücretler olduğu genel bilgidir.",
  ],
  "fund-or-manager-of-funds": [
    "Fon veya fon yöneticisi",
    "Hizmetler veya genel finans altında sınıflandırılıyor; para yönetir veya kendisi bir fondur.",
  ],
};

const ISLAMIC_INSTITUTIONS = { bank: "İslami bankacılık", takaful: "Tekâfül", finance: "İslami finans" } as const;

export const { activityName, wordedActivities, businessRule } = businessWording({
  overrides: OVERRIDES,
  institutions: ISLAMIC_INSTITUTIONS,
  activityClassName,
  rules: ACTIVITY_RULES,
  industryText,
  inputs: INPUT_LABELS,

  byGics: (industry) => `GICS: ${industry}.`,
  byIndustry: (industry) => `Veri sağlayıcıya göre iş kolu: ${industry}.`,
  bySicCode: (code) => `SIC kodu ${code}.`,
  bySicCodes: (first, last) => `SIC kodları ${first}–${last}.`,
  bySource: (source) => `Kaynak: ${source}.`,
  withoutAlcoholAndPork: "Suudi Arabistan'da alkol ve domuz eti satılamaz.",
});
