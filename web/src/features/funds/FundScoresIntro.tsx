import { fundTexts } from "#messages/funds.ts";
import { PATHS, siteAddress } from "../../config/paths.ts";
import styles from "./FundReport.module.css";

export function FundScoresIntro() {
  return (
    <div className={styles.scores}>
      <h2>{fundTexts.scoresTitle}</h2>
      <p className="measure-46">{fundTexts.scoresLead}</p>
      <p>
        <a href="/api/fund-scores.json">{fundTexts.openData}</a> ·{" "}
        <a href={siteAddress(PATHS.funds)}>{fundTexts.today}</a>
      </p>
    </div>
  );
}
