/** Exchanges of which only names, and the figures of a few companies, are known: found by search, in no list of markets. */
const NAMES_ONLY = [
  "DOH",
  "CAI",
  "KSC",
  "KOE",
  "TAI",
  "TWO",
  "SES",
  "SAO",
  "JNB",
  "EBS",
  "STO",
  "HEL",
  "CPH",
  "OSL",
  "ICE",
] as const;

export const EXCHANGE_CODES = [
  "NYSE",
  "NASDAQ",
  "AMEX",
  "LSE",
  "TSX",
  "ASX",
  "FRA",
  "EPA",
  "HKG",
  "TYO",
  "SAU",
  "BSE",
  "JKT",
  "IST",
  "KAR",
  "SSE",
  "SZSE",
  ...NAMES_ONLY,
] as const;
export type ExchangeCode = (typeof EXCHANGE_CODES)[number];

/** The exchanges whose stocks are screened. */
export const COVERED_EXCHANGES = EXCHANGE_CODES.filter((code) => !NAMES_ONLY.some((named) => named === code));

/** The exchanges of the United States. */
export const AMERICAN_EXCHANGES = ["NYSE", "NASDAQ", "AMEX"] as const;

export function isAmericanExchange(code: string): boolean {
  return AMERICAN_EXCHANGES.some((american) => american === code);
}

export type Exchange = {
  code: ExchangeCode;
  flag: string;
  /** The suffix of local symbols outside the United States; empty there. */
  suffix: string;
  /** Currency in which shares are quoted, ISO 4217; London quotes in pence (GBX), see `pence`. */
  currency: string;
  pence: boolean;
  /** Other names of the same exchange. */
  aliases: readonly string[];
  /** The countries whose companies have their home listing here. */
  homeOf: readonly string[];
  /** Month and day on which most companies close their year, if not 31 December. */
  yearEnd?: string;
};

export const EXCHANGES: Readonly<Record<ExchangeCode, Exchange>> = {
  NYSE: exchange("NYSE", "🇺🇸", "", "USD", [], ["United States"]),
  NASDAQ: exchange("NASDAQ", "🇺🇸", "", "USD", [], ["United States"]),
  AMEX: exchange("AMEX", "🇺🇸", "", "USD", [], ["United States"]),
  LSE: { ...exchange("LSE", "🇬🇧", ".L", "GBP", ["LON", "XLON"], ["United Kingdom"]), pence: true },
  TSX: exchange("TSX", "🇨🇦", ".TO", "CAD", ["XTSE"], ["Canada"]),
  ASX: exchange("ASX", "🇦🇺", ".AX", "AUD", ["XASX"], ["Australia"], "06-30"),
  FRA: exchange("FRA", "🇩🇪", ".DE", "EUR", ["DAX", "ETR", "XETR"], ["Germany"]),
  EPA: exchange("EPA", "🇫🇷", ".PA", "EUR", ["CAC", "XPAR"], ["France"]),
  HKG: exchange("HKG", "🇭🇰", ".HK", "HKD", ["HKEX", "XHKG"], ["Hong Kong", "China", "Macau"]),
  TYO: exchange("TYO", "🇯🇵", ".T", "JPY", ["XJPX"], ["Japan"], "03-31"),
  SAU: exchange("SAU", "🇸🇦", ".SR", "SAR", ["TADAWUL", "XSAU"], ["Saudi Arabia"]),
  BSE: exchange("BSE", "🇮🇳", ".BO", "INR", ["BOM", "XBOM"], ["India"], "03-31"),
  JKT: exchange("JKT", "🇮🇩", ".JK", "IDR", ["IDX", "XIDX"], ["Indonesia"]),
  IST: exchange("IST", "🇹🇷", ".IS", "TRY", ["BIST", "XIST"], ["Turkey"]),
  KAR: exchange("KAR", "🇵🇰", ".KA", "PKR", ["PSX", "XKAR"], ["Pakistan"], "06-30"),
  SSE: exchange("SSE", "🇨🇳", ".SS", "CNY", ["SHH", "XSHG"], ["China"]),
  SZSE: exchange("SZSE", "🇨🇳", ".SZ", "CNY", ["SHZ", "XSHE"], ["China"]),
  DOH: exchange("DOH", "🇶🇦", ".QA", "QAR", ["QSE", "DSMD"], ["Qatar"]),
  CAI: exchange("CAI", "🇪🇬", ".CA", "EGP", ["EGX", "XCAI"], ["Egypt"]),
  KSC: exchange("KSC", "🇰🇷", ".KS", "KRW", ["KRX", "XKRX"], ["South Korea"]),
  KOE: exchange("KOE", "🇰🇷", ".KQ", "KRW", ["KOSDAQ", "XKOS"], ["South Korea"]),
  TAI: exchange("TAI", "🇹🇼", ".TW", "TWD", ["TWSE", "XTAI"], ["Taiwan"]),
  TWO: exchange("TWO", "🇹🇼", ".TWO", "TWD", ["TPEX", "ROCO"], ["Taiwan"]),
  SES: exchange("SES", "🇸🇬", ".SI", "SGD", ["SGX", "XSES"], ["Singapore"]),
  SAO: exchange("SAO", "🇧🇷", ".SA", "BRL", ["B3", "BVMF"], ["Brazil"]),
  JNB: exchange("JNB", "🇿🇦", ".JO", "ZAR", ["JSE", "XJSE"], ["South Africa"]),
  EBS: exchange("EBS", "🇨🇭", ".SW", "CHF", ["SIX", "XSWX"], ["Switzerland"]),
  STO: exchange("STO", "🇸🇪", ".ST", "SEK", ["XSTO"], ["Sweden"]),
  HEL: exchange("HEL", "🇫🇮", ".HE", "EUR", ["XHEL"], ["Finland"]),
  CPH: exchange("CPH", "🇩🇰", ".CO", "DKK", ["XCSE"], ["Denmark"]),
  OSL: exchange("OSL", "🇳🇴", ".OL", "NOK", ["XOSL"], ["Norway"]),
  ICE: exchange("ICE", "🇮🇸", ".IC", "ISK", ["XICE"], ["Iceland"]),
};

function exchange(
  code: ExchangeCode,
  flag: string,
  suffix: string,
  currency: string,
  aliases: readonly string[],
  homeOf: readonly string[],
  yearEnd?: string,
): Exchange {
  return { code, flag, suffix, currency, pence: false, aliases, homeOf, ...(yearEnd && { yearEnd }) };
}

/** The dashboard's markets, in the order of the codes. */
export const DASHBOARD_MARKETS = COVERED_EXCHANGES.filter((code) => code !== "AMEX");

/** The screener's exchanges: the first ones with their names and order, then later additions. */
export const SCREENER_EXCHANGES = [
  "NASDAQ",
  "NYSE",
  "LSE",
  "TSX",
  "ASX",
  "DAX",
  "CAC",
  "HKEX",
  "TADAWUL",
  "BSE",
  "JKT",
  "IST",
  "KAR",
  "SSE",
  "SZSE",
] as const;

const CODE_BY_NAME = new Map<string, ExchangeCode>(
  EXCHANGE_CODES.flatMap((code) => [code, ...EXCHANGES[code].aliases].map((name) => [name, code] as const)),
);

/** The exchange with a code or alias, in any case; undefined when there is none. */
export function exchangeByName(name: string): Exchange | undefined {
  const code = CODE_BY_NAME.get(name.trim().toUpperCase());
  return code && EXCHANGES[code];
}

/** The flag of an exchange, a globe for one that this version does not know. */
export function exchangeFlag(code: string): string {
  if (code === "NSI") return EXCHANGES.BSE.flag;
  return EXCHANGE_CODES.some((known) => known === code) ? EXCHANGES[code as ExchangeCode].flag : "🌐";
}

/** The twelve sectors. A provider's own word that maps to none is shown unchanged and matches no filter. */
export const SECTORS = [
  "Technology",
  "Healthcare",
  "Consumer Goods",
  "Financial Services",
  "Energy",
  "Telecommunications",
  "Transportation",
  "Real Estate",
  "Industrial",
  "Materials",
  "Utilities",
  "Consumer Services",
] as const;
export type Sector = (typeof SECTORS)[number];

export const REGIONS = ["North America", "Europe", "Asia-Pacific", "Middle East"] as const;
export type Region = (typeof REGIONS)[number];
