import abroad from "../../schema/seed/companies/abroad.json" with { type: "json" };
import noCompanies from "../../schema/seed/companies/no-companies.json" with { type: "json" };
import { EXCHANGES, type ExchangeCode } from "../facts/exchanges.ts";
import { bareName, foldedWords } from "./folded-names.ts";

/** What people ask for though none of the exchanges here has its share. */
export type CompanyAbroad = {
  /** As it calls itself. */
  name: string;
  /** Null for what is no company. */
  country: string | null;
  /** Where its share, or those of its parts, are traded; null when it is not public. */
  market: string | null;
};

const nameOf = (text: string) => bareName(foldedWords(text)).join(" ");

const NAMED = [...abroad, { country: null, market: null, names: noCompanies.map((name) => [name]) }];
const BY_NAME = new Map<string, CompanyAbroad>(
  NAMED.flatMap(({ country, market, names: companies }) =>
    companies.flatMap((names) =>
      names.map((name): [string, CompanyAbroad] => [nameOf(name), { name: names[0] ?? name, country, market }]),
    ),
  ),
);

/** The company elsewhere, or what is none, that a whole text names, however companies here are called. */
export const companyAbroad = (text: string) => BY_NAME.get(nameOf(text));

type Listing = { name: string; exchange: ExchangeCode };

/** The company abroad that a text means, unless one of the listings found for it is that company. */
export function meantAbroad(text: string, found: readonly Listing[]): CompanyAbroad | undefined {
  const abroad = companyAbroad(text);
  return abroad && !found.some((listing) => isItself(abroad, listing)) ? abroad : undefined;
}

/** Whether a listing of such a name is the company itself: one in its own country, and of its very name if it was not public. */
export function isItself(abroad: CompanyAbroad, listing: Listing): boolean {
  const isAtHome = EXCHANGES[listing.exchange].homeOf.some((country) => country === abroad.country);
  return isAtHome && (abroad.market !== null || nameOf(listing.name) === nameOf(abroad.name));
}
