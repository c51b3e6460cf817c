import { lazy, Suspense } from "react";
import styles from "../features/methodology/Methodology.module.css";
import { lazyPart } from "../ui/lazy-part.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { PrerenderedText } from "../ui/PrerenderedText.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

const loadArticle = () => import("../features/methodology/MethodologyArticle.tsx");
const MethodologyArticle = lazy(async () => ({ default: (await loadArticle()).MethodologyArticle }));
const loadIntro = () => import("../features/funds/FundScoresIntro.tsx");
const FundScoresIntro = lazy(async () => ({ default: (await loadIntro()).FundScoresIntro }));
const FundScores = lazyPart(async () => (await import("../features/funds/FundScores.tsx")).FundScores);

export function MethodologyPage() {
  return (
    <>
      <PageHead
        title="Methodology"
        description="How Mizan screens a share: the 33/33/5 house limits, other standards beside it, every source and estimate, and a worked example."
      />
      <PrerenderedText id="methodology" Content={MethodologyArticle} className={`container ${styles.page}`} />
      <PrerenderedText id="fund-scores" Content={FundScoresIntro} className="container" />
      <div className={`container ${styles.scores}`}>
        <Suspense fallback={<Skeleton className={styles.scoresPlaceholder} />}>
          <FundScores />
        </Suspense>
      </div>
    </>
  );
}
