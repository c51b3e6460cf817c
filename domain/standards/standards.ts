import { EXCHANGES, type ExchangeCode } from "../facts/exchanges.ts";

/** The three tests of a standard, by the API's names. */
export const RATIO_NAMES = ["debtRatio", "cashRatio", "nonCompliantIncomeRatio"] as const;
export type RatioName = (typeof RATIO_NAMES)[number];

export const STANDARD_IDS = [
  "mizan",
  "aaoifi",
  "dow-jones",
  "sp",
  "ftse-yasaar",
  "msci",
  "sc-malaysia",
  "ojk-indonesia",
  "bist",
  "psx-kmi",
  "bse-shariah",
  "tasis",
] as const;
export type StandardId = (typeof STANDARD_IDS)[number];

/** Who screens by what name; its limits are those of an edition. */
export type StandardName = {
  id: StandardId;
  name: string;
  /** Inside a sentence that names several. */
  shortName: string;
  publisher: string;
  /** Beside the verdict only shares of this exchange show it; null when all do. */
  shownOn: ExchangeCode | null;
};

export const HOUSE_STANDARD_ID: StandardId = "mizan";

export const STANDARDS: readonly StandardName[] = [
  {
    id: HOUSE_STANDARD_ID,
    name: "AAOIFI Standard 21 methodology",
    shortName: "Mizan",
    publisher: "Mizan",
    shownOn: null,
  },
  {
    id: "aaoifi",
    name: "AAOIFI",
    shortName: "AAOIFI",
    publisher: "Accounting and Auditing Organization for Islamic Financial Institutions",
    shownOn: null,
  },
  {
    id: "dow-jones",
    name: "Dow Jones Islamic Market",
    shortName: "Dow Jones",
    publisher: "S&P Dow Jones Indices",
    shownOn: null,
  },
  { id: "sp", name: "S&P Shariah", shortName: "S&P", publisher: "S&P Dow Jones Indices", shownOn: null },
  {
    id: "ftse-yasaar",
    name: "FTSE Yasaar",
    shortName: "FTSE",
    publisher: "FTSE Russell and Yasaar",
    shownOn: null,
  },
  { id: "msci", name: "MSCI Islamic", shortName: "MSCI", publisher: "MSCI", shownOn: null },
  {
    id: "sc-malaysia",
    name: "Securities Commission Malaysia",
    shortName: "SC Malaysia",
    publisher: "Shariah Advisory Council of the Securities Commission Malaysia",
    shownOn: null,
  },
  {
    id: "ojk-indonesia",
    name: "OJK Indonesia",
    shortName: "OJK",
    publisher: "Otoritas Jasa Keuangan (Financial Services Authority of Indonesia)",
    shownOn: "JKT",
  },
  {
    id: "bist",
    name: "Borsa Istanbul participation",
    shortName: "Borsa Istanbul",
    publisher: "Advisory Board of the Participation Banks Association of Türkiye",
    shownOn: "IST",
  },
  {
    id: "psx-kmi",
    name: "PSX-KMI All Share",
    shortName: "KMI",
    publisher: "Pakistan Stock Exchange and Meezan Bank",
    shownOn: "KAR",
  },
  { id: "bse-shariah", name: "BSE 500 Shariah", shortName: "BSE", publisher: "BSE", shownOn: "BSE" },
  {
    id: "tasis",
    name: "TASIS (Nifty Shariah)",
    shortName: "TASIS",
    publisher: "Taqwaa Advisory and Shariah Investment Solutions",
    shownOn: "BSE",
  },
];

/** Undefined for one that this version does not know. */
export function standardNamed(id: string): StandardName | undefined {
  return STANDARDS.find((standard) => standard.id === id);
}

/** Whether a stock shows a standard beside its verdict. */
export function isShownFor(id: string, symbol: string): boolean {
  const shownOn = standardNamed(id)?.shownOn;
  return !shownOn || symbol.endsWith(EXCHANGES[shownOn].suffix);
}

/** The verdicts that a stock's page and report show. */
export function standardsShown<Verdict extends { standardId: string }>(
  verdicts: readonly Verdict[],
  symbol: string,
): Verdict[] {
  return verdicts.filter(({ standardId }) => isShownFor(standardId, symbol));
}
