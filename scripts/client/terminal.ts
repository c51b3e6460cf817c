import type { Standing } from "../../domain/screening/standing.ts";

/** What a command reads and where it writes; a test gives its own. */
export type Terminal = {
  out: (text: string) => void;
  complain: (text: string) => void;
  environment: Readonly<Record<string, string | undefined>>;
  isTerminal: boolean;
  now: () => Date;
};

export type Paint = (style: "bold" | "faint" | Standing, text: string) => string;

const STYLES = { bold: 1, faint: 2, halal: 32, purify: 33, doubt: 34, haram: 31, not_screened: 2 } as const;

/** Colors for a terminal that wants them (no-color.org), otherwise the text as it is. */
export function paintFor({ environment, isTerminal }: Terminal, wanted: boolean): Paint {
  const isColored = wanted && isTerminal && !environment["NO_COLOR"] && environment["TERM"] !== "dumb";
  return isColored ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_, text) => text;
}

/** A text from a file or a server, which may not steer the terminal. */
export const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ");

/** Rows under each other, the columns named in `right` with their ends in line. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const clean = rows.map((row) => row.map(plain));
  const widths = clean.reduce<number[]>(
    (known, row) => row.map((cell, place) => Math.max(known[place] ?? 0, cell.length)),
    [],
  );
  const padded = (cell: string, place: number) =>
    cell[right.includes(place) ? "padStart" : "padEnd"](widths[place] ?? 0);
  return clean.map((row) => row.map(padded).join("  ").trimEnd());
}
