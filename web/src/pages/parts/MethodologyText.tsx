import { fundTexts } from "#messages/funds.ts";
import { PATHS, siteAddress } from "../../config/paths.ts";
import fund from "../../features/funds/FundReport.module.css";
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

function FundScoresIntro() {
  return (
    <div className={fund.scores}>
      <h2>{fundTexts.scoresTitle}</h2>
      <p className="measure">{fundTexts.scoresLead}</p>
      <p>
        <a href="/api/fund-scores.json">{fundTexts.openData}</a> ·{" "}
        <a href={siteAddress(PATHS.funds)}>{fundTexts.today}</a>
      </p>
    </div>
  );
}
