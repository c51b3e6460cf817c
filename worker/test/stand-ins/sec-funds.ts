/** A filing of a fund: its head by the form's public schema, and its lines. */
export type FundFiling = {
  accession: string;
  /** Null for a unit trust. */
  seriesId: string | null;
  cik: number;
  series?: string;
  registrant?: string;
  asOf: string;
  lines: readonly string[];
};

type Line = Readonly<Record<string, string>>;

export function nportLine(parts: Line, identifiers = ""): string {
  const { name = "Some Co", cusip = "000000000", balance = "10.00", curCd = "USD", lei = "N/A", more = "" } = parts;
  const { valUSD = "1000.00", pctVal = "1.0", payoffProfile = "Long", assetCat = "EC", issuerCat = "CORP" } = parts;
  const currency =
    curCd === "USD" ? "<curCd>USD</curCd>" : `<currencyConditional curCd="${curCd}" exchangeRt="0.9000"/>`;
  return `<invstOrSec><name>${name}</name><lei>${lei}</lei><title>${name}</title><cusip>${cusip}</cusip>
    <identifiers>${identifiers}</identifiers><balance>${balance}</balance><units>NS</units>${currency}<valUSD>${valUSD}</valUSD>
    <pctVal>${pctVal}</pctVal><payoffProfile>${payoffProfile}</payoffProfile><assetCat>${assetCat}</assetCat>
    <issuerCat>${issuerCat}</issuerCat><invCountry>US</invCountry>${more}</invstOrSec>`;
}

export function nportFiling({
  seriesId,
  cik,
  series = "N/A",
  registrant = "A Trust",
  asOf,
  lines,
}: FundFiling): string {
  return `<?xml version="1.0" encoding="UTF-8"?><edgarSubmission xmlns="http://www.sec.gov/edgar/nport"><formData><genInfo>
    <regName>${registrant}</regName><regCik>${String(cik).padStart(10, "0")}</regCik><seriesName>${series}</seriesName>
    ${seriesId === null ? "" : `<seriesId>${seriesId}</seriesId>`}<repPdEnd>2026-12-31</repPdEnd><repPdDate>${asOf}</repPdDate>
    </genInfo><invstOrSecs>${lines.join("\n")}</invstOrSecs></formData></edgarSubmission>`;
}

export const filingPath = ({ cik, accession }: Pick<FundFiling, "cik" | "accession">) =>
  `/Archives/edgar/data/${cik}/${accession.replaceAll("-", "")}/primary_doc.xml`;

type Registered = readonly [cik: number, seriesId: string, classId: string, symbol: string];

/**
 * The SEC as far as funds are concerned: its list, the newest filing of each series, and the filings, in ranges of bytes. `answers`, by
 * path, take precedence: a body or a status.
 */
export function secFunds({
  list,
  filings,
  answers = {},
  ignoresRanges = false,
}: {
  list: readonly Registered[];
  filings: readonly FundFiling[];
  answers?: Readonly<Record<string, string | number>>;
  ignoresRanges?: boolean;
}): { fetch: (url: string, init?: { headers: Record<string, string> }) => Promise<Response>; asked: string[] } {
  const asked: string[] = [];
  const bodyOf = (path: string): string | number => {
    const given = answers[path];
    if (given !== undefined) return given;
    if (path === "/files/company_tickers_mf.json")
      return JSON.stringify({ fields: ["cik", "seriesId", "classId", "symbol"], data: list });
    const wanted = /^\/cgi-bin\/browse-edgar\?action=getcompany&CIK=(\w+)&type=NPORT-P/.exec(path)?.[1];
    if (wanted !== undefined) {
      const found = filings.find(({ seriesId, cik }) => seriesId === wanted || Number(wanted) === cik);
      const entry =
        found && `<entry><content><accession-number>${found.accession}</accession-number></content></entry>`;
      return `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Filings</title>${entry ?? ""}</feed>`;
    }
    const filing = filings.find((one) => filingPath(one) === path);
    return filing ? nportFiling(filing) : 404;
  };
  const fetch = async (url: string, init?: { headers: Record<string, string> }) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname + search);
    const body = bodyOf(pathname + search);
    if (typeof body === "number") return new Response("", { status: body });
    const range = /^bytes=(\d+)-(\d+)$/.exec(init?.headers["Range"] ?? "");
    const bytes = new TextEncoder().encode(body);
    if (!range || ignoresRanges) return new Response(bytes);
    const slice = bytes.slice(Number(range[1]), Number(range[2]) + 1);
    const from = Number(range[1]);
    const headers = { "content-range": `bytes ${from}-${from + slice.length - 1}/${bytes.length}` };
    return slice.length > 0 ? new Response(slice, { status: 206, headers }) : new Response("", { status: 416 });
  };
  return { fetch, asked };
}
