import { fundTexts } from "#messages/funds.ts";
import { answerOfFund } from "#wording/funds.ts";
import { LANGUAGE } from "#wording/language.ts";
import { named } from "#wording/names.ts";
import { edgeTexts } from "#wording/pages/edge.ts";
import { PRODUCT } from "#wording/site.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { Fund } from "../../../schema/contracts/funds.ts";
import { alternatesOf } from "../../../schema/wording/languages.ts";
import { fundPath, pictureAddress, siteAddress } from "../config/paths.ts";
import { FundQuestion, FundReport } from "../features/funds/FundReport.tsx";
import { alternateTags, markdownTag, socialTags } from "../lib/share-tags.ts";
import { PICTURE } from "./draw-picture.ts";
import { htmlOf } from "./render-stock.tsx";
import { escaped } from "./stock-head.ts";
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
  const [title, description, url] = [`${question} · ${PRODUCT}`, answerText, origin + address].map(escaped);
  return filledPage(shell, answer, {
    head: [
      `<title data-served>${title}</title>`,
      `<meta data-served name="description" content="${description}">`,
      `<link data-served rel="canonical" href="${url}">`,
      alternateTags(alternatesOf(origin, fundPath(fund.symbol)), " data-served"),
      ...(LANGUAGE.prefix ? [] : [markdownTag(fundPath(fund.symbol), " data-served")]),
      socialTags(
        {
          type: "article",
          title: title ?? "",
          description,
          url: url ?? "",
          image: escaped(origin + pictureAddress(fundPath(fund.symbol))),
          imageSize: PICTURE,
          imageAlt: escaped(`${question} ${answerText}`),
        },
        " data-served",
      ),
    ].join(""),
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
