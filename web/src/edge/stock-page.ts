import { stockNotices } from "#messages/stocks.ts";
import { named } from "#wording/names.ts";
import { edgeTexts } from "#wording/pages/edge.ts";
import { PRODUCT } from "#wording/site.ts";
import { wordedStock } from "#wording/stock.ts";
import { knownFund } from "../../../domain/funds/known-funds.ts";
import { type CompanyAbroad, meantAbroad } from "../../../domain/issuers/companies-abroad.ts";
import { leadsToAlternatives } from "../../../domain/screening/alternatives.ts";
import type { Alternatives, CodedStock, Company, Stock } from "../../../schema/contracts/stocks.ts";
import { ANSWERS_ELEMENT, fundPath, type PageAnswers, STOCK_FRAME, siteAddress, stockPath } from "../config/paths.ts";
import { choicesAbroad, choicesFor, fundMeant, likeNamed } from "../features/stocks/card/CompanyChoices.tsx";
import { elsewhereHeadline } from "../features/stocks/elsewhere.ts";
import { type Problem, sentenceOf } from "../lib/error-sentence.ts";
import { renderFailure, renderStock } from "./render-stock.tsx";
import { escaped, stockHead } from "./stock-head.ts";

type Binding = { fetch(request: Request | string | URL, init?: RequestInit): Promise<Response> };
export type EdgeBindings = { API: Binding; ASSETS: Binding };

/** Stands for no symbol: the page without a stock, which a browser keeps for offline use. */
export const NO_STOCK = "-";

const SHELL = siteAddress("/inner/stock");

/** Changes with every build, so that a cached page is sent again when its code has changed. */
declare const __BUILD__: string;

/**
 * The page of one stock with its verdict in the HTML: the built page, filled from the API's answer. Answers 304 to a reader who
 * already has the page of this dataset and this build. When the API fails, the page says so with the API's own status.
 */
export async function stockPage(request: Request, env: EdgeBindings, segment: string): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  if (segment === NO_STOCK) return unfilled(await env.ASSETS.fetch(`${origin}${SHELL}`));
  const condition = conditionOf(request);
  const fetchShell = () => env.ASSETS.fetch(`${origin}${SHELL}`);
  // A reader with a cached page most likely needs neither; for everyone else the two are fetched in parallel.
  const early = Object.keys(condition).length === 0 ? fetchShell() : undefined;
  const { answer, found } = await askForStock(env, `${origin}/api/stocks/${segment}`, condition);
  if (answer.status === 304) return notModified(answer);
  const shell = await (early ?? fetchShell());
  if (!shell.ok) return shell;
  if (answer.status === 404 && knownFund(segment.toUpperCase()))
    return Response.redirect(origin + siteAddress(fundPath(segment.toUpperCase())), 302);
  if (!found) {
    const { symbol, companies } = await companiesMeant(segment, answer.status, env, origin);
    if (answer.status === 404 && fundMeant(symbol, companies))
      return Response.redirect(origin + siteAddress(fundPath(symbol)), 302);
    const abroad = answer.status === 404 ? meantAbroad(symbol, likeNamed(companies)) : undefined;
    return failed(await shell.text(), shell.headers, answer, {
      title: abroad ? elsewhereHeadline(abroad) : stockNotices.stockNotFound.title,
      companies: abroad ? choicesAbroad(companies) : choicesFor(symbol, companies, answer.status === 409),
      abroad,
    });
  }
  const stock = named(found);
  const address = siteAddress(stockPath(stock.symbol));
  if (address !== pathname) return Response.redirect(origin + address, 301);
  const alternatives = await alternativesTo(stock, env, origin);
  return filledPage(shell, answer, {
    head: stockHead(stock, origin),
    frame: renderStock(stock, alternatives, true),
    symbol: stock.symbol,
    answers: answersAbout(stock, stock.symbol, alternatives),
  });
}

/**
 * The API's answer about a stock or a fund, and the one found. What answers without a symbol is another address of the API, and no
 * stock is called so. An API that cannot be asked is one that is not at hand.
 */
export async function askFor<Found extends Pick<Stock, "symbol">>(
  { API }: EdgeBindings,
  address: string,
  condition: Record<string, string> = {},
): Promise<{ answer: Response; found?: Found }> {
  const answer = await API.fetch(address, { headers: condition }).catch(() => new Response(null, { status: 503 }));
  if (!answer.ok) return { answer };
  const found: Partial<Found> | null = await answer.json().catch(() => null);
  if (typeof found?.symbol === "string") return { answer, found: found as Found };
  const problem = { reason: "symbol_unknown", parameters: { symbol: address.replace(/.*\//, "") } };
  return { answer: Response.json(problem, { status: 404, headers: { "cache-control": "no-store" } }) };
}

/** The same of a stock, in this language; in English with a code of a newer Worker that this build has no words for. */
export async function askForStock(
  env: EdgeBindings,
  address: string,
  condition?: Record<string, string>,
): Promise<{ answer: Response; found?: Stock }> {
  const { answer, found } = await askFor<CodedStock>(env, `${address}/verdict`, condition);
  try {
    return found ? { answer, found: wordedStock(found) } : { answer };
  } catch {
    return askFor<Stock>(env, address);
  }
}

/** Has the API's own tag, extended by this build. */
export async function filledPage(shell: Response, answer: Response, filling: Filling): Promise<Response> {
  const headers = headersOf(shell.headers, answer);
  copyHeaders(answer, headers, ["etag"]);
  return new Response(filled(await shell.text(), filling), { headers });
}

/** What the page's own code would ask for, under its query keys. */
export function answersAbout(stock: Stock, symbol: string, alternatives: Alternatives | undefined): PageAnswers {
  return [
    [["stocks", symbol, "verdict"], stock],
    ...(alternatives ? [[["stocks", (stock.verdictOf ?? stock).symbol, "alternatives"], alternatives] as const] : []),
  ];
}

/** The companies and funds that a refused symbol may mean: the page is complete without them. */
export async function companiesMeant(
  segment: string,
  status: number,
  env: EdgeBindings,
  origin: string,
): Promise<{ symbol: string; companies: readonly Company[] }> {
  // Never throws, as decoding by itself would of a broken percent sign.
  const symbol = new URLSearchParams(`q=${segment.replaceAll("&", "%26")}`).get("q") ?? "";
  const nothing = { symbol: symbol.toUpperCase(), companies: [] };
  if (status !== 404 && status !== 409) return nothing;
  const query = new URLSearchParams({ q: symbol });
  const answer = await env.API.fetch(`${origin}/api/companies/search?${query}`).catch(() => undefined);
  return answer?.ok ? { ...nothing, companies: named(await answer.json()) } : nothing;
}

/** Better alternatives for stocks that may have any; the page is complete without them. */
export async function alternativesTo(
  stock: Stock,
  env: EdgeBindings,
  origin: string,
): Promise<Alternatives | undefined> {
  if (!leadsToAlternatives(stock.standing)) return undefined;
  const symbol = encodeURIComponent((stock.verdictOf ?? stock).symbol);
  const answer = await env.API.fetch(`${origin}/api/stocks/${symbol}/alternatives`).catch(() => undefined);
  return answer?.ok ? named(await answer.json()) : undefined;
}

export function unfilled(shell: Response): Response {
  const headers = new Headers(shell.headers);
  headers.set("x-robots-tag", "noindex");
  return new Response(shell.body, { status: shell.status, headers });
}

/** The reader's condition with the API's own tag; none if the page was built again since, or is of another form. */
export function conditionOf(request: Request, form = ""): Record<string, string> {
  const tag = request.headers.get("if-none-match");
  const own = `-${__BUILD__}${form}"`;
  return tag?.includes(own) ? { "if-none-match": tag.replaceAll(own, '"') } : {};
}

export function notModified(answer: Response, form = ""): Response {
  const headers = new Headers();
  copyHeaders(answer, headers, ["cache-control", "date", "etag"], form);
  return new Response(null, { status: 304, headers });
}

/** Copies those headers that the API's answer has; its tag is extended by this build, and by the form of the page. */
export function copyHeaders(answer: Response, headers: Headers, names: readonly string[], form = ""): void {
  for (const name of names) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, name === "etag" ? value.replace(/"(.*)"/, `"$1-${__BUILD__}${form}"`) : value);
  }
}

export async function failed(
  shell: string,
  shellHeaders: Headers,
  answer: Response,
  {
    title,
    companies = [],
    abroad,
  }: { title: string; companies?: readonly Company[]; abroad?: CompanyAbroad | undefined },
): Promise<Response> {
  const problem: Problem = (await answer.json().catch(() => undefined)) ?? {};
  const sentence = sentenceOf(problem) ?? edgeTexts.tryLater;
  const html = filled(shell, {
    head: `<title data-served>${escaped(title)} · ${PRODUCT}</title><meta data-served name="robots" content="noindex">`,
    frame: renderFailure({ status: answer.status, sentence, notFound: title, companies, abroad }),
    symbol: "",
    answers: [],
  });
  const headers = headersOf(shellHeaders, answer);
  headers.set("cache-control", "no-store");
  copyHeaders(answer, headers, ["retry-after"]);
  return new Response(html, { status: answer.status, headers });
}

/** For a request that failed on the way. */
export async function brokenPage(request: Request, { ASSETS }: EdgeBindings): Promise<Response> {
  const shell = await ASSETS.fetch(new URL(request.url).origin + SHELL);
  const answer = new Response(null, { status: 500 });
  return failed(await shell.text(), shell.headers, answer, { title: stockNotices.loadFailed.title });
}

/** The page's own headers, including its content policy, with the API's cache policy. */
function headersOf(shell: Headers, answer: Response): Headers {
  const headers = new Headers(shell);
  for (const name of ["etag", "content-length", "content-encoding"]) headers.delete(name);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.append("vary", "accept");
  headers.set("cache-control", answer.headers.get("cache-control") ?? "no-store");
  return headers;
}

/** Without a head of its own, the page keeps the one it was built with. */
export type Filling = { head: string; frame: string; symbol: string; answers: PageAnswers };

/** @throws Error when the built page lacks the place for one of them */
function filled(shell: string, { head, frame, symbol, answers }: Filling): string {
  let html = head ? replaced(shell, /<title>[^<]*<\/title>(?:<meta[^>]*>)*/, head) : shell;
  html = replaced(
    html,
    `<div id="${STOCK_FRAME}" data-symbol="">`,
    `<div id="${STOCK_FRAME}" data-symbol="${escaped(symbol)}">`,
  );
  html = replaced(html, "<!--stock-->", frame);
  // The page was built without a symbol, and so were its links to the other languages.
  if (symbol) html = html.replace(/\/-" hreflang/gi, `/${encodeURIComponent(symbol)}" hreflang`);
  return replaced(html, "</body>", `${answersElement(answers)}</body>`);
}

/** Data, which no browser runs. */
function answersElement(answers: PageAnswers): string {
  const json = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return answers.length > 0
    ? `<script type="application/json" id="${ANSWERS_ELEMENT}" data-made-at="${Date.now()}">${json}</script>`
    : "";
}

function replaced(html: string, place: string | RegExp, by: string): string {
  const start = typeof place === "string" ? html.indexOf(place) : html.search(place);
  if (start < 0) throw new Error(`The built page has no place for ${place}`);
  return html.replace(place, () => by);
}
