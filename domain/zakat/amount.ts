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
 * The decimal result of a sum or product of decimals, without the error of binary arithmetic: 18,000 × 0.025 is 450, not
 * 450.00000000000006. A number is exact to fifteen digits.
 */
export function exactDecimal(amount: number): number {
  return Number(amount.toPrecision(15));
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
