import type { StillLoading } from "../../schema/wording/en/loading.ts";
import type { Bindings } from "../../worker/env.ts";
import { DOOR_PATH, type DoorRequest, type SentStatement } from "./door.ts";

const TRY_MILLISECONDS = 200;

/** The database and cache of the served Worker, as far as loading needs them, and how far the load is for its readers. */
export type ThroughDoor = {
  env: Pick<Bindings, "DB" | "CACHE">;
  /** @throws Error when the door does not open within the given time */
  opens(withinMilliseconds: number): Promise<void>;
  tell(progress: StillLoading | null): Promise<void>;
};

export function throughDoor(origin: string, secret: string): ThroughDoor {
  const ask = async <Answer>(request: DoorRequest): Promise<Answer> => {
    const body = JSON.stringify(request);
    const answer = await fetch(`${origin}${DOOR_PATH}`, { method: "POST", headers: { authorization: secret }, body });
    if (!answer.ok) throw new Error(`The served Worker answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return {
    env: { DB: databaseThrough(ask), CACHE: cacheThrough(ask) },
    async opens(withinMilliseconds) {
      const until = Date.now() + withinMilliseconds;
      for (;;) {
        const refused = await ask({ statements: [{ sql: "SELECT 1", params: [] }] }).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (refused === undefined) return;
        if (Date.now() > until) throw refused;
        await new Promise((done) => setTimeout(done, TRY_MILLISECONDS));
      }
    },
    tell: (progress) => ask({ progress }),
  };
}

type Ask = <Answer>(request: DoorRequest) => Promise<Answer>;
type SentResult = D1Result<Record<string, unknown>>;

/** What Drizzle uses of D1. */
function databaseThrough(ask: Ask): D1Database {
  const statement = (sql: string, params: unknown[] = []) => {
    const sent: SentStatement = { sql, params };
    const all = async () => {
      const [result] = await ask<SentResult[]>({ statements: [sent] });
      return result;
    };
    return {
      ...sent,
      bind: (...values: unknown[]) => statement(sql, values),
      all,
      run: all,
      first: async (column?: string) => {
        const row = (await all())?.results[0] ?? null;
        return row && column !== undefined ? row[column] : row;
      },
      raw: () => ask<unknown[][]>({ raw: sent }),
    };
  };
  const batch = (statements: readonly SentStatement[]) =>
    ask<SentResult[]>({ statements: statements.map(({ sql, params }) => ({ sql, params })) });
  return { prepare: (sql: string) => statement(sql), batch } as unknown as D1Database;
}

/** Texts and JSON only: what readers cache as bytes, they build again. */
function cacheThrough(ask: Ask): KVNamespace {
  return {
    async get(key: string, type?: unknown) {
      if (typeof type === "object") return null;
      const text = await ask<string | null>({ get: key });
      return text !== null && type === "json" ? JSON.parse(text) : text;
    },
    async put(key: string, value: unknown) {
      if (typeof value === "string") await ask({ put: key, value });
    },
    delete: (key: string) => ask({ forget: key }),
  } as unknown as KVNamespace;
}
