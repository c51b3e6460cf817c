import oneCompany from "../../schema/seed/companies/one-company.json" with { type: "json" };
import { EXCHANGE_CODES, EXCHANGES, type ExchangeCode, isAmericanExchange } from "../facts/exchanges.ts";
import { bareName, foldedWords } from "./folded-names.ts";

/** Listings that belong to one company although their data does not show it. */
const KNOWN_COMPANIES = oneCompany.flatMap(({ listings }) => listings);

/** What may identify the company of a listing. Equal identifiers mean one share; a missing one means nothing. */
export type IssuerListing = {
  symbol: string;
  name: string;
  exchange: ExchangeCode;
  country: string | null;
  /** Central Index Key of the SEC: of the company, not of a share. */
  cik: string | null;
  isin: string | null;
  shareClassFigi: string | null;
  isScreened: boolean;
  /** In US dollars; null when unknown. */
  revenue: number | null;
};

/** One company: its listings by symbol, home listing first. */
export type Issuer = readonly [home: string, ...others: string[]];

/** Revenues of one company in two sources differ by at most this share of the larger, because years end on different days. */
const REVENUE_TOLERANCE = 0.25;

/** Where the companies of a country have their home listing. */
function homesOf(country: string | null): ExchangeCode[] {
  return EXCHANGE_CODES.filter((code) => country !== null && EXCHANGES[code].homeOf.includes(country));
}

/** Companies registered in another country than the one where most of their shares are traded. */
const HOMES: ReadonlySet<string> = new Set([
  "AIR.PA",
  "STMPA.PA",
  "STLAP.PA",
  "SHEL.L",
  "RIO.L",
  "BHP.AX",
  "CCEP.L",
  "GOOGL",
  "BRK.B",
]);

/**
 * The companies that have more than one listing. Listings belong to one company when they share its CIK, or an ISIN or share-class
 * FIGI that their names confirm, or their names and either the country (if one was never screened) or the revenue, or when they are
 * known to.
 *
 * The listings come largest first; of those on home exchanges, the first is the home listing.
 */
export function groupIssuers(listings: readonly IssuerListing[]): Issuer[] {
  const groups = disjointGroups(listings);
  const bySymbol = new Map(listings.map((listing) => [listing.symbol, listing]));
  for (const known of KNOWN_COMPANIES) {
    const [first, ...others] = known.flatMap((symbol) => bySymbol.get(symbol) ?? []);
    if (first) for (const other of others) groups.join(first, other);
  }
  for (const [key, isSame] of [
    [({ cik }: IssuerListing) => cik, () => true],
    [({ isin }: IssuerListing) => isin, isConfirmed],
    [({ shareClassFigi }: IssuerListing) => shareClassFigi, isConfirmed],
    [({ name }: IssuerListing) => nameKey(name), areAlike],
  ] as const) {
    for (const same of byKey(listings, key).values()) {
      for (const [position, listing] of same.entries()) {
        const match = same.slice(0, position).find((other) => isSame(other, listing) && groups.canJoin(other, listing));
        if (match) groups.join(match, listing);
      }
    }
  }
  return groups
    .all()
    .filter((group) => group.length > 1)
    .map((group) => {
      const home = homeOf(group);
      const others = group.filter((listing) => listing !== home).map(({ symbol }) => symbol);
      return [home.symbol, ...others] as const;
    })
    .sort(([first], [second]) => (first < second ? -1 : 1));
}

function byKey(listings: readonly IssuerListing[], keyOf: (listing: IssuerListing) => string | null) {
  const found = new Map<string, IssuerListing[]>();
  for (const listing of listings) {
    const key = keyOf(listing);
    if (key) found.set(key, [...(found.get(key) ?? []), listing]);
  }
  return found;
}

function nameKey(name: string): string {
  return bareName(foldedWords(name)).join("");
}

/** Lists of identifiers are sometimes wrong: the names must start alike, and the revenue or else the country must match. */
function isConfirmed(first: IssuerListing, second: IssuerListing): boolean {
  const [shorter = [], longer = []] = [first, second]
    .map(({ name }) => bareName(foldedWords(name)))
    .sort((one, other) => one.length - other.length);
  if (!shorter.every((word, position) => word === longer[position])) return false;
  if (first.revenue && second.revenue) return haveOneRevenue(first, second);
  const [one, other] = [placeOf(first), placeOf(second)];
  return one === null || other === null || one === other;
}

/** Two listings of the same bare name. On one exchange only share classes share it, in full. */
function areAlike(first: IssuerListing, second: IssuerListing): boolean {
  const areClasses = foldedWords(first.name).join() === foldedWords(second.name).join();
  const isOneMarket =
    first.exchange === second.exchange || (isAmericanExchange(first.exchange) && isAmericanExchange(second.exchange));
  if (isOneMarket && !areClasses) return false;
  if (first.isScreened && second.isScreened) return haveOneRevenue(first, second);
  return placeOf(first) !== null && placeOf(first) === placeOf(second) && keepsWords(first.name, second.name);
}

/** "Heineken Holding" is not Heineken unless figures say so. */
function keepsWords(first: string, second: string): boolean {
  const isHolding = (name: string) => foldedWords(name).some((word) => word === "holding" || word === "holdings");
  return isHolding(first) === isHolding(second);
}

function placeOf({ country }: IssuerListing): string | null {
  return country === "Hong Kong" || country === "Macau" ? "China" : country;
}

function haveOneRevenue(first: IssuerListing, second: IssuerListing): boolean {
  if (!first.revenue || !second.revenue) return false;
  const [smaller = 0, larger = 0] = [first.revenue, second.revenue].sort((one, other) => one - other);
  return larger - smaller <= REVENUE_TOLERANCE * larger;
}

function isOtherRevenue(first: IssuerListing, second: IssuerListing): boolean {
  return first.revenue !== null && second.revenue !== null && !haveOneRevenue(first, second);
}

function homeOf(group: readonly IssuerListing[]): IssuerListing {
  const homes = new Set(group.flatMap(({ country }) => homesOf(country)));
  const rank = ({ symbol, exchange, isScreened }: IssuerListing) =>
    (HOMES.has(symbol) ? 8 : 0) +
    (isScreened ? 4 : 0) +
    (homes.has(exchange) ? 2 : 0) +
    (isAmericanExchange(exchange) ? 1 : 0);
  return group.reduce((best, listing) => (rank(listing) > rank(best) ? listing : best));
}

/** Groups that are merged step by step, but never across two CIKs, nor across two revenues when the CIK of one is unknown. */
function disjointGroups(listings: readonly IssuerListing[]) {
  const groupOf = new Map(listings.map((listing) => [listing, { members: [listing], cik: listing.cik }]));
  type Group = { members: IssuerListing[]; cik: string | null };
  const of = (listing: IssuerListing) => groupOf.get(listing) as Group;
  return {
    canJoin(first: IssuerListing, second: IssuerListing): boolean {
      const [one, other] = [of(first), of(second)];
      if (one.cik !== null && other.cik !== null) return one.cik === other.cik;
      return one.members.every((member) => other.members.every((candidate) => !isOtherRevenue(member, candidate)));
    },
    join(first: IssuerListing, second: IssuerListing): void {
      const [group, other] = [of(first), of(second)];
      if (group === other) return;
      group.members.push(...other.members);
      group.cik ??= other.cik;
      for (const member of other.members) groupOf.set(member, group);
    },
    all(): IssuerListing[][] {
      const order = new Map(listings.map((listing, position) => [listing, position]));
      const inOrder = (first: IssuerListing, second: IssuerListing) =>
        (order.get(first) ?? 0) - (order.get(second) ?? 0);
      return [...new Set(groupOf.values())].map(({ members }) => members.sort(inOrder));
    },
  };
}
