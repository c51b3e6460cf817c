import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import { type Stock, stockEndpoints } from "../../../schema/contracts/stocks.ts";
import { askWhich, isFundText, unknownText } from "../../../schema/wording/en/mcp.ts";
import { type Ask, Refused } from "./ask.ts";

type Candidate = {
  symbol: string;
  name: string;
  exchange: Stock["exchange"];
  standing: Stock["standing"];
  isFund: boolean;
};

/** What a name means: one thing, or candidates to choose from. */
export type Named<Found> = { asked: string; found: Found | null; message: string | null; candidates: Candidate[] };

const MARKETS_TOLD = "symbol_ambiguous";
const UNKNOWN = "symbol_unknown";

/** The company that a text means when the search has no doubt, as Enter would open it, or a symbol that is written as one. */
export async function stockByName(ask: Ask, text: string): Promise<Named<Stock>> {
  const candidates = await candidatesOf(ask, text);
  const [first] = candidates;
  const clear = first?.isClearMatch && !isWordOfOthers(text, candidates) ? first : undefined;
  if (clear?.isFund) return { asked: text, found: null, message: isFundText(clear.symbol), candidates: [clear] };
  const symbol = clear?.symbol ?? (first?.isClearMatch ? undefined : normalizeSymbol(text));
  const found = symbol === undefined ? undefined : await lookUp(ask, symbol);
  if (found) return { asked: text, found, message: null, candidates: [] };
  return nothing(text, candidates);
}

/** "bank" is a symbol in Jakarta, without its market, and a word in the names of many others. */
function isWordOfOthers(text: string, [first, ...others]: readonly Candidate[]): boolean {
  return others.length > 0 && (first?.symbol.startsWith(`${normalizeSymbol(text)}.`) ?? false);
}

/** The symbol of the fund that a text means. */
export async function fundByName(ask: Ask, text: string): Promise<Named<string>> {
  const funds = (await candidatesOf(ask, text)).filter(({ isFund }) => isFund);
  const symbol = normalizeSymbol(text);
  const named =
    funds.find((fund) => fund.isClearMatch || fund.symbol === symbol) ?? (funds.length === 1 ? funds[0] : undefined);
  return named ? { asked: text, found: named.symbol, message: null, candidates: [] } : nothing(text, funds);
}

function nothing(asked: string, candidates: Candidate[]) {
  return { asked, found: null, message: candidates.length > 0 ? askWhich(asked) : unknownText(asked), candidates };
}

async function candidatesOf(ask: Ask, q: string) {
  const { answer } = await ask(stockEndpoints.searchCompanies, { query: { q } });
  return answer.map((company) => ({ ...company, isFund: company.isFund ?? false }));
}

/** Undefined for a symbol that nobody has, and for one of several markets. */
async function lookUp(ask: Ask, symbol: string): Promise<Stock | undefined> {
  try {
    return (await ask(stockEndpoints.lookUpStock, { params: { symbol } })).answer;
  } catch (error) {
    if (error instanceof Refused && (error.reason === UNKNOWN || error.reason === MARKETS_TOLD)) return undefined;
    throw error;
  }
}
