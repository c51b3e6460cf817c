/** The only donation: one US dollar a month. */
export const DONATION = { amountInCents: 100, currency: "usd", interval: "month" } as const;
