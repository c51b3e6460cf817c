import { EXCHANGES, type ExchangeCode } from "../facts/exchanges.ts";
import { bareName, foldedWords } from "./folded-names.ts";

/** A company that people ask for though none of the exchanges here has its share. */
export type CompanyAbroad = {
  /** As it calls itself. */
  name: string;
  country: string;
  /** Where its share, or those of its parts, are traded; null when it is not public. */
  market: string | null;
};

/** Compiled by hand: each company under its country and market, with what else people call it. */
const ABROAD: readonly [country: string, market: string | null, companies: readonly (readonly string[])[]][] = [
  [
    "Malaysia",
    "Bursa Malaysia",
    [
      ["Petronas", "بتروناس", "Petronas Gas", "Petronas Chemicals", "Petronas Dagangan", "Petroliam Nasional"],
      ["Maybank", "مايبنك", "Malayan Banking", "Maybank Islamic"],
      ["CIMB", "CIMB Group", "CIMB Bank"],
      ["Tenaga Nasional", "Tenaga", "TNB"],
      ["Bank Islam", "Bank Islam Malaysia"],
      ["Public Bank"],
      ["RHB Bank", "RHB"],
      ["Axiata"],
      ["Maxis"],
      ["CelcomDigi"],
      ["Telekom Malaysia"],
      ["Sime Darby"],
      ["Genting Malaysia"],
      ["Capital A", "AirAsia"],
      ["Mr DIY"],
      ["Gamuda"],
      ["Press Metal"],
      ["Nestle Malaysia"],
    ],
  ],
  [
    "United Arab Emirates",
    "the exchanges of Dubai and Abu Dhabi",
    [
      ["Emaar Properties", "Emaar", "إعمار", "Emaar Development"],
      ["Dubai Islamic Bank", "DIB", "بنك دبي الإسلامي"],
      ["Abu Dhabi Islamic Bank", "ADIB"],
      ["First Abu Dhabi Bank", "FAB"],
      ["Etisalat (e&)", "Etisalat", "Emirates Telecommunications"],
      ["DEWA", "Dubai Electricity and Water"],
      ["ADNOC", "ADNOC Gas", "ADNOC Distribution", "ADNOC Drilling"],
      ["International Holding Company", "IHC"],
      ["Aldar", "الدار العقارية", "Aldar Properties"],
      ["Emirates NBD", "ENBD"],
      ["Emirates Islamic"],
      ["Sharjah Islamic Bank"],
      ["Mashreq"],
      ["Salik"],
      ["Air Arabia", "العربية للطيران"],
      ["Talabat"],
      ["Parkin"],
      ["Du Telecom"],
      ["Borouge"],
      ["Lulu Retail"],
    ],
  ],
  [
    "Kuwait",
    "Boursa Kuwait",
    [
      ["Kuwait Finance House", "KFH", "بيت التمويل الكويتي"],
      ["National Bank of Kuwait", "NBK", "بنك الكويت الوطني"],
      ["Zain", "Zain Group", "مجموعة زين"],
      ["Agility"],
      ["Boubyan Bank", "Boubyan"],
      ["Warba Bank"],
      ["Jazeera Airways"],
    ],
  ],
  [
    "Qatar",
    "the Qatar Stock Exchange",
    [["Qatar National Bank", "QNB", "بنك قطر الوطني"], ["Ooredoo"], ["Industries Qatar"]],
  ],
  ["Bahrain", "Bahrain Bourse", [["Al Baraka", "Al Baraka Group"], ["Al Salam Bank", "Salam"], ["GFH"]]],
  ["Oman", "the Muscat Stock Exchange", [["Bank Muscat"], ["OQ"], ["Omantel"]]],
  ["Pakistan", "the Pakistan Stock Exchange", [["Meezan Bank", "Meezan"]]],
  [
    "Bangladesh",
    "the Dhaka Stock Exchange",
    [["Grameenphone"], ["Islami Bank Bangladesh"], ["Square Pharmaceuticals"]],
  ],
  ["Morocco", "the Casablanca Stock Exchange", [["Maroc Telecom"], ["Attijariwafa Bank"]]],
  ["Jordan", "the Amman Stock Exchange", [["Arab Bank"], ["Jordan Islamic Bank"]]],
  ["Nigeria", "the Nigerian Exchange", [["Dangote", "Dangote Cement"], ["MTN Nigeria"], ["Jaiz Bank"]]],
  ["Thailand", "the Stock Exchange of Thailand", [["CP All"], ["Siam Cement"]]],
  ["Philippines", "the Philippine Stock Exchange", [["Jollibee"], ["San Miguel"], ["Ayala"]]],
  ["Vietnam", "the exchanges of Vietnam", [["Vinamilk"], ["Vingroup"]]],
  ["Spain", "the Spanish exchanges", [["Inditex", "Zara"]]],
  ["Poland", "the Warsaw Stock Exchange", [["CD Projekt", "CD Projekt Red"]]],
  ["Russia", "the Moscow Exchange", [["Lukoil"], ["Gazprom"], ["Sberbank"], ["Rosneft"]]],
  [
    "Switzerland",
    "SIX Swiss Exchange",
    [["Roche"], ["Lindt", "Lindt & Sprüngli"], ["Sika"], ["Zurich Insurance", "Zurich"]],
  ],
  ["South Korea", "Korea Exchange", [["Hyundai", "Hyundai Motor"]]],
  [
    "United States",
    null,
    [
      ["OpenAI", "ChatGPT"],
      ["Anthropic", "Claude AI"],
      ["Mars"],
      ["Stripe"],
      ["Epic Games"],
      ["Perplexity AI", "Perplexity"],
    ],
  ],
  ["China", null, [["ByteDance", "TikTok"], ["Huawei"], ["Shein"]]],
  ["Germany", null, [["Aldi"], ["Bosch"], ["Lidl"]]],
  ["Sweden", null, [["IKEA"]]],
  ["Denmark", null, [["Lego"]]],
  ["Switzerland", null, [["Rolex"]]],
  ["France", null, [["Chanel"]]],
  ["Spain", null, [["SEAT"]]],
  ["Japan", null, [["Toshiba"]]],
  ["Turkey", null, [["Ziraat Bank", "Ziraat", "Ziraat Bankası"]]],
  ["United Kingdom", null, [["Revolut"]]],
  ["Australia", null, [["Canva"]]],
  ["United Arab Emirates", null, [["Careem"], ["Telegram"], ["Emirates Airline", "Emirates"]]],
];

const nameOf = (text: string) => bareName(foldedWords(text)).join(" ");

const BY_NAME = new Map<string, CompanyAbroad>(
  ABROAD.flatMap(([country, market, companies]) =>
    companies.flatMap((names) =>
      names.map((name): [string, CompanyAbroad] => [nameOf(name), { name: names[0] ?? name, country, market }]),
    ),
  ),
);

/** The company elsewhere that a whole text names, however companies here are called. */
export function companyAbroad(text: string): CompanyAbroad | undefined {
  return BY_NAME.get(nameOf(text));
}

type Listing = { name: string; exchange: ExchangeCode };

/** The company abroad that a text means, unless one of the listings found for it is that company. */
export function meantAbroad(text: string, found: readonly Listing[]): CompanyAbroad | undefined {
  const abroad = companyAbroad(text);
  return abroad && !found.some((listing) => isItself(abroad, listing)) ? abroad : undefined;
}

/** Whether a listing of such a name is the company itself: one in its own country, and of its very name if it was not public. */
export function isItself(abroad: CompanyAbroad, listing: Listing): boolean {
  const isAtHome = EXCHANGES[listing.exchange].homeOf.includes(abroad.country);
  return isAtHome && (abroad.market !== null || nameOf(listing.name) === nameOf(abroad.name));
}
