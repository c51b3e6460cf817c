import { stockPath } from "./paths.ts";

/** A stock's page with the form for one figure of its report. After the #, so that the page is kept once. */
export const figurePath = (symbol: string, input: string) => `${stockPath(symbol)}#${FIGURE}${input}`;
const FIGURE = "figure=";

/** The figure that such an address asks for. */
export const figureAsked = (hash: string) =>
  hash.startsWith(`#${FIGURE}`) ? hash.slice(FIGURE.length + 1) : undefined;

/** What readers found, on a stock's page. */
export const READERS_ID = "readers";
