export const IDS_IN_A_BUCKET = 100_000;
/** Companies without a known market capitalization come last. */
export const UNKNOWN_BUCKET = 63;

/**
 * Gives out ids that put larger companies first, so that lists and suggestions page by id alone. Companies fall into buckets by the
 * power of two of their market capitalization in US dollars, in order of arrival within one. `taken` says how many ids each bucket
 * has already given out.
 */
export function stockIdGiver(taken: ReadonlyMap<number, number> = new Map()) {
  const given = new Map(taken);
  return (marketCapitalization: number | null): number => {
    const bucket = bucketOf(marketCapitalization);
    const position = (given.get(bucket) ?? 0) + 1;
    if (position >= IDS_IN_A_BUCKET) throw new RangeError(`bucket ${bucket} of stock ids is full`);
    given.set(bucket, position);
    return bucket * IDS_IN_A_BUCKET + position;
  };
}

/** Lower for larger companies: the power of two of the market capitalization, counted down. */
export function bucketOf(marketCapitalization: number | null): number {
  if (marketCapitalization === null || marketCapitalization < 1) return UNKNOWN_BUCKET;
  return Math.max(0, UNKNOWN_BUCKET - 1 - Math.floor(Math.log2(marketCapitalization)));
}
