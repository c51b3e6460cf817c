import { elsewhereTexts } from "#messages/stocks.ts";
import { COVERED_EXCHANGES, EXCHANGES } from "../../../../domain/facts/exchanges.ts";
import type { CompanyAbroad } from "../../../../domain/issuers/companies-abroad.ts";

export function elsewhereHeadline({ name, country, market }: CompanyAbroad): string {
  if (!country) return elsewhereTexts.noShare(name);
  return market ? elsewhereTexts.notCovered(country) : elsewhereTexts.notPublic(name);
}

export function elsewhereSentence({ name, country, market }: CompanyAbroad): string {
  if (!country || !market) return country ? elsewhereTexts.nothingToJudge : elsewhereTexts.onlyLike;
  const covered = [...new Set(COVERED_EXCHANGES.flatMap((code) => EXCHANGES[code].homeOf[0] ?? []))];
  return `${elsewhereTexts.tradedOn(name, country, market)} ${elsewhereTexts.covered(covered)}`;
}
