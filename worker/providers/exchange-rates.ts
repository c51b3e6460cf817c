import * as z from "zod/mini";
import { isoDay } from "../../domain/facts/iso-date.ts";
import type { CurrencyRates, ProviderAccess } from "./answers/providers.ts";
import { ProviderError } from "./network/provider-error.ts";
import { requestJson } from "./network/request.ts";

const PROVIDER = "exchange-rates";

const answerSchema = z.object({
  result: z.literal("success"),
  time_last_update_unix: z.int().check(z.positive()),
  base_code: z.literal("USD"),
  rates: z.looseObject({}),
});

/** Pegs that have lasted for decades; an answer outside them does not give units for one dollar. */
const PEGS = { USD: [1, 1], SAR: [3.7, 3.8], AED: [3.6, 3.75], HKD: [7.7, 7.9] } as const;

/** Units of each currency for one US dollar, from open.er-api.com's daily answer. */
export async function exchangeRates(access: ProviderAccess): Promise<CurrencyRates> {
  const path = "/v6/latest/USD";
  const answer = await requestJson(PROVIDER, access, path, answerSchema);
  const rates: Record<string, number> = {};
  for (const [currency, rate] of Object.entries(answer.rates)) {
    if (/^[A-Z]{3}$/.test(currency) && typeof rate === "number" && Number.isFinite(rate) && rate > 0)
      rates[currency] = rate;
  }
  for (const [currency, [least, most]] of Object.entries(PEGS)) {
    const rate = rates[currency];
    if (rate !== undefined && (rate < least || rate > most))
      throw new ProviderError(PROVIDER, path, `absurd ${currency} ${rate}`);
  }
  if (rates["USD"] === undefined) throw new ProviderError(PROVIDER, path, "lacks USD");
  const asOf = isoDay(new Date(answer.time_last_update_unix * 1000));
  return { asOf, rates, url: "https://open.er-api.com/v6/latest/USD" };
}
