import { Link, useParams } from "react-router";
import { stockPageTexts } from "#messages/stocks.ts";
import { PATHS } from "../config/paths.ts";
import { filledPart } from "../features/stocks/page/StockFrame.tsx";
import styles from "../features/stocks/page/StockPage.module.css";
import { PageHead } from "../ui/layout/Page.tsx";

const StockPageBody = filledPart(() => import("./parts/StockPageBody.tsx"), "StockPageBody");

export function StockPage() {
  const { symbol = "" } = useParams();
  return (
    <div className={`container ${styles.page}`}>
      {import.meta.env.SSR && <PageHead title={stockPageTexts.shellTitle} />}
      <p className="text-2 under-3 unprinted">
        <Link to={PATHS.dashboard}>{stockPageTexts.another}</Link>
      </p>
      <StockPageBody symbol={symbol} />
    </div>
  );
}
