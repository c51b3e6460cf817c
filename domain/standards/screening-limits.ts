/**
 * Income from interest and prohibited activities that rounds to 0 % needs no purification, percent of total revenue. Nearly every
 * company with a bank account earns some interest; without rounding hardly any would be free of purification.
 */
export const PURIFICATION_REQUIRED_FROM = 0.5;

/** A ratio this close to its limit is noted; on an estimate it leaves a doubt. Percentage points. */
export const NEAR_LIMIT_MARGIN = 1;

/**
 * What short-term investments add to a source of cash alone, measured on 70 companies that are listed twice, once with them and once
 * without: 1.21 times at the median, 3.24 at the 90th percentile. So 10 % of cash alone may be 33 % with them: from 10/33 of a limit
 * on, such cash leaves a doubt.
 */
export const CASH_WITHOUT_INVESTMENTS_DOUBT = { of: 10, outOf: 33 } as const;

/**
 * Debt with operating leases compared with debt without: above a limit, up to this multiple of it, such debt leaves a doubt; beyond
 * it, it fails. The counterpart of cash without investments. Measured on 126 large American companies of August 2026 outside the
 * industries that rent their premises or fleets, where no multiple is certain, with debt over 20 % of their value: debt with leases
 * is 1.14 times the long-term debt of their filings at the median, 1.39 at the 90th percentile and 1.68 at the 95th, and much of the
 * highest multiples is short-term debt, not leases. A company whose filings confirm its own share needs no multiple.
 */
export const DEBT_WITH_LEASES_DOUBT_FACTOR = 1.65;

/**
 * The same multiple for companies that rent their premises or fleets. Measured on the 143 of them of August 2026 whose debt with
 * leases is above 33 % of their value and whose annual statement gives it without. Debt of up to 4.5 times the limit with leases may
 * be nothing without them (a chain of shoe shops). From 5 times on, 33 of 34 are above the limit without leases too; the last one is
 * a subsidiary whose statement omits its group's debt.
 */
export const DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS = 5;

/** After so many months no ratio rests on a figure. From STALE_AFTER_MONTHS up to here the two bounds below hold. */
export const TOO_OLD_AFTER_MONTHS = 27;

/**
 * An aged figure passes as far as this part of its limit. Of companies whose debt or cash was at most a third of the limit, 0 to 2 in
 * a hundred had crossed it 12 or 24 months later; between a third and a half, 2 to 3. Measured on 21,961 pairs of quarterly figures
 * of 627 companies that file with the SEC, 2011 to 2026.
 */
export const AGED_PASSES_UP_TO = 1 / 3;

/**
 * Aged debt fails from this multiple of its limit: from there on, about 1 in 100 of the same companies was back under the limit a year
 * later. An aged cash figure never fails, since 13 to 25 in 100 were back even from twice the limit.
 */
export const AGED_DEBT_FAILS_FROM = 1.5;
