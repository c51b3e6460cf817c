import type { ListedName } from "../../../domain/facts/company-facts.ts";
import { isAmericanExchange } from "../../../domain/facts/exchanges.ts";
import { companyName, type NotAShare, shellsAmong, whyNotAShare } from "../../../domain/issuers/listed-shares.ts";
import { regionOfCountry, sectorOf } from "../../../domain/issuers/provider-names.ts";
import type { Listing } from "../../../worker/providers/answers/providers.ts";

/** Reasons that also hold for an American stock with figures: the figures are another security's, or a fund's. */
const NOT_A_COMPANY: ReadonlySet<NotAShare> = new Set([
  ...(["unit", "closed_end_fund", "preferred_share", "shell_company", "warrant_or_right"] as const),
]);

/** Why a security of which figures are at hand is nevertheless not screened. */
export function whyNotScreened(security: Parameters<typeof whyNotAShare>[0]): NotAShare | undefined {
  const reason = whyNotAShare(security);
  return reason && (NOT_A_COMPANY.has(reason) || !isAmericanExchange(security.exchange)) ? reason : undefined;
}

/** Shares that no longer trade and that the lists still carry. */
const GONE: ReadonlyMap<string, string> = new Map([
  ["HDFC.BO", "merged into HDFC Bank in July 2023"],
  ["MINDTREE.BO", "merged into LTIMindtree in November 2022"],
  ["SYD.AX", "taken private in March 2022"],
  ["BRDT3.SA", "renamed Vibra Energia in August 2021"],
]);

/** The names of listings that are shares but are not screened, with the number left out by reason. */
export function selectNames(
  listings: readonly Listing[],
  screened: ReadonlySet<string>,
): { names: ListedName[]; leftOut: Record<string, number> } {
  const leftOut: Record<string, number> = {};
  const drop = (reason: string) => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  };
  const names = new Map<string, ListedName>();
  const sameShare = new Set<string>();
  const shells = shellsAmong(listings);
  for (const listing of [...listings].sort(bySymbol)) {
    const share = listing.isin ? `${listing.exchange} ${listing.isin}` : undefined;
    const reason = shells.has(listing.symbol) ? "shell_company" : whyNotAShare(listing);
    if (screened.has(listing.symbol)) drop("screened");
    else if (GONE.has(listing.symbol)) drop("no longer trades");
    else if (reason) drop(reason);
    else if (names.has(listing.symbol)) drop("symbol twice");
    else if (share && sameShare.has(share)) drop("same share twice on the exchange");
    else {
      if (share) sameShare.add(share);
      names.set(listing.symbol, {
        symbol: listing.symbol,
        name: companyName(listing.name),
        exchange: listing.exchange,
        sector: sectorOf(listing.sector, listing.industry),
        industry: listing.industry,
        country: listing.country,
        region: regionOfCountry(listing.country),
      });
    }
  }
  return { names: [...names.values()], leftOut };
}

const bySymbol = (a: Listing, b: Listing) => (a.symbol < b.symbol ? -1 : a.symbol > b.symbol ? 1 : 0);
