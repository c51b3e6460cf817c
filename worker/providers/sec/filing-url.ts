/** Where a person reads a filing: its folder in the SEC's archives. `accession` is written 0000320193-26-000006. */
export function filingUrl(cik: string, accession: string): string {
  return `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll("-", "")}/`;
}
