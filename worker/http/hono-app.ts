import { HonoBase } from "hono/hono-base";
import { TrieRouter } from "hono/router/trie-router";
import type { AppContext } from "./context.ts";

export type HonoApp = HonoBase<AppContext>;

/** Hono with the router it would fall back on anyway: its first one cannot handle `/stocks/search` beside `/stocks/:symbol`. */
export function honoApp(): HonoApp {
  return new HonoBase({ router: new TrieRouter() });
}
