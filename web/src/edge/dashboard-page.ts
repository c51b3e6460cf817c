import type { Stock } from "../../../schema/contracts/stocks.ts";
import { stockTitle } from "../../../schema/wording/en/verdict.ts";
import { FIRST_STOCK } from "../config/paths.ts";
import { renderReport } from "./render-stock.tsx";
import { escaped } from "./stock-head.ts";
import {
  alternativesTo,
  answersAbout,
  answersElement,
  type EdgeBindings,
  headersOf,
  replaced,
  SHELL,
} from "./stock-page.ts";

const STYLE = /<style>[\s\S]*?<\/style>/;
const CODE = /<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
/** The placeholder, whose own elements are empty. */
const PLACE = new RegExp(`(<div id="${FIRST_STOCK}"[^>]*?) aria-hidden="true"([^>]*>)(?:<span[^>]*></span>)*</div>`);

/**
 * The dashboard with the stock of its address in the HTML, above the search. Where the API does not answer with that very stock, the
 * dashboard as it was built: its own code then says why.
 */
export async function dashboardPage(env: EdgeBindings, origin: string, typed: string): Promise<Response> {
  const symbol = typed.trim().toUpperCase();
  const [page, shell, answer] = await Promise.all([
    env.ASSETS.fetch(`${origin}/`),
    env.ASSETS.fetch(`${origin}${SHELL}`),
    env.API.fetch(`${origin}/api/stocks/${encodeURIComponent(symbol)}`),
  ]);
  if (!page.ok || !shell.ok || !answer.ok) return page;
  const stock: Stock = await answer.json();
  if (stock.symbol !== symbol) return page;
  const alternatives = await alternativesTo(stock, env, origin);
  const [built, styles] = [await page.text(), STYLE.exec(await shell.text())?.[0] ?? ""];
  const [, start = "", end = ""] = PLACE.exec(built) ?? [];
  // The text is read for its first lines, so the code waits for all of it.
  const code = (built.match(CODE) ?? []).join("");
  let html = replaced(built.replaceAll(CODE, ""), PLACE, `${start}${end}${renderReport(stock, alternatives)}</div>`);
  html = replaced(html, /<title>[^<]*<\/title>/, `<title>${escaped(stockTitle(stock.name))} · Mizan</title>`);
  html = replaced(html, "<html", "<html data-stock");
  html = replaced(html, "</head>", `${styles}</head>`);
  html = replaced(html, "</body>", `${code}${answersElement(answersAbout(stock, alternatives))}</body>`);
  return new Response(html, { headers: headersOf(page.headers, answer) });
}
