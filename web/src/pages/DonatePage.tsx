import { donateTexts } from "#messages/donation/payment.ts";
import { pageTexts } from "#wording/pages/donate.ts";
import { DonateEntry, DonationBenefits } from "../features/donation/DonateEntry.tsx";
import { loadPaymentScreen, useDonation } from "../features/donation/payment/use-donation.ts";
import { later } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";
import styles from "./DonatePage.module.css";

const PaymentScreen = later(loadPaymentScreen, "PaymentScreen");

export function DonatePage() {
  const donation = useDonation();
  const { prepared } = donation;
  return (
    <>
      <PageHead title={pageTexts.title} description={pageTexts.description} />
      <PageIntro title={donateTexts.title} lead={donateTexts.lead}>
        {/* Larger than what the card says without payments, which comes late and would be the largest paint. */}
        <p>{donateTexts.commitment}</p>
      </PageIntro>
      <div className={`container stack-7 ${styles.columns}`}>
        <div className={styles.card}>
          {prepared ? (
            <PaymentScreen donor={donation.donor} prepared={prepared} goBack={donation.goBack} />
          ) : (
            <DonateEntry donation={donation} />
          )}
        </div>
        <DonationBenefits />
      </div>
    </>
  );
}
