import { industryName, industrySpellings } from "../../../domain/issuers/industry-names.ts";
import { type FoundPeers, findPeers, type Peer } from "../../../domain/screening/alternatives.ts";
import type { StandardId } from "../../../domain/standards/standards.ts";
import { readStanding, standingsFrom } from "../standings-text.ts";

/** The separators in the index's text: a line per group, its sector and industry, then its companies and their fields. */
export const PEER_SEPARATORS = { group: "\n", part: "\t", company: ";", field: "," } as const;
const { group, part, company, field } = PEER_SEPARATORS;

/** Companies by sector and industry, in id order, as the database writes them. */
export type PeerIndex = string;

/** The standard and the day for which a peer must have a better standing, and whether it is known not to be what its industry says. */
type Wanted = { standardId: StandardId; today: string; isMisnamed(symbol: string, industry: string): boolean };

type Found = FoundPeers & { stock: Peer; industry: string | null };

/** The peers of a symbol, without those that their industry's name misleads about; undefined for one that was never screened. */
export function peersOf(index: PeerIndex, symbol: string, wanted: Wanted): Found | undefined {
  const at = placeOf(index, symbol);
  if (at < 0) return undefined;
  const line = lineAt(index, at);
  const [sector = "", given = ""] = line.split(part, 2);
  const industry = industryName(given);
  const stock = companiesOf(line, wanted).find((peer) => peer.symbol === symbol);
  if (!stock) return undefined;
  const found = findPeers(stock, wanted.standardId, () =>
    industry === "" ? [] : industrySpellings(industry).flatMap((name) => companiesUnder(index, sector, name, wanted)),
  );
  return { ...found, stock, industry: industry || null };
}

function placeOf(index: PeerIndex, symbol: string): number {
  const inside = index.indexOf(`${company}${symbol}${field}`);
  return inside >= 0 ? inside + 1 : index.indexOf(`${part}${symbol}${field}`);
}

function lineAt(index: PeerIndex, at: number): string {
  const end = index.indexOf(group, at);
  return index.slice(index.lastIndexOf(group, at) + 1, end < 0 ? undefined : end);
}

function companiesUnder(index: PeerIndex, sector: string, industry: string, wanted: Wanted): Peer[] {
  const words = `${sector}${part}${industry}${part}`;
  const peers: Peer[] = [];
  for (let at = index.indexOf(words); at >= 0; at = index.indexOf(words, at + words.length)) {
    peers.push(...companiesOf(lineAt(index, at), wanted));
  }
  return peers.filter(({ symbol }) => !wanted.isMisnamed(symbol, industry));
}

function companiesOf(line: string, { standardId, today }: Wanted): Peer[] {
  const companies = line.slice(line.indexOf(part, line.indexOf(part) + 1) + 1);
  return companies.split(company).map((text) => {
    const [symbol = "", id = "", region = "", standings = "", size = "", second = ""] = text.split(field);
    return {
      symbol,
      id: Number(id),
      region: region || null,
      standing: readStanding(standingsFrom(standings, today), standardId),
      marketCapitalization: size === "" ? null : Number(size),
      isSecondListing: second !== "",
    };
  });
}
