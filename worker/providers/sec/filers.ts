import * as z from "zod/mini";
import { readCik } from "../../../domain/filings/reported-fact.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import type { ProviderAccess } from "../answers/providers.ts";
import { cutRows, rowsOfPart } from "../network/answer-parts.ts";
import { ProviderError } from "../network/provider-error.ts";
import { requireText } from "../network/request.ts";

const PROVIDER = "sec-edgar";
const PATH = "/files/company_tickers_exchange.json";
const FIELDS = ["cik", "ticker", "exchange"] as const;

const headSchema = z.object({ fields: z.array(z.string()), data: z.array(z.unknown()) });

export type Filer = { cik: string; symbol: string; exchange: string | null };

export async function requestFilers(access: ProviderAccess, answerCharacters: number): Promise<string[]> {
  const body = await requireText(PROVIDER, access, PATH);
  const at = { key: "data", rows: "lists" } as const;
  const { envelope, parts } = cutRows({ provider: PROVIDER, path: PATH, body }, at, answerCharacters);
  const { data: head } = headSchema.safeParse(envelope);
  if (!head || FIELDS.some((field) => !head.fields.includes(field)))
    throw new ProviderError(PROVIDER, PATH, "unexpected_form");
  return parts.map((part) => `${JSON.stringify(head.fields)},${part}`);
}

export function readFilers(part: string): Filer[] {
  const [fields, ...rows] = rowsOfPart(PROVIDER, PATH, part) as unknown[][];
  const [cikPlace, tickerPlace, exchangePlace] = FIELDS.map((field) => fields?.indexOf(field) ?? -1);
  const filers = rows.flatMap((row): Filer[] => {
    const at = (place = -1) => (Array.isArray(row) ? row[place] : undefined);
    const cik = readCik(at(cikPlace));
    const symbol = normalizeSymbol(String(at(tickerPlace) ?? ""));
    const exchange = at(exchangePlace);
    return cik && symbol ? [{ cik, symbol, exchange: typeof exchange === "string" ? exchange : null }] : [];
  });
  if (filers.length < rows.length / 2) throw new ProviderError(PROVIDER, PATH, "mostly_unreadable");
  return filers;
}
