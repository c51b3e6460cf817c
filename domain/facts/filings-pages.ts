import filings from "../../schema/seed/companies/filings.json" with { type: "json" };
import { EXCHANGES, type ExchangeCode } from "./exchanges.ts";

/** Where the companies of an exchange publish their reports: the place's name and address. */
type FilingsPage = { name: string; url: string };

const PAGES: Readonly<Partial<Record<ExchangeCode, FilingsPage>>> = filings.pages;

const inEdgar = (ticker: string) =>
  `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${ticker.replace(".", "-")}`;

/** Those of one company, by its symbol there. */
const OF_COMPANY: Readonly<Partial<Record<ExchangeCode, (symbol: string) => string>>> = {
  NYSE: inEdgar,
  NASDAQ: inEdgar,
  AMEX: inEdgar,
  ASX: (symbol) => `https://www.asx.com.au/markets/company/${symbol}`,
  KAR: (symbol) => `https://dps.psx.com.pk/company/${symbol}`,
};

/** The hosts at which companies of a market must publish their reports: regulators' and exchanges' own; every host below one counts. */
const HOSTS: Readonly<Partial<Record<ExchangeCode, readonly string[]>>> = filings.hosts;

/** Whether a host is one at which companies with these listings must publish their reports, there or in their country. */
export function isOfficialHost(host: string, listings: readonly Pick<Listing, "exchange" | "country">[]): boolean {
  const markets = listings.flatMap(({ exchange, country }) => [exchange, ...homesOf(country)]);
  const official = markets.flatMap((market) => HOSTS[market] ?? []);
  return official.some((one) => host === one || host.endsWith(`.${one}`));
}

const homesOf = (country: string | null) =>
  (Object.keys(HOSTS) as ExchangeCode[]).filter((code) => country && EXCHANGES[code].homeOf.includes(country));

type Listing = { symbol?: string; exchange: ExchangeCode; country: string | null };

/** Where a company's reports can be read: at its country's exchange, else at the exchange of the listing. */
export function filingsPageOf({ symbol = "", exchange, country }: Listing): FilingsPage | undefined {
  const isHome = (code: ExchangeCode) => country !== null && EXCHANGES[code].homeOf.includes(country);
  const home = isHome(exchange) ? exchange : (Object.keys(PAGES) as ExchangeCode[]).find(isHome);
  const page = PAGES[home ?? exchange];
  const ofCompany = home === undefined || home === exchange ? OF_COMPANY[exchange] : undefined;
  const local = symbol.slice(0, symbol.length - EXCHANGES[exchange].suffix.length);
  return page && ofCompany && local ? { ...page, url: ofCompany(encodeURIComponent(local)) } : page;
}
