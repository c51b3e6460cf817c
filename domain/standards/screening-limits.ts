/**
 * Income from interest and prohibited activities that rounds to 0 % needs no purification, percent of total revenue. Nearly
 * every company with a bank account earns some interest; with no rounding hardly any would be free of purification.
 */
export const PURIFICATION_REQUIRED_FROM = 0.5;

/** A ratio this close to its limit is noted; on an estimate it leaves a doubt. Percentage points. */
export const NEAR_LIMIT_MARGIN = 1;

/** Facts older than this leave a doubt. Months. */
export const STALE_AFTER_MONTHS = 15;

/**
 * Short-term investments make cash up to about 1.6 times what a source of cash alone shows (measured: median 1.13, highest
 * 1.58 of 21 companies). So 20 % of cash alone may be 33 % with them: from 20/33 of a limit on, such cash is a doubt.
 */
export const CASH_WITHOUT_INVESTMENTS_DOUBT = { of: 20, outOf: 33 } as const;

/**
 * Debt with operating leases against debt without: above a limit, up to this multiple of it, such debt is a doubt; beyond, it
 * fails. The mirror of cash without investments. Measured on 126 large American companies of August 2026 outside the industries
 * that rent their premises or fleets, where no multiple is certain, with debt over 20 % of their value: debt with leases is 1.14
 * times the long-term debt of their filings at the median, 1.39 at the 90th percentile and 1.68 at the 95th, and much of the
 * highest multiples is short-term debt, not leases. A company whose filings confirm its own share needs no multiple.
 */
export const DEBT_WITH_LEASES_DOUBT_FACTOR = 1.65;

/**
 * Interest estimated from a short-term rate may be half of it on money kept in operating accounts. Above a limit, up to this
 * multiple of it, an income ratio that rests on such an estimate is a doubt; beyond, it fails. Mizan's own judgement.
 */
export const ESTIMATED_INTEREST_DOUBT_FACTOR = 2;

/** Two sources further apart than this need a person to look. Percent of the larger figure. */
export const SOURCES_DISAGREE_ABOVE = 10;
