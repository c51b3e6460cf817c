import { cost, dividend, exchange, type Given, holding, spinOff, split, trade, transfer } from "./drafts.ts";
import { charged, given, type Layout, notAShare, type Read, ratioIn, type Shared } from "./layout.ts";
import type { GivenName, Row } from "./rows.ts";

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

/** The share that came or went: “… (VTRS, VIATRIS INC-W/I, US92556V1061)”. */
function ibkrOther(row: Row, currency: string): Given {
  const [, symbol = "", isin = ""] =
    /\(([A-Z0-9. ]+?), [^()]*?,? ?([A-Z0-9]{9,12})\)\s*$/.exec(row.text("description")) ?? [];
  return { symbol: symbol.replace(/\.OLD$/, ""), isin, currency };
}

function ibkrAction(row: Row): Read {
  const [text, currency] = [row.text("description"), row.text("currency")];
  const share = { ...ibkrName(row), currency };
  const date = ["report date", "date/time"];
  const ratio = ratioIn(text, /\bsplit (\d+(?:\.\d+)?) for (\d+(?:\.\d+)?)/i);
  if (ratio !== undefined) return split(row, share, { date, ratio });
  if (/\bstock dividend\b/i.test(text)) return split(row, share, { date, sharesAdded: row.number("quantity") });
  if (/\bspinoff\b/i.test(text)) return spinOff(row, share, ibkrOther(row, currency), { date, shares: "quantity" });
  if (!/\bmerged\(|\bCUSIP\/ISIN change\b/i.test(text)) return undefined;
  const shares = row.number("quantity");
  if (!shares) return undefined;
  const cash = row.number("proceeds");
  return exchange(row, ibkrOther(row, currency), { date, shares, cash, group: `${share.isin}` });
}

export const interactiveBrokers: readonly Layout[] = [
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
  { section: "Corporate Actions", columns: ["asset category", "description", "quantity"], read: ibkrAction },
  ...(["tax", "fee"] as const).map((kind) => ({
    section: kind === "tax" ? "Withholding Tax" : "Fees",
    columns: ["currency", "date", "description", "amount"],
    read: (row: Row) => {
      const [{ symbol, isin }, currency] = [ibkrName(row), row.text("currency")];
      // Tax on interest is none on a dividend.
      if (/^total/i.test(row.text(["subtitle", "currency"])) || (kind === "tax" && !isin)) return undefined;
      const share = isin ? { symbol: symbol ?? "", isin, currency } : null;
      return cost(row, kind, share, { date: "date", currency, charged: charged(row.number("amount")) });
    },
  })),
  {
    section: "Transfers",
    columns: ["asset category", "currency", "symbol", "date", "direction", "qty"],
    read: (row, shared) => {
      const shares = row.number("qty");
      if (!shares || !/^stocks?$/i.test(row.text("asset category"))) return undefined;
      const isOut = /^out/i.test(row.text("direction"));
      const moved = isOut ? -Math.abs(shares) : Math.abs(shares);
      return transfer(row, ibkrShare(row, "asset category", shared), { date: "date", shares: moved });
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
      const type = row.text("type");
      const { isin = "", currency } = given(row, FLEX_SHARE);
      const share = { symbol: row.text("symbol"), ...ibkrName(row), isin, currency };
      if (/^withholding tax/i.test(type))
        return isin
          ? cost(row, "tax", share, { date: "settledate", charged: charged(row.number("amount")) })
          : undefined;
      if (!/dividend/i.test(type)) return undefined;
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
