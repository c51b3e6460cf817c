/**
 * The number itself when it is finite and from 0 to `maximum`.
 *
 * @throws RangeError, naming the quantity, for a negative, infinite, too large or undefined number and for NaN
 */
export function requireAmount(name: string, amount: number, maximum = Number.MAX_VALUE): number {
  if (amount >= 0 && amount <= maximum) return amount;
  throw new RangeError(`${name} must be a number from 0 to ${maximum}, not ${amount}`);
}

/**
 * The number itself when it is finite, above 0 and at most `maximum`.
 *
 * @throws RangeError, naming the quantity, for anything else
 */
export function requirePositive(name: string, amount: number, maximum = Number.MAX_VALUE): number {
  if (amount > 0 && amount <= maximum) return amount;
  throw new RangeError(`${name} must be a number above 0 and at most ${maximum}, not ${amount}`);
}

/**
 * The decimal that a sum, difference or product of decimals comes to, without the binary rounding error: 18,000 × 0.025 is 450,
 * not 450.00000000000006. A number holds fifteen digits exactly: of `largest`, where the amount is what is left of more.
 */
export function exactDecimal(amount: number, largest = amount): number {
  if (largest === 0) return amount;
  const places = 14 - Math.floor(Math.log10(Math.max(largest, amount)));
  return Number(amount.toFixed(Math.min(Math.max(places, 0), 100)));
}

/**
 * Sum of amounts, 0 for none. Adds the smallest first, so that the result is the same for every order of the same amounts and never
 * falls when one of them rises.
 *
 * @throws RangeError when the sum is not finite
 */
export function sumOfAmounts(amounts: readonly number[]): number {
  const ascending = amounts.toSorted((augend, addend) => augend - addend);
  return requireAmount(
    "sum",
    ascending.reduce((augend, addend) => augend + addend, 0),
  );
}
