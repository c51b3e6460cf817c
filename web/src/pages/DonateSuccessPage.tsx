import { DonationThanks } from "../features/donation/DonationThanks.tsx";
import { PageHead } from "../ui/layout/Page.tsx";

export function DonateSuccessPage() {
  return (
    <>
      <PageHead title="Thank You" description="Your monthly donation to Mizan is active. Thank you for your support." />
      <DonationThanks />
    </>
  );
}
