import { readerFigure, withReaders } from "../../../domain/claims/claim.ts";
import type { CompanyFacts, ExchangeRates, ListedName } from "../../../domain/facts/company-facts.ts";
import { AMERICAN_EXCHANGES, EXCHANGE_CODES, isAmericanExchange } from "../../../domain/facts/exchanges.ts";
import type { FundHoldings } from "../../../domain/funds/holdings.ts";
import { shellsAmong } from "../../../domain/issuers/listed-shares.ts";
import type { Dataset } from "../../../schema/seed/universe-format.ts";
import type { Listing, ProviderAccess, Quote, Tally } from "../../../worker/providers/answers/providers.ts";
import { exchangeRates } from "../../../worker/providers/exchange-rates.ts";
import { readScreener, requestScreener } from "../../../worker/providers/prices/nasdaq-screener.ts";
import { quoteRow } from "../../../worker/providers/prices/quote-row.ts";
import { spFunds } from "../../../worker/providers/sp-funds.ts";
import { RECORDED_RATES } from "../../recorded/recorded-rates.ts";
import { readFigures } from "../universe-files.ts";
import { type FilingsOfStock, readFilings } from "./build-filings.ts";
import { importFile, readFilingSummaries, readListings } from "./build-inputs.ts";
import { selectNames, whyNotScreened } from "./build-names.ts";
import { amountsOf, buildStock } from "./build-stock.ts";
import { summaryTable } from "./build-summary.ts";
import type { Universe } from "./build-write.ts";
import { type ImportedStock, importStocks } from "./snapshot/csv-import.ts";
import { readAverages } from "./tables/averages.ts";
import { ENDED_OR_SUSPENDED, readCollectedTables } from "./tables/collected.ts";
import { NAMES_BY_HAND } from "./tables/known-gaps.ts";
import { readMoreStocks, withLaterAnswer } from "./tables/more-stocks.ts";

const SCREENED_ON = "2026-08-22";
const SCREENER_CLOSE = "2026-08-21";
const SNAPSHOT_FILE = "global_fundamentals.csv";

/**
 * Runs the whole pipeline against a network that serves the providers' paths under their hosts' names.
 *
 * @throws ProviderError naming the provider and path when an answer cannot be used
 */
export async function buildUniverse(from: string, report: (line: string) => void): Promise<Universe> {
  const host = (name: string): ProviderAccess => ({
    fetch: (url, init) => fetch(url, init),
    baseUrl: `${from}/${name}`,
    userAgent: "Mizan/0.1 (universe build; contact in README)",
  });
  const rates: ExchangeRates = {
    ...(await exchangeRates(host("open.er-api.com"))),
    base: "USD",
    source: "exchange-rates",
  };
  if (rates.asOf === RECORDED_RATES.asOf) rates.url = RECORDED_RATES.url;
  const imports = host("import");
  const imported = importStocks({
    path: `/${SNAPSHOT_FILE}`,
    stocks: await importFile(imports, SNAPSHOT_FILE),
    bases: await importFile(imports, "global_fundamentals_meta.csv"),
  });
  const summaryFile = "us_sp500_fundamentals.csv";
  const summaries = readFilingSummaries(summaryFile, await importFile(imports, summaryFile));
  const american = await americanListings(host("api.nasdaq.com"));
  const listingsFile = "global_listings.csv";
  const elsewhere = readListings(listingsFile, await importFile(imports, listingsFile));
  const newMarketsFile = "new_markets.csv";
  const newMarkets = readListings(newMarketsFile, await importFile(imports, newMarketsFile));
  const { tally: holdingsTally, positions: _weights, ...holdings } = await spFunds(host("www.sp-funds.com"), "SPUS");
  const quotes = new Map(american.quotes.map((quote) => [quote.symbol, quote]));
  const listings = new Map(american.listings.map((listing) => [listing.symbol, listing]));
  const collected = await readCollectedTables(imports);
  const averagesOf = await readAverages(imports);
  const screenedBefore = new Set(imported.stocks.map(({ symbol }) => symbol));
  const read = await readMoreStocks(imports, SCREENED_ON);
  const more = read.filter(({ symbol }) => !screenedBefore.has(symbol));
  const later = new Map(read.map((stock) => [stock.symbol, stock]));
  const filings = await readFilings(host("www.sec.gov"), host("data.sec.gov"), {
    symbols: [...imported.stocks, ...more]
      .filter((stock) => isAmericanExchange(stock.exchange))
      .map((stock) => stock.symbol),
    screenedOn: SCREENED_ON,
  });

  const figures = Map.groupBy(readFigures(), ({ symbol }) => symbol);
  const others = [...collected.stocks(SCREENED_ON), ...more];
  const stocks: CompanyFacts[] = [];
  const dropped: Record<string, Record<string, number>> = {};
  const shells = shellsAmong(american.listings);
  /** Screened by no price of theirs, but no wrong symbols either: the mark does not tell a suspension from an end. */
  const endedOrSuspended: Listing[] = [];
  for (const snapshot of [...imported.stocks, ...others]) {
    const quote = quotes.get(snapshot.symbol);
    const stock = withLaterAnswer(
      collected.corrected(snapshot),
      later.get(snapshot.symbol),
      quote?.marketCapitalization,
    );
    const filing = filings.bySymbol.get(stock.symbol);
    const reason = isAmericanExchange(stock.exchange)
      ? whyDropped(stock, listings.get(stock.symbol), filing, shells)
      : (collected.whyGone(stock) ?? whyNotScreened(stock));
    if (reason === ENDED_OR_SUSPENDED) endedOrSuspended.push({ ...stock, isin: null });
    if (reason) {
      dropped[stock.exchange] = { ...dropped[stock.exchange], [reason]: (dropped[stock.exchange]?.[reason] ?? 0) + 1 };
      continue;
    }
    const built = buildStock(
      {
        imported: stock,
        quote,
        filings: filing?.fundamentals,
        summary: summaries.get(stock.symbol),
        // When the filing itself is available, all its balances have one date, and no collected figures are combined with them.
        collected: [
          ...(filing?.fundamentals?.facts.interestBearingDebt ? [] : collected.answersFor(stock, filing, SCREENED_ON)),
          ...averagesOf(stock, quote ? quoteRow(quote, "nasdaq-screener")[1] : stock.facts, SCREENED_ON),
        ],
        cik: filing?.cik ?? null,
        sic: filing?.sic ?? null,
      },
      rates,
      SCREENED_ON,
    );
    const { readers: _, ...complete } = withReaders(built, (figures.get(built.symbol) ?? []).map(readerFigure), rates);
    stocks.push(complete);
  }
  sortLargestFirst(stocks, rates);
  const screened = new Set(stocks.map((stock) => stock.symbol));
  const selected = selectNames(
    [
      ...american.listings,
      ...elsewhere.listings,
      ...newMarkets.listings,
      ...collected.listings(),
      ...NAMES_BY_HAND,
      ...endedOrSuspended,
    ],
    screened,
  );
  const universe = {
    stocks,
    names: selected.names,
    rates,
    holdings,
    lists: collected.lists(),
    dataset: datasetOf(stocks, selected.names, rates, holdings),
  };
  const tallies: Record<string, Tally> = {
    "market snapshot": imported.tally,
    ...american.tallies,
    "listings elsewhere": elsewhere.tally,
    "listings of new markets": newMarkets.tally,
    SPUS: holdingsTally,
    ...filings.tallies,
  };
  for (const line of summaryTable([...imported.stocks, ...others], universe, dropped, selected.leftOut, tallies))
    report(line);
  return universe;
}

/** Why an American stock of the snapshot is not in the universe. */
function whyDropped(
  stock: ImportedStock,
  listing: Listing | undefined,
  filing: FilingsOfStock | undefined,
  shells: ReadonlySet<string>,
) {
  if (shells.has(stock.symbol)) return "shell_company";
  if (!listing) return filing?.isOnAnExchange ? whyNotScreened(stock) : "no longer on an exchange";
  return whyNotScreened(listing);
}

async function americanListings(access: ProviderAccess) {
  const listings: Listing[] = [];
  const quotes: Quote[] = [];
  const tallies: Record<string, Tally> = {};
  for (const exchange of AMERICAN_EXCHANGES) {
    const [chunk = ""] = await requestScreener(access, exchange, Number.POSITIVE_INFINITY);
    const answer = readScreener(exchange, chunk, SCREENER_CLOSE);
    listings.push(...answer.listings);
    quotes.push(...answer.quotes);
    tallies[`screener ${exchange}`] = answer.tally;
  }
  return { listings, quotes, tallies };
}

function sortLargestFirst(stocks: CompanyFacts[], rates: ExchangeRates): void {
  const size = new Map(stocks.map((stock) => [stock, amountsOf(stock.facts, rates).marketCapitalization ?? -1]));
  stocks.sort((a, b) => (size.get(b) ?? -1) - (size.get(a) ?? -1) || (a.symbol < b.symbol ? -1 : 1));
}

function datasetOf(stocks: CompanyFacts[], names: ListedName[], rates: ExchangeRates, holdings: FundHoldings): Dataset {
  const snapshotDates = stocks.flatMap((stock) => stock.snapshotOn ?? []).sort();
  const byExchange = EXCHANGE_CODES.map((exchange) => [
    exchange,
    {
      stocks: stocks.filter((stock) => stock.exchange === exchange).length,
      names: names.filter((name) => name.exchange === exchange).length,
    },
  ]);
  return {
    screenedOn: SCREENED_ON,
    builtFrom: [
      { source: "sec-edgar", what: "company facts, concepts and submissions", asOf: SCREENED_ON },
      { source: "idx-filing", what: "statements of the companies of Jakarta", asOf: SCREENED_ON },
      { source: "nasdaq-screener", what: "American prices, market capitalizations and listings", asOf: SCREENER_CLOSE },
      { source: "market-snapshot", what: "figures of sixteen markets", asOf: snapshotDates.at(-1) ?? SCREENED_ON },
      { source: "exchange-listing", what: "names of exchanges outside the United States", asOf: "2026-08-16" },
      { source: "sp-funds", what: "holdings of SPUS", asOf: holdings.asOf },
      { source: "exchange-rates", what: "units of each currency for one US dollar", asOf: rates.asOf },
    ],
    counts: {
      stocks: stocks.length,
      names: names.length,
      stocksWithFilings: stocks.filter((stock) =>
        Object.values(stock.facts).some((fact) => fact.source === "sec-edgar" && fact.quality === "reported"),
      ).length,
      byExchange: Object.fromEntries(byExchange),
    },
  };
}
