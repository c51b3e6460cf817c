import type { Donor, PreparedDonation } from "./payment/start-donation.ts";

/** A donation on its way: who gives, and what the provider has prepared for it. */
export type Donation = {
  donor: Donor;
  setDonor: (donor: Donor) => void;
  isPreparing: boolean;
  /** There once the provider has given a client secret. */
  prepared: PreparedDonation | undefined;
  prepare: () => Promise<void>;
  goBack: () => void;
};
