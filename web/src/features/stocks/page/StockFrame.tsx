import { type ReactNode, startTransition, useEffect, useState } from "react";
import { STOCK_FRAME } from "../../../config/paths.ts";
import { firstTouch } from "../../../lib/first-touch.ts";

/** Where the edge inserts the stock; see web/src/edge/stock-page.ts. */
const PLACE = "<!--stock-->";

type StockFrameProps = { symbol: string; load: () => Promise<unknown>; children: ReactNode };

/**
 * Shows the report that came with the page, until it is touched: then `load` fetches the interactive code, which renders the same in
 * its place. A page reached by a link inside the app has none and renders at once.
 */
export function StockFrame({ symbol, load, children }: StockFrameProps) {
  const [html] = useState(() => (import.meta.env.SSR ? PLACE : htmlFor(symbol)));
  const [isHydrated, setHydrated] = useState(html === undefined);
  useEffect(() => {
    const hydrate = () => startTransition(() => setHydrated(true));
    if (html === PLACE) hydrate();
    else (location.hash ? Promise.resolve() : firstTouch).then(load).catch(untilOnline).then(hydrate);
  }, [html, load]);
  useEffect(() => {
    // The page's own tags replace those that came with it.
    const removeServedTags = () => {
      for (const tag of document.head.querySelectorAll("[data-served]")) tag.remove();
    };
    if (isHydrated) removeServedTags();
    return removeServedTags;
  }, [isHydrated]);
  if (isHydrated || html === undefined)
    return (
      <div id={STOCK_FRAME} data-symbol={symbol} data-came={html === undefined || html === PLACE ? undefined : ""}>
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

/** The code of a page that came without its report is wanted at once. */
export const isUnfilled = () => !import.meta.env.SSR && !servedWith();

/** What came with the page can be read as long as the device is offline. */
function untilOnline(): Promise<unknown> | undefined {
  return navigator.onLine ? undefined : new Promise((online) => addEventListener("online", online, { once: true }));
}
