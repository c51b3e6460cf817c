/** Two sources this close give the same figure. Percent of the larger one. */
export const SOURCES_AGREE_UP_TO = 2;

/**
 * An annual report is valid until the next one: a figure from it wins over an estimate up to this much newer, because what an
 * estimate leaves open (leases, investments, its own date) exceeds a year's change of a balance. Months.
 */
export const FILING_OVER_ESTIMATE_MONTHS = 12;

/** A figure counts as newer from more than a quarter on. Months. */
export const NEWER_BY_MONTHS = 3;

/** A figure below this share of what two other sources of about its date say is only a part of it. */
export const PART_BELOW = 0.75;

/** If one source gives no date, the two may be of adjacent years; above this, one is wrong. Percent of the larger one. */
export const SOURCES_DISAGREE_ON_UNDATED_ABOVE = 20;

/** No price move explains a larger gap between market values at most two months apart. Percent of the larger one, a factor of 1.5. */
export const SOURCES_DISAGREE_ON_VALUE_ABOVE = 100 / 3;

/** A part may exceed the whole that it confirms by this much, because both are rounded. Percent. */
export const CONFIRMATION_TOLERANCE = 2;

/** A figure multiplied or divided by this much is an error of scale: thousands written as units, pence as pounds. */
export const JUMP_FACTOR = 100;

/** A balance that falls to zero is reviewed if it was at least this much of the market capitalization. Percent. */
export const VANISHED_BALANCE_FROM = 10;

/** Shares times price may differ this much from the market capitalization, because a count is as old as its filing. Percent. */
export const SHARES_TOLERANCE = 25;

/** A smaller count is a placeholder: some filers put 1, 100 or 1000 on the cover. Shares. */
export const SMALLEST_SHARE_COUNT = 10_000;

/** Without new shares, the count implied by value and price moves by less than this factor in a month. */
export const IMPLIED_SHARES_FACTOR = 1.5;

/** Without a new filing, a ratio moves by at most this much beyond what the market capitalization explains. Percentage points. */
export const RATIO_MOVE_WITHOUT_FILING = 5;

/** A month's price factor above which a person reviews it, unless a split explains it. */
export const PRICE_JUMP_FACTOR = 3;

/** A split leaves the market capitalization within this factor while the price moves by more. */
export const SPLIT_VALUE_FACTOR = 1.6;

/** Revenue below this share of its earlier figure has collapsed, or a part of it was lost on the way. Percent. */
export const REVENUE_COLLAPSED_BELOW = 20;

/** Facts older than this leave a doubt. Months. */
export const STALE_AFTER_MONTHS = 15;

/** Two sources that differ by more than this need a review. Percent of the larger figure. */
export const SOURCES_DISAGREE_ABOVE = 10;
