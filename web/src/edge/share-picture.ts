import { LANGUAGE } from "#wording/language.ts";
import { named } from "#wording/names.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { Fund } from "../../../schema/contracts/funds.ts";
import { BARE_POLICY, policyText, SECURITY_HEADERS } from "../../../schema/contracts/security-headers.ts";
import type { Stock } from "../../../schema/contracts/stocks.ts";
import { fundPath, pictureAddress, stockPath } from "../config/paths.ts";
import { drawPicture, saidOfFund, saidOfStock } from "./draw-picture.ts";
import { type Letters, readLetters } from "./picture-letters.ts";
import { askFor, askForStock, conditionOf, copyHeaders, type EdgeBindings, notModified } from "./stock-page.ts";

const LETTERS = `/share/${LANGUAGE.direction === "rtl" ? `${LANGUAGE.code}/` : ""}letters.bin`;

let known: Letters | undefined;

/** The picture of a shared link to a stock or fund, which names it and its answer; for as long and for whom the API's answer holds. */
export async function sharePicture(
  request: Request,
  env: EdgeBindings,
  { segment, isStock }: { segment: string; isStock: boolean },
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const address = `${origin}/api/${isStock ? "stocks" : "funds"}/${segment}`;
  const { answer, found } = await (isStock ? askForStock : askFor<Fund>)(env, address, conditionOf(request));
  if (answer.status === 304) return notModified(answer);
  if (!found) return answer;
  const path = pictureAddress((isStock ? stockPath : fundPath)(found.symbol));
  if (path !== pathname) return Response.redirect(origin + path, 301);
  if (!known) {
    const file = await env.ASSETS.fetch(origin + LETTERS);
    if (!file.ok) return file;
    known = readLetters(await file.arrayBuffer());
  }
  const said = isStock ? saidOfStock(named(found) as Stock) : saidOfFund(found as Fund, isoDay(new Date()));
  const headers = new Headers({
    ...SECURITY_HEADERS,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Content-Security-Policy": policyText(BARE_POLICY),
    "Content-Type": "image/png",
  });
  copyHeaders(answer, headers, ["cache-control", "etag"]);
  return new Response(await drawPicture(said, known), { headers });
}
