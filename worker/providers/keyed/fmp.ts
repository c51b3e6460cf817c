import * as z from "zod/mini";
import { inMajorUnit, SHARES_UNIT } from "../../../domain/facts/in-dollars.ts";
import { isoDate } from "../../../schema/contracts/fields.ts";
import type { ProviderAccess, Quote } from "../answers/providers.ts";
import { ProviderError } from "../network/provider-error.ts";
import { requestJson } from "../network/request.ts";
import { type VendorFacts, vendorFacts } from "./vendor-facts.ts";

const PROVIDER = "fmp";

const amountSchema = z.nullish(z.number());
const profileSchema = z.object({
  symbol: z.string(),
  price: z.number(),
  marketCap: amountSchema,
  changePercentage: amountSchema,
  currency: z.string().check(z.regex(/^[A-Za-z]{3}$/)),
});
const statement = { symbol: z.string(), date: isoDate, reportedCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)) };
const balanceSchema = z.object({
  ...statement,
  totalAssets: amountSchema,
  netReceivables: amountSchema,
  shortTermDebt: amountSchema,
  longTermDebt: amountSchema,
  cashAndShortTermInvestments: amountSchema,
});
const incomeSchema = z.object({
  ...statement,
  revenue: amountSchema,
  interestIncome: amountSchema,
  weightedAverageShsOut: amountSchema,
});

/**
 * A company from Financial Modeling Prep with the operator's key, in three requests; undefined when the provider does not know the
 * symbol.
 */
export async function fmpCompany(
  access: ProviderAccess,
  symbol: string,
  today: string,
): Promise<(VendorFacts & { quote: Quote | null }) | undefined> {
  const newest = async <Schema extends z.ZodMiniType<{ symbol: string }>>(name: string, schema: Schema) => {
    const path = `/stable/${name}?symbol=${encodeURIComponent(symbol)}`;
    const [first] = await requestJson(PROVIDER, access, path, z.array(z.unknown()));
    if (first === undefined) return undefined;
    const { data } = schema.safeParse(first);
    if (data?.symbol !== symbol) throw new ProviderError(PROVIDER, path, "unexpected_form");
    return data;
  };
  const profile = await newest("profile", profileSchema);
  if (!profile) return undefined;
  const balance = await newest("balance-sheet-statement", balanceSchema);
  const income = await newest("income-statement", incomeSchema);
  const { found, add, addDebt } = vendorFacts(PROVIDER);
  if (balance) {
    const at = { currency: balance.reportedCurrency, periodEnd: balance.date };
    add("totalAssets", balance.totalAssets, at);
    add("accountsReceivable", balance.netReceivables, at);
    add("cashAndInterestBearingSecurities", balance.cashAndShortTermInvestments, at);
    addDebt(balance.shortTermDebt, balance.longTermDebt, at);
  }
  if (income) {
    const at = { currency: income.reportedCurrency, periodEnd: income.date };
    add("totalRevenue", income.revenue, { ...at, isYear: true, detail: "fiscal_year" });
    add("interestIncome", income.interestIncome, { ...at, isYear: true, detail: "fiscal_year" });
    add("sharesOutstanding", income.weightedAverageShsOut, { ...at, currency: SHARES_UNIT });
  }
  return { ...found, quote: quoteOf(profile, today) };
}

/** A price in pence comes with a market capitalization in pounds. */
function quoteOf(
  { symbol, price, marketCap, changePercentage, currency }: z.infer<typeof profileSchema>,
  today: string,
): Quote | null {
  if (price <= 0) return null;
  return {
    symbol,
    ...inMajorUnit(price, currency),
    marketCapitalization: marketCap && marketCap > 0 ? marketCap : null,
    changePercent: changePercentage ?? null,
    asOf: today,
  };
}
