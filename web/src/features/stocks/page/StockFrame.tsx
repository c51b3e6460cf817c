import { type ReactNode, startTransition, useEffect, useState } from "react";
import { STOCK_FRAME } from "../../../config/paths.ts";

/** Where the edge inserts the stock; see web/src/edge/stock-page.ts. */
const PLACE = "<!--stock-->";

/**
 * Shows the report that came with the page, until the interactive code has loaded and renders the same in its place. A page reached
 * by a link inside the app has none and renders at once.
 */
export function StockFrame({ symbol, children }: { symbol: string; children: ReactNode }) {
  const [html] = useState(() => (import.meta.env.SSR ? PLACE : htmlFor(symbol)));
  const [isHydrated, setHydrated] = useState(html === undefined);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    // The page's own tags replace those that came with it.
    if (isHydrated) for (const tag of document.head.querySelectorAll("[data-served]")) tag.remove();
  }, [isHydrated]);
  if (isHydrated || html === undefined)
    return (
      <div id={STOCK_FRAME} data-symbol={symbol}>
        {children}
      </div>
    );
  return (
    <div
      id={STOCK_FRAME}
      data-symbol=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own HTML, read back from the document
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function htmlFor(symbol: string): string | undefined {
  const filledWith = servedWith();
  if (filledWith === "") return PLACE;
  return filledWith === symbol ? document.getElementById(STOCK_FRAME)?.innerHTML : undefined;
}

/** The name under which the page's place was filled; empty in the page as it was built. */
export const servedWith = () => document.getElementById(STOCK_FRAME)?.dataset["symbol"];
