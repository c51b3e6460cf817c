import { readCik } from "../../../domain/filings/reported-fact.ts";
import { isFundTicker } from "../../../domain/funds/fund-requests.ts";
import { countLeftOut, emptyTally, type ProviderAccess, type Tally } from "../answers/providers.ts";
import { cutRows, rowsOfPart } from "../network/answer-parts.ts";
import { ProviderError } from "../network/provider-error.ts";
import { requireText } from "../network/request.ts";

const PROVIDER = "sec-nport";
const PATH = "/files/company_tickers_mf.json";

/** The order of the fields in the list, as its header must state. */
const FIELDS = /"fields"\s*:\s*\[\s*"cik"\s*,\s*"seriesId"\s*,\s*"classId"\s*,\s*"symbol"\s*\]/;

export type FundListRow = readonly [symbol: string, registrant: string];

/** The SEC's list of all funds and their share classes, some 28,000, in parts for `readFundList`. */
export async function requestFundList(access: ProviderAccess, answerCharacters: number): Promise<string[]> {
  const body = await requireText(PROVIDER, access, PATH);
  if (!FIELDS.test(body.slice(0, 500))) throw new ProviderError(PROVIDER, PATH, "unexpected_form");
  const { parts } = cutRows({ provider: PROVIDER, path: PATH, body }, { key: "data", rows: "lists" }, answerCharacters);
  return parts;
}

export function readFundList(part: string): { rows: FundListRow[]; tally: Tally } {
  const tally = emptyTally();
  const rows = rowsOfPart(PROVIDER, PATH, part).flatMap((row): FundListRow[] => {
    tally.read++;
    const [cik, seriesId, , symbol] = Array.isArray(row) ? (row as unknown[]) : [];
    const isSeries = typeof seriesId === "string" && /^S\d{9}$/.test(seriesId);
    if (!readCik(cik) || !isSeries) {
      countLeftOut(tally, "unreadable_row");
      return [];
    }
    if (typeof symbol !== "string" || !isFundTicker(symbol)) {
      countLeftOut(tally, "not_a_symbol");
      return [];
    }
    return [[symbol, `${Number(cik)} ${seriesId}`]];
  });
  return { rows, tally };
}
