import { joined } from "../../../../schema/wording/tr/format.ts";
import { countryName } from "../../../../schema/wording/tr/places.ts";
import type { Notice } from "../../lib/notices.ts";

const MARKETS: Readonly<Record<string, string>> = {
  "Bursa Malaysia": "Malezya Borsası",
  "the exchanges of Dubai and Abu Dhabi": "Dubai ve Abu Dabi borsaları",
  "Boursa Kuwait": "Kuveyt Borsası",
  "the Qatar Stock Exchange": "Katar Borsası",
  "Bahrain Bourse": "Bahreyn Borsası",
  "the Muscat Stock Exchange": "Maskat Borsası",
  "the Pakistan Stock Exchange": "Pakistan Borsası",
  "the Dhaka Stock Exchange": "Dakka Borsası",
  "the Casablanca Stock Exchange": "Kazablanka Borsası",
  "the Amman Stock Exchange": "Amman Borsası",
  "the Nigerian Exchange": "Nijerya Borsası",
  "the Stock Exchange of Thailand": "Tayland Borsası",
  "the Philippine Stock Exchange": "Filipinler Borsası",
  "the exchanges of Vietnam": "Vietnam borsaları",
  "the Spanish exchanges": "İspanya borsaları",
  "the Warsaw Stock Exchange": "Varşova Borsası",
  "the Moscow Exchange": "Moskova Borsası",
  "SIX Swiss Exchange": "SIX İsviçre Borsası",
  "Korea Exchange": "Kore Borsası",
};

export const searchTexts = {
  card: "Hisse arama",
  specific: "Bir hisseyi sorgula",
  browse: "Helal hisselere göz at",
  modeLegend: "Ne aranacak",
  inputLabel: "Şirket adı veya sembolü",
  inputPlaceholder: "örn. Apple veya AAPL",
  examples: "Örneğin:",
  companies: { AAPL: "Apple", "2222.SR": "Aramco", TSLA: "Tesla" },
  check: "Sorgula",
  searching: "Aranıyor...",
  fund: "Fon",
  unreadFund: "Henüz okunmamış bir ABD fonu",
  marketLabel: "Piyasa",
  anyMarket: "Bir piyasa seçin",
  browseButton: "Helal hisselere göz at",
  searchingCompanies: "Şirketler aranıyor...",
  foundCompanies: (count: number) => `${count} şirket bulundu`,
  noCompanies: (text: string) => `“${text}” için şirket bulunamadı`,
  nearestNames: (text: string) => `“${text}” için şirket bulunamadı. En yakın adlar:`,
  noSuggestions: "Bağlantı yok: şirketler şu anda aranamıyor.",
  noCompaniesHint: "Şirket adıyla veya sembolle aramayı deneyin",
} as const;

export const elsewhereTexts = {
  notCovered: (country: string) => `Henüz kapsamadığımız ülke: ${countryName(country)}`,
  tradedOn: (name: string, country: string, market: string) =>
    `${name}, şu ülkenin şirketi: ${countryName(country)}; hisseler orada şurada işlem görür: ${MARKETS[market] ?? market}.`,
  covered: (countries: readonly string[]) => `Kapsadığımız ülkeler: ${joined(countries.map(countryName))}.`,
  notPublic: (name: string) => `${name} için bildiğimiz bir hisse yok`,
  nothingToJudge:
    "Bildiğimiz kadarıyla hiçbir borsada işlem görmüyor; bu yüzden alınacak veya değerlendirilecek bir şey yok.",
  noShare: (name: string) => `${name} bir hisse değil`,
  onlyLike: "Mizan şirketlerin hisselerini tarar; yalnızca adı benzeyenler bulundu.",
  others: "Adı benzeyen başka şirketler:",
  tellMe: "Olunca haber ver",
  willTell: "Burada haber vereceğiz",
  onDevice: "Yalnızca bu cihazda saklanır.",
  nowHere: (name: string) => `${name} artık aranabilir`,
  dismiss: "Anladım",
} as const;

export const stockPageTexts = {
  shellTitle: "Bu hisse helal mi?",
  description: (name: string) =>
    `${name} helal mi? Sonuç, oranları, dayandıkları rakamlar ve bildirimler, arındırılacak tutar. Ücretsiz.`,
  another: "Başka bir şirkete bakın",
  choices: "Kastedilmiş olabilecek şirketler",
  ambiguous: "Hangi şirketi kastediyorsunuz?",
  nearest: "En yakın adlar:",
} as const;

export const stockNotices = {
  emptySymbol: { tone: "error", title: "Lütfen bir sembol girin" },
  stockNotFound: {
    tone: "error",
    title: "Hisse bulunamadı",
    description: "Lütfen sembolü kontrol edip yeniden deneyin.",
  },
  loadFailed: { tone: "error", title: "Hisse yüklenemedi", description: "Lütfen yeniden deneyin." },
  noHalalStocks: {
    tone: "error",
    title: "Helal hisse bulunamadı",
    description: "Helal ölçütlerine uyan hisse bulunamadı",
  },
  offline: {
    tone: "error",
    title: "Çevrimdışısınız",
    description: "Daha önce açtıklarınız yine de okunabilir.",
  },
  browseFailed: { tone: "error", title: "Arama başarısız", description: "Helal hisseler aranamadı" },
  searchFailed: {
    tone: "error",
    title: "Arama başarısız",
    description: "Hisse verileri alınamadı. Lütfen yeniden deneyin.",
  },
  linkCopied: { tone: "success", title: "Bağlantı kopyalandı", description: "Açan herkes bu incelemeyi görür." },
  shareFailed: { tone: "error", title: "Bağlantı kopyalanamadı", description: "Adres çubuğundan kopyalayın." },
  reportFailed: { tone: "error", title: "Rapor oluşturulamadı", description: "Lütfen yeniden deneyin." },
} as const satisfies Record<string, Notice>;

export function halalStocksFound(count: number, market: string): Notice {
  return {
    tone: "success",
    title: "Helal hisseler bulundu",
    description: `${market} borsasında ${count} helal hisse bulundu`,
  };
}

export const unknownSymbol = (symbol: string): Notice => ({
  tone: "error",
  title: "Geçersiz sembol",
  description: `${symbol} geçerli bir hisse sembolü değil. Lütfen yazımını kontrol edip yeniden deneyin.`,
});

export const FETCH_FAILED = "Hisse verileri alınamadı. Lütfen yeniden deneyin.";

export const resultFailure = {
  title: "Sonuç gösterilemedi",
  text: "Bizim tarafımızda bir sorun oldu veya bağlantı koptu. Sayfayı yeniden yüklemek çoğu zaman işe yarar.",
} as const;
