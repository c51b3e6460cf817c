import { isoDay } from "../../../domain/facts/iso-date.ts";
import { fundWarnings } from "../../../domain/funds/look-through.ts";
import type { Fund } from "../../../schema/contracts/funds.ts";
import { BARE_POLICY, policyText, SECURITY_HEADERS } from "../../../schema/contracts/security-headers.ts";
import type { Stock } from "../../../schema/contracts/stocks.ts";
import { answerOf } from "../../../schema/wording/en/answer.ts";
import { formatDay } from "../../../schema/wording/en/format.ts";
import { answerOfFund, holdingsDay, WARNING_LABELS } from "../../../schema/wording/en/funds.ts";
import { HOUSE_LIMITS } from "../../../schema/wording/en/standards.ts";
import { stockQuestion } from "../../../schema/wording/en/verdict.ts";
import { fundPath, stockPath } from "../config/paths.ts";
import { fundTexts } from "../features/funds/messages.ts";
import { analysisTexts } from "../features/stocks/card/analysis-texts.ts";
import { drawPicture, type Said } from "./draw-picture.ts";
import { type Letters, readLetters } from "./picture-letters.ts";
import { conditionOf, copyHeaders, type EdgeBindings, notModified } from "./stock-page.ts";

const LETTERS = "/share/letters.bin";

/** The letters of this isolate, once they have arrived. */
let known: Letters | undefined;

/** The picture of a shared link to a stock or fund, which names it and its answer; for as long and for whom the API's answer holds. */
export async function sharePicture(
  request: Request,
  env: EdgeBindings,
  { segment, isStock }: { segment: string; isStock: boolean },
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const address = `${origin}/api/${isStock ? "stocks" : "funds"}/${segment}`;
  const answer = await env.API.fetch(address, { headers: conditionOf(request) });
  if (answer.status === 304) return notModified(answer);
  if (!answer.ok) return answer;
  const found: Stock | Fund = await answer.json();
  if (!found.symbol) return env.ASSETS.fetch(new URL("/no-such-page", origin));
  const path = `${(isStock ? stockPath : fundPath)(found.symbol)}/share.png`;
  if (path !== pathname) return Response.redirect(origin + path, 301);
  if (!known) {
    const file = await env.ASSETS.fetch(origin + LETTERS);
    if (!file.ok) return file;
    known = readLetters(await file.arrayBuffer());
  }
  const said = isStock ? saidOfStock(found as Stock) : saidOfFund(found as Fund, isoDay(new Date()));
  const headers = new Headers({
    ...SECURITY_HEADERS,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Content-Security-Policy": policyText(BARE_POLICY),
    "Content-Type": "image/png",
  });
  copyHeaders(answer, headers, ["cache-control", "etag"]);
  return new Response(await drawPicture(said, known), { headers });
}

export function saidOfStock(stock: Stock): Said {
  const { name, symbol, standing, analysis } = stock;
  const day = stock.isScreened && analysis.screenedOn && analysisTexts.screenedOn(formatDay(analysis.screenedOn));
  const notes = day ? [day, HOUSE_LIMITS] : [];
  return { name, symbol, standing, question: stockQuestion, answer: answerOf(stock), notes };
}

export function saidOfFund(fund: Fund, today: string): Said {
  const { name, symbol, holdings } = fund;
  const notes = holdings
    ? [
        ...fundWarnings(holdings, today).map(({ code }) => WARNING_LABELS[code]),
        HOUSE_LIMITS,
        fundTexts.dates(holdingsDay(holdings), formatDay(holdings.screenedOn)),
      ]
    : [];
  const question = (named: { name: string; symbol: string }) => fundTexts.question(named.name, named.symbol);
  return { name, symbol, standing: undefined, question, answer: answerOfFund(fund), notes };
}
