import { Link, useParams } from "react-router";
import { fundTexts } from "#messages/funds.ts";
import { PATHS } from "../config/paths.ts";
import styles from "../features/funds/FundReport.module.css";
import { StockFrame, servedWith } from "../features/stocks/page/StockFrame.tsx";
import { lazyPart } from "../ui/layout/lazy-part.tsx";
import { PageHead } from "../ui/layout/Page.tsx";

const load = () => import("./parts/FundPageBody.tsx");
const FundPageBody = lazyPart(load, "FundPageBody", {
  isWanted: () => !import.meta.env.SSR && !servedWith(),
  isAwaited: true,
});

export function FundPage() {
  const { symbol = "" } = useParams();
  return (
    <div className={`container ${styles.page}`}>
      {import.meta.env.SSR && <PageHead title={fundTexts.shellTitle} description={fundTexts.listLead} />}
      <p>
        <Link to={PATHS.funds}>{fundTexts.another}</Link> · <Link to={PATHS.dashboard}>{fundTexts.check}</Link>
      </p>
      <StockFrame key={symbol} symbol={symbol} load={load}>
        <FundPageBody symbol={symbol.toUpperCase()} />
      </StockFrame>
    </div>
  );
}
