import funds from "../../schema/seed/companies/funds.json" with { type: "json" };
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

/** The funds that Mizan knows by name; their holdings come from their issuers and from Form N-PORT. */
export const KNOWN_FUNDS: readonly KnownFund[] = [
  ...funds.halal.map(fundOf).map((fund) => ({ ...fund, claimsHalal: true })),
  ...funds.shares.map(fundOf),
  ...funds.beyond.map(fundOf),
];

function fundOf([symbol = "", name = "", issuer = "", kind = "shares", follows]: readonly string[]): KnownFund {
  const fund = { symbol, name, issuer, kind: kind as FundKind, claimsHalal: false };
  return follows ? { ...fund, follows: follows as StandardId } : fund;
}

/** Unit trusts have no series, so the SEC's list of series lacks them: the numbers under which they file. */
export const UNIT_TRUSTS: Readonly<Record<string, string>> = funds.unitTrusts;

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
