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
  /** What a person reads, without the flag. */
  displayName: string;
  flag: string;
  /** What follows the local symbol outside the United States; empty there. */
  suffix: string;
  /** Currency in which shares are quoted, ISO 4217; London quotes in pence (GBX), see `pence`. */
  currency: string;
  pence: boolean;
  /** Other names under which the same place is written. */
  aliases: readonly string[];
};

export const EXCHANGES: Readonly<Record<ExchangeCode, Exchange>> = {
  NYSE: { code: "NYSE", displayName: "NYSE", flag: "🇺🇸", suffix: "", currency: "USD", pence: false, aliases: [] },
  NASDAQ: { code: "NASDAQ", displayName: "NASDAQ", flag: "🇺🇸", suffix: "", currency: "USD", pence: false, aliases: [] },
  AMEX: {
    code: "AMEX",
    displayName: "NYSE American",
    flag: "🇺🇸",
    suffix: "",
    currency: "USD",
    pence: false,
    aliases: [],
  },
  LSE: {
    code: "LSE",
    displayName: "London",
    flag: "🇬🇧",
    suffix: ".L",
    currency: "GBP",
    pence: true,
    aliases: ["XLON"],
  },
  TSX: {
    code: "TSX",
    displayName: "Toronto",
    flag: "🇨🇦",
    suffix: ".TO",
    currency: "CAD",
    pence: false,
    aliases: ["XTSE"],
  },
  ASX: {
    code: "ASX",
    displayName: "Australian",
    flag: "🇦🇺",
    suffix: ".AX",
    currency: "AUD",
    pence: false,
    aliases: ["XASX"],
  },
  FRA: {
    code: "FRA",
    displayName: "Frankfurt",
    flag: "🇩🇪",
    suffix: ".DE",
    currency: "EUR",
    pence: false,
    aliases: ["DAX", "XETR"],
  },
  EPA: {
    code: "EPA",
    displayName: "Euronext Paris",
    flag: "🇫🇷",
    suffix: ".PA",
    currency: "EUR",
    pence: false,
    aliases: ["CAC", "XPAR"],
  },
  HKG: {
    code: "HKG",
    displayName: "Hong Kong",
    flag: "🇭🇰",
    suffix: ".HK",
    currency: "HKD",
    pence: false,
    aliases: ["HKEX", "XHKG"],
  },
  TYO: {
    code: "TYO",
    displayName: "Tokyo",
    flag: "🇯🇵",
    suffix: ".T",
    currency: "JPY",
    pence: false,
    aliases: ["XJPX"],
  },
  SAU: {
    code: "SAU",
    displayName: "Tadawul",
    flag: "🇸🇦",
    suffix: ".SR",
    currency: "SAR",
    pence: false,
    aliases: ["TADAWUL", "XSAU"],
  },
  BSE: {
    code: "BSE",
    displayName: "Bombay/BSE",
    flag: "🇮🇳",
    suffix: ".BO",
    currency: "INR",
    pence: false,
    aliases: ["XBOM"],
  },
  JKT: {
    code: "JKT",
    displayName: "Jakarta",
    flag: "🇮🇩",
    suffix: ".JK",
    currency: "IDR",
    pence: false,
    aliases: ["IDX", "XIDX"],
  },
  IST: {
    code: "IST",
    displayName: "Istanbul",
    flag: "🇹🇷",
    suffix: ".IS",
    currency: "TRY",
    pence: false,
    aliases: ["BIST", "XIST"],
  },
  KAR: {
    code: "KAR",
    displayName: "Karachi",
    flag: "🇵🇰",
    suffix: ".KA",
    currency: "PKR",
    pence: false,
    aliases: ["PSX", "XKAR"],
  },
};

const DEFAULT_FLAG = "🌐";

/** Exchanges that the platform has no stocks of and yet knows how to call. */
const NAMED_ONLY = new Map([["NSI", { displayName: "NSI", flag: "🇮🇳" }]]);

/** The dashboard's markets: those of the specification in its order, then the later ones. */
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

/** The screener's exchanges: those of the specification with its names and in its order, then the later ones. */
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

/** The exchange meant by a code or one of its aliases, in any case; undefined when there is none. */
export function exchangeByName(name: string): Exchange | undefined {
  const code = CODE_BY_NAME.get(name.trim().toUpperCase());
  return code && EXCHANGES[code];
}

/** What a person reads of an exchange. One that this version does not know yet is shown by its code, with a globe. */
export function exchangeName(code: string): { flag: string; displayName: string } {
  return EXCHANGE_CODES.some((known) => known === code)
    ? EXCHANGES[code as ExchangeCode]
    : (NAMED_ONLY.get(code) ?? { flag: DEFAULT_FLAG, displayName: code });
}
