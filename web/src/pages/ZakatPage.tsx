import { Suspense, useEffect } from "react";
import { mayPromptForDonations } from "../features/donation/donation-status.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const ZakatCalculator = lazyPart(async () => (await import("../features/zakat/ZakatCalculator.tsx")).ZakatCalculator);

export function ZakatPage() {
  useEffect(() => void mayPromptForDonations(), []);
  return (
    <>
      <PageHead
        title="Zakat Calculator"
        description="Work out your zakat on savings, gold, shares and trade: the nisab by today's price, each asset by its own rule, and who holds each position."
      />
      <PageIntro title="Zakat Calculator" lead="Add what you own, choose the nisab, and see what you owe and why." />
      <div className="container">
        <Suspense>
          <ZakatCalculator />
        </Suspense>
      </div>
    </>
  );
}
