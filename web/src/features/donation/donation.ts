import type { Donor, PreparedDonation } from "./payment/start-donation.ts";

/** A donation in progress: the donor, and what the provider has prepared. */
export type Donation = {
  donor: Donor;
  setDonor: (donor: Donor) => void;
  isPreparing: boolean;
  /** Set once the provider has given a client secret. */
  prepared: PreparedDonation | undefined;
  prepare: () => Promise<void>;
  goBack: () => void;
};
