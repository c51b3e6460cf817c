import table from "../../schema/seed/companies/exchanges.json" with { type: "json" };

export type ExchangeCode = keyof typeof table;
export const EXCHANGE_CODES = Object.keys(table) as [ExchangeCode, ...ExchangeCode[]];

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
  pence?: boolean;
  /** Other names of the same exchange. */
  aliases: readonly string[];
  /** The countries whose companies have their home listing here. */
  homeOf: readonly string[];
  /** Month and day on which most companies close their year, if not 31 December. */
  yearEnd?: string;
  /** Only names, and the figures of a few companies, are known: found by search, in no list of markets. */
  isNamesOnly?: boolean;
};

const ROWS: Readonly<Record<ExchangeCode, Omit<Exchange, "code">>> = table;
export const EXCHANGES = Object.fromEntries(EXCHANGE_CODES.map((code) => [code, { ...ROWS[code], code }])) as Readonly<
  Record<ExchangeCode, Exchange>
>;

/** The exchanges whose stocks are screened. */
export const COVERED_EXCHANGES = EXCHANGE_CODES.filter((code) => !EXCHANGES[code].isNamesOnly);

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
