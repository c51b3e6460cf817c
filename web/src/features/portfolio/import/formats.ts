import { rowTexts } from "#messages/portfolio/import.ts";
import { cost, dividend, exchange, holding, split, trade, transfer } from "./drafts.ts";
import { interactiveBrokers } from "./interactive-brokers.ts";
import { charged, given, historyFormat, isOption, type Layout, notAShare, ratioIn, USD } from "./layout.ts";
import { type Row, RowProblem } from "./rows.ts";

export type Format = Layout & { broker: string };

const INR = "INR";

/** Money-market funds and cash lines among the positions. */
const isCash = (symbol: string, name = "") =>
  symbol === "" || /\*\*$|^(?:cash|fcash|core|pending|account total|total)/i.test(symbol) || /^cash & cash/i.test(name);

const schwab: readonly Layout[] = [
  historyFormat({
    columns: ["description", "quantity", "price", "amount"],
    at: { action: "action", date: "date", symbol: "symbol" },
    words: {
      trade: /^(?:BUY|REINVEST SHARES|SELL)$/,
      sale: /^SELL$/,
      split: /SPLIT/,
      dividend: /\bDIV(?:IDEND)?\b/,
      tax: /^(?:(?:PR YR )?NRA TAX|NRA WITHHOLDING|FOREIGN TAX)/,
      fee: /^(?:ADR MGMT|SERVICE|ADVISOR) FEE$/,
      moved: /^(?:JOURNALED SHARES|INTERNAL TRANSFER|SECURITY TRANSFER)$/,
      exchanged: /^(?:CASH MERGER|STOCK MERGER|REVERSE SPLIT|MANDATORY REORG EXC)/,
      unsaid: /^SPIN-?OFF$/,
      fraction: /^CASH IN LIEU$/,
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
      tax: /^(?:FOREIGN TAX PAID|NON-RESIDENT TAX)/,
      fee: /^ADVISORY FEE/,
      moved: /^TRANSFER OF ASSETS ACAT/,
      exchanged: /^(?:MERGER MER|REVERSE SPLIT|NAME CHANGED)\b/,
      spinOff: /^DISTRIBUTION SPINOFF/,
      fraction: /^IN LIEU OF FRX SHARE/,
    },
    // A distribution without a number of shares is one of money; the account's own lines have no symbol.
    isIgnored: (row, action) =>
      (isCash(row.text("symbol")) && !/^ADVISORY FEE/.test(action)) ||
      (FIDELITY_SPLIT.test(action) && !row.number("quantity")),
  }),
];

const robinhood: readonly Layout[] = [
  historyFormat({
    columns: ["quantity", "price", "amount"],
    at: { action: "trans code", date: "activity date", symbol: "instrument" },
    words: {
      trade: /^(?:BUY|SELL)$/,
      sale: /^SELL$/,
      split: /^SP[LR]$/,
      dividend: /^[CQM]DIV$/,
      tax: /^DTAX$/,
      fee: /^[AD]FEE$/,
      unsaid: /^SOFF$/,
      fraction: /^CIL$/,
    },
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
      tax: /^DIVIDEND TAX/,
      fee: /^CUSTODY FEE$/,
      closed: /^(?:POSITION CLOSURE|MERGER - CASH)$/,
      exchanged: /^MERGER - STOCK$/,
      unsaid: /^SPIN-?OFF$/,
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
      const [moved] = /\b(?:in|out)$/.exec(action.startsWith("transfer") ? action : "") ?? [];
      if (action === "stock distribution") throw new RowProblem(rowTexts.sharesUnsaid);
      if (!isSplit && !isDividend && !moved && !/\b(?:buy|sell)$/.test(action)) return undefined;
      const currency = "currency (price / share)";
      const share = given(row, { symbol: "ticker", isin: "isin", name: "name", currency });
      const event = { date: "time", sourceId: row.text("id") };
      const shares = row.positive("shares", "no. of shares");
      if (moved) return transfer(row, share, { ...event, shares: moved === "out" ? -shares : shares });
      if (isSplit) return split(row, share, { ...event, sharesAdded: /open$/.test(action) ? shares : -shares });
      const price = row.positive("price", "price / share");
      if (!isDividend) return trade(row, action.endsWith("sell"), share, { ...event, shares, price });
      const taxed = { date: "time", currency: row.text("currency (withholding tax)") };
      return [
        dividend(row, share, { ...event, amount: shares * price }),
        cost(row, "tax", share, { ...taxed, charged: row.number("withholding tax") }),
      ];
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
        const { amount = "amount", tax = null } = shared.get(`${position} ${day}`) ?? {};
        return [dividend(row, share, { ...event, amount }), cost(row, "tax", share, { ...event, charged: tax })];
      }
      const shares = row.positive("units", "units");
      const price = row.size("amount", "amount") / shares;
      return type === "open position"
        ? trade(row, false, share, { ...event, shares, price })
        : trade(row, true, share, { ...event, shares, price, purchasePrice });
    },
  },
];

const SAXO_AMOUNT = ["booked amount", "amount"];
const saxo: readonly Layout[] = [
  {
    columns: ["trade date", "type", "instrument", "instrument isin", "event"],
    read: (row) => {
      const event = row.text("event");
      if (/^custody fee/i.test(event)) {
        const currency = row.text("instrument currency");
        return cost(row, "fee", null, { date: "trade date", currency, charged: charged(row.number(SAXO_AMOUNT)) });
      }
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
      const booked = row.positive("amount", SAXO_AMOUNT);
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
      if (!/^(?:ORDER|FREESHARE_ORDER|(?:SPECIAL_)?DIVIDEND|PROPERTY|STOCK_SPLIT)$/.test(type)) return undefined;
      const share = given(row, { symbol: "ticker", isin: "isin", name: "title", currency: "instrument currency" });
      const event = { date: "timestamp", sourceId: row.text("order id") };
      const currency = row.text("account currency");
      if (type === "STOCK_SPLIT") {
        const [from, to] = ["from", "to"].map((end) => row.number(`stock split rate of share outturn ${end}`));
        return split(row, share, { ...event, ratio: from && to ? to / from : undefined });
      }
      if (/DIVIDEND$|^PROPERTY$/.test(type)) {
        const perShare = row.number("dividend amount per share");
        const whole = perShare && perShare * (row.number("dividend eligible quantity") ?? 0);
        const gross = row.number("dividend gross distribution amount") || whole;
        const paid = gross ? { amount: gross } : { amount: "total amount", currency };
        return [
          dividend(row, share, { ...event, ...paid }),
          cost(row, "tax", share, { date: "timestamp", charged: row.number("dividend withheld tax amount") }),
        ];
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

const DEGIRO_TAX = /^(?:dividendbelasting|dividend tax|dividendensteuer|dividendsteuer)$/i;
const DEGIRO_FEE = /^(?:ADR\/GDR|DEGIRO aansluitingskosten)/i;
/** “STOCK SPLIT: Koop 40 @ 50 USD”. */
const DEGIRO_ACTION =
  /^(stock split|spin-?off|productwijziging|wijziging isin|isin change|fusie|merger)\s*:\s*(koop|verkoop|kauf|verkauf|buy|sell)\s+([\d.,]+)\s*@\s*[\d.,]+\s*([A-Z]{3})$/i;

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
    read: (row) => {
      const shares = row.number("quantity") ?? 0;
      const share = given(row, { name: "product", isin: "isin", currency: "price +" });
      const sourceId = row.text(["order id", "order id +"]);
      const deal = trade(row, shares < 0, share, { date: "date", shares: "quantity", price: "price", sourceId });
      // Without an order it may be one side of a split or of a new ISIN.
      if (sourceId) return deal;
      const group = Math.abs(row.number("value") ?? 0).toFixed(2);
      return exchange(row, share, { date: "date", shares, group, alone: deal });
    },
  },
  {
    dates: "day_first",
    columns: ["date", "product", "isin", "description", "change"],
    read: (row) => {
      const description = row.text("description");
      const share = given(row, { name: "product", isin: "isin", currency: "change" });
      const [date, amount] = ["date", "change +"];
      if (/^dividende?$/i.test(description)) return dividend(row, share, { date, amount });
      const kind = DEGIRO_TAX.test(description) ? "tax" : DEGIRO_FEE.test(description) ? "fee" : undefined;
      if (kind) {
        const event = { date, currency: share.currency, charged: charged(row.number(amount)) };
        return kind === "tax" && !share.isin ? undefined : cost(row, kind, share.isin ? share : null, event);
      }
      const action = DEGIRO_ACTION.exec(description);
      if (!action) return undefined;
      const [, name = "", side = "", count = "", currency = ""] = action;
      if (/^spin-?off/i.test(name)) throw new RowProblem(rowTexts.sharesUnsaid);
      const shares = Number(count.replaceAll(".", "").replace(",", "."));
      const isSale = /^(?:verkoop|verkauf|sell)/i.test(side);
      return exchange(row, { ...share, currency }, { date, shares: isSale ? -shares : shares, group: name.trim() });
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
