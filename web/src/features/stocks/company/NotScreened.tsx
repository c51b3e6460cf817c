import { Hourglass } from "lucide-react";
import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { NOT_SCREENED } from "../../../../../schema/wording/en/verdict.ts";
import report from "../evidence/StockReport.module.css";
import type { StockSlots } from "../evidence/StockReport.tsx";
import { useArrival } from "../use-arrival.ts";
import { Listings } from "./Listings.tsx";
import styles from "./NotScreened.module.css";
import { StockHeader } from "./StockHeader.tsx";

/** A name known only from a listing: no ratios, no figures and no verdict. */
export function NotScreened({ stock, star, actions }: { stock: Stock } & StockSlots) {
  const heading = useArrival();
  return (
    <article className={report.report} data-result>
      <StockHeader stock={stock} star={star(stock)} headingRef={heading}>
        {actions(stock)}
      </StockHeader>
      <Listings stock={stock} />
      <div className={styles.state}>
        <Hourglass aria-hidden="true" size={32} />
        <div>
          <h3>{NOT_SCREENED.title}</h3>
          <p>{NOT_SCREENED.text}</p>
        </div>
      </div>
    </article>
  );
}
