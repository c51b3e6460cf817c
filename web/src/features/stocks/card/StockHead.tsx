import { PageHead } from "../../../ui/PageHead.tsx";

/** The tags of a stock's page; its name comes with the answer. */
export function StockHead({ symbol, name }: { symbol: string; name?: string | undefined }) {
  return (
    <PageHead
      title={name ? `${symbol}: ${name}` : symbol}
      description={`Is ${name ?? symbol} halal? The verdict, its ratios, the figures and filings behind them, and the purification amount. Free.`}
    />
  );
}
