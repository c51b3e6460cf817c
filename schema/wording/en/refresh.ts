import type { RefreshStep } from "../../../domain/refresh/refresh-steps.ts";

/** What a person reads while the refresh is in a step. */
export const STEP_LABELS: Readonly<Record<RefreshStep, string>> = {
  listings: "Reading the listings",
  fundamentals: "Reading company filings",
  quotes: "Reading prices",
  holdings: "Reading halal fund holdings",
  metals: "Reading gold and silver prices",
  rates: "Reading exchange rates",
  assemble: "Putting the figures together",
  screen: "Screening every stock",
  reconcile: "Checking the sources against each other",
  stage: "Preparing the new dataset",
  publish: "Publishing",
};
