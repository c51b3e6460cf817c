import * as z from "zod/mini";
import { inMajorUnit, SHARES_UNIT } from "../../../domain/facts/in-dollars.ts";
import { isoDate } from "../../../schema/contracts/iso.ts";
import { ProviderError } from "../network/provider-error.ts";
import { requestJson } from "../network/request.ts";
import type { ProviderAccess, Quote } from "../providers.ts";
import { debtOf, type VendorFacts, vendorFacts } from "./vendor-facts.ts";

const PROVIDER = "fmp";

const amountSchema = z.nullish(z.number());
const profileSchema = z.object({
  ...{ symbol: z.string(), price: z.number(), marketCap: amountSchema, changePercentage: amountSchema },
  currency: z.string().check(z.regex(/^[A-Za-z]{3}$/)),
});
const statement = { symbol: z.string(), date: isoDate, reportedCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)) };
const balanceSchema = z.object({
  ...{ ...statement, totalAssets: amountSchema, netReceivables: amountSchema },
  ...{ shortTermDebt: amountSchema, longTermDebt: amountSchema, cashAndShortTermInvestments: amountSchema },
});
const incomeSchema = z.object({
  ...{ ...statement, revenue: amountSchema, interestIncome: amountSchema, weightedAverageShsOut: amountSchema },
});

export type FmpAnswer = VendorFacts & { quote: Quote | null };

/** Financial Modeling Prep, one company with three requests; needs the operator's key. */
export function fmp(
  access: ProviderAccess,
  today: string,
): {
  /** undefined when the provider does not know the symbol. */
  company(symbol: string): Promise<FmpAnswer | undefined>;
} {
  const newest = async <Schema extends z.ZodMiniType<{ symbol: string }>>(
    name: string,
    symbol: string,
    schema: Schema,
  ) => {
    const path = `/stable/${name}?symbol=${encodeURIComponent(symbol)}`;
    const answer = await requestJson(PROVIDER, access, path);
    if (!Array.isArray(answer)) throw new ProviderError(PROVIDER, path, "unexpected_form");
    if (answer.length === 0) return undefined;
    const found = schema.safeParse(answer[0]);
    if (!found.success || found.data.symbol !== symbol) throw new ProviderError(PROVIDER, path, "unexpected_form");
    return found.data;
  };
  return {
    async company(symbol) {
      const profile = await newest("profile", symbol, profileSchema);
      if (!profile) return undefined;
      const balance = await newest("balance-sheet-statement", symbol, balanceSchema);
      const income = await newest("income-statement", symbol, incomeSchema);
      return { ...factsOf(balance, income), quote: quoteOf(profile, today) };
    },
  };
}

function factsOf(
  balance: z.infer<typeof balanceSchema> | undefined,
  income: z.infer<typeof incomeSchema> | undefined,
): VendorFacts {
  const { found, add, leaveOut } = vendorFacts(PROVIDER);
  if (balance) {
    const at = { currency: balance.reportedCurrency, periodEnd: balance.date };
    const debt = debtOf(balance.shortTermDebt ?? undefined, balance.longTermDebt ?? undefined);
    add("totalAssets", balance.totalAssets ?? undefined, at);
    add("accountsReceivable", balance.netReceivables ?? undefined, at);
    add("cashAndInterestBearingSecurities", balance.cashAndShortTermInvestments ?? undefined, at);
    if (typeof debt === "string") leaveOut("interestBearingDebt", debt);
    else add("interestBearingDebt", debt, at);
  }
  if (income) {
    const during = { currency: income.reportedCurrency, periodEnd: income.date, isYear: true };
    add("totalRevenue", income.revenue ?? undefined, { ...during, detail: "fiscal_year" });
    add("interestIncome", income.interestIncome ?? undefined, { ...during, detail: "fiscal_year" });
    const shares = income.weightedAverageShsOut ?? undefined;
    add("sharesOutstanding", shares, { currency: SHARES_UNIT, periodEnd: income.date });
  }
  return found;
}

/** A price in pence comes with a market capitalization in pounds. */
function quoteOf(
  { symbol, price, marketCap, changePercentage, currency }: z.infer<typeof profileSchema>,
  today: string,
) {
  if (price <= 0) return null;
  return {
    ...{ symbol, ...inMajorUnit(price, currency), changePercent: changePercentage ?? null, asOf: today },
    marketCapitalization: marketCap && marketCap > 0 ? marketCap : null,
  };
}
