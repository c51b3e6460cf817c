import * as z from "zod/mini";
import { isoTime } from "../../../schema/contracts/iso.ts";
import { ProviderError } from "../network/provider-error.ts";
import { requestJson } from "../network/request.ts";
import type { MetalPrice, MetalsProvider, ProviderAccess } from "../providers.ts";
import { checkOuncePrice } from "./ounce-prices.ts";

const PROVIDER = "gold-api";
const SYMBOLS = { gold: "XAU", silver: "XAG" } as const;

const answerSchema = z.object({
  price: z.number().check(z.positive()),
  symbol: z.string(),
  updatedAt: isoTime,
});

/** Spot prices of gold and silver from gold-api.com, one request each. */
export function goldApi(access: ProviderAccess): MetalsProvider {
  return {
    async price(metal): Promise<MetalPrice> {
      const path = `/price/${SYMBOLS[metal]}`;
      const answer = answerSchema.safeParse(await requestJson(PROVIDER, access, path));
      if (!answer.success || answer.data.symbol !== SYMBOLS[metal])
        throw new ProviderError(PROVIDER, path, "unexpected_form");
      const { price, updatedAt } = answer.data;
      checkOuncePrice({ provider: PROVIDER, path }, metal, price);
      return {
        metal,
        dollarsPerTroyOunce: price,
        asOf: updatedAt.slice(0, 10),
        url: `https://api.gold-api.com${path}`,
      };
    },
  };
}
