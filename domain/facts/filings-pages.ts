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
