import type { Fund } from "../../../../schema/contracts/funds.ts";
import styles from "./FundReport.module.css";
import { fundTexts } from "./messages.ts";

/** The page's heading: the question that brought the reader here. */
export function FundQuestion({ fund }: { fund: Pick<Fund, "name" | "symbol"> }) {
  return <h1 className={styles.question}>{fundTexts.question(fund.name, fund.symbol)}</h1>;
}
