import { type FundHoldings, type FundPosition, isinOfCusip } from "../../domain/funds/holdings.ts";
import { normalizeSymbol } from "../../domain/issuers/symbols.ts";
import { isIsoDate, readNumber } from "./answers/figures.ts";
import { countLeftOut, emptyTally, type ProviderAccess, type Tally } from "./answers/providers.ts";
import { parseWholeCsv } from "./csv.ts";
import { ProviderError } from "./network/provider-error.ts";
import { requireText } from "./network/request.ts";

const PROVIDER = "sp-funds";
const COLUMNS = ["Date", "Account", "StockTicker", "CUSIP", "SecurityName", "Price", "MarketValue", "Weightings"];

/** A share's ticker; a fund also lists rights (003654100CVR), placeholders (2602335D) and cash (Cash&Other). */
const SHARE_TICKER = /^[A-Z]{1,5}(\.[A-Z])?$/;

/** Ten times what the longest list has; a step could not read more. */
const MOST_CHARACTERS = 1_000_000;

export async function spFunds(access: ProviderAccess, fund: string): Promise<FundHoldings & { tally: Tally }> {
  const path = `/wp-content/uploads/data/TidalFG_Holdings_${fund}.csv`;
  const body = await requireText(PROVIDER, access, path);
  if (body.length > MOST_CHARACTERS) throw new ProviderError(PROVIDER, path, `too_large ${MOST_CHARACTERS / 1e6}`);
  const records = parseWholeCsv({ provider: PROVIDER, path }, body, COLUMNS);
  const tally = emptyTally();
  tally.read = records.length;
  const symbols = new Set<string>();
  const positions: FundPosition[] = [];
  for (const record of records) {
    const symbol = normalizeSymbol(record["StockTicker"] ?? "");
    const position = record["Account"] === fund ? positionOf(record, symbol) : undefined;
    if (position) positions.push(position);
    if (record["Account"] !== fund) countLeftOut(tally, "of_another_fund");
    else if (!symbol || !SHARE_TICKER.test(symbol)) countLeftOut(tally, "not_a_share");
    else if (!(readNumber(record["MarketValue"] ?? "") ?? 0)) countLeftOut(tally, "no_market_value");
    else symbols.add(symbol);
  }
  if (symbols.size === 0) throw new ProviderError(PROVIDER, path, "nothing_readable");
  const [month = "", day = "", year] = (records[0]?.["Date"] ?? "").split("/");
  const asOf = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!isIsoDate(asOf)) throw new ProviderError(PROVIDER, path, "bad_date");
  const url = `https://www.sp-funds.com${path}`;
  return { fund, asOf, source: PROVIDER, url, symbols: [...symbols].sort(), positions, tally };
}

function positionOf(record: Readonly<Record<string, string>>, symbol: string | undefined): FundPosition | undefined {
  const weight = readNumber(record["Weightings"] ?? "");
  if (!weight) return undefined;
  const isCash = /^cash&/i.test(record["StockTicker"] ?? "");
  const isShare = !isCash && symbol !== undefined && SHARE_TICKER.test(symbol);
  return {
    kind: isCash ? "cash" : weight < 0 ? "short" : isShare ? "share" : "other",
    ticker: isShare ? symbol : null,
    weight: Math.abs(weight),
    name: record["SecurityName"]?.trim() || null,
    isin: isShare ? isinOfCusip(record["CUSIP"] ?? "") : null,
    price: Math.max(0, readNumber(record["Price"] ?? "") ?? 0) || null,
    lei: null,
  };
}
