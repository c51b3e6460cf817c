import { rowTexts } from "#messages/portfolio/import.ts";
import { type Draft, dividend, type Given, holding, split, trade } from "./drafts.ts";
import type { DateOrder } from "./read-cells.ts";
import { type GivenName, type Row, RowProblem } from "./rows.ts";

/** What one table of a file says about the rows of another, by a symbol or a broker's own number. */
export type Shared = ReadonlyMap<string, { isin?: string; name?: string; purchasePrice?: number; amount?: number }>;

type Layout = {
  columns: readonly string[];
  without?: readonly string[];
  /** The name of the section in a statement, or of the sheet in a workbook. */
  section?: string;
  dates?: DateOrder;
  /** The record in a row; undefined for a row without one, such as a deposit. */
  read: (row: Row, shared: Shared) => Draft | undefined;
};

export type Format = Layout & { broker: string };

const USD = "USD";
const INR = "INR";

const notAShare = (what: string) => new RowProblem(rowTexts.notAShare(what));

/** Money-market funds and cash lines among the positions. */
const isCash = (symbol: string, name = "") =>
  symbol === "" || /\*\*$|^(?:cash|fcash|core|pending|account total|total)/i.test(symbol) || /^cash & cash/i.test(name);

const isOption = (symbol: string) => /\s\d|^-[A-Z]|^[A-Z]{1,6}\d{6}[CP]\d/.test(symbol);

function given(row: Row, { currency = "", ...columns }: GivenName, only?: string): Given {
  const texts = Object.entries(columns).map(([part, column]) => [part, row.text(column)]);
  return { ...Object.fromEntries(texts), currency: only ?? row.text(currency) };
}

function ratioIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text);
  return found ? Number(found[1]) / Number(found[2]) : undefined;
}

const FLEX_SHARE = { symbol: "symbol", isin: "isin", name: "description", currency: "currencyprimary" };

function ibkrShare(row: Row, category: string, shared: Shared): Given {
  const symbol = row.text("symbol");
  if (!/^(?:stocks?|stk|)$/i.test(row.text(category))) throw notAShare(symbol);
  return { symbol, currency: row.text("currency"), ...shared.get(symbol) };
}

/** “AAPL(US0378331005) Cash Dividend USD 0.24 per Share”. */
function ibkrName(row: Row): GivenName {
  const [, symbol, isin] = /^([A-Z0-9. ]+?)\s*\(([A-Z0-9]{9,12})\)/.exec(row.text("description")) ?? [];
  return symbol && isin ? { symbol, isin } : {};
}

const interactiveBrokers: readonly Layout[] = [
  {
    section: "Open Positions",
    columns: ["asset category", "currency", "symbol", "quantity"],
    read: (row, shared) =>
      row.text("datadiscriminator") === "Lot"
        ? undefined
        : holding(row, ibkrShare(row, "asset category", shared), {
            shares: "quantity",
            cost: "cost price",
            total: "cost basis",
          }),
  },
  {
    section: "Trades",
    columns: ["asset category", "currency", "symbol", "date/time", "quantity", "t. price"],
    read: (row, shared) => {
      if (!/^(?:Order|Trade|)$/.test(row.text("datadiscriminator"))) return undefined;
      if (/forex/i.test(row.text("asset category"))) return undefined;
      const share = ibkrShare(row, "asset category", shared);
      const [shares, basis] = [row.size("shares", "quantity"), row.number("basis")];
      const purchasePrice = basis === null ? null : Math.abs(basis) / shares;
      const isSale = (row.number("quantity") ?? 0) < 0;
      return trade(row, isSale, share, { date: "date/time", shares, price: "t. price", purchasePrice });
    },
  },
  {
    section: "Dividends",
    columns: ["currency", "date", "description", "amount"],
    read: (row) => {
      const currency = row.text("currency");
      if (/^total/i.test(currency)) return undefined;
      return dividend(row, { ...ibkrName(row), currency }, { date: "date", amount: "amount" });
    },
  },
  {
    section: "Corporate Actions",
    columns: ["asset category", "description", "quantity"],
    read: (row) => {
      const ratio = ratioIn(row.text("description"), /split (\d+(?:\.\d+)?) for (\d+(?:\.\d+)?)/i);
      const share = { ...ibkrName(row), currency: row.text("currency") };
      return ratio === undefined ? undefined : split(row, share, { date: ["report date", "date/time"], ratio });
    },
  },
  {
    columns: ["buy/sell", "tradedate", "quantity", "tradeprice", "currencyprimary"],
    read: (row) =>
      trade(row, /^sell/i.test(row.text("buy/sell")), given(row, FLEX_SHARE), {
        date: "tradedate",
        shares: "quantity",
        price: "tradeprice",
        sourceId: row.text("tradeid"),
      }),
  },
  {
    columns: ["type", "settledate", "description", "amount", "currencyprimary"],
    read: (row) => {
      if (!/dividend/i.test(row.text("type"))) return undefined;
      const { isin = "", currency } = given(row, FLEX_SHARE);
      const share = { symbol: row.text("symbol"), ...ibkrName(row), isin, currency };
      return dividend(row, share, { date: "settledate", amount: "amount" });
    },
  },
  {
    columns: ["currencyprimary", "symbol", "quantity", "costbasisprice"],
    read: (row, shared) => {
      ibkrShare(row, "assetclass", shared);
      return holding(row, given(row, FLEX_SHARE), { shares: "quantity", cost: "costbasisprice" });
    },
  },
];

type History = Pick<Layout, "columns"> & {
  at: Readonly<Record<"action" | "date" | "symbol", string>>;
  words: Readonly<Record<"trade" | "sale" | "split" | "dividend", RegExp>>;
  isIgnored?: (row: Row, action: string) => boolean;
};

/** Trades, splits and dividends told apart by a word; in dollars unless a column says otherwise. */
function historyFormat({ columns, at, words, isIgnored }: History): Layout {
  return {
    columns: [at.action, at.date, at.symbol, ...columns],
    dates: "month_first",
    read: (row) => {
      const action = row.text(at.action).toUpperCase();
      const kind = (["trade", "split", "dividend"] as const).find((one) => words[one].test(action));
      if (isIgnored?.(row, action) || !kind) return undefined;
      const symbol = row.text(at.symbol);
      if (isOption(symbol)) throw notAShare(symbol);
      const [name = ""] = row.text(["description", "security description"]).split("\n");
      const share = { symbol, name, currency: row.text("currency") || USD };
      const { date } = at;
      if (kind === "split") return split(row, share, { date, sharesAdded: row.number("quantity") });
      if (kind === "dividend") return dividend(row, share, { date, amount: ["amount ($)", "amount", "total amount"] });
      const isSale = words.sale.test(action);
      return trade(row, isSale, share, { date, shares: "quantity", price: ["price ($)", "price", "price per share"] });
    },
  };
}

const schwab: readonly Layout[] = [
  historyFormat({
    columns: ["description", "quantity", "price", "amount"],
    at: { action: "action", date: "date", symbol: "symbol" },
    words: {
      trade: /^(?:BUY|REINVEST SHARES|SELL)$/,
      sale: /^SELL$/,
      split: /SPLIT/,
      dividend: /\bDIV(?:IDEND)?\b/,
    },
  }),
  ...["qty (quantity)", "quantity"].map((shares) => ({
    columns: ["symbol", "description", shares, "price"],
    without: ["action", "account number", "currency"],
    read: (row: Row) => {
      const [symbol, name] = [row.text("symbol"), row.text("description")];
      if (isCash(symbol, name)) return undefined;
      const type = row.text(["asset type", "security type"]);
      if (isOption(symbol) || !/equity|stock|etf|^$/i.test(type)) throw notAShare(symbol);
      return holding(row, { symbol, name, currency: USD }, { shares, total: "cost basis" });
    },
  })),
];

const FIDELITY_SPLIT = /^(?:DISTRIBUTION|STOCK SPLIT|SPLIT)\b/;
const fidelity: readonly Layout[] = [
  {
    columns: ["account number", "symbol", "description", "quantity", "last price"],
    read: (row) => {
      const symbol = row.text("symbol");
      if (isCash(symbol)) return undefined;
      if (isOption(symbol)) throw notAShare(symbol);
      const account = `Fidelity ${row.text(["account name", "account number"])}`.trim();
      const [cost, total] = ["average cost basis", ["cost basis total", "cost basis"]];
      const share = given(row, { symbol: "symbol", name: "description" }, USD);
      return holding(row, share, { shares: "quantity", cost, total, account });
    },
  },
  historyFormat({
    columns: ["quantity"],
    at: { action: "action", date: "run date", symbol: "symbol" },
    words: {
      trade: /^(?:YOU BOUGHT|YOU SOLD|BUY|SELL|BOUGHT|SOLD|REINVESTMENT)\b/,
      sale: /\b(?:SOLD|SELL)\b/,
      split: FIDELITY_SPLIT,
      dividend: /^DIVIDEND/,
    },
    // A distribution without a number of shares is one of money.
    isIgnored: (row, action) => isCash(row.text("symbol")) || (FIDELITY_SPLIT.test(action) && !row.number("quantity")),
  }),
];

const robinhood: readonly Layout[] = [
  historyFormat({
    columns: ["quantity", "price", "amount"],
    at: { action: "trans code", date: "activity date", symbol: "instrument" },
    words: { trade: /^(?:BUY|SELL)$/, sale: /^SELL$/, split: /^SP[LR]$/, dividend: /^[CQM]DIV$/ },
    isIgnored: (row, code) => {
      if (!/^(?:BTO|STO|BTC|STC|OEXP|OASGN|OEXCS)$/.test(code)) return false;
      throw notAShare(row.text(["description", "instrument"]));
    },
  }),
];

const revolut: readonly Layout[] = [
  historyFormat({
    columns: ["quantity", "price per share", "total amount", "currency"],
    at: { action: "type", date: "date", symbol: "ticker" },
    words: {
      trade: /^(?:BUY|SELL)\b/,
      sale: /^SELL\b/,
      split: /^STOCK SPLIT/,
      dividend: /^DIVIDEND(?! TAX)/,
    },
  }),
];

const trading212: readonly Layout[] = [
  {
    columns: ["action", "time", "isin", "ticker", "no. of shares"],
    read: (row) => {
      const action = row.text("action").toLowerCase();
      const isSplit = /^stock split/.test(action);
      const isDividend = action.startsWith("dividend");
      if (!isSplit && !isDividend && !/\b(?:buy|sell)$/.test(action)) return undefined;
      const currency = "currency (price / share)";
      const share = given(row, { symbol: "ticker", isin: "isin", name: "name", currency });
      const event = { date: "time", sourceId: row.text("id") };
      const shares = row.positive("shares", "no. of shares");
      if (isSplit) return split(row, share, { ...event, sharesAdded: /open$/.test(action) ? shares : -shares });
      const price = row.positive("price", "price / share");
      return isDividend
        ? dividend(row, share, { ...event, amount: shares * price })
        : trade(row, action.endsWith("sell"), share, { ...event, shares, price });
    },
  },
];

const etoro: readonly Layout[] = [
  {
    dates: "day_first",
    columns: ["date", "type", "details", "amount", "units", "position id"],
    read: (row, shared) => {
      const type = row.text("type").toLowerCase();
      if (!/^(?:open position|position closed|profit\/loss of trade|dividend|corp action: split)/.test(type))
        return undefined;
      const [details, asset, position] = [row.text("details"), row.text("asset type"), row.text("position id")];
      const [symbol = "", quoted = ""] = details.split("/");
      if (!/^(?:stocks?|etfs?|)$/i.test(asset)) throw notAShare(`${symbol} (${asset})`);
      const { isin = "", purchasePrice = null } = shared.get(position) ?? {};
      const share = { symbol, isin, currency: quoted.split(" ")[0] ?? "" };
      if (type.startsWith("corp"))
        return split(row, share, { date: "date", ratio: ratioIn(details, /(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)/) });
      const event = { date: "date", sourceId: `${type} ${position} ${row.date("date")}`, currency: USD };
      if (type === "dividend") {
        const [day] = row.text("date").split(" ");
        return dividend(row, share, { ...event, amount: shared.get(`${position} ${day}`)?.amount ?? "amount" });
      }
      const shares = row.positive("units", "units");
      const price = row.size("amount", "amount") / shares;
      return type === "open position"
        ? trade(row, false, share, { ...event, shares, price })
        : trade(row, true, share, { ...event, shares, price, purchasePrice });
    },
  },
];

const saxo: readonly Layout[] = [
  {
    columns: ["trade date", "type", "instrument", "instrument isin", "event"],
    read: (row) => {
      const event = row.text("event");
      const columns = { symbol: "instrument symbol", isin: "instrument isin", name: "instrument" };
      const share = given(row, { ...columns, currency: "instrument currency" });
      const date = "trade date";
      const deal = /^(buy|sell)\s+-?([\d.,\s]+?)\s*@\s*([\d.,]+)\s*([A-Z]{3}|GBp|GBX)?/i.exec(event);
      if (deal) {
        const [, side = "", shares = "", price = "", currency = share.currency] = deal;
        return trade(row, /^sell/i.test(side), share, {
          date,
          shares: Number(shares.replace(/[,\s]/g, "")),
          price: Number(price.replaceAll(",", "")),
          currency,
          sourceId: row.text("order id"),
        });
      }
      const ratio = ratioIn(event, /split.*?(\d+)\s*(?:for|:)\s*(\d+)/i);
      if (ratio !== undefined) return split(row, share, { date, ratio });
      if (!/dividend/i.test(event)) return undefined;
      // The amount is in the account's currency, converted from the instrument's at the given rate.
      const booked = row.positive("amount", ["booked amount", "amount"]);
      const rate = row.number("conversion rate");
      return dividend(row, share, { date, amount: rate && rate > 0 ? booked / rate : booked });
    },
  },
  {
    columns: ["instrument", "isin", "quantity", "open price", "currency"],
    read: (row) => {
      const share = given(row, { isin: "isin", name: "instrument", currency: "currency" });
      const symbol = row.text(["symbol", "instrument symbol"]);
      if (!/stock|share|etf|^$/i.test(row.text(["asset type", "product"]))) throw notAShare(share.name ?? "");
      return holding(row, { ...share, symbol }, { shares: "quantity", cost: "open price" });
    },
  },
];

const freetrade: readonly Layout[] = [
  {
    columns: ["title", "type", "timestamp", "account currency", "ticker", "isin"],
    read: (row) => {
      const type = row.text("type").toUpperCase();
      if (!/^(?:ORDER|FREESHARE_ORDER|(?:SPECIAL_)?DIVIDEND|STOCK_SPLIT)$/.test(type)) return undefined;
      const share = given(row, { symbol: "ticker", isin: "isin", name: "title", currency: "instrument currency" });
      const event = { date: "timestamp", sourceId: row.text("order id") };
      const currency = row.text("account currency");
      if (type === "STOCK_SPLIT") {
        const [from, to] = ["from", "to"].map((end) => row.number(`stock split rate of share outturn ${end}`));
        return split(row, share, { ...event, ratio: from && to ? to / from : undefined });
      }
      if (type.endsWith("DIVIDEND")) {
        const gross = row.number("dividend gross distribution amount");
        const paid = gross ? { amount: gross } : { amount: "total amount", currency };
        return dividend(row, share, { ...event, ...paid });
      }
      const shares = row.positive("shares", "quantity");
      const price = "price per share in account currency";
      return trade(row, /^sell/i.test(row.text("buy / sell")), share, { ...event, shares, price, currency });
    },
  },
];

const INDIAN_SHARE = { symbol: "symbol", isin: "isin" };
const zerodha: readonly Layout[] = [
  {
    columns: ["symbol", "isin", "quantity available", "average price"],
    read: (row) => {
      if (row.text("symbol") === "") return undefined;
      const parts = ["available", "pledged (margin)", "pledged (loan)"];
      const sum = parts.reduce((sum, part) => sum + (row.number(`quantity ${part}`) ?? 0), 0);
      return holding(row, given(row, INDIAN_SHARE, INR), { shares: sum, cost: "average price" });
    },
  },
  {
    columns: ["instrument", "qty.", "avg. cost", "ltp"],
    read: (row) => holding(row, given(row, { symbol: "instrument" }, INR), { shares: "qty.", cost: "avg. cost" }),
  },
  {
    columns: ["symbol", "isin", "trade_date", "trade_type", "quantity", "price"],
    read: (row) => {
      if (!/^(?:EQ|)$/i.test(row.text("segment"))) throw notAShare(row.text("symbol"));
      return trade(row, /^sell/i.test(row.text("trade_type")), given(row, INDIAN_SHARE, INR), {
        date: "trade_date",
        shares: row.positive("shares", "quantity"),
        price: "price",
        sourceId: row.text("trade_id"),
      });
    },
  },
  ...["ex-date", "date"].map((date) => ({
    columns: ["symbol", "isin", date, "quantity", "dividend per share"],
    read: (row: Row) => {
      if (row.text("symbol") === "" || row.text("isin") === "") return undefined;
      const shares = row.positive("shares", "quantity");
      const amount = shares * row.positive("dividend", "dividend per share");
      return dividend(row, given(row, INDIAN_SHARE, INR), { date, amount });
    },
  })),
];

const degiro: readonly Layout[] = [
  ...["local value", "wert"].map((value) => ({
    columns: ["product", "symbol/isin", value],
    read: (row: Row) => {
      // “USD 1234.50”, or just the number.
      const currency = /^[A-Z]{3}/.exec(row.text(value))?.[0] ?? "EUR";
      const share = given(row, { name: "product", isin: "symbol/isin" }, currency);
      if (share.isin === "" || /^cash/i.test(share.name ?? "")) return undefined;
      return holding(row, share, { shares: ["amount", "quantity"] });
    },
  })),
  {
    dates: "day_first",
    columns: ["date", "product", "isin", "quantity", "price"],
    read: (row) =>
      trade(
        row,
        (row.number("quantity") ?? 0) < 0,
        given(row, { name: "product", isin: "isin", currency: "price +" }),
        {
          date: "date",
          shares: "quantity",
          price: "price",
          sourceId: row.text(["order id", "order id +"]),
        },
      ),
  },
  {
    dates: "day_first",
    columns: ["date", "product", "isin", "description", "change"],
    read: (row) => {
      if (!/^dividende?$/i.test(row.text("description"))) return undefined;
      const share = given(row, { name: "product", isin: "isin", currency: "change" });
      return dividend(row, share, { date: "date", amount: "change +" });
    },
  },
];

/** DEGIRO's columns in Dutch and German, and those that eToro renamed, by the names used here. */
const TRANSLATIONS = {
  date: ["datum"],
  description: ["omschrijving", "beschreibung"],
  change: ["mutatie", "änderung"],
  quantity: ["aantal", "anzahl"],
  price: ["koers", "kurs"],
  product: ["produkt"],
  "local value": ["lokale waarde", "wert in lokalwährung"],
  "symbol/isin": ["symbool/isin"],
  units: ["units / contracts"],
};
export const COLUMN_TRANSLATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(TRANSLATIONS).flatMap(([english, others]) => others.map((other) => [other, english] as const)),
);

/** In the order in which they are tried: formats with more columns of their own come first. */
const LAYOUTS: Readonly<Record<string, readonly Layout[]>> = {
  "Trading 212": trading212,
  eToro: etoro,
  Saxo: saxo,
  Freetrade: freetrade,
  Robinhood: robinhood,
  Revolut: revolut,
  Zerodha: zerodha,
  DEGIRO: degiro,
  Fidelity: fidelity,
  "Interactive Brokers": interactiveBrokers,
  Schwab: schwab,
};
export const FORMATS: readonly Format[] = Object.entries(LAYOUTS).flatMap(([broker, layouts]) =>
  layouts.map((layout) => ({ ...layout, broker })),
);
