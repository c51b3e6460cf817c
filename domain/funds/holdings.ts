import type { SourceId } from "../facts/company-facts.ts";
import { isinCheckDigit } from "../issuers/symbols.ts";
import type { FundKind } from "./known-funds.ts";

/** The kind of a line in a fund's holdings. Only shares held long can be screened. */
export const POSITION_KINDS = ["share", "cash", "fund", "bond", "derivative", "short", "other"] as const;
export type PositionKind = (typeof POSITION_KINDS)[number];

/** One line of a fund's holdings. */
export type FundPosition = {
  kind: PositionKind;
  /** The source's ticker in the stored form of symbols; null without one. */
  ticker: string | null;
  /** Percent of the fund, 0 or more; for a short position, its size. */
  weight: number;
  name: string | null;
  isin: string | null;
  /** Of one share, in US dollars. */
  price: number | null;
  /** The Legal Entity Identifier of its company; null when the source has no valid one. */
  lei: string | null;
};

/** The companies a fund holds, by symbol, with positions and weights if its source has them. */
export type FundHoldings = {
  fund: string;
  asOf: string;
  source: SourceId;
  url: string | null;
  symbols: string[];
  positions?: readonly FundPosition[] | undefined;
  /** As the filing gives them. */
  name?: string | null | undefined;
  issuer?: string | null | undefined;
  /** For a list that arrives in several parts: where this one starts, and whether it is the last. */
  part?: { from: number; isLast: boolean } | undefined;
};

/** A Legal Entity Identifier with correct check digits (ISO 17442), because forms contain placeholders. */
export function leiOf(text: string | undefined): string | null {
  if (!text || !/^[A-Z0-9]{18}\d{2}$/.test(text)) return null;
  let rest = 0;
  for (const letter of text) rest = Number(`${rest}${Number.parseInt(letter, 36)}`) % 97;
  return rest === 1 ? text : null;
}

/** The ISIN of an American share by its CUSIP: the country, the CUSIP and a check digit; null when it is not a CUSIP. */
export function isinOfCusip(cusip: string): string | null {
  const body = `US${cusip.trim().toUpperCase()}`;
  if (!/^US(?!0+$)[A-Z0-9]{9}$/.test(body)) return null;
  return `${body}${isinCheckDigit(body)}`;
}

/** A position in its stored form, without missing values at its end. */
export type PackedPosition = readonly (string | number | null)[];

export function packPosition({ kind, ticker, weight, name, isin, price, lei }: FundPosition): PackedPosition {
  const packed = [ticker, weight, kind === "share" ? null : kind, name, isin, price, lei];
  while (packed.at(-1) === null) packed.pop();
  return packed;
}

export function unpackPosition([ticker, weight, kind, name, isin, price, lei]: PackedPosition): FundPosition {
  return {
    ticker: typeof ticker === "string" ? ticker : null,
    weight: typeof weight === "number" ? weight : 0,
    kind: POSITION_KINDS.find((word) => word === kind) ?? "share",
    name: typeof name === "string" ? name : null,
    isin: typeof isin === "string" ? isin : null,
    price: typeof price === "number" ? price : null,
    lei: typeof lei === "string" ? lei : null,
  };
}

/** Above this a fund holds more than its assets, with borrowed money or derivatives. Percent. */
const LEVERAGED_FROM = 115;
const SHORTS_FROM = 10;
const DERIVATIVES_FROM = 10;
/** With this share of other things, a fund's shares say little about it. Percent. */
const MOSTLY_FROM = 50;

const NAMED: readonly (readonly [FundKind, RegExp])[] = [
  ["leverage", /\b(ultra(pro)?|[23]x|bull|bear|inverse|leveraged|short (s&p|qqq|dow|russell|msci))\b/i],
  ["options", /\b(covered call|buy-?write|premium income|buffer|option income|yieldmax|0dte)\b/i],
  ["bonds", /\b(bonds?|treasur(y|ies)|sukuk|fixed income|municipal|muni|t-bill|floating rate|high yield corporate)\b/i],
  ["metal", /\b(gold|silver|platinum|palladium|bullion)\b(?!.*\b(miners?|mining|explorers?)\b)/i],
];

/** The kind of a fund: by its weight in each kind of position, or by its name when that is unknown. */
export function kindOfFund(name: string, kinds: Readonly<Partial<Record<PositionKind, number>>>): FundKind {
  const named = NAMED.find(([, pattern]) => pattern.test(name))?.[0];
  if (Object.keys(kinds).length === 0) return named ?? "shares";
  const weightOf = (...wanted: readonly PositionKind[]) => wanted.reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0);
  const isLeveraged = weightOf(...POSITION_KINDS) > LEVERAGED_FROM || weightOf("short") > SHORTS_FROM;
  if (isLeveraged || named === "leverage") return "leverage";
  if (named === "options" || weightOf("derivative") > DERIVATIVES_FROM) return "options";
  if (weightOf("bond") >= MOSTLY_FROM) return "bonds";
  if (named === "metal" && weightOf("share") < MOSTLY_FROM) return "metal";
  return "shares";
}
