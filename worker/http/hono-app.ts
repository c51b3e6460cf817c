import { HonoBase } from "hono/hono-base";
import { TrieRouter } from "hono/router/trie-router";
import type { AppContext } from "./context.ts";

export type HonoApp = HonoBase<AppContext>;

/** Hono with the router that it falls back on for our routes anyway: `/stocks/search` beside `/stocks/:symbol` is beyond its first. */
export function honoApp(): HonoApp {
  return new HonoBase({ router: new TrieRouter() });
}
