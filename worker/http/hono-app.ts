import type { Context } from "hono";
import { HonoBase } from "hono/hono-base";
import { TrieRouter } from "hono/router/trie-router";
import type { Bindings } from "../platform/env.ts";

export type AdminSession = { tokenHash: string; expiresAt: Date };

/** Finds the session that a token opens now. The app sets it on every request; see `recognizeAdmins`. */
export type FindAdmin = (token: string) => Promise<AdminSession | undefined>;

/** The variables on Hono's context that every handler can use. */
export type AppContext = {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    now: Date;
    findAdmin: FindAdmin;
    admin: AdminSession;
  };
};

export type RequestContext = Context<AppContext>;
export type HonoApp = HonoBase<AppContext>;

/** Hono with the router it would fall back on anyway: its first one cannot handle `/stocks/search` beside `/stocks/:symbol`. */
export function honoApp(): HonoApp {
  return new HonoBase({ router: new TrieRouter() });
}

export type Copied<Answered> = { result: Answered; keptOn: string };
