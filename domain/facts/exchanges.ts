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
] as const;
export type ExchangeCode = (typeof EXCHANGE_CODES)[number];

/** The exchanges of the United States. */
export const AMERICAN_EXCHANGES = ["NYSE", "NASDAQ", "AMEX"] as const;

export function isAmericanExchange(code: string): boolean {
  return AMERICAN_EXCHANGES.some((american) => american === code);
}

export type Exchange = {
  code: ExchangeCode;
  /** The displayed name, without the flag. */
  displayName: string;
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
  NYSE: {
    code: "NYSE",
    displayName: "NYSE",
    flag: "🇺🇸",
    suffix: "",
    currency: "USD",
    pence: false,
    aliases: [],
    homeOf: ["United States"],
  },
  NASDAQ: {
    code: "NASDAQ",
    displayName: "NASDAQ",
    flag: "🇺🇸",
    suffix: "",
    currency: "USD",
    pence: false,
    aliases: [],
    homeOf: ["United States"],
  },
  AMEX: {
    code: "AMEX",
    displayName: "NYSE American",
    flag: "🇺🇸",
    suffix: "",
    currency: "USD",
    pence: false,
    aliases: [],
    homeOf: ["United States"],
  },
  LSE: {
    code: "LSE",
    displayName: "London",
    flag: "🇬🇧",
    suffix: ".L",
    currency: "GBP",
    pence: true,
    aliases: ["XLON"],
    homeOf: ["United Kingdom"],
  },
  TSX: {
    code: "TSX",
    displayName: "Toronto",
    flag: "🇨🇦",
    suffix: ".TO",
    currency: "CAD",
    pence: false,
    aliases: ["XTSE"],
    homeOf: ["Canada"],
  },
  ASX: {
    code: "ASX",
    displayName: "Australian",
    flag: "🇦🇺",
    suffix: ".AX",
    currency: "AUD",
    pence: false,
    aliases: ["XASX"],
    homeOf: ["Australia"],
    yearEnd: "06-30",
  },
  FRA: {
    code: "FRA",
    displayName: "Frankfurt",
    flag: "🇩🇪",
    suffix: ".DE",
    currency: "EUR",
    pence: false,
    aliases: ["DAX", "XETR"],
    homeOf: ["Germany"],
  },
  EPA: {
    code: "EPA",
    displayName: "Euronext Paris",
    flag: "🇫🇷",
    suffix: ".PA",
    currency: "EUR",
    pence: false,
    aliases: ["CAC", "XPAR"],
    homeOf: ["France"],
  },
  HKG: {
    code: "HKG",
    displayName: "Hong Kong",
    flag: "🇭🇰",
    suffix: ".HK",
    currency: "HKD",
    pence: false,
    aliases: ["HKEX", "XHKG"],
    homeOf: ["Hong Kong", "China", "Macau"],
  },
  TYO: {
    code: "TYO",
    displayName: "Tokyo",
    flag: "🇯🇵",
    suffix: ".T",
    currency: "JPY",
    pence: false,
    aliases: ["XJPX"],
    homeOf: ["Japan"],
    yearEnd: "03-31",
  },
  SAU: {
    code: "SAU",
    displayName: "Tadawul",
    flag: "🇸🇦",
    suffix: ".SR",
    currency: "SAR",
    pence: false,
    aliases: ["TADAWUL", "XSAU"],
    homeOf: ["Saudi Arabia"],
  },
  BSE: {
    code: "BSE",
    displayName: "Bombay/BSE",
    flag: "🇮🇳",
    suffix: ".BO",
    currency: "INR",
    pence: false,
    aliases: ["XBOM"],
    homeOf: ["India"],
    yearEnd: "03-31",
  },
  JKT: {
    code: "JKT",
    displayName: "Jakarta",
    flag: "🇮🇩",
    suffix: ".JK",
    currency: "IDR",
    pence: false,
    aliases: ["IDX", "XIDX"],
    homeOf: ["Indonesia"],
  },
  IST: {
    code: "IST",
    displayName: "Istanbul",
    flag: "🇹🇷",
    suffix: ".IS",
    currency: "TRY",
    pence: false,
    aliases: ["BIST", "XIST"],
    homeOf: ["Turkey"],
  },
  KAR: {
    code: "KAR",
    displayName: "Karachi",
    flag: "🇵🇰",
    suffix: ".KA",
    currency: "PKR",
    pence: false,
    aliases: ["PSX", "XKAR"],
    homeOf: ["Pakistan"],
    yearEnd: "06-30",
  },
};

const DEFAULT_FLAG = "🌐";

/** Exchanges without stocks on the platform whose names it still knows. */
const NAMED_ONLY = new Map([["NSI", { displayName: "NSI", flag: "🇮🇳" }]]);

/** The dashboard's markets: the first ones in their order, then later additions. */
export const DASHBOARD_MARKETS = [
  "NYSE",
  "NASDAQ",
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
] as const;

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
] as const;

const CODE_BY_NAME = new Map<string, ExchangeCode>(
  EXCHANGE_CODES.flatMap((code) => [code, ...EXCHANGES[code].aliases].map((name) => [name, code] as const)),
);

/** The exchange with a code or alias, in any case; undefined when there is none. */
export function exchangeByName(name: string): Exchange | undefined {
  const code = CODE_BY_NAME.get(name.trim().toUpperCase());
  return code && EXCHANGES[code];
}

/** The displayed name of an exchange. One that this version does not know is shown by its code, with a globe. */
export function exchangeName(code: string): { flag: string; displayName: string } {
  return EXCHANGE_CODES.some((known) => known === code)
    ? EXCHANGES[code as ExchangeCode]
    : (NAMED_ONLY.get(code) ?? { flag: DEFAULT_FLAG, displayName: code });
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
