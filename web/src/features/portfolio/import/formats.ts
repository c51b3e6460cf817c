import type { ShareName } from "../../../../../domain/portfolio/records.ts";
import type { DateOrder } from "./read-cells.ts";
import {
  currencyOf,
  type Draft,
  type GivenName,
  inWhole,
  positive,
  positiveSize,
  type Row,
  RowProblem,
} from "./rows.ts";

/** The context in which a format's rows are read. */
export type RowContext = {
  name: (given: GivenName) => ShareName;
  /** Data from other tables of the same file. */
  shared: Map<string, { isin?: string; name?: string; purchasePrice?: number; amount?: number }>;
};

/** One kind of table that a broker exports, identified by its published columns. */
export type Format = {
  broker: string;
  /** The content of the table. */
  holds: "positions" | "activity";
  /** Required columns, in lower case. */
  columns: readonly string[];
  /** Columns that must be absent, to tell similar formats apart. */
  without?: readonly string[];
  /** The name of the section in a statement, or of the sheet in a workbook. */
  section?: string;
  dates?: DateOrder;
  /** The records in a row; empty for a row without any, such as a deposit. */
  read: (row: Row, context: RowContext) => readonly Draft[];
};

const NOTHING: readonly Draft[] = [];
const USD = "USD";

const notAShare = (what: string) => new RowProblem(`${what || "this"} is not a share`);

/** Money-market funds and cash lines among the positions. */
const isCash = (symbol: string, name = "") =>
  symbol === "" ||
  /\*\*$|^(?:cash|fcash|core|pending activity|account total|total)/i.test(symbol) ||
  /^cash & cash/i.test(name);

const isOption = (symbol: string) => /\s\d|^-?[A-Z]{1,6}\d{6}[CP]\d/.test(symbol);

type TradeFields = {
  share: ShareName;
  date: string;
  shares: number;
  price: number;
  currency: string;
  sourceId?: string;
  purchasePrice?: number | null;
};

function trade(kind: "buy" | "sell", { price, currency, purchasePrice, ...fields }: TradeFields): Draft[] {
  const whole = inWhole(price, currency);
  const bought = purchasePrice === undefined || purchasePrice === null ? null : inWhole(purchasePrice, currency).amount;
  return [{ kind, ...fields, price: whole.amount, currency: whole.currency, purchasePrice: bought }];
}

function dividend({
  amount,
  currency,
  ...fields
}: {
  share: ShareName;
  date: string;
  amount: number;
  currency: string;
  sourceId?: string;
}): Draft[] {
  return [{ kind: "dividend", ...fields, ...inWhole(amount, currency) }];
}

function holding({
  averageCost,
  currency,
  ...fields
}: {
  share: ShareName;
  shares: number;
  averageCost: number | null;
  currency: string;
  date?: string;
  account?: string;
}): Draft[] {
  const whole = inWhole(averageCost ?? 0, currency);
  return [
    { kind: "holding", ...fields, averageCost: averageCost === null ? null : whole.amount, currency: whole.currency },
  ];
}

const withId = (sourceId: string) => (sourceId ? { sourceId } : {});

/** The average cost, calculated from the total if only that is given. */
function averageOf(average: number | null, total: number | null, shares: number): number | null {
  if (average !== null) return Math.abs(average);
  return total === null || shares === 0 ? null : Math.abs(total) / shares;
}

const IBKR = "Interactive Brokers";
const ibkrStock = (category: string) => category === "" || /^(?:stocks?|stk)$/i.test(category);

/** “AAPL(US0378331005) Cash Dividend USD 0.24 per Share”. */
function ibkrName(description: string): GivenName {
  const found = /^([A-Z0-9. ]+?)\s*\(([A-Z0-9]{9,12})\)/.exec(description);
  return found ? { symbol: found[1] ?? "", isin: found[2] ?? "" } : {};
}

const interactiveBrokers: readonly Format[] = [
  {
    ...{ broker: IBKR, holds: "positions", section: "Open Positions" },
    columns: ["asset category", "currency", "symbol", "quantity"],
    read: (row, { name, shared }) => {
      if (row.text("datadiscriminator") === "Lot") return NOTHING;
      const symbol = row.text("symbol");
      if (!ibkrStock(row.text("asset category"))) throw notAShare(symbol);
      const shares = positive(row.number("quantity"), "number of shares");
      const currency = currencyOf(row.text("currency"));
      return holding({
        ...{ share: name({ symbol, currency, ...shared.get(symbol) }), shares, currency },
        averageCost: averageOf(row.number("cost price"), row.number("cost basis"), shares),
      });
    },
  },
  {
    ...{ broker: IBKR, holds: "activity", section: "Trades" },
    columns: ["asset category", "currency", "symbol", "date/time", "quantity", "t. price"],
    read: (row, { name, shared }) => {
      const kind = row.text("datadiscriminator");
      if (kind !== "" && kind !== "Order" && kind !== "Trade") return NOTHING;
      const symbol = row.text("symbol");
      if (/forex/i.test(row.text("asset category"))) return NOTHING;
      if (!ibkrStock(row.text("asset category"))) throw notAShare(symbol);
      const quantity = row.number("quantity");
      const shares = positiveSize(quantity, "number of shares");
      const currency = currencyOf(row.text("currency"));
      const basis = row.number("basis");
      return trade((quantity ?? 0) < 0 ? "sell" : "buy", {
        ...{ share: name({ symbol, currency, ...shared.get(symbol) }), date: row.date("date/time"), shares, currency },
        price: positive(row.number("t. price"), "price"),
        purchasePrice: basis === null ? null : Math.abs(basis) / shares,
      });
    },
  },
  {
    ...{ broker: IBKR, holds: "activity", section: "Dividends" },
    columns: ["currency", "date", "description", "amount"],
    read: (row, { name }) => {
      if (/^total/i.test(row.text("currency"))) return NOTHING;
      const amount = row.number("amount");
      if (amount !== null && amount < 0) throw new RowProblem("a dividend that was taken back");
      const currency = currencyOf(row.text("currency"));
      const description = row.text("description");
      return dividend({
        ...{ share: name({ currency, ...ibkrName(description) }), date: row.date("date"), currency },
        amount: positive(amount, "amount"),
      });
    },
  },
  {
    ...{ broker: IBKR, holds: "activity", section: "Corporate Actions" },
    columns: ["asset category", "description", "quantity"],
    read: (row, { name }) => {
      const description = row.text("description");
      const ratio = /split (\d+(?:\.\d+)?) for (\d+(?:\.\d+)?)/i.exec(description);
      if (!ratio) return NOTHING;
      return [
        {
          ...{ kind: "split", share: name({ currency: row.text("currency"), ...ibkrName(description) }) },
          ...{ date: row.date("report date", "date/time"), ratio: Number(ratio[1]) / Number(ratio[2]) },
        },
      ];
    },
  },
  {
    ...{
      broker: IBKR,
      holds: "activity",
      columns: ["buy/sell", "tradedate", "quantity", "tradeprice", "currencyprimary"],
    },
    read: (row, { name }) => {
      const currency = currencyOf(row.text("currencyprimary"));
      const kind = /^sell/i.test(row.text("buy/sell")) ? "sell" : "buy";
      return trade(kind, {
        share: name({ symbol: row.text("symbol"), isin: row.text("isin"), name: row.text("description"), currency }),
        ...{ date: row.date("tradedate"), currency, ...withId(row.text("tradeid")) },
        shares: positiveSize(row.number("quantity"), "number of shares"),
        price: positive(row.number("tradeprice"), "price"),
      });
    },
  },
  {
    ...{ broker: IBKR, holds: "activity", columns: ["type", "settledate", "description", "amount", "currencyprimary"] },
    read: (row, { name }) => {
      if (!/dividend/i.test(row.text("type"))) return NOTHING;
      const currency = currencyOf(row.text("currencyprimary"));
      return dividend({
        share: name({
          symbol: row.text("symbol"),
          ...ibkrName(row.text("description")),
          isin: row.text("isin"),
          currency,
        }),
        ...{ date: row.date("settledate"), currency },
        amount: positive(row.number("amount"), "amount"),
      });
    },
  },
  {
    ...{ broker: IBKR, holds: "positions", columns: ["currencyprimary", "symbol", "quantity", "costbasisprice"] },
    read: (row, { name }) => {
      const symbol = row.text("symbol");
      if (!ibkrStock(row.text("assetclass"))) throw notAShare(symbol);
      const currency = currencyOf(row.text("currencyprimary"));
      const given = { symbol, isin: row.text("isin"), name: row.text("description"), currency };
      const shares = positive(row.number("quantity"), "number of shares");
      return holding({ share: name(given), shares, averageCost: row.number("costbasisprice"), currency });
    },
  },
];

const SCHWAB = "Schwab";
const schwab: readonly Format[] = [
  {
    ...{ broker: SCHWAB, holds: "activity", dates: "month_first" },
    columns: ["date", "action", "symbol", "description", "quantity", "price", "amount"],
    read: (row, { name }) => {
      const action = row.text("action").toLowerCase();
      const symbol = row.text("symbol");
      const share = () => {
        if (isOption(symbol)) throw notAShare(symbol);
        return name({ symbol, name: row.text("description"), currency: USD });
      };
      if (/^(?:buy|reinvest shares)$/.test(action) || action === "sell") {
        return trade(action === "sell" ? "sell" : "buy", {
          ...{ share: share(), date: row.date("date"), currency: USD },
          shares: positiveSize(row.number("quantity"), "number of shares"),
          price: positive(row.number("price"), "price"),
        });
      }
      if (/split/.test(action)) {
        const sharesAdded = row.number("quantity");
        if (sharesAdded === null) throw new RowProblem("a split that does not say how many shares it added");
        return [{ kind: "split", share: share(), date: row.date("date"), sharesAdded }];
      }
      if (!/\bdiv(?:idend)?\b/.test(action)) return NOTHING;
      const amount = row.number("amount");
      if (amount !== null && amount < 0) throw new RowProblem("a dividend that was taken back");
      return dividend({ share: share(), date: row.date("date"), amount: positive(amount, "amount"), currency: USD });
    },
  },
  ...(["qty (quantity)", "quantity"] as const).map(
    (quantity): Format => ({
      ...{ broker: SCHWAB, holds: "positions", columns: ["symbol", "description", quantity, "price"] },
      without: ["action", "account number", "currency"],
      read: (row, { name }) => {
        const symbol = row.text("symbol");
        if (isCash(symbol, row.text("description"))) return NOTHING;
        const type = row.text("asset type", "security type");
        if (isOption(symbol) || (type !== "" && !/equity|stock|etf/i.test(type))) throw notAShare(symbol);
        const shares = positive(row.number(quantity), "number of shares");
        return holding({
          ...{ share: name({ symbol, name: row.text("description"), currency: USD }), shares, currency: USD },
          averageCost: averageOf(null, row.number("cost basis"), shares),
        });
      },
    }),
  ),
];

const FIDELITY = "Fidelity";
const fidelity: readonly Format[] = [
  {
    ...{
      broker: FIDELITY,
      holds: "positions",
      columns: ["account number", "symbol", "description", "quantity", "last price"],
    },
    read: (row, { name }) => {
      const symbol = row.text("symbol");
      if (isCash(symbol) || /^pending/i.test(symbol)) return NOTHING;
      if (isOption(symbol) || symbol.startsWith("-")) throw notAShare(symbol);
      const shares = positive(row.number("quantity"), "number of shares");
      const account = [FIDELITY, row.text("account name", "account number")].filter(Boolean).join(" ");
      return holding({
        ...{ share: name({ symbol, name: row.text("description"), currency: USD }), shares, currency: USD, account },
        averageCost: averageOf(row.number("average cost basis"), row.number("cost basis total", "cost basis"), shares),
      });
    },
  },
  {
    ...{
      broker: FIDELITY,
      holds: "activity",
      dates: "month_first",
      columns: ["run date", "action", "symbol", "quantity"],
    },
    read: (row, { name }) => {
      const action = row.text("action").toUpperCase();
      const symbol = row.text("symbol");
      if (isCash(symbol)) return NOTHING;
      const share = () => {
        if (isOption(symbol) || symbol.startsWith("-")) throw notAShare(symbol);
        return name({ symbol, name: row.text("description", "security description"), currency: USD });
      };
      const date = () => row.date("run date");
      if (/^(?:YOU BOUGHT|YOU SOLD|BUY|SELL|BOUGHT|SOLD|REINVESTMENT)\b/.test(action)) {
        return trade(/\b(?:SOLD|SELL)\b/.test(action) ? "sell" : "buy", {
          ...{ share: share(), date: date(), currency: USD },
          shares: positiveSize(row.number("quantity"), "number of shares"),
          price: positive(row.number("price ($)", "price"), "price"),
        });
      }
      if (/^(?:DISTRIBUTION|STOCK SPLIT|SPLIT)\b/.test(action)) {
        const sharesAdded = row.number("quantity");
        if (sharesAdded === null || sharesAdded === 0) return NOTHING;
        return [{ kind: "split", share: share(), date: date(), sharesAdded }];
      }
      if (!/^DIVIDEND/.test(action)) return NOTHING;
      const amount = positive(row.number("amount ($)", "amount"), "amount");
      return dividend({ share: share(), date: date(), amount, currency: USD });
    },
  },
];

const robinhood: readonly Format[] = [
  {
    ...{ broker: "Robinhood", holds: "activity", dates: "month_first" },
    columns: ["activity date", "instrument", "trans code", "quantity", "price", "amount"],
    read: (row, { name }) => {
      const code = row.text("trans code").toUpperCase();
      const symbol = row.text("instrument");
      const share = () => name({ symbol, name: row.text("description").split("\n")[0] ?? "", currency: USD });
      const date = () => row.date("activity date");
      if (code === "BUY" || code === "SELL") {
        return trade(code === "SELL" ? "sell" : "buy", {
          ...{ share: share(), date: date(), currency: USD },
          shares: positiveSize(row.number("quantity"), "number of shares"),
          price: positive(row.number("price"), "price"),
        });
      }
      if (/^(?:BTO|STO|BTC|STC|OEXP|OASGN|OEXCS)$/.test(code)) throw notAShare(row.text("description") || symbol);
      if (code === "SPL" || code === "SPR") {
        const sharesAdded = row.number("quantity");
        if (sharesAdded === null) throw new RowProblem("a split that does not say how many shares it added");
        return [{ kind: "split", share: share(), date: date(), sharesAdded }];
      }
      if (!/^(?:CDIV|QDIV|MDIV)$/.test(code)) return NOTHING;
      return dividend({
        share: share(),
        date: date(),
        amount: positive(row.number("amount"), "amount"),
        currency: USD,
      });
    },
  },
];

const trading212: readonly Format[] = [
  {
    ...{ broker: "Trading 212", holds: "activity", columns: ["action", "time", "isin", "ticker", "no. of shares"] },
    read: (row, { name }) => {
      const action = row.text("action").toLowerCase();
      const isTrade = /\b(?:buy|sell)$/.test(action);
      const isDividend = action.startsWith("dividend");
      const isSplit = /^stock split/.test(action);
      if (!isTrade && !isDividend && !isSplit) return NOTHING;
      const currency = currencyOf(row.text("currency (price / share)"));
      const given = { symbol: row.text("ticker"), isin: row.text("isin"), name: row.text("name"), currency };
      const fields = { share: name(given), date: row.date("time"), ...withId(row.text("id")) };
      const shares = positive(row.number("no. of shares"), "number of shares");
      if (isSplit) return [{ kind: "split", ...fields, sharesAdded: /open$/.test(action) ? shares : -shares }];
      const price = positive(row.number("price / share"), "price");
      return isDividend
        ? dividend({ ...fields, amount: shares * price, currency })
        : trade(action.endsWith("sell") ? "sell" : "buy", { ...fields, shares, price, currency });
    },
  },
];

const ETORO = "eToro";
const etoro: readonly Format[] = [
  {
    ...{
      broker: ETORO,
      holds: "activity",
      dates: "day_first",
      columns: ["date", "type", "details", "amount", "units", "position id"],
    },
    read: (row, { name, shared }) => {
      const type = row.text("type").toLowerCase();
      const [symbol = "", quoted = ""] = row.text("details").split("/");
      const position = row.text("position id");
      const isOurs = /^(?:open position|position closed|profit\/loss of trade|dividend|corp action: split)/.test(type);
      if (!isOurs) return NOTHING;
      if (!/^(?:stocks?|)$/i.test(row.text("asset type"))) throw notAShare(`${symbol} (${row.text("asset type")})`);
      const more = shared.get(position);
      const share = name({ symbol, currency: quoted.split(" ")[0] ?? "", ...(more?.isin && { isin: more.isin }) });
      const date = row.date("date");
      const fields = { share, date, sourceId: `${type} ${position} ${date}`, currency: USD };
      if (type === "dividend")
        return dividend({
          ...fields,
          amount:
            shared.get(`${position} ${row.text("date").split(" ")[0]}`)?.amount ??
            positive(row.number("amount"), "amount"),
        });
      if (type.startsWith("corp")) {
        const ratio = /(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)/.exec(row.text("details"));
        if (!ratio) throw new RowProblem("a split without its ratio");
        return [{ kind: "split", share, date, ratio: Number(ratio[1]) / Number(ratio[2]) }];
      }
      const shares = positive(row.number("units"), "number of units");
      const price = positiveSize(row.number("amount"), "amount") / shares;
      if (type === "open position") return trade("buy", { ...fields, shares, price });
      return trade("sell", { ...fields, shares, price, purchasePrice: more?.purchasePrice ?? null });
    },
  },
];

const SAXO = "Saxo";
const saxo: readonly Format[] = [
  {
    ...{ broker: SAXO, holds: "activity", columns: ["trade date", "type", "instrument", "instrument isin", "event"] },
    read: (row, { name }) => {
      const event = row.text("event");
      const quoted = row.text("instrument currency");
      const share = () =>
        name({
          ...{ symbol: row.text("instrument symbol"), isin: row.text("instrument isin") },
          ...{ name: row.text("instrument"), currency: quoted },
        });
      const date = () => row.date("trade date");
      const deal = /^(buy|sell)\s+(-?[\d.,\s]+?)\s*@\s*([\d.,]+)\s*([A-Z]{3}|GBp|GBX)?/i.exec(event);
      if (deal) {
        return trade(deal[1]?.toLowerCase() === "sell" ? "sell" : "buy", {
          ...{ share: share(), date: date(), currency: currencyOf(deal[4] ?? quoted), ...withId(row.text("order id")) },
          shares: positiveSize(Number((deal[2] ?? "").replace(/[,\s]/g, "")), "number of shares"),
          price: positive(Number((deal[3] ?? "").replaceAll(",", "")), "price"),
        });
      }
      const split = /split.*?(\d+)\s*(?:for|:)\s*(\d+)/i.exec(event);
      if (split) return [{ kind: "split", share: share(), date: date(), ratio: Number(split[1]) / Number(split[2]) }];
      if (!/dividend/i.test(event)) return NOTHING;
      // The amount is in the account's currency, converted from the instrument's at the given rate.
      const booked = positive(row.number("booked amount", "amount"), "amount");
      const rate = row.number("conversion rate");
      const amount = rate && rate > 0 ? booked / rate : booked;
      return dividend({ share: share(), date: date(), amount, currency: currencyOf(quoted) });
    },
  },
  {
    ...{ broker: SAXO, holds: "positions", columns: ["instrument", "isin", "quantity", "open price", "currency"] },
    read: (row, { name }) => {
      const currency = currencyOf(row.text("currency"));
      const given = {
        symbol: row.text("symbol", "instrument symbol"),
        isin: row.text("isin"),
        name: row.text("instrument"),
        currency,
      };
      const type = row.text("asset type", "product");
      if (type !== "" && !/stock|share|etf/i.test(type)) throw notAShare(given.name);
      const shares = positive(row.number("quantity"), "number of shares");
      return holding({ share: name(given), shares, averageCost: row.number("open price"), currency });
    },
  },
];

const freetrade: readonly Format[] = [
  {
    ...{
      broker: "Freetrade",
      holds: "activity",
      columns: ["title", "type", "timestamp", "account currency", "ticker", "isin"],
    },
    read: (row, { name }) => {
      const type = row.text("type").toUpperCase();
      if (!/^(?:ORDER|FREESHARE_ORDER|(?:SPECIAL_)?DIVIDEND|STOCK_SPLIT)$/.test(type)) return NOTHING;
      const quoted = row.text("instrument currency");
      const given = { symbol: row.text("ticker"), isin: row.text("isin"), name: row.text("title"), currency: quoted };
      const fields = { share: name(given), date: row.date("timestamp"), ...withId(row.text("order id")) };
      const currency = currencyOf(row.text("account currency"));
      if (type === "STOCK_SPLIT") {
        const [from, to] = [
          row.number("stock split rate of share outturn from"),
          row.number("stock split rate of share outturn to"),
        ];
        if (!from || !to) throw new RowProblem("a split without its ratio");
        return [{ kind: "split", ...fields, ratio: to / from }];
      }
      if (type.endsWith("DIVIDEND")) {
        const gross = row.number("dividend gross distribution amount");
        return gross
          ? dividend({ ...fields, amount: gross, currency: currencyOf(quoted) })
          : dividend({ ...fields, amount: positive(row.number("total amount"), "amount"), currency });
      }
      return trade(/^sell/i.test(row.text("buy / sell")) ? "sell" : "buy", {
        ...{ ...fields, currency },
        shares: positive(row.number("quantity"), "number of shares"),
        price: positive(row.number("price per share in account currency"), "price"),
      });
    },
  },
];

const ZERODHA = "Zerodha";
const INR = "INR";
const zerodha: readonly Format[] = [
  {
    ...{ broker: ZERODHA, holds: "positions", columns: ["symbol", "isin", "quantity available", "average price"] },
    read: (row, { name }) => {
      if (row.text("symbol") === "") return NOTHING;
      const parts = ["quantity available", "quantity pledged (margin)", "quantity pledged (loan)"].map(
        (part) => row.number(part) ?? 0,
      );
      const share = name({ symbol: row.text("symbol"), isin: row.text("isin"), currency: INR });
      const shares = positive(
        parts.reduce((sum, part) => sum + part, 0),
        "number of shares",
      );
      return holding({ share, shares, averageCost: row.number("average price"), currency: INR });
    },
  },
  {
    ...{ broker: ZERODHA, holds: "positions", columns: ["instrument", "qty.", "avg. cost", "ltp"] },
    read: (row, { name }) => {
      const share = name({ symbol: row.text("instrument"), currency: INR });
      const shares = positive(row.number("qty."), "number of shares");
      return holding({ share, shares, averageCost: row.number("avg. cost"), currency: INR });
    },
  },
  {
    ...{
      broker: ZERODHA,
      holds: "activity",
      columns: ["symbol", "isin", "trade_date", "trade_type", "quantity", "price"],
    },
    read: (row, { name }) => {
      if (!/^(?:EQ|)$/i.test(row.text("segment"))) throw notAShare(row.text("symbol"));
      return trade(/^sell/i.test(row.text("trade_type")) ? "sell" : "buy", {
        share: name({ symbol: row.text("symbol"), isin: row.text("isin"), currency: INR }),
        ...{ date: row.date("trade_date"), currency: INR, ...withId(row.text("trade_id")) },
        shares: positive(row.number("quantity"), "number of shares"),
        price: positive(row.number("price"), "price"),
      });
    },
  },
  ...(["ex-date", "date"] as const).map(
    (day): Format => ({
      ...{ broker: ZERODHA, holds: "activity", columns: ["symbol", "isin", day, "quantity", "dividend per share"] },
      read: (row, { name }) => {
        if (row.text("symbol") === "" || row.text("isin") === "") return NOTHING;
        const amount =
          positive(row.number("quantity"), "number of shares") * positive(row.number("dividend per share"), "dividend");
        const share = name({ symbol: row.text("symbol"), isin: row.text("isin"), currency: INR });
        return dividend({ share, date: row.date(day), amount, currency: INR });
      },
    }),
  ),
];

const DEGIRO = "DEGIRO";
const degiro: readonly Format[] = [
  ...(["local value", "wert"] as const).map(
    (value): Format => ({
      ...{ broker: DEGIRO, holds: "positions", columns: ["product", "symbol/isin", value] },
      read: (row, { name }) => {
        const product = row.text("product");
        const isin = row.text("symbol/isin");
        if (isin === "" || /^cash/i.test(product)) return NOTHING;
        const shares = positive(row.number("amount", "quantity"), "number of shares");
        const currency = localCurrency(row.text(value));
        return holding({ share: name({ name: product, isin }), shares, averageCost: null, currency });
      },
    }),
  ),
  {
    ...{
      broker: DEGIRO,
      holds: "activity",
      dates: "day_first",
      columns: ["date", "product", "isin", "quantity", "price"],
    },
    read: (row, { name }) => {
      const quantity = row.number("quantity");
      const currency = currencyOf(row.text("price +"));
      return trade((quantity ?? 0) < 0 ? "sell" : "buy", {
        share: name({ name: row.text("product"), isin: row.text("isin"), currency }),
        ...{ date: row.date("date"), currency, ...withId(row.text("order id", "order id +")) },
        shares: positiveSize(quantity, "number of shares"),
        price: positive(row.number("price"), "price"),
      });
    },
  },
  {
    ...{
      broker: DEGIRO,
      holds: "activity",
      dates: "day_first",
      columns: ["date", "product", "isin", "description", "change"],
    },
    read: (row, { name }) => {
      const description = row.text("description");
      if (!/^(?:dividend|dividende)$/i.test(description)) return NOTHING;
      const amount = row.number("change +");
      if (amount !== null && amount < 0) throw new RowProblem("a dividend that was taken back");
      const currency = currencyOf(row.text("change"));
      const share = name({ name: row.text("product"), isin: row.text("isin"), currency });
      return dividend({ share, date: row.date("date"), amount: positive(amount, "amount"), currency });
    },
  },
];

/** “USD 1234.50”, or just the number. */
const localCurrency = (text: string) => currencyOf(/^[A-Z]{3}/.exec(text)?.[0] ?? "EUR");

/** DEGIRO's columns in Dutch and German, by their English names. */
export const COLUMN_TRANSLATIONS: Readonly<Record<string, string>> = {
  ...{ datum: "date", tijd: "time", valutadatum: "value date", omschrijving: "description", mutatie: "change" },
  ...{ saldo: "balance", aantal: "quantity", koers: "price", "lokale waarde": "local value", slotkoers: "closing" },
  ...{ produkt: "product", beschreibung: "description", änderung: "change", anzahl: "quantity", kurs: "price" },
  ...{ "symbool/isin": "symbol/isin", "wert in lokalwährung": "local value", schlusskurs: "closing" },
};

/** In the order in which they are tried: formats with more columns of their own come first. */
export const FORMATS: readonly Format[] = [
  ...trading212,
  ...etoro,
  ...saxo,
  ...freetrade,
  ...robinhood,
  ...zerodha,
  ...degiro,
  ...fidelity,
  ...interactiveBrokers,
  ...schwab,
];
