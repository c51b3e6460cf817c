import { rowTexts } from "#messages/portfolio/import.ts";
import {
  cashMerger,
  cost,
  type Draft,
  dividend,
  type Exchanged,
  exchange,
  type Given,
  spinOff,
  split,
  trade,
  transfer,
} from "./drafts.ts";
import type { DateOrder } from "./read-cells.ts";
import { type GivenName, type Row, RowProblem } from "./rows.ts";

/** What one table of a file says about the rows of another, by a symbol or a broker's own number. */
export type Shared = ReadonlyMap<
  string,
  { isin?: string; name?: string; purchasePrice?: number; amount?: number; tax?: number }
>;

export type Read = Draft | Exchanged | undefined;

export type Layout = {
  columns: readonly string[];
  without?: readonly string[];
  /** The name of the section in a statement, or of the sheet in a workbook. */
  section?: string;
  dates?: DateOrder;
  /** The records in a row; undefined for a row without one, such as a deposit. */
  read: (row: Row, shared: Shared) => Read | Read[];
};

export const USD = "USD";

export const notAShare = (what: string) => new RowProblem(rowTexts.notAShare(what));

export const isOption = (symbol: string) => /\s\d|^-[A-Z]|^[A-Z]{1,6}\d{6}[CP]\d/.test(symbol);

export function given(row: Row, { currency = "", ...columns }: GivenName, only?: string): Given {
  const texts = Object.entries(columns).map(([part, column]) => [part, row.text(column)]);
  return { ...Object.fromEntries(texts), currency: only ?? row.text(currency) };
}

export function ratioIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text);
  return found ? Number(found[1]) / Number(found[2]) : undefined;
}

export const charged = (amount: number | null) => amount && -amount;

type Happened = { row: Row; action: string; share: Given; date: string; isSale: boolean };

/** What a history may tell of, in the order in which its words are tried. */
const HAPPENED = {
  trade: ({ row, share, date, isSale }) =>
    trade(row, isSale, share, { date, shares: "quantity", price: ["price ($)", "price", "price per share"] }),
  // Tax without a share is tax on interest.
  tax: (happened) => (happened.share.symbol ? charge("tax", happened) : undefined),
  fee: (happened) => charge("fee", happened),
  moved: ({ row, action, share, date }) => {
    const { shares } = figuresOf(row);
    const isOut = /\b(?:DELIVER|OUT)\b/.test(`${action} ${share.name?.toUpperCase()}`);
    return shares ? transfer(row, share, { date, shares: isOut ? -Math.abs(shares) : shares }) : undefined;
  },
  closed: ({ row, share, date }) => {
    const { shares, cash } = figuresOf(row);
    return cash ? cashMerger(row, share, { date, shares: shares && Math.abs(shares), cash }) : undefined;
  },
  exchanged: ({ row, action, share, date }) => {
    const { shares, cash } = figuresOf(row);
    if (!shares && !cash) return undefined;
    const group = /#REOR\s+\w+/.exec(action)?.[0] ?? action.split(" ").slice(0, 2).join(" ");
    return exchange(row, share, { date, shares: shares ?? 0, cash, group: group.replace(/ ADJ$/, "") });
  },
  spinOff: ({ row, action, share, date }) => {
    if (!figuresOf(row).shares) return undefined;
    const symbol = /FROM:\s*\(([A-Z.]+)\s*\)/.exec(action)?.[1] ?? "";
    return spinOff(row, { symbol, currency: share.currency }, share, { date, shares: "quantity" });
  },
  unsaid: () => {
    throw new RowProblem(rowTexts.sharesUnsaid);
  },
  fraction: () => {
    throw new RowProblem(rowTexts.cashForFraction);
  },
  split: ({ row, share, date }) => split(row, share, { date, sharesAdded: row.number("quantity") }),
  dividend: ({ row, share, date }) => dividend(row, share, { date, amount: HISTORY_AMOUNT }),
} satisfies Record<string, (happened: Happened) => Read>;
type Kind = keyof typeof HAPPENED;

const HISTORY_AMOUNT = ["amount ($)", "amount", "total amount"];

const figuresOf = (row: Row) => ({ shares: row.number("quantity"), cash: row.number(HISTORY_AMOUNT) });

function charge(kind: "tax" | "fee", { row, share, date }: Happened): Read {
  const event = { date, currency: share.currency, charged: charged(figuresOf(row).cash) };
  return cost(row, kind, share.symbol ? share : null, event);
}

type History = Pick<Layout, "columns"> & {
  at: Readonly<Record<"action" | "date" | "symbol", string>>;
  words: Readonly<Record<"trade" | "sale" | "split" | "dividend", RegExp> & Partial<Record<Kind, RegExp>>>;
  isIgnored?: (row: Row, action: string) => boolean;
};

/** Records told apart by a word; in dollars unless a column says otherwise. */
export function historyFormat({ columns, at, words, isIgnored }: History): Layout {
  return {
    columns: [at.action, at.date, at.symbol, ...columns],
    dates: "month_first",
    read: (row) => {
      const action = row.text(at.action).toUpperCase();
      const kind = (Object.keys(HAPPENED) as Kind[]).find((one) => words[one]?.test(action));
      if (isIgnored?.(row, action) || !kind) return undefined;
      const symbol = row.text(at.symbol);
      if (isOption(symbol)) throw notAShare(symbol);
      const [name = ""] = row.text(["description", "security description"]).split("\n");
      const share = { symbol, name, currency: row.text("currency") || USD };
      return HAPPENED[kind]({ row, action, share, date: at.date, isSale: words.sale.test(action) });
    },
  };
}
