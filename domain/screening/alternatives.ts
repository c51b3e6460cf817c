import type { StandardId } from "../standards/standards.ts";
import type { StandingUnderStandard } from "./standings-by-standard.ts";

/** A screened company compared with others in its business. */
export type Peer = {
  id: number;
  symbol: string;
  region: string | null;
  standing: StandingUnderStandard;
  /** In US dollars. */
  marketCapitalization: number | null;
  /** Another listing of a company that is represented by its home listing. */
  isSecondListing: boolean;
};

export type FoundPeers = {
  standardId: StandardId;
  compared: number;
  passing: number;
  peers: readonly Peer[];
};

const ALTERNATIVES_MAX = 5;
/** A company up to so many times larger or smaller is of a similar size. */
export const SIMILAR_SIZE_FACTOR = 10;
/** One more times larger or smaller is no peer. */
export const FAR_SIZE_FACTOR = 1000;

/** Best first; a company with any other standing is never an alternative. */
const PASSING: readonly StandingUnderStandard[] = ["halal", "purify"];
/** The standings for which alternatives are offered, and the standings those must have. */
const BETTER_THAN: Readonly<Partial<Record<StandingUnderStandard, readonly StandingUnderStandard[]>>> = {
  purify: ["halal"],
  doubt: PASSING,
  haram: PASSING,
};

/** Whether other companies may have a better standing. */
export function leadsToAlternatives(standing: StandingUnderStandard): boolean {
  return BETTER_THAN[standing] !== undefined;
}

/**
 * Companies of the same industry with a better standing than a stock: those of a similar size before all others, in both groups first
 * those in its own region, then the nearest in size, by the factor between the market capitalizations; one of unknown size comes last.
 * They are peers, not advice.
 */
export function findPeers(stock: Peer, standardId: StandardId, industry: () => readonly Peer[]): FoundPeers {
  const wanted = BETTER_THAN[stock.standing] ?? [];
  if (wanted.length === 0) return { standardId, compared: 0, passing: 0, peers: [] };
  const others = industry().filter((peer) => !peer.isSecondListing && peer.id !== stock.id && !isFar(stock, peer));
  const passing = others.filter(({ standing }) => wanted.includes(standing)).sort(nearestTo(stock));
  return { standardId, compared: others.length, passing: passing.length, peers: passing.slice(0, ALTERNATIVES_MAX) };
}

function isFar(stock: Peer, peer: Peer): boolean {
  const times = distance(stock, peer);
  return times > Math.log(FAR_SIZE_FACTOR) && times !== OF_UNKNOWN_SIZE;
}

function nearestTo(stock: Peer): (one: Peer, other: Peer) => number {
  return (one, other) =>
    Number(!isSimilar(stock, one)) - Number(!isSimilar(stock, other)) ||
    Number(isAbroad(stock, one)) - Number(isAbroad(stock, other)) ||
    distance(stock, one) - distance(stock, other) ||
    PASSING.indexOf(one.standing) - PASSING.indexOf(other.standing) ||
    one.id - other.id;
}

const isAbroad = (stock: Peer, peer: Peer) => stock.region === null || stock.region !== peer.region;

const isSimilar = (stock: Peer, peer: Peer) => distance(stock, peer) <= Math.log(SIMILAR_SIZE_FACTOR);

/** Beyond every other distance, and nothing from another of its kind. */
const OF_UNKNOWN_SIZE = Number.MAX_VALUE;

function distance({ marketCapitalization: size }: Peer, { marketCapitalization: other }: Peer): number {
  return size && other ? Math.abs(Math.log(size / other)) : OF_UNKNOWN_SIZE;
}
