import type { AmountName } from "./rows.ts";

export const IMPORT_PROBLEMS = {
  too_large: "This file is larger than 20 MB, more than any list of positions; please export a shorter period.",
  too_many_rows: "This file has more than 50,000 rows; please export a shorter period.",
  too_many_columns: "This file has more than 200 columns; please save the table of positions alone.",
  empty: "This file is empty.",
  no_table:
    "This is neither a table nor a list of shares such as AAPL 25, one a line: please choose a CSV or XLSX file, or paste the rows.",
  damaged: "This workbook cannot be opened; please save it again as XLSX or CSV.",
  protected: "This workbook is protected by a password; please save it without one.",
  old_workbook: "This is a workbook of the old XLS kind; please save it as XLSX or CSV.",
  crashed: "This file could not be read; nothing was changed.",
  took_long: "This file takes too long to read; nothing was changed.",
  no_rows: "The columns were recognized, but no row below them holds a position, a trade or a dividend.",
} as const;

const AMOUNTS: Readonly<Record<AmountName, string>> = {
  shares: "number of shares",
  units: "number of units",
  price: "price",
  amount: "amount",
  dividend: "dividend",
};

/** Why one row is left out, in a few words that follow its number. */
export const rowTexts = {
  formula: (cell: string) => `“${cell}” is a formula, which is not computed`,
  notANumber: (cell: string) => `“${cell}” is not a number that can be read for certain`,
  notADate: (cell: string) => `“${cell}” is not a date`,
  noDate: "the date is missing",
  missing: (what: AmountName) => `the ${AMOUNTS[what]} is missing`,
  negative: (what: AmountName) => `the ${AMOUNTS[what]} is negative: a short position is not something you own`,
  zero: (what: AmountName) => `the ${AMOUNTS[what]} is 0`,
  noCurrency: "the currency is missing",
  unknownCurrency: (code: string) => `“${code}” is not a currency we know`,
  unnamed: "neither a symbol, an ISIN nor a name",
  notAShare: (what: string) => `${what || "this"} is not a share`,
  dividendTakenBack: "a dividend that was taken back",
  splitUnsaid: "a split that says neither its ratio nor how many shares it added",
  costGivenBack: "a tax or fee that was given back",
  sharesUnsaid: "shares given for others that the file does not name: enter a spin-off by hand",
  exchangeUnsaid: "one side of a merger or exchange without the other: enter it by hand",
  cashForFraction: "cash for a fraction of a share: enter it as a sale",
  notALine: "not a share and its number, such as AAPL 25",
  twoNumbers: "more than one number: write one share a line, such as AAPL 25",
  otherKind: (kind: string) => `“${kind}” is neither a purchase, a sale nor a dividend`,
  column: (number: number) => `Column ${number}`,
} as const;
