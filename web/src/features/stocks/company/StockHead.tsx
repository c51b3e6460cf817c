import { stockPageTexts } from "#messages/stocks.ts";
import { stockTitle } from "#wording/screening/verdict.ts";
import { siteAddress, stockPath } from "../../../config/paths.ts";
import { PageHead } from "../../../ui/layout/Page.tsx";

export function StockHead({ symbol, name }: { symbol: string; name?: string | undefined }) {
  return (
    <>
      <link rel="canonical" href={new URL(siteAddress(stockPath(symbol)), location.origin).href} />
      <PageHead title={name ? stockTitle(name) : symbol} description={stockPageTexts.description(name ?? symbol)} />
    </>
  );
}
