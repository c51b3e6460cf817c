import styles from "../features/funds/FundReport.module.css";
import { fundTexts } from "../features/funds/messages.ts";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { ToolPage } from "../ui/layout/Page.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

const FundList = lazyPart(async () => (await import("../features/funds/FundList.tsx")).FundList);

export function FundsPage() {
  return (
    <ToolPage
      title={fundTexts.listTitle}
      description={fundTexts.listLead}
      lead={fundTexts.listLead}
      fallback={<Skeleton className={styles.placeholder} />}
    >
      <FundList />
    </ToolPage>
  );
}
