import { named } from "#wording/names.ts";
import { DASHBOARD_MARKETS } from "../../../domain/facts/exchanges.ts";
import { TICKER_PATTERN } from "../../../domain/issuers/symbols.ts";
import type { Stock, StockSummary } from "../../../schema/contracts/stocks.ts";
import { browsePath, halalStocksCall, isEarlySearch, siteAddress, stockOnDashboardPath } from "../config/paths.ts";
import type { Market } from "../features/stocks/api.ts";
import { pageOf } from "../lib/http.ts";
import { renderMarket, renderStock } from "./render-stock.tsx";
import { stockHead } from "./stock-head.ts";
import {
  alternativesTo,
  answersAbout,
  askForStock,
  companiesMeant,
  conditionOf,
  type EdgeBindings,
  type Filling,
  filledPage,
  notModified,
} from "./stock-page.ts";

/**
 * The dashboard with the stock or the market of its address in the HTML. Where the API has no such answer, the dashboard as it was
 * built, whose own code says why.
 */
export async function dashboardPage(request: Request, env: EdgeBindings): Promise<Response> {
  const { origin, searchParams } = new URL(request.url);
  const asBuilt = () => env.ASSETS.fetch(request);
  const typed = searchParams.get("symbol")?.trim();
  const market = DASHBOARD_MARKETS.find((code) => code === searchParams.get("market"));
  const symbol = typed && (isEarlySearch(searchParams) ? await symbolMeant(typed, env, origin) : typed.toUpperCase());
  const condition = conditionOf(request);
  const asked = symbol
    ? askForStock(env, `${origin}/api/stocks/${encodeURIComponent(symbol)}`, condition)
    : !typed && market && env.API.fetch(origin + halalStocksCall(market), { headers: condition });
  if (!asked) return asBuilt();
  const [shell, told] = await Promise.all([env.ASSETS.fetch(origin + siteAddress("/inner/dashboard")), asked]);
  const { answer, found } = told instanceof Response ? { answer: told, found: undefined } : told;
  if (answer.status === 304) return notModified(answer);
  if (!shell.ok || !answer.ok) return asBuilt();
  const filling =
    found && symbol ? await ofStock(symbol, found, env, origin) : market && (await ofMarket(market, answer));
  return filling ? filledPage(shell, answer, filling) : asBuilt();
}

/** The symbol of the company that a search, sent by its form before hydration, clearly means. */
async function symbolMeant(typed: string, env: EdgeBindings, origin: string): Promise<string | undefined> {
  if (TICKER_PATTERN.test(typed)) return typed;
  const { companies } = await companiesMeant(encodeURIComponent(typed), 404, env, origin);
  const [best] = companies;
  if (best?.isClearMatch) return best.isFund ? undefined : best.symbol;
  return best && best.match !== "nearest" ? undefined : typed.toUpperCase();
}

async function ofStock(symbol: string, found: Stock, env: EdgeBindings, origin: string): Promise<Filling> {
  const stock = named(found);
  const alternatives = await alternativesTo(stock, env, origin);
  return {
    head: stockHead(stock, origin),
    frame: renderStock(stock, alternatives, false),
    symbol: stockOnDashboardPath(symbol),
    answers: answersAbout(stock, symbol, alternatives),
  };
}

async function ofMarket(market: Market, answer: Response): Promise<Filling> {
  const page = named(await pageOf<StockSummary[]>(answer));
  return {
    head: "",
    frame: renderMarket(market, page),
    symbol: browsePath(market),
    answers: [[["stocks", "browse", market], { pages: [page], pageParams: [null] }]],
  };
}
