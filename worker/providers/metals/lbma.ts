import * as z from "zod/mini";
import { daysBetween } from "../../../domain/facts/iso-date.ts";
import { isoDate } from "../../../schema/contracts/iso.ts";
import { ProviderError } from "../network/provider-error.ts";
import { parseJson, requireText } from "../network/request.ts";
import type { MetalPrice, MetalsProvider, ProviderAccess } from "../providers.ts";
import { checkOuncePrice } from "./ounce-prices.ts";

const PROVIDER = "lbma";
const FILES = { gold: "gold_pm", silver: "silver" } as const;

/** Each file contains every day since 1968, newest last, so its end is enough. */
const CHARACTERS_READ = 2_000;
/** The benchmark is set on every London business day; an older one means that the file is no longer updated. */
const OLDEST_DAYS = 31;

/** Prices are in US dollars, pounds and euros, in this order. */
const daySchema = z.object({ d: isoDate, v: z.array(z.nullable(z.number())).check(z.minLength(1)) });

/** The London benchmark prices of gold (afternoon) and silver. */
export function lbma(access: ProviderAccess, today: string): MetalsProvider {
  return {
    async price(metal): Promise<MetalPrice> {
      const path = `/json/${FILES[metal]}.json`;
      const body = await requireText(PROVIDER, access, path);
      const newest = newestDay(lastRows(body.trim(), path));
      if (!newest) throw new ProviderError(PROVIDER, path, "nothing_readable");
      if (daysBetween(newest.asOf, today) > OLDEST_DAYS)
        throw new ProviderError(PROVIDER, path, `outdated ${newest.asOf}`);
      checkOuncePrice({ provider: PROVIDER, path }, metal, newest.dollarsPerTroyOunce);
      return { metal, ...newest, url: `https://prices.lbma.org.uk${path}` };
    },
  };
}

function lastRows(body: string, path: string): unknown[] {
  if (!body.startsWith("[") || !body.endsWith("]")) throw new ProviderError(PROVIDER, path, "truncated");
  const from = body.indexOf("{", Math.max(0, body.length - CHARACTERS_READ));
  return from < 0 ? [] : (parseJson(PROVIDER, path, `[${body.slice(from)}`) as unknown[]);
}

function newestDay(rows: readonly unknown[]): Pick<MetalPrice, "asOf" | "dollarsPerTroyOunce"> | undefined {
  const days = rows.flatMap((row) => {
    const day = daySchema.safeParse(row);
    const dollars = day.data?.v[0];
    return day.success && dollars ? [{ asOf: day.data.d, dollarsPerTroyOunce: dollars }] : [];
  });
  return days.sort((first, second) => (first.asOf < second.asOf ? -1 : 1)).at(-1);
}
