import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Database } from "../platform/database.ts";
import { randomToken, sha256Hex } from "../platform/digest.ts";
import { AppError } from "../platform/errors.ts";
import type { RequestContext } from "./hono-app.ts";
import { addressHashOf } from "./network-address.ts";
import { countAgainst, type RateLimit } from "./rate-limit.ts";
import type { Budget, VisitorSession } from "./repository.ts";
import { spend } from "./write-budget.ts";

const COOKIE = "mizan";
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const COOKIE_OPTIONS = { prefix: "host", path: "/", secure: true, httpOnly: true, sameSite: "Lax" } as const;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const NEW_VISITOR: Budget = { rows: 6, bytes: 250 };
/** When a visitor was last seen is rewritten only after some days. */
const KNOWN_VISITOR: Budget = { rows: 1, bytes: 0 };

/** The hash of the token in the visitor's cookie; null without one. Only the database knows whether it is valid. */
export async function presentedVisitor(context: RequestContext): Promise<string | null> {
  const token = presentedToken(context);
  return token ? sha256Hex(token) : null;
}

/** What a write needs of a visitor: the claimed session, permission to write, and the cookie after the write. */
export type VisitorWriter = {
  tokenHash: string | null;
  /**
   * The session to write in: the visitor's own if the database knows it, otherwise a new one, never one whose token came from
   * outside. Takes the write from the day's budgets.
   *
   * @throws AppError too_many_requests
   */
  admit: (isKnown: boolean, cost: Budget, limit?: RateLimit) => Promise<VisitorSession>;
  /** Sends the visitor the cookie of the session, valid for another year. */
  keep: (session: VisitorSession) => void;
};

export async function visitorWriter(context: RequestContext): Promise<VisitorWriter> {
  const token = presentedToken(context);
  const tokenHash = token ? await sha256Hex(token) : null;
  return {
    tokenHash,
    admit: async (isKnown, { rows, bytes }, limit) => {
      const known = isKnown && token && tokenHash ? { token, tokenHash, isNew: false } : null;
      const { rows: visitorRows, bytes: visitorBytes } = known ? KNOWN_VISITOR : NEW_VISITOR;
      await spend(context, { rows: rows + visitorRows, bytes: bytes + visitorBytes });
      if (limit) await countAgainst(context, limit, known?.tokenHash ?? null);
      return known ?? newSession();
    },
    keep: (session) => keepSession(context, session),
  };
}

/** What a public write needs: the database, its visitor, whose network has a limit of its own too, and the hash of that network. */
export type VisitorDesk = Submission & { writer: VisitorWriter; addressHash: string };
type Submission = { db: Database; now: Date; submissionKey: string | undefined };

export async function visitorDesk(
  { context, db, now, submissionKey }: Submission & { context: RequestContext },
  networkLimit: RateLimit,
): Promise<VisitorDesk> {
  const writer = await visitorWriter(context);
  const admit: VisitorWriter["admit"] = async (isKnown, cost, limit) => {
    const session = await writer.admit(isKnown, cost, limit);
    await countAgainst(context, networkLimit, null);
    return session;
  };
  const addressHash = await addressHashOf(context);
  return { db, writer: { ...writer, admit }, addressHash, now, submissionKey };
}

/** For a write whose visitor was forgotten, in another tab perhaps, after the write had looked for them. */
export const sessionEnded = () => new AppError("conflict", ["session_ended"]);

async function newSession(): Promise<VisitorSession> {
  const token = randomToken();
  return { token, tokenHash: await sha256Hex(token), isNew: true };
}

function keepSession(context: RequestContext, { token }: VisitorSession): void {
  setCookie(context, COOKIE, token, { ...COOKIE_OPTIONS, maxAge: YEAR_SECONDS });
}

export function dropSession(context: RequestContext): void {
  deleteCookie(context, COOKIE, COOKIE_OPTIONS);
}

function presentedToken(context: RequestContext): string | undefined {
  const token = getCookie(context, COOKIE, "host");
  return token && TOKEN.test(token) ? token : undefined;
}
