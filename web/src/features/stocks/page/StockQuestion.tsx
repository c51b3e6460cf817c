import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { stockTitle } from "../../../../../schema/wording/en/verdict.ts";
import styles from "./StockPage.module.css";

/** The page's heading: the question that brought the reader here. */
export function StockQuestion({ stock }: { stock: Pick<Stock, "name" | "symbol"> }) {
  return <h1 className={styles.question}>{stockTitle(stock)}</h1>;
}
