import { CloudOff, Lock, WalletCards } from "lucide-react";
import type { ReactNode } from "react";
import { pageTexts } from "#messages/portfolio.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import styles from "./Portfolio.module.css";
import { type UsedPortfolio, usePortfolio } from "./use-portfolio.ts";

/** Opens what is kept on this device, or says why that cannot be. */
export function OpenPortfolio({ children }: { children: (used: UsedPortfolio) => ReactNode }) {
  const used = usePortfolio();
  if (used === "loading") return <Opening />;
  if (used === "forbidden")
    return <StateMessage icon={Lock} title={pageTexts.forbiddenTitle} text={pageTexts.forbidden} isFailure />;
  if (used === "crashed")
    return <StateMessage icon={CloudOff} title={pageTexts.crashedTitle} text={pageTexts.crashed} isFailure />;
  return children(used);
}

export function Opening() {
  return (
    <div className={styles.loading} aria-busy="true">
      <StateMessage icon={WalletCards} title={pageTexts.loading} text={pageTexts.empty} />
      <Skeleton className="tall-10" />
    </div>
  );
}
