import { daysBetween } from "../../../domain/facts/iso-date.ts";
import {
  type CompanyFundamentals,
  countLeftOut,
  emptyTally,
  type ProviderAccess,
  type Tally,
} from "../../../worker/providers/answers/providers.ts";
import { readFilers, requestFilers } from "../../../worker/providers/sec/filers.ts";
import { edgar, type Reports } from "./edgar.ts";

export type FilingsOfStock = {
  cik: string;
  sic: string | null;
  /** True when the SEC names a stock exchange for the symbol; false for trading over the counter. */
  isOnAnExchange: boolean;
  fundamentals: CompanyFundamentals | undefined;
  reports: Reports;
};

/** Filings older than this would make every verdict on them stale; the snapshot is newer. */
export const OLDEST_FILING_DAYS = 457;
const REQUESTS_AT_ONCE = 8;

/** The SEC's figures of the American stocks, by symbol; a company without facts is not an error. */
export async function readFilings(
  files: ProviderAccess,
  data: ProviderAccess,
  wanted: { symbols: readonly string[]; screenedOn: string },
): Promise<{ bySymbol: Map<string, FilingsOfStock>; tallies: Record<string, Tally> }> {
  const filed = (await requestFilers(files, Number.POSITIVE_INFINITY)).flatMap(readFilers);
  const filerBySymbol = new Map(filed.map((filer) => [filer.symbol, filer]));
  const filers = wanted.symbols.flatMap((symbol) => filerBySymbol.get(symbol) ?? []);
  const tally = emptyTally();
  const companies = new Map<string, Omit<FilingsOfStock, "isOnAnExchange">>();
  const queue = [...new Set(filers.map((filer) => filer.cik))].sort();
  await Promise.all(
    Array.from({ length: REQUESTS_AT_ONCE }, async () => {
      for (let cik = queue.shift(); cik !== undefined; cik = queue.shift()) {
        companies.set(cik, await readCompany(data, cik, wanted.screenedOn, tally));
      }
    }),
  );
  const bySymbol = new Map<string, FilingsOfStock>();
  for (const filer of filers) {
    const company = companies.get(filer.cik);
    if (company)
      bySymbol.set(filer.symbol, { ...company, isOnAnExchange: filer.exchange !== null && filer.exchange !== "OTC" });
  }
  return { bySymbol, tallies: { "SEC companies": tally } };
}

async function readCompany(data: ProviderAccess, cik: string, screenedOn: string, tally: Tally) {
  const company = edgar(data, screenedOn);
  tally.read++;
  const { sic, reports } = await company.submissions(cik);
  const whole = await company.fundamentals(cik);
  const concepts = whole ? undefined : await company.assetsAndRevenue(cik);
  const found = whole ?? concepts?.fundamentals;
  const isFresh = found && daysBetween(found.balanceDate, screenedOn) <= OLDEST_FILING_DAYS;
  if (!found) countLeftOut(tally, "no_facts");
  else if (!isFresh) countLeftOut(tally, "old_balance_sheet");
  return {
    cik,
    sic,
    fundamentals: isFresh ? found : undefined,
    reports: new Map([...reports, ...(concepts?.reports ?? [])]),
  };
}
