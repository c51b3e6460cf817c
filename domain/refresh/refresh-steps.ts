/** The steps of a refresh in their order; the label is what a person reads while it runs. */
export const REFRESH_STEPS = [
  { id: "listings", label: "Reading the listings" },
  { id: "fundamentals", label: "Reading company filings" },
  { id: "quotes", label: "Reading prices" },
  { id: "holdings", label: "Reading halal fund holdings" },
  { id: "metals", label: "Reading gold and silver prices" },
  { id: "rates", label: "Reading exchange rates" },
  { id: "assemble", label: "Putting the figures together" },
  { id: "screen", label: "Screening every stock" },
  { id: "reconcile", label: "Checking the sources against each other" },
  { id: "stage", label: "Preparing the new dataset" },
  { id: "publish", label: "Publishing" },
] as const;
export type RefreshStep = (typeof REFRESH_STEPS)[number]["id"];

export const REFRESH_STEP_IDS = REFRESH_STEPS.map(({ id }) => id) as [RefreshStep, ...RefreshStep[]];

/** The steps that ask a provider; the others work on what was gathered. */
export const FETCH_STEP_IDS = ["listings", "fundamentals", "quotes", "holdings", "metals", "rates"] as const;
export type FetchStep = (typeof FETCH_STEP_IDS)[number];

export const RUN_TRIGGERS = ["schedule", "admin"] as const;
export type RunTrigger = (typeof RUN_TRIGGERS)[number];

/** `held` is under review: it is not published until an admin accepts it. `failed` could not go on; `cancelled` was not to go on. */
export const RUN_STATES = ["running", "published", "held", "rejected", "failed", "cancelled"] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Where a run gets its figures: the providers, or the recording that the project ships. */
export const MARKET_DATA_MODES = ["recording", "live"] as const;
export type MarketDataMode = (typeof MARKET_DATA_MODES)[number];

export const REVIEW_STATES = ["open", "accepted", "rejected", "superseded"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
