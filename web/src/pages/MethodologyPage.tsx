import { lazy } from "react";
import styles from "../features/methodology/Methodology.module.css";
import { PageHead } from "../ui/PageHead.tsx";
import { PrerenderedText } from "../ui/PrerenderedText.tsx";

const loadArticle = () => import("../features/methodology/MethodologyArticle.tsx");
const MethodologyArticle = lazy(async () => ({ default: (await loadArticle()).MethodologyArticle }));

export function MethodologyPage() {
  return (
    <>
      <PageHead
        title="Methodology"
        description="How Mizan screens a share: the 33/33/5 house limits, other standards beside it, every source and estimate, and a worked example."
      />
      <PrerenderedText id="methodology" Content={MethodologyArticle} className={`container ${styles.page}`} />
    </>
  );
}
