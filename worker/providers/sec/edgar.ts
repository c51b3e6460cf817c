import * as z from "zod/mini";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import { cutRows, type RowsAt, rowsOfChunk } from "../network/answer-chunks.ts";
import { ProviderError } from "../network/provider-error.ts";
import { parseJson, requestText, requireText } from "../network/request.ts";
import type { CompanyFundamentals, Filer, FilerProfile, FundamentalsProvider, ProviderAccess } from "../providers.ts";
import { companyFinancials } from "./company-financials.ts";
import { REVENUE_TAGS } from "./income.ts";
import { type Concepts, parseCompanyConcept, parseCompanyFacts, readCik } from "./reported-fact.ts";

const PROVIDER = "sec-edgar";

const FILERS_PATH = "/files/company_tickers_exchange.json";
const FILERS_ROWS: RowsAt = { key: "data", rows: "lists" };
const filersSchema = z.object({ fields: z.array(z.string()), data: z.array(z.unknown()) });
const submissionsSchema = z.object({
  cik: z.unknown(),
  name: z.string().check(z.minLength(1)),
  sic: z.nullish(z.string()),
  tickers: z.nullish(z.array(z.string())),
});

export type Edgar = FundamentalsProvider & {
  /** Total assets and revenue only, one small request per concept; undefined when the company never reported assets. */
  assetsAndRevenue(cik: string): Promise<CompanyFundamentals | undefined>;
  profile(cik: string): Promise<FilerProfile | undefined>;
  filers(): Promise<Filer[]>;
  /** The same list in chunks of about this many characters, for `readFilers`. */
  askFilers(answerCharacters: number): Promise<string[]>;
  readFilers(chunk: string): Filer[];
};

/** SEC EDGAR: `files` is www.sec.gov, `data` is data.sec.gov. `today` decides which share counts are recent enough. */
export function edgar(access: { files: ProviderAccess; data: ProviderAccess; today: string }): Edgar {
  const { files, data, today } = access;
  const askFilers: Edgar["askFilers"] = async (answerCharacters) => {
    const body = await requireText(PROVIDER, files, FILERS_PATH);
    const { envelope, chunks } = cutRows(
      { provider: PROVIDER, path: FILERS_PATH, body },
      FILERS_ROWS,
      answerCharacters,
    );
    const head = filersSchema.safeParse(envelope);
    if (!head.success || FILER_FIELDS.some((field) => !head.data.fields.includes(field)))
      throw new ProviderError(PROVIDER, FILERS_PATH, "unexpected_form");
    return chunks.map((chunk) => `${JSON.stringify(head.data.fields)},${chunk}`);
  };
  return {
    async fundamentals(cik) {
      const path = `/api/xbrl/companyfacts/CIK${cik}.json`;
      const body = await requestText(PROVIDER, data, path);
      if (body === undefined) return undefined;
      const company = parseCompanyFacts(parseJson(PROVIDER, path, body), path);
      if (company.cik !== cik) throw new ProviderError(PROVIDER, path, `another_company ${company.cik}`);
      return companyFinancials(company, today);
    },
    async assetsAndRevenue(cik) {
      const concepts = new Map<string, Concepts extends ReadonlyMap<string, infer Units> ? Units : never>();
      for (const tag of ["Assets", ...REVENUE_TAGS]) {
        const path = `/api/xbrl/companyconcept/CIK${cik}/us-gaap/${tag}.json`;
        const body = await requestText(PROVIDER, data, path);
        if (body !== undefined)
          concepts.set(`us-gaap:${tag}`, parseCompanyConcept(parseJson(PROVIDER, path, body), path));
        else if (tag === "Assets") return undefined;
      }
      return companyFinancials({ cik, name: "", concepts, unreadable: 0 }, today);
    },
    async profile(cik) {
      const path = `/submissions/CIK${cik}.json`;
      const body = await requestText(PROVIDER, data, path);
      if (body === undefined) return undefined;
      const parsed = submissionsSchema.safeParse(parseJson(PROVIDER, path, body));
      if (!parsed.success || readCik(parsed.data.cik) !== cik)
        throw new ProviderError(PROVIDER, path, "unexpected_form");
      const { name, sic, tickers } = parsed.data;
      return { cik, name, sic: sic && /^\d{4}$/.test(sic) ? sic : null, tickers: tickers ?? [] };
    },
    askFilers,
    readFilers,
    async filers() {
      return (await askFilers(Number.POSITIVE_INFINITY)).flatMap(readFilers);
    },
  };
}

const FILER_FIELDS = ["cik", "ticker", "exchange"] as const;

/** Rows of filers; the first row names the fields of the others. */
function readFilers(chunk: string): Filer[] {
  const [fields, ...rows] = rowsOfChunk(PROVIDER, FILERS_PATH, chunk) as unknown[][];
  const [cikPlace, tickerPlace, exchangePlace] = FILER_FIELDS.map((field) => fields?.indexOf(field) ?? -1);
  const filers = rows.flatMap((row): Filer[] => {
    const at = (place = -1) => (Array.isArray(row) ? row[place] : undefined);
    const cik = readCik(at(cikPlace));
    const symbol = normalizeSymbol(String(at(tickerPlace) ?? ""));
    const exchange = at(exchangePlace);
    return cik && symbol ? [{ cik, symbol, exchange: typeof exchange === "string" ? exchange : null }] : [];
  });
  if (filers.length < rows.length / 2) throw new ProviderError(PROVIDER, FILERS_PATH, "mostly_unreadable");
  return filers;
}
