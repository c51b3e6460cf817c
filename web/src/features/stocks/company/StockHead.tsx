import { stockTitle } from "../../../../../schema/wording/en/verdict.ts";
import { stockPath } from "../../../config/paths.ts";
import { PageHead } from "../../../ui/layout/Page.tsx";

export function StockHead({
  symbol,
  name,
  isOwnPage = false,
}: {
  symbol: string;
  name?: string | undefined;
  isOwnPage?: boolean;
}) {
  return (
    <>
      <link rel="canonical" href={new URL(stockPath(symbol), location.origin).href} />
      <PageHead
        title={isOwnPage && name ? stockTitle({ name, symbol }) : name ? `${symbol}: ${name}` : symbol}
        description={`Is ${name ?? symbol} halal? The verdict, its ratios, the figures and filings behind them, and the purification amount. Free.`}
      />
    </>
  );
}
