import { rowTexts } from "#messages/portfolio/import.ts";
import { cashMerger, cost, dividend, exchange, type Given, spinOff, split, trade, transfer } from "./drafts.ts";
import { charged, isOption, type Layout, notAShare, type Read, sizeOf, USD } from "./layout.ts";
import { type Row, RowProblem } from "./rows.ts";

/** In the order in which they are tried. */
const HISTORY_KINDS = [
  "trade",
  "tax",
  "fee",
  "moved",
  "closed",
  "exchanged",
  "spinOff",
  "unsaid",
  "fraction",
  "split",
  "dividend",
] as const;
type HistoryWords = Readonly<
  Record<"trade" | "sale" | "split" | "dividend", RegExp> & Partial<Record<(typeof HISTORY_KINDS)[number], RegExp>>
>;

type History = Pick<Layout, "columns"> & {
  at: Readonly<Record<"action" | "date" | "symbol", string>>;
  words: HistoryWords;
  isIgnored?: (row: Row, action: string) => boolean;
};

const HISTORY_AMOUNT = ["amount ($)", "amount", "total amount"];

/** What is no trade: fees, moves and the changes that companies make. */
function historyAction(
  kind: (typeof HISTORY_KINDS)[number],
  row: Row,
  action: string,
  share: Given,
  date: string,
): Read {
  const [shares, amount] = [row.number("quantity"), row.number(HISTORY_AMOUNT)];
  switch (kind) {
    case "tax":
    case "fee":
      // Tax without a share is tax on interest.
      if (kind === "tax" && !share.symbol) return undefined;
      return cost(row, kind, share.symbol ? share : null, { date, currency: share.currency, charged: charged(amount) });
    case "moved": {
      const isOut = /\b(?:DELIVER|OUT)\b/.test(`${action} ${share.name?.toUpperCase()}`);
      return shares ? transfer(row, share, { date, shares: isOut ? -Math.abs(shares) : shares }) : undefined;
    }
    case "closed":
      return amount ? cashMerger(row, share, { date, shares: sizeOf(shares), cash: amount }) : undefined;
    case "exchanged": {
      if (!shares && !amount) return undefined;
      const group = /#REOR\s+\w+/.exec(action)?.[0] ?? action.split(" ").slice(0, 2).join(" ");
      return exchange(row, share, { date, shares: shares ?? 0, cash: amount, group: group.replace(/ ADJ$/, "") });
    }
    case "spinOff": {
      if (!shares) return undefined;
      const symbol = /FROM:\s*\(([A-Z.]+)\s*\)/.exec(action)?.[1] ?? "";
      return spinOff(row, { symbol, currency: share.currency }, share, { date, shares: "quantity" });
    }
    case "unsaid":
      throw new RowProblem(rowTexts.sharesUnsaid);
    default:
      throw new RowProblem(rowTexts.cashForFraction);
  }
}

/** Records told apart by a word; in dollars unless a column says otherwise. */
export function historyFormat({ columns, at, words, isIgnored }: History): Layout {
  return {
    columns: [at.action, at.date, at.symbol, ...columns],
    dates: "month_first",
    read: (row) => {
      const action = row.text(at.action).toUpperCase();
      const kind = HISTORY_KINDS.find((one) => words[one]?.test(action));
      if (isIgnored?.(row, action) || !kind) return undefined;
      const symbol = row.text(at.symbol);
      if (isOption(symbol)) throw notAShare(symbol);
      const [name = ""] = row.text(["description", "security description"]).split("\n");
      const share = { symbol, name, currency: row.text("currency") || USD };
      const { date } = at;
      if (kind === "split") return split(row, share, { date, sharesAdded: row.number("quantity") });
      if (kind === "dividend") return dividend(row, share, { date, amount: HISTORY_AMOUNT });
      if (kind !== "trade") return historyAction(kind, row, action, share, date);
      const isSale = words.sale.test(action);
      return trade(row, isSale, share, { date, shares: "quantity", price: ["price ($)", "price", "price per share"] });
    },
  };
}
