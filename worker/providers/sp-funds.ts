import { normalizeSymbol } from "../../domain/issuers/symbols.ts";
import { wholeCsvAnswer } from "./csv-answer.ts";
import { isIsoDate, readNumber } from "./figures.ts";
import { ProviderError } from "./provider-error.ts";
import { countLeftOut, emptyTally, type FundHoldingsProvider, type ProviderAccess } from "./providers.ts";
import { requireText } from "./request.ts";

const PROVIDER = "sp-funds";
const COLUMNS = [
  "Date",
  "Account",
  "StockTicker",
  "CUSIP",
  "SecurityName",
  "Shares",
  "Price",
  "MarketValue",
  "Weightings",
];

/** A share's ticker; a fund also lists rights (003654100CVR), placeholders (2602335D) and cash (Cash&Other). */
const SHARE_TICKER = /^[A-Z]{1,5}(\.[A-Z])?$/;

/** The companies that a fund of SP Funds holds, from its daily CSV. */
export function spFunds(access: ProviderAccess): FundHoldingsProvider {
  return {
    async holdings(fund) {
      const path = `/wp-content/uploads/data/TidalFG_Holdings_${fund}.csv`;
      const body = await requireText(PROVIDER, access, path);
      const records = wholeCsvAnswer({ provider: PROVIDER, path }, body, COLUMNS);
      const tally = emptyTally();
      tally.read = records.length;
      const symbols = new Set<string>();
      for (const record of records) {
        const symbol = normalizeSymbol(record["StockTicker"] ?? "");
        if (record["Account"] !== fund) countLeftOut(tally, "of_another_fund");
        else if (!symbol || !SHARE_TICKER.test(symbol)) countLeftOut(tally, "not_a_share");
        else if (!(readNumber(record["MarketValue"] ?? "") ?? 0)) countLeftOut(tally, "no_market_value");
        else symbols.add(symbol);
      }
      const [first, ...rest] = [...symbols].sort();
      if (first === undefined) throw new ProviderError(PROVIDER, path, "nothing_readable");
      const asOf = isoDateOf(records[0]?.["Date"] ?? "");
      if (!isIsoDate(asOf)) throw new ProviderError(PROVIDER, path, "bad_date");
      return { fund, asOf, source: PROVIDER, url: `https://www.sp-funds.com${path}`, symbols: [first, ...rest], tally };
    },
  };
}

function isoDateOf(american: string): string {
  const [month, day, year] = american.split("/");
  return `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
}
