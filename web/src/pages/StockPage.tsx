import { Link, useParams } from "react-router";
import { stockPageTexts } from "#messages/stocks.ts";
import { PATHS } from "../config/paths.ts";
import { isUnfilled, StockFrame } from "../features/stocks/page/StockFrame.tsx";
import styles from "../features/stocks/page/StockPage.module.css";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead } from "../ui/layout/Page.tsx";

const StockPageBody = lazyPart(() => import("./parts/StockPageBody.tsx"), "StockPageBody", { isWanted: isUnfilled });

export function StockPage() {
  const { symbol = "" } = useParams();
  return (
    <div className={`container ${styles.page}`}>
      {import.meta.env.SSR && <PageHead title={stockPageTexts.shellTitle} />}
      <p className="text-2 under-3 unprinted">
        <Link to={PATHS.dashboard}>{stockPageTexts.another}</Link>
      </p>
      <StockFrame key={symbol} symbol={symbol} load={StockPageBody.load}>
        <StockPageBody symbol={symbol.toUpperCase()} />
      </StockFrame>
    </div>
  );
}
