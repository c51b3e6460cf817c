import * as z from "zod";
import { normalizeSymbol } from "../../../schema/vocabulary/symbols.ts";
import { ProviderError } from "../provider-error.ts";
import type { CompanyFundamentals, Filer, FilerProfile, FundamentalsProvider, ProviderAccess } from "../providers.ts";
import { parseJson, requestJson, requestText } from "../request.ts";
import { companyFinancials } from "./company-financials.ts";
import { REVENUE_TAGS } from "./income.ts";
import { type Concepts, parseCompanyConcept, parseCompanyFacts, readCik } from "./reported-fact.ts";

const PROVIDER = "sec-edgar";

const filersSchema = z.object({ fields: z.array(z.string()), data: z.array(z.array(z.unknown())) });
const submissionsSchema = z.object({
  cik: z.unknown(),
  name: z.string().min(1),
  sic: z.string().nullish(),
  tickers: z.array(z.string()).nullish(),
});

export type Edgar = FundamentalsProvider & {
  /** Total assets and revenue only, one small request a concept; undefined when the company never reported assets. */
  assetsAndRevenue(cik: string): Promise<CompanyFundamentals | undefined>;
  profile(cik: string): Promise<FilerProfile | undefined>;
  filers(): Promise<Filer[]>;
};

/** SEC EDGAR: `files` is www.sec.gov, `data` is data.sec.gov. `today` decides which share counts are still fresh. */
export function edgar(access: { files: ProviderAccess; data: ProviderAccess; today: string }): Edgar {
  const { files, data, today } = access;
  return {
    async fundamentals(cik) {
      const path = `/api/xbrl/companyfacts/CIK${cik}.json`;
      const body = await requestText(PROVIDER, data, path);
      if (body === undefined) return undefined;
      const company = parseCompanyFacts(parseJson(PROVIDER, path, body), path);
      if (company.cik !== cik) throw new ProviderError(PROVIDER, path, `facts of another company (${company.cik})`);
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
        throw new ProviderError(PROVIDER, path, "not submissions of this company");
      const { name, sic, tickers } = parsed.data;
      return { cik, name, sic: sic && /^\d{4}$/.test(sic) ? sic : null, tickers: tickers ?? [] };
    },
    async filers() {
      const path = "/files/company_tickers_exchange.json";
      const parsed = filersSchema.safeParse(await requestJson(PROVIDER, files, path));
      const place = (field: string) => parsed.data?.fields.indexOf(field) ?? -1;
      const [cikPlace, tickerPlace, exchangePlace] = [place("cik"), place("ticker"), place("exchange")];
      if (!parsed.success || Math.min(cikPlace, tickerPlace, exchangePlace) < 0)
        throw new ProviderError(PROVIDER, path, "not the list of filers");
      const filers = parsed.data.data.flatMap((row): Filer[] => {
        const cik = readCik(row[cikPlace]);
        const symbol = normalizeSymbol(String(row[tickerPlace] ?? ""));
        const exchange = row[exchangePlace];
        return cik && symbol ? [{ cik, symbol, exchange: typeof exchange === "string" ? exchange : null }] : [];
      });
      if (filers.length < parsed.data.data.length / 2)
        throw new ProviderError(PROVIDER, path, "most filers cannot be read");
      return filers;
    },
  };
}
