import type { Context } from "hono";
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

export type Copied<Answered> = { result: Answered; keptOn: string };
