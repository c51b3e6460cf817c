import { pageTexts } from "#wording/pages/donate-success.ts";
import { DonationThanks } from "../features/donation/DonationThanks.tsx";
import { PageHead } from "../ui/layout/Page.tsx";

export function DonateSuccessPage() {
  return (
    <>
      <PageHead {...pageTexts} />
      <DonationThanks />
    </>
  );
}
