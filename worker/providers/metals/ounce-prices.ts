import { ProviderError } from "../network/provider-error.ts";
import type { MetalPrice } from "../providers.ts";

/** US dollars a troy ounce: outside these bounds the answer is in another unit or wrong. */
const BELIEVABLE = { gold: [500, 20_000], silver: [5, 500] } as const;

/** @throws ProviderError when no ounce of the metal can cost this much */
export function checkOuncePrice(
  at: { provider: string; path: string },
  metal: MetalPrice["metal"],
  price: number,
): void {
  const [least, most] = BELIEVABLE[metal];
  if (price < least || price > most) throw new ProviderError(at.provider, at.path, `absurd ${price}`);
}
