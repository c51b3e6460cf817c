import * as z from "zod/mini";
import { daysBetween } from "../../domain/facts/iso-date.ts";
import { isoDate, isoTime } from "../../schema/contracts/fields.ts";
import type { MetalPrice, ProviderAccess } from "./answers/providers.ts";
import { ProviderError } from "./network/provider-error.ts";
import { parseJson, requestJson, requireText } from "./network/request.ts";

type Metal = MetalPrice["metal"];

/** US dollars per troy ounce: a price outside these bounds is in another unit or wrong. */
const BELIEVABLE = { gold: [500, 20_000], silver: [5, 500] } as const;

function checkOuncePrice(provider: string, path: string, metal: Metal, price: number): void {
  const [least, most] = BELIEVABLE[metal];
  if (price < least || price > most) throw new ProviderError(provider, path, `absurd ${price}`);
}

const SPOT_SYMBOLS = { gold: "XAU", silver: "XAG" } as const;

const spotSchema = z.object({
  price: z.number().check(z.positive()),
  symbol: z.string(),
  updatedAt: isoTime,
});

export async function spotPrice(access: ProviderAccess, metal: Metal): Promise<MetalPrice> {
  const path = `/price/${SPOT_SYMBOLS[metal]}`;
  const { price, symbol, updatedAt } = await requestJson("gold-api", access, path, spotSchema);
  if (symbol !== SPOT_SYMBOLS[metal]) throw new ProviderError("gold-api", path, "unexpected_form");
  checkOuncePrice("gold-api", path, metal, price);
  return {
    metal,
    dollarsPerTroyOunce: price,
    asOf: updatedAt.slice(0, 10),
    url: `https://api.gold-api.com${path}`,
  };
}

const BENCHMARK_FILES = { gold: "gold_pm", silver: "silver" } as const;

/** Each file contains every day since 1968, newest last, so its end is enough. */
const CHARACTERS_READ = 2_000;
/** The benchmark is set on every London business day; an older one means that the file is no longer updated. */
const OLDEST_DAYS = 31;

/** Prices are in US dollars, pounds and euros, in this order. */
const daySchema = z.object({ d: isoDate, v: z.array(z.nullable(z.number())).check(z.minLength(1)) });

/** The London benchmark price of gold (afternoon) or silver. */
export async function benchmarkPrice(access: ProviderAccess, metal: Metal, today: string): Promise<MetalPrice> {
  const path = `/json/${BENCHMARK_FILES[metal]}.json`;
  const body = (await requireText("lbma", access, path)).trim();
  if (!body.startsWith("[") || !body.endsWith("]")) throw new ProviderError("lbma", path, "truncated");
  const from = body.indexOf("{", Math.max(0, body.length - CHARACTERS_READ));
  const rows = from < 0 ? [] : (parseJson("lbma", path, `[${body.slice(from)}`) as unknown[]);
  const newest = newestDay(rows);
  if (!newest) throw new ProviderError("lbma", path, "nothing_readable");
  if (daysBetween(newest.asOf, today) > OLDEST_DAYS) throw new ProviderError("lbma", path, `outdated ${newest.asOf}`);
  checkOuncePrice("lbma", path, metal, newest.dollarsPerTroyOunce);
  return { metal, ...newest, url: `https://prices.lbma.org.uk${path}` };
}

function newestDay(rows: readonly unknown[]): Pick<MetalPrice, "asOf" | "dollarsPerTroyOunce"> | undefined {
  const days = rows.flatMap((row) => {
    const day = daySchema.safeParse(row);
    const dollars = day.data?.v[0];
    return day.success && dollars ? [{ asOf: day.data.d, dollarsPerTroyOunce: dollars }] : [];
  });
  return days.sort((first, second) => (first.asOf < second.asOf ? -1 : 1)).at(-1);
}
