import type { SeedName } from "../schema/seed/universe-format.ts";
import { regionOfCountry } from "../schema/vocabulary/region-names.ts";
import { sectorOf } from "../schema/vocabulary/sector-names.ts";
import type { Listing } from "../worker/market-data/providers.ts";

type Rule = { reason: string; applies: (listing: Listing) => boolean };

const named = (pattern: RegExp) => (listing: Listing) => pattern.test(listing.name);
const coded = (exchange: Listing["exchange"], pattern: RegExp) => (listing: Listing) =>
  listing.exchange === exchange && pattern.test(listing.symbol);
const isAmerican = (listing: Listing) => ["NYSE", "NASDAQ", "AMEX"].includes(listing.exchange);

const FUND_HOUSES =
  /blackrock|nuveen|eaton vance|abrdn|gabelli|pimco|calamos|invesco|western asset|doubleline|royce|john hancock|barings corporate|sprott focus|general american investors|source capital|oxford lane|franklin (premier|universal|master|managed|municipal|limited)/i;
const FUND_FORMS = /\b(trust|portfolio|investors|source capital|oxford lane)\b|beneficial ownership/i;
/** Depositary shares of a company's own preferred line are its main share abroad; those of a thousandth of a series are not. */
const isForeignDepositary = named(/american depositary (sh|receipts?)/i);

/** What a listing is when it is not a share of a company; the first rule that fits names the reason. */
const NOT_A_SHARE: readonly Rule[] = [
  {
    reason: "closed-end fund",
    applies: (listing) =>
      isAmerican(listing) &&
      FUND_HOUSES.test(listing.name) &&
      FUND_FORMS.test(listing.name) &&
      !/real estate|reit/i.test(`${listing.industry} ${listing.name}`),
  },
  {
    reason: "fund or exchange-traded product",
    applies: named(
      /\bET[CFNP]s?\b|\bleverage shares\b|wisdomtree(?!,? inc)|ishares|granite ?shares|betashares|xtrackers|lyxor|\bspdr\b|mutual f(u|$)|managed fund|hedge ?fund|exchange traded|\bXTBF?\b|^THETAASSET|^AUSGOVT/i,
    ),
  },
  {
    reason: "fund or exchange-traded product",
    applies: (listing) =>
      /\bfunds?\b/i.test(listing.name) && !/reit|fund management/i.test(listing.name) && listing.exchange !== "TYO",
  },
  {
    reason: "warrant or right",
    applies: named(/\bwarrants?\b|\bsubscription receipts?\b|\brights?$|\bcontingent value rights?\b/i),
  },
  { reason: "warrant or right", applies: coded("TSX", /-(WT|WR|RT|R)(-?[A-Z])?\.TO$/) },
  {
    reason: "preferred share",
    applies: (listing) =>
      !isForeignDepositary(listing) &&
      /\bpreferred\b|\bpreference\b|\bpfd\b|\bprf\b|\bpref (equity|series|sh|se)\b|perpetual (non|sub|cap|conv|fixed|pref)|\bcumulative\b|\bcum irrd\b/i.test(
        listing.name,
      ),
  },
  { reason: "preferred share", applies: coded("TSX", /-P[A-Z](-[A-Z])?\.TO$/) },
  { reason: "preferred share", applies: coded("ASX", /^[A-Z0-9]{3}P[A-Z]\.AX$/) },
  { reason: "preferred share", applies: coded("TYO", /P\.T$/) },
  {
    reason: "note or bond",
    applies: named(
      /\bnotes?\b|\bdebentures?\b|\bbonds? (trust|units)\b|\bdue \d{4}\b|\bbds\b|\bnts\b|\bcnv\b|\bFRN\b|\d(\.\d+)?\s?%/i,
    ),
  },
  {
    reason: "note or bond",
    applies: coded("ASX", /^[A-Z0-9]{3}(H[A-Z]|[DNFC][A-Z]|LV)\.AX$|^(GS[A-Z]{2}|YTM)\w+\.AX$/),
  },
  { reason: "note or bond", applies: coded("EPA", /^([A-Z]{2}\d{10}|QS\d+|CAJA[A-Z]|ACA[A-Z]{2})\.PA$/) },
  {
    reason: "unit",
    applies: (listing) =>
      isAmerican(listing) &&
      /\bunits?$|\bunits? (each )?consisting|\b(corporate|equity) units?\b/i.test(listing.name) &&
      !/\bL\.?P\.?(\s|$)|partnership|common units|representing/i.test(listing.name),
  },
];

/** Why a listing is not a share of a company; undefined when nothing speaks against it. */
export function whyNotAShare(listing: Listing): string | undefined {
  return NOT_A_SHARE.find((rule) => rule.applies(listing))?.reason;
}

/** Reasons that also hold for a stock with figures: the figures are another security's, or a fund's. */
export const NOT_A_COMPANY: ReadonlySet<string> = new Set(["unit", "closed-end fund"]);

const SECURITY_WORDS =
  /[\s,-]+(\(each representing.*|(american )?(depositary|depository) (shares?|receipts?).*|(class [A-Z]\b.*)|(series [A-Z]\b.*)|(new )?(common|ordinary|voting|(common )?subordinate voting|multiple voting) (stock|shares?).*|shares of beneficial interests?.*|((common|limited partnership) )?units?( representing.*)?|common (limited )?units?.*|cmn shs.*|(sponsored )?AD[RS]s?.*)$/i;

/** The company's name without the name of its security: "Alcoa Corporation Common Stock" is Alcoa Corporation. */
export function companyName(listed: string): string {
  const name = listed
    .replace(/\s+/g, " ")
    .replace(/^D\/B\/A /, "")
    .trim();
  const bare = name.replace(SECURITY_WORDS, "").trim();
  return bare.length >= 2 ? bare : name;
}

/** The names of listings that are shares and not among the screened stocks, with the number left out by reason. */
export function selectNames(
  listings: readonly Listing[],
  screened: ReadonlySet<string>,
): { names: SeedName[]; leftOut: Record<string, number> } {
  const leftOut: Record<string, number> = {};
  const drop = (reason: string) => {
    leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  };
  const names = new Map<string, SeedName>();
  const sameShare = new Set<string>();
  for (const listing of [...listings].sort(bySymbol)) {
    const share = listing.isin ? `${listing.exchange} ${listing.isin}` : undefined;
    const reason = whyNotAShare(listing);
    if (screened.has(listing.symbol)) drop("screened");
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
