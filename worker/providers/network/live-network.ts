import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import type { ProviderAccess, Registrant } from "../answers/providers.ts";

export type LiveNetwork = {
  fetch: ProviderAccess["fetch"];
  /** Names the application and a contact; the SEC refuses requests without one. */
  userAgent: string;
  /** A recorded network that answers at `<network>/<host>`; null for the providers themselves. */
  network: string | null;
  /** A longer answer is read in parts of this many characters. */
  answerCharacters: number;
  /** The operator's keys; a provider without its key is not asked. */
  keys: { eodhd?: string | undefined; fmp?: string | undefined };
  /** The platform's stocks of an exchange, largest first. */
  symbols: (exchange: ExchangeCode, most: number) => Promise<readonly string[]>;
  /** The SEC's entry of a fund, as the last list gave it. */
  registrant: (fund: string) => Promise<Registrant | undefined>;
  /** The funds that were asked for and are read in this run. */
  askedFunds: () => Promise<readonly string[]>;
  /** The screened stocks of an exchange with their names. */
  companies: (exchange: ExchangeCode) => Promise<readonly { symbol: string; name: string }[]>;
};

/** How a long list is read on a day. */
export const readOf = ({ answerCharacters: characters }: LiveNetwork, access: ProviderAccess, asOf: string) => {
  return { access, characters, asOf };
};

/** These refuse clients that do not call themselves a browser. */
const FOR_BROWSERS: ReadonlySet<string> = new Set(["api.nasdaq.com", "query1.finance.yahoo.com"]);
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

export function accessOf({ fetch, userAgent, network }: LiveNetwork, host: string): ProviderAccess {
  return {
    fetch,
    userAgent: FOR_BROWSERS.has(host) ? `${BROWSER} ${userAgent.split(" ")[0]}` : userAgent,
    baseUrl: network ? `${network}/${host}` : `https://${host}`,
  };
}
