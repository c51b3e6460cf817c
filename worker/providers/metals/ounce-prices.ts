import { ProviderError } from "../network/provider-error.ts";
import type { MetalPrice } from "../providers.ts";

/** US dollars per troy ounce: a price outside these bounds is in another unit or wrong. */
const BELIEVABLE = { gold: [500, 20_000], silver: [5, 500] } as const;

/** @throws ProviderError when the price of an ounce is out of bounds */
export function checkOuncePrice(
  at: { provider: string; path: string },
  metal: MetalPrice["metal"],
  price: number,
): void {
  const [least, most] = BELIEVABLE[metal];
  if (price < least || price > most) throw new ProviderError(at.provider, at.path, `absurd ${price}`);
}
