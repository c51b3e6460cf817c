import { foldedWords } from "../issuers/folded-names.ts";
import type { StandardId } from "../standards/standards.ts";

/** The kind of a fund: shares, or something that a screening of companies says nothing about. */
export const FUND_KINDS = ["shares", "bonds", "metal", "options", "leverage", "property"] as const;
export type FundKind = (typeof FUND_KINDS)[number];

export type KnownFund = {
  symbol: string;
  name: string;
  /** The fund's provider, by its usual name. */
  issuer: string;
  kind: FundKind;
  /** The fund calls itself permissible; its own claim decides nothing here. */
  claimsHalal: boolean;
  /** The standard of the index that a halal fund follows. */
  follows?: StandardId | undefined;
};

const SHARES: readonly (readonly [symbol: string, name: string, issuer: string])[] = [
  ["SPY", "SPDR S&P 500 ETF Trust", "State Street"],
  ["VOO", "Vanguard S&P 500 ETF", "Vanguard"],
  ["IVV", "iShares Core S&P 500 ETF", "BlackRock"],
  ["SPLG", "SPDR Portfolio S&P 500 ETF", "State Street"],
  ["VTI", "Vanguard Total Stock Market ETF", "Vanguard"],
  ["ITOT", "iShares Core S&P Total U.S. Stock Market ETF", "BlackRock"],
  ["IWM", "iShares Russell 2000 ETF", "BlackRock"],
  ["IJH", "iShares Core S&P Mid-Cap ETF", "BlackRock"],
  ["IJR", "iShares Core S&P Small-Cap ETF", "BlackRock"],
  ["MDY", "SPDR S&P MidCap 400 ETF Trust", "State Street"],
  ["IWD", "iShares Russell 1000 Value ETF", "BlackRock"],
  ["IWF", "iShares Russell 1000 Growth ETF", "BlackRock"],
  ["VUG", "Vanguard Growth ETF", "Vanguard"],
  ["VTV", "Vanguard Value ETF", "Vanguard"],
  ["VIG", "Vanguard Dividend Appreciation ETF", "Vanguard"],
  ["VYM", "Vanguard High Dividend Yield ETF", "Vanguard"],
  ["VO", "Vanguard Mid-Cap ETF", "Vanguard"],
  ["VB", "Vanguard Small-Cap ETF", "Vanguard"],
  ["VGT", "Vanguard Information Technology ETF", "Vanguard"],
  ["VNQ", "Vanguard Real Estate ETF", "Vanguard"],
  ["MTUM", "iShares MSCI USA Momentum Factor ETF", "BlackRock"],
  ["QUAL", "iShares MSCI USA Quality Factor ETF", "BlackRock"],
  ["USMV", "iShares MSCI USA Min Vol Factor ETF", "BlackRock"],
  ["VLUE", "iShares MSCI USA Value Factor ETF", "BlackRock"],
  ["LRGF", "iShares U.S. Equity Factor ETF", "BlackRock"],
  ["XLB", "Materials Select Sector SPDR Fund", "State Street"],
  ["XLC", "Communication Services Select Sector SPDR Fund", "State Street"],
  ["XLE", "Energy Select Sector SPDR Fund", "State Street"],
  ["XLF", "Financial Select Sector SPDR Fund", "State Street"],
  ["XLI", "Industrial Select Sector SPDR Fund", "State Street"],
  ["XLK", "Technology Select Sector SPDR Fund", "State Street"],
  ["XLP", "Consumer Staples Select Sector SPDR Fund", "State Street"],
  ["XLRE", "Real Estate Select Sector SPDR Fund", "State Street"],
  ["XLU", "Utilities Select Sector SPDR Fund", "State Street"],
  ["XLV", "Health Care Select Sector SPDR Fund", "State Street"],
  ["XLY", "Consumer Discretionary Select Sector SPDR Fund", "State Street"],
  ["QQQ", "Invesco QQQ Trust", "Invesco"],
  ["DIA", "SPDR Dow Jones Industrial Average ETF Trust", "State Street"],
  ["SCHD", "Schwab U.S. Dividend Equity ETF", "Schwab"],
  ["QQQM", "Invesco NASDAQ 100 ETF", "Invesco"],
  ["RSP", "Invesco S&P 500 Equal Weight ETF", "Invesco"],
  ["SCHB", "Schwab U.S. Broad Market ETF", "Schwab"],
  ["SCHX", "Schwab U.S. Large-Cap ETF", "Schwab"],
  ["SCHG", "Schwab U.S. Large-Cap Growth ETF", "Schwab"],
  ["SCHA", "Schwab U.S. Small-Cap ETF", "Schwab"],
  ["SCHF", "Schwab International Equity ETF", "Schwab"],
  ["VT", "Vanguard Total World Stock ETF", "Vanguard"],
  ["VXUS", "Vanguard Total International Stock ETF", "Vanguard"],
  ["VEA", "Vanguard FTSE Developed Markets ETF", "Vanguard"],
  ["VWO", "Vanguard FTSE Emerging Markets ETF", "Vanguard"],
  ["IEFA", "iShares Core MSCI EAFE ETF", "BlackRock"],
  ["IEMG", "iShares Core MSCI Emerging Markets ETF", "BlackRock"],
  ["EFA", "iShares MSCI EAFE ETF", "BlackRock"],
  ["EEM", "iShares MSCI Emerging Markets ETF", "BlackRock"],
  ["ACWI", "iShares MSCI ACWI ETF", "BlackRock"],
  ["IVW", "iShares S&P 500 Growth ETF", "BlackRock"],
  ["IVE", "iShares S&P 500 Value ETF", "BlackRock"],
  ["IWB", "iShares Russell 1000 ETF", "BlackRock"],
  ["DGRO", "iShares Core Dividend Growth ETF", "BlackRock"],
  ["SOXX", "iShares Semiconductor ETF", "BlackRock"],
  ["SMH", "VanEck Semiconductor ETF", "VanEck"],
  ["GDX", "VanEck Gold Miners ETF", "VanEck"],
  ["ARKK", "ARK Innovation ETF", "ARK"],
];

const HALAL: readonly (readonly [
  symbol: string,
  name: string,
  issuer: string,
  follows: StandardId,
  kind?: FundKind,
])[] = [
  ["SPUS", "SP Funds S&P 500 Sharia Industry Exclusions ETF", "SP Funds", "sp"],
  ["HLAL", "Wahed FTSE USA Shariah ETF", "Wahed", "ftse-yasaar"],
  ["UMMA", "Wahed Dow Jones Islamic World ETF", "Wahed", "dow-jones"],
  ["SPTE", "SP Funds S&P Global Technology ETF", "SP Funds", "sp"],
  ["SPWO", "SP Funds S&P World ETF", "SP Funds", "sp"],
  ["SPRE", "SP Funds S&P Global REIT Sharia ETF", "SP Funds", "sp"],
  ["SPSK", "SP Funds Dow Jones Global Sukuk ETF", "SP Funds", "dow-jones", "bonds"],
];

/** Well-known funds that no screening of companies can judge. */
const BEYOND: readonly (readonly [symbol: string, name: string, issuer: string, kind: FundKind])[] = [
  ["BND", "Vanguard Total Bond Market ETF", "Vanguard", "bonds"],
  ["AGG", "iShares Core U.S. Aggregate Bond ETF", "BlackRock", "bonds"],
  ["TLT", "iShares 20+ Year Treasury Bond ETF", "BlackRock", "bonds"],
  ["SHY", "iShares 1-3 Year Treasury Bond ETF", "BlackRock", "bonds"],
  ["LQD", "iShares iBoxx $ Investment Grade Corporate Bond ETF", "BlackRock", "bonds"],
  ["HYG", "iShares iBoxx $ High Yield Corporate Bond ETF", "BlackRock", "bonds"],
  ["IEF", "iShares 7-10 Year Treasury Bond ETF", "BlackRock", "bonds"],
  ["SGOV", "iShares 0-3 Month Treasury Bond ETF", "BlackRock", "bonds"],
  ["BIL", "SPDR Bloomberg 1-3 Month T-Bill ETF", "State Street", "bonds"],
  ["BNDX", "Vanguard Total International Bond ETF", "Vanguard", "bonds"],
  ["MUB", "iShares National Muni Bond ETF", "BlackRock", "bonds"],
  ["TIP", "iShares TIPS Bond ETF", "BlackRock", "bonds"],
  ["GLD", "SPDR Gold Shares", "State Street", "metal"],
  ["IAU", "iShares Gold Trust", "BlackRock", "metal"],
  ["GLDM", "SPDR Gold MiniShares Trust", "State Street", "metal"],
  ["SLV", "iShares Silver Trust", "BlackRock", "metal"],
  ["JEPI", "JPMorgan Equity Premium Income ETF", "JPMorgan", "options"],
  ["JEPQ", "JPMorgan Nasdaq Equity Premium Income ETF", "JPMorgan", "options"],
  ["QYLD", "Global X NASDAQ 100 Covered Call ETF", "Global X", "options"],
  ["XYLD", "Global X S&P 500 Covered Call ETF", "Global X", "options"],
  ["RYLD", "Global X Russell 2000 Covered Call ETF", "Global X", "options"],
  ["TQQQ", "ProShares UltraPro QQQ", "ProShares", "leverage"],
  ["SQQQ", "ProShares UltraPro Short QQQ", "ProShares", "leverage"],
  ["UPRO", "ProShares UltraPro S&P 500", "ProShares", "leverage"],
  ["SSO", "ProShares Ultra S&P 500", "ProShares", "leverage"],
  ["SH", "ProShares Short S&P 500", "ProShares", "leverage"],
  ["SPXL", "Direxion Daily S&P 500 Bull 3X Shares", "Direxion", "leverage"],
  ["SOXL", "Direxion Daily Semiconductor Bull 3X Shares", "Direxion", "leverage"],
];

/** The funds that Mizan knows by name; their holdings come from their issuers and from Form N-PORT. */
export const KNOWN_FUNDS: readonly KnownFund[] = [
  ...HALAL.map(([symbol, name, issuer, follows, kind = "shares"]) => ({
    symbol,
    name,
    issuer,
    kind,
    claimsHalal: true,
    follows,
  })),
  ...SHARES.map(([symbol, name, issuer]) => ({ symbol, name, issuer, kind: "shares" as const, claimsHalal: false })),
  ...BEYOND.map(([symbol, name, issuer, kind]) => ({ symbol, name, issuer, kind, claimsHalal: false })),
];

/** Unit trusts have no series, so the SEC's list of series lacks them: the numbers under which they file. */
export const UNIT_TRUSTS: Readonly<Record<string, string>> = {
  SPY: "884394",
  QQQ: "1067839",
  DIA: "1041130",
  MDY: "936958",
};

const BY_SYMBOL = new Map(KNOWN_FUNDS.map((fund) => [fund.symbol, fund]));

export function knownFund(symbol: string): KnownFund | undefined {
  return BY_SYMBOL.get(symbol);
}

const FOLDED = KNOWN_FUNDS.map((fund) => ({ fund, words: foldedWords(`${fund.symbol} ${fund.name} ${fund.issuer}`) }));
const MEANS_ANY_FUND: ReadonlySet<string> = new Set(["etf", "etfs", "fund", "funds", "index", "the"]);

/** A fund that matches a text: by its ticker or its whole name, or by some words. */
export type FoundFund = KnownFund & { isNamed: boolean };

/** The funds with this ticker, or with words in their name that start with each typed word. */
export function findFunds(text: string, limit: number): FoundFund[] {
  const exact = knownFund(text.trim().toUpperCase());
  if (exact) return [{ ...exact, isNamed: true }];
  const words = foldedWords(text);
  const telling = words.filter((word) => !MEANS_ANY_FUND.has(word));
  const isAboutFunds = telling.length < words.length;
  if (telling.join("").length < 2) return [];
  return FOLDED.filter(({ words: named }) => telling.every((word) => named.some((other) => other.startsWith(word))))
    .map(({ fund }) => ({ ...fund, isNamed: isAboutFunds || telling.length > 1 }))
    .slice(0, limit);
}
