/** The steps of a refresh in their order. */
export const REFRESH_STEPS = [
  "listings",
  "fundamentals",
  "quotes",
  "holdings",
  "metals",
  "rates",
  "assemble",
  "screen",
  "reconcile",
  "stage",
  "publish",
] as const;
export type RefreshStep = (typeof REFRESH_STEPS)[number];

/** The steps that ask a provider; the others process what was gathered. */
export const FETCH_STEP_IDS = ["listings", "fundamentals", "quotes", "holdings", "metals", "rates"] as const;
export type FetchStep = (typeof FETCH_STEP_IDS)[number];

export const RUN_TRIGGERS = ["schedule", "admin"] as const;
export type RunTrigger = (typeof RUN_TRIGGERS)[number];

/** A run under review needs an admin's acceptance. `failed` could not continue; `cancelled` was stopped by an admin. */
export const RUN_STATES = ["running", "published", "under_review", "rejected", "failed", "cancelled"] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Where a run gets its figures: the providers, or the recording that the project ships. */
export const MARKET_DATA_MODES = ["recording", "live"] as const;
export type MarketDataMode = (typeof MARKET_DATA_MODES)[number];

export const REVIEW_STATES = ["open", "accepted", "rejected", "superseded"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
