import { useEffect } from "react";
import { pageTexts } from "#wording/pages/zakat.ts";
import { PAGE_NAMES } from "#wording/site.ts";
import { mayPromptForDonations } from "../features/donation/donation-status.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";

const ZakatCalculator = lazyPart(() => import("../features/zakat/ZakatCalculator.tsx"), "ZakatCalculator");

export function ZakatPage() {
  useEffect(() => void mayPromptForDonations(), []);
  return (
    <>
      <PageHead title={PAGE_NAMES.zakat} description={pageTexts.description} />
      <PageIntro title={PAGE_NAMES.zakat} lead={pageTexts.lead} />
      <div className="container">
        <ZakatCalculator />
      </div>
    </>
  );
}
