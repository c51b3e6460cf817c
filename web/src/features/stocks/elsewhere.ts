import { elsewhereTexts, MARKETS } from "#messages/stocks.ts";
import { isolate, joined } from "#wording/format.ts";
import { countryInSentence } from "#wording/places.ts";
import { COVERED_EXCHANGES, EXCHANGES } from "../../../../domain/facts/exchanges.ts";
import type { CompanyAbroad } from "../../../../domain/issuers/companies-abroad.ts";

export function elsewhereHeadline({ name, country, market }: CompanyAbroad): string {
  if (!country) return elsewhereTexts.noShare(name);
  return market ? elsewhereTexts.notCovered(countryInSentence(country)) : elsewhereTexts.notPublic(name);
}

export function elsewhereSentence({ name, country, market }: CompanyAbroad): string {
  if (!country || !market) return country ? elsewhereTexts.nothingToJudge : elsewhereTexts.onlyLike;
  const covered = [...new Set(COVERED_EXCHANGES.flatMap((code) => EXCHANGES[code].homeOf[0] ?? []))];
  const markets: Readonly<Record<string, string>> = MARKETS;
  const tradedOn = elsewhereTexts.tradedOn(name, countryInSentence(country), markets[market] ?? isolate(market));
  return `${tradedOn} ${elsewhereTexts.covered(joined(covered.map(countryInSentence)))}`;
}
