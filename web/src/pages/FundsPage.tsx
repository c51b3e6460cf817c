import { fundTexts } from "#messages/funds.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead, PageIntro } from "../ui/layout/Page.tsx";
import { Skeletons } from "../ui/Skeleton.tsx";

const FundList = lazyPart(() => import("../features/funds/FundList.tsx"), "FundList", {
  fallback: <Skeletons count={2} className="tall-20" />,
});

export function FundsPage() {
  return (
    <>
      <PageHead title={fundTexts.listTitle} description={fundTexts.listLead} />
      <PageIntro title={fundTexts.listTitle} lead={fundTexts.listLead} />
      <div className="container">
        <FundList />
      </div>
    </>
  );
}
