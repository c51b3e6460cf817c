import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { randomToken, sha256Hex } from "../platform/digest.ts";
import type { RequestContext } from "./context.ts";
import { countAgainst, type RateLimit, WRITE_LIMIT } from "./rate-limit.ts";

const COOKIE = "mizan";
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const COOKIE_OPTIONS = { prefix: "host", path: "/", secure: true, httpOnly: true, sameSite: "Lax" } as const;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The session a write happens under. A new one begins to exist with the write itself. */
export type VisitorSession = { token: string; tokenHash: string; isNew: boolean };

/** The hash of the token in the visitor's cookie; null without one. Whether anybody knows it, the database says. */
export async function presentedVisitor(context: RequestContext): Promise<string | null> {
  const token = presentedToken(context);
  return token ? sha256Hex(token) : null;
}

/** What a write needs of a visitor: who they say they are, leave to write, and the cookie once it is written. */
export type VisitorWriter = {
  tokenHash: string | null;
  /**
   * The session to write under: the visitor's own when the database knows them, else a new one, never one whose token came
   * from outside. Counts the write.
   *
   * @throws AppError too_many_requests
   */
  admit: (isKnown: boolean, limit?: RateLimit) => Promise<VisitorSession>;
  /** Hands the visitor the cookie of the session that was written to, for another year. */
  keep: (session: VisitorSession) => void;
};

export async function visitorWriter(context: RequestContext): Promise<VisitorWriter> {
  const token = presentedToken(context);
  const tokenHash = token ? await sha256Hex(token) : null;
  return {
    tokenHash,
    admit: async (isKnown, limit = WRITE_LIMIT) => {
      const known = isKnown && token && tokenHash ? { token, tokenHash, isNew: false } : null;
      await countAgainst(context, limit, known?.tokenHash ?? null);
      return known ?? newSession();
    },
    keep: (session) => keepSession(context, session),
  };
}

async function newSession(): Promise<VisitorSession> {
  const token = randomToken();
  return { token, tokenHash: await sha256Hex(token), isNew: true };
}

function keepSession(context: RequestContext, { token }: VisitorSession): void {
  setCookie(context, COOKIE, token, { ...COOKIE_OPTIONS, maxAge: YEAR_SECONDS });
}

/** Takes the cookie back. */
export function dropSession(context: RequestContext): void {
  deleteCookie(context, COOKIE, COOKIE_OPTIONS);
}

function presentedToken(context: RequestContext): string | undefined {
  const token = getCookie(context, COOKIE, "host");
  return token && TOKEN.test(token) ? token : undefined;
}
