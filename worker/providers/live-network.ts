import type { ExchangeCode } from "../../domain/issuers/exchanges.ts";
import type { ProviderAccess } from "./providers.ts";

export type LiveNetwork = {
  fetch: ProviderAccess["fetch"];
  /** Names the application and a contact; the SEC refuses requests without one. */
  userAgent: string;
  /** A recorded network that answers at `<network>/<host>`; null for the providers themselves. */
  network: string | null;
  /** A longer answer is read in slices of this many characters, one a unit. */
  sliceCharacters: number;
  /** The operator's keys; a provider without its key is not asked. */
  keys: { eodhd?: string | undefined; fmp?: string | undefined };
  /** The stocks of an exchange that the platform holds, the largest first. */
  symbols: (exchange: ExchangeCode, most: number) => Promise<readonly string[]>;
};

export function accessOf({ fetch, userAgent, network }: LiveNetwork, host: string): ProviderAccess {
  return { fetch, userAgent, baseUrl: network ? `${network}/${host}` : `https://${host}` };
}
