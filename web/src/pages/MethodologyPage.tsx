import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { PATHS } from "../config/paths.ts";
import fundStyles from "../features/funds/FundReport.module.css";
import { fundTexts } from "../features/funds/messages.ts";
import styles from "../features/methodology/Methodology.module.css";
import { lazyPart } from "../ui/lazy-part.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { PrerenderedText } from "../ui/PrerenderedText.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

const loadArticle = () => import("../features/methodology/MethodologyArticle.tsx");
const MethodologyArticle = lazy(async () => ({ default: (await loadArticle()).MethodologyArticle }));
const FundScores = lazyPart(async () => (await import("../features/funds/FundScores.tsx")).FundScores);

export function MethodologyPage() {
  return (
    <>
      <PageHead
        title="Methodology"
        description="How Mizan screens a share: the 33/33/5 house limits, other standards beside it, every source and estimate, and a worked example."
      />
      <PrerenderedText id="methodology" Content={MethodologyArticle} className={`container ${styles.page}`} />
      <section id="fund-scores" aria-labelledby="fund-scores-title" className={`container ${fundStyles.scores}`}>
        <h2 id="fund-scores-title">{fundTexts.scoresTitle}</h2>
        <p className={fundStyles.lead}>{fundTexts.scoresLead}</p>
        <Suspense fallback={<Skeleton className={fundStyles.placeholder} />}>
          <FundScores />
        </Suspense>
        <p>
          <a href="/api/fund-scores.json">{fundTexts.openData}</a> · <Link to={PATHS.funds}>{fundTexts.today}</Link>
        </p>
      </section>
    </>
  );
}
