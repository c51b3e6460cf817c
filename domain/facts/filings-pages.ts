import { EXCHANGES, type ExchangeCode } from "./exchanges.ts";

/** Where the companies of an exchange publish their reports: the place's name and address. */
type FilingsPage = { name: string; url: string };

const EDGAR: FilingsPage = { name: "SEC EDGAR", url: "https://www.sec.gov/edgar/searchedgar/companysearch" };

const PAGES: Readonly<Partial<Record<ExchangeCode, FilingsPage>>> = {
  NYSE: EDGAR,
  NASDAQ: EDGAR,
  AMEX: EDGAR,
  LSE: { name: "FCA National Storage Mechanism", url: "https://data.fca.org.uk/" },
  TSX: { name: "SEDAR+", url: "https://www.sedarplus.ca/" },
  ASX: { name: "ASX announcements", url: "https://www.asx.com.au/" },
  FRA: { name: "Unternehmensregister", url: "https://www.unternehmensregister.de/" },
  EPA: { name: "info-financiere.gouv.fr", url: "https://www.info-financiere.gouv.fr/" },
  HKG: { name: "HKEXnews", url: "https://www.hkexnews.hk/" },
  TYO: { name: "EDINET", url: "https://disclosure2.edinet-fsa.go.jp/" },
  SAU: { name: "Saudi Exchange", url: "https://www.saudiexchange.sa/" },
  BSE: { name: "BSE", url: "https://www.bseindia.com/" },
  JKT: { name: "IDX", url: "https://www.idx.co.id/en" },
  IST: { name: "KAP", url: "https://www.kap.org.tr/en" },
  KAR: { name: "PSX", url: "https://financials.psx.com.pk/" },
  SSE: { name: "SSE announcements", url: "https://english.sse.com.cn/" },
  SZSE: { name: "SZSE announcements", url: "https://www.szse.cn/English/" },
};

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

const EUROPE = ["filings.xbrl.org"];
const AMERICA = ["sec.gov"];

/** The hosts at which companies of a market must publish their reports: regulators' and exchanges' own; every host below one counts. */
const HOSTS: Readonly<Partial<Record<ExchangeCode, readonly string[]>>> = {
  NYSE: AMERICA,
  NASDAQ: AMERICA,
  AMEX: AMERICA,
  LSE: ["fca.org.uk", "londonstockexchange.com", "company-information.service.gov.uk", ...EUROPE],
  TSX: ["sedarplus.ca", ...AMERICA],
  ASX: ["asx.com.au"],
  FRA: ["unternehmensregister.de", "bundesanzeiger.de", ...EUROPE],
  EPA: ["info-financiere.gouv.fr", "amf-france.org", ...EUROPE],
  HKG: ["hkexnews.hk"],
  TYO: ["edinet-fsa.go.jp", "jpx.co.jp"],
  SAU: ["saudiexchange.sa"],
  BSE: ["bseindia.com", "nseindia.com"],
  JKT: ["idx.co.id"],
  IST: ["kap.org.tr"],
  KAR: ["psx.com.pk"],
  SSE: ["sse.com.cn", "cninfo.com.cn"],
  SZSE: ["szse.cn", "cninfo.com.cn"],
  STO: EUROPE,
  HEL: EUROPE,
  CPH: EUROPE,
  OSL: EUROPE,
  ICE: EUROPE,
};

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
