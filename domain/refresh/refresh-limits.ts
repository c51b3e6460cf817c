/** If more statuses change in one run, something is wrong with the run. Percent of the stocks compared. */
export const STATUS_CHANGES_MAX = 5;

/** A run is published if it reached at least this share of the stocks that the last one reached. Percent. */
export const COVERAGE_MIN = 90;

/** A figure's coverage means nothing if fewer stocks have it: a single delisted one would be several percent. */
export const FEWEST_STOCKS_OF_A_FIGURE = 20;

/** A refresh's data is out of date after this long: scheduled ones are at most 35 days apart, the rest is time to notice. Days. */
export const OUT_OF_DATE_AFTER_DAYS = 40;
