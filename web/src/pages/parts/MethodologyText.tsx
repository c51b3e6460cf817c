import { FundScoresIntro } from "../../features/funds/FundScoresIntro.tsx";
import styles from "../../features/methodology/Methodology.module.css";
import { MethodologyArticle } from "../../features/methodology/MethodologyArticle.tsx";

/** All the text of the page. It has no state, so that PrerenderedText can show it without its code. */
export function MethodologyText() {
  return (
    <>
      <div className={`container ${styles.page}`}>
        <MethodologyArticle />
      </div>
      <div id="fund-scores" className="container">
        <FundScoresIntro />
      </div>
    </>
  );
}
