/** One figure of one filing: a balance when `start` is null, else a duration. */
export type ReportedFact = {
  start: string | null;
  end: string;
  value: number;
  form: string;
  /** ISO date of the filing. */
  filed: string;
  accession: string;
};

/** Facts by concept ("us-gaap:Assets") and unit ("USD", "shares", "USD/shares"). */
export type Concepts = ReadonlyMap<string, ReadonlyMap<string, readonly ReportedFact[]>>;

export type ReportedCompany = {
  /** Ten digits. */
  cik: string;
  concepts: Concepts;
};

/** A Central Index Key is an integer in most answers and a zero-padded string in some. */
export function readCik(value: unknown): string | undefined {
  const digits = typeof value === "number" ? String(value) : value;
  return typeof digits === "string" && /^\d{1,10}$/.test(digits) ? digits.padStart(10, "0") : undefined;
}

/** Whether a value is the number of a filing: 0000320193-24-000123. */
export function isAccession(value: unknown): value is string {
  return typeof value === "string" && /^\d{10}-\d{2}-\d{6}$/.test(value);
}

/** Where a person reads a filing: its folder in the SEC's archives. */
export function filingUrl(cik: string, accession: string): string {
  return `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll("-", "")}/`;
}
