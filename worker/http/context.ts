import type { Context } from "hono";
import type { Bindings } from "../env.ts";
import type { AdminSession, FindAdmin } from "./admin-session.ts";

/** What every handler finds on Hono's context. */
export type AppContext = {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    now: Date;
    findAdmin: FindAdmin;
    /** Set on admin endpoints only. */
    admin: AdminSession;
  };
};

export type RequestContext = Context<AppContext>;
