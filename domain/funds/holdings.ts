/** What a line of a fund's holdings is. Only shares that are held can be screened. */
export const POSITION_KINDS = ["share", "cash", "fund", "bond", "derivative", "short", "other"] as const;
export type PositionKind = (typeof POSITION_KINDS)[number];

/** One line of a fund's holdings. */
export type FundPosition = {
  kind: PositionKind;
  /** As the source has it, in the stored form of symbols; null without one. */
  ticker: string | null;
  /** Percent of the fund, 0 or more; that of a short position is its size. */
  weight: number;
  name: string | null;
  isin: string | null;
  /** Of one share, in US dollars. */
  price: number | null;
};

/** The ISIN of an American share by its CUSIP: the country, the CUSIP and a digit that checks both; null where it is no CUSIP. */
export function isinOfCusip(cusip: string): string | null {
  const body = `US${cusip.trim().toUpperCase()}`;
  if (!/^US(?!0+$)[A-Z0-9]{9}$/.test(body)) return null;
  const digits = [...body].map((letter) => Number.parseInt(letter, 36)).join("");
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** A position as it is kept: what it lacks at the end is left out. */
export type PackedPosition = readonly (string | number | null)[];

export function packPosition({ kind, ticker, weight, name, isin, price }: FundPosition): PackedPosition {
  const packed = [ticker, weight, kind === "share" ? null : kind, name, isin, price];
  while (packed.at(-1) === null) packed.pop();
  return packed;
}

export function unpackPosition([ticker, weight, kind, name, isin, price]: PackedPosition): FundPosition {
  return {
    ticker: typeof ticker === "string" ? ticker : null,
    weight: typeof weight === "number" ? weight : 0,
    kind: POSITION_KINDS.find((word) => word === kind) ?? "share",
    name: typeof name === "string" ? name : null,
    isin: typeof isin === "string" ? isin : null,
    price: typeof price === "number" ? price : null,
  };
}
