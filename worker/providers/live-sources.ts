import { AMERICAN_EXCHANGES } from "../../domain/facts/exchanges.ts";
import { KNOWN_FUNDS } from "../../domain/funds/known-funds.ts";
import type { MetalPrice } from "./answers/providers.ts";
import type { FetchAnswer, FetchRequest, FetchSource, RefreshSources } from "./answers/refresh-sources.ts";
import { exchangeRates } from "./exchange-rates.ts";
import { keyedMarkets } from "./keyed/keyed-markets.ts";
import { benchmarkPrice, spotPrice } from "./metals.ts";
import { asksFor, readInParts, rowsAnswer } from "./network/answer-parts.ts";
import { accessOf, type LiveNetwork, readOf } from "./network/live-network.ts";
import { ProviderError } from "./network/provider-error.ts";
import { americanQuotes } from "./prices/american-quotes.ts";
import { FILERS, FUND_LIST } from "./sec/filer-lists.ts";
import { type Frame, frameKey, frameList, framesOn } from "./sec/frames.ts";
import { nport, type ReadLines } from "./sec/nport.ts";
import { spFunds } from "./sp-funds.ts";
import { xbrlFilings } from "./xbrl/xbrl-filings.ts";

const SP_FUNDS: readonly string[] = ["SPUS", "SPTE", "SPRE", "SPWO"];
/** Only a small part of a filing is read, compared with other answers of its length. */
const NPORT_PARTS = 2;
/** Funds of shares that publish no machine-readable file of their own. */
const NPORT_FUNDS = KNOWN_FUNDS.filter(({ symbol, kind }) => kind === "shares" && !SP_FUNDS.includes(symbol)).map(
  ({ symbol }) => symbol,
);

/** The providers as requests: those without a key for the United States, and the keyed ones for the other markets. */
export function liveSources(live: LiveNetwork, today: string): RefreshSources {
  const others = keyedMarkets(live, today);
  const filings = fundFilings(live, today);
  const read = (host: string) => readOf(live, accessOf(live, host), today);
  const filers = readInParts(FILERS, read("www.sec.gov"), (rows) =>
    rowsAnswer(today, { leftOut: {} }, { kind: "filer", rows }),
  );
  const fundList = readInParts(FUND_LIST, read("www.sec.gov"), (rows, { leftOut }) => {
    return { asOf: today, items: rows.length, leftOut, fundList: rows };
  });
  const frameSource = (frame: Frame) =>
    readInParts(frameList(frame), read("data.sec.gov"), (rows, tally) =>
      rowsAnswer(today, tally, { kind: "frame", rows }),
    );
  return {
    mode: "live",
    asOf: today,
    covers: [...AMERICAN_EXCHANGES, ...others.covers],
    requests: {
      listings: [request("filers", filers), request("funds", fundList)],
      fundamentals: [
        ...framesOn(today).map((frame) => request(frameKey(frame), frameSource(frame))),
        ...xbrlFilings(live, today),
        ...others.fundamentals,
      ],
      quotes: [...americanQuotes(live, today), ...others.quotes],
      holdings: [
        ...SP_FUNDS.map((fund) => request(fund, issuersFile(live, fund, today), filings.ofFund(fund))),
        request("asked-funds", filings.ofAskedFunds),
        ...NPORT_FUNDS.map((fund) => request(fund, filings.ofFund(fund))),
      ],
      metals: (["gold", "silver"] as const).map((metal) => request(metal, ...metalSources(live, metal, today))),
      rates: [
        request("rates", {
          source: "exchange-rates",
          fetch: async () => {
            const rates = await exchangeRates(accessOf(live, "open.er-api.com"));
            return { asOf: rates.asOf, items: Object.keys(rates.rates).length, leftOut: {}, rates };
          },
        }),
      ],
    },
  };
}

function request(key: string, ...sources: [FetchSource, ...FetchSource[]]): FetchRequest {
  return { key, sources };
}

function issuersFile(live: LiveNetwork, fund: string, today: string): FetchSource {
  return {
    source: "sp-funds",
    async fetch() {
      const { tally, ...holdings } = await spFunds(accessOf(live, "www.sp-funds.com"), fund);
      return answerOf({ holdings, tally, next: null }, today);
    },
  };
}

/** Forms N-PORT of the known funds, and of those that were asked for: a list of symbols whose parts become filings. */
function fundFilings(live: LiveNetwork, today: string) {
  const filings = nport(accessOf(live, "www.sec.gov"), live.answerCharacters * NPORT_PARTS);
  const begin = async (fund: string): Promise<FetchAnswer> => {
    const registrant = await live.registrant(fund);
    const read = registrant ? await filings.begin(fund, registrant) : "not_listed";
    if (typeof read !== "string") return answerOf(read, today);
    const nothing = { asOf: today, items: 0, leftOut: {} };
    if (read === "not_listed") return { ...nothing, absent: `fund_not_listed ${fund}` };
    const absent =
      read === "too_long" ? (`holdings_too_long ${fund}` as const) : (`fund_without_filing ${fund}` as const);
    return { ...nothing, absent, unread: { fund, problem: read } };
  };
  const goOn = async (place: string) => answerOf(await filings.goOn(place), today);
  const isPlace = (part: string) => part.startsWith("{");
  const ofAskedFunds: FetchSource = {
    source: "sec-nport",
    fetch: async () => asksFor(await live.askedFunds(), today),
    goOn: (part) => (isPlace(part) ? goOn(part) : begin(part)),
    fundOf: (part) => (isPlace(part) ? (JSON.parse(part) as { fund: string }).fund : part),
  };
  return {
    ofFund: (fund: string): FetchSource => ({ source: "sec-nport", fetch: () => begin(fund), goOn }),
    ofAskedFunds,
  };
}

/** Percent of a fund: above what any position has, with borrowed money too. */
const MOST_WEIGHT = 1000;
const MOST_NAME = 200;

/** A newer list replaces an older one, so one of a day to come would stay for ever. */
function answerOf({ holdings, tally, next }: ReadLines, today: string): FetchAnswer {
  const { asOf, source, url, positions = [] } = holdings;
  const absurd = positions.find(({ weight }) => weight > MOST_WEIGHT);
  if (asOf > today) throw new ProviderError(source, url ?? "", "bad_date");
  if (absurd) throw new ProviderError(source, url ?? "", `absurd ${absurd.weight}`);
  const cut = positions.map((one) => ({ ...one, name: one.name?.slice(0, MOST_NAME) ?? null }));
  const answer = { asOf, items: cut.length, leftOut: tally.leftOut, holdings: { ...holdings, positions: cut } };
  return next === null ? answer : { ...answer, rest: [next] };
}

function metalSources(live: LiveNetwork, metal: MetalPrice["metal"], today: string): [FetchSource, FetchSource] {
  const sourceOf = (source: "gold-api" | "lbma", ask: () => Promise<MetalPrice>): FetchSource => ({
    source,
    async fetch() {
      const price = await ask();
      return { asOf: price.asOf, items: 1, leftOut: {}, metal: { ...price, source } };
    },
  });
  return [
    sourceOf("gold-api", () => spotPrice(accessOf(live, "api.gold-api.com"), metal)),
    sourceOf("lbma", () => benchmarkPrice(accessOf(live, "prices.lbma.org.uk"), metal, today)),
  ];
}
