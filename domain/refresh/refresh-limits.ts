/** Two sources this close give the same figure. Percent of the larger one. */
export const SOURCES_AGREE_UP_TO = 2;

/**
 * An annual report stands until the next one: a figure from it counts before an estimate that is up to this much newer,
 * because what an estimate leaves open (leases, investments, its own date) is more than a year moves a balance. Months.
 */
export const FILING_OVER_ESTIMATE_MONTHS = 12;

/** Two sources of which one names no date may be of two neighboring years: more than this apart, one is wrong. Percent of the larger one. */
export const SOURCES_DISAGREE_ON_UNDATED_ABOVE = 20;

/** Market capitalizations of two days, at most two months apart: more than this apart, no price explains it. Percent of the larger one, a factor of 1.5. */
export const SOURCES_DISAGREE_ON_VALUE_ABOVE = 100 / 3;

/** A part may be this much above the whole that it confirms: both are rounded. Percent. */
export const CONFIRMATION_TOLERANCE = 2;

/** A figure multiplied or divided by this much is an error of scale: thousands written as units, pence as pounds. */
export const JUMP_FACTOR = 100;

/** A balance that falls to nothing is looked at when it was at least this much of the market capitalization. Percent. */
export const VANISHED_BALANCE_FROM = 10;

/** Shares times price may be this far from the market capitalization: a count is as old as its filing. Percent. */
export const SHARES_TOLERANCE = 25;

/** A smaller count is a placeholder: some filers put 1, 100 or 1000 on the cover. Shares. */
export const SMALLEST_SHARE_COUNT = 10_000;

/** The count that value and price imply moves less than this in a month without new shares to show for it. */
export const IMPLIED_SHARES_FACTOR = 1.5;

/** A ratio moves by at most this much beyond what the market capitalization explains, unless a filing came. Percentage points. */
export const RATIO_MOVE_WITHOUT_FILING = 5;

/** A month's price factor beyond which a person looks, unless a split explains it. */
export const PRICE_JUMP_FACTOR = 3;

/** A split leaves the market capitalization within this factor while the price moves by more. */
export const SPLIT_VALUE_FACTOR = 1.6;

/** Revenue that falls below this much of what it was has collapsed, or lost a part on its way. Percent. */
export const REVENUE_COLLAPSED_BELOW = 20;

/** More statuses changing in one run than this means that something is wrong with the run. Percent of the stocks compared. */
export const STATUS_CHANGES_MAX = 5;

/** A run is published when it reached at least this much of the stocks that the last one reached. Percent. */
export const COVERAGE_MIN = 90;

/** The coverage of a figure says nothing where fewer stocks have it: one that is delisted would be several percent. */
export const FEWEST_STOCKS_OF_A_FIGURE = 20;

/** What a refresh brings is out of date after this long: two scheduled ones lie at most 35 days apart, the rest is time to notice. Days. */
export const OUT_OF_DATE_AFTER_DAYS = 40;
