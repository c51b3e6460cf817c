import { pageTexts } from "#wording/pages/methodology.ts";
import { PAGE_NAMES } from "#wording/site.ts";
import { extra, later } from "../ui/layout/lazy-part.tsx";
import { PageHead } from "../ui/layout/Page.tsx";
import { PrerenderedText } from "../ui/layout/PrerenderedText.tsx";
import styles from "./MethodologyPage.module.css";

const loadText = () => import("./parts/MethodologyText.tsx");
const MethodologyText = later(loadText, "MethodologyText");
const MethodologyScores = extra(() => import("./parts/MethodologyScores.tsx"), "MethodologyScores");

export function MethodologyPage() {
  return (
    <>
      <PageHead title={PAGE_NAMES.methodology} description={pageTexts.description} />
      <PrerenderedText id="methodology" Content={MethodologyText} />
      <div className={`container ${styles.scores}`}>
        <MethodologyScores />
      </div>
    </>
  );
}
