import { elsewhereTexts } from "#messages/stocks.ts";
import { COVERED_EXCHANGES, EXCHANGES } from "../../../../domain/facts/exchanges.ts";
import type { CompanyAbroad } from "../../../../domain/issuers/companies-abroad.ts";

export const elsewhereHeadline = ({ name, country, market }: CompanyAbroad) =>
  market && country
    ? elsewhereTexts.notCovered(country)
    : country
      ? elsewhereTexts.notPublic(name)
      : elsewhereTexts.noShare(name);

export function elsewhereSentence({ name, country, market }: CompanyAbroad): string {
  if (!country) return elsewhereTexts.onlyLike;
  if (!market) return elsewhereTexts.nothingToJudge;
  const covered = [...new Set(COVERED_EXCHANGES.flatMap((code) => EXCHANGES[code].homeOf[0] ?? []))];
  return `${elsewhereTexts.tradedOn(name, country, market)} ${elsewhereTexts.covered(covered)}`;
}
