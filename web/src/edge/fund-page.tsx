import { fundTexts } from "#messages/funds.ts";
import { answerOfFund } from "#wording/funds.ts";
import { named } from "#wording/names.ts";
import { edgeTexts } from "#wording/pages/edge.ts";
import { PRODUCT } from "#wording/site.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { Fund } from "../../../schema/contracts/funds.ts";
import { fundPath, siteAddress } from "../config/paths.ts";
import { FundQuestion, FundReport } from "../features/funds/FundReport.tsx";
import { htmlOf } from "./render-stock.tsx";
import { servedHead } from "./stock-head.ts";
import { askFor, type EdgeBindings, failed, filledPage, NO_STOCK, unfilled } from "./stock-page.ts";

const SHELL = siteAddress("/inner/fund");

export async function fundPage(request: Request, env: EdgeBindings, segment: string): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const shell = await env.ASSETS.fetch(`${origin}${SHELL}`);
  if (segment === NO_STOCK || !shell.ok) return unfilled(shell);
  const { answer, found } = await askFor<Fund>(env, `${origin}/api/funds/${segment}`);
  if (!found) return failed(await shell.text(), shell.headers, answer, { title: edgeTexts.fundNotFound });
  const fund = named(found);
  const address = siteAddress(fundPath(fund.symbol));
  if (address !== pathname) return Response.redirect(origin + address, 301);
  const question = fundTexts.question(fund.name, fund.symbol);
  const answerText = answerOfFund(fund);
  return filledPage(shell, answer, {
    head: servedHead(origin, {
      path: fundPath(fund.symbol),
      title: `${question} · ${PRODUCT}`,
      description: answerText,
      imageAlt: `${question} ${answerText}`,
    }),
    frame: htmlOf(
      <>
        <FundQuestion fund={fund} />
        <FundReport fund={fund} today={isoDay(new Date())} />
      </>,
    ),
    symbol: fund.symbol,
    answers: [[["funds", fund.symbol], fund]],
  });
}
