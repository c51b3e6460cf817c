import type { Context } from "hono";
import type { Bindings } from "../env.ts";

/** What every handler finds on Hono's context. */
export type AppContext = { Bindings: Bindings; Variables: { requestId: string; now: Date } };

export type RequestContext = Context<AppContext>;
