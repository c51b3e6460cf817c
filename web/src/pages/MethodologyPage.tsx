import { lazy } from "react";
import { Extra } from "../ui/Extra.tsx";
import { PageHead } from "../ui/layout/Page.tsx";
import { PrerenderedText } from "../ui/layout/PrerenderedText.tsx";
import styles from "./MethodologyPage.module.css";

const loadText = () => import("./parts/MethodologyText.tsx");
const MethodologyText = lazy(async () => ({ default: (await loadText()).MethodologyText }));
const MethodologyScores = lazy(async () => ({
  default: (await import("./parts/MethodologyScores.tsx")).MethodologyScores,
}));

export function MethodologyPage() {
  return (
    <>
      <PageHead
        title="Methodology"
        description="How Mizan screens a share: the 33/33/5 house limits, other standards beside it, every source and estimate, and a worked example."
      />
      <PrerenderedText id="methodology" Content={MethodologyText} />
      <div className={`container ${styles.scores}`}>
        <Extra>
          <MethodologyScores />
        </Extra>
      </div>
    </>
  );
}
