import type { Bindings } from "../platform/env.ts";
import { overheard } from "./recorded-statements.ts";

/** Cloudflare's limits that a local runtime does not enforce; those of the free plan where plans differ. */
export const PRODUCTION_LIMITS = {
  subrequests: 50,
  stepsOfAnInstance: 1_024,
  instancesAtOnce: 100,
  databaseQueries: 50,
  boundParameters: 100,
  sqlBytes: 100_000,
  /** As documented; the runtime takes 127. */
  functionArguments: 32,
  parameterBytes: 2_000_000,
  keyWritesASecond: 1,
  keyLifetimeSeconds: 60,
} as const;

/** Something that works locally and would fail in production. */
export class ProductionLimitError extends Error {
  override readonly name = "ProductionLimitError";
}

function require(isWithin: boolean, message: string): void {
  if (!isWithin) throw new ProductionLimitError(message);
}

let invocations = 0;

/** How many invocations have run under the limits. */
export const countInvocations = () => invocations;

/**
 * The bindings of one invocation: every use counts against its limits, and one too many throws as in production. KV and the network
 * are subrequests too.
 */
export function invocationBindings<Env extends Pick<Bindings, "DB" | "CACHE">>(env: Env): Env {
  invocations++;
  const counts = { queries: 0, subrequests: 0 };
  const query = (by: number) => {
    counts.queries += by;
    require(counts.queries <= PRODUCTION_LIMITS.databaseQueries, `${counts.queries} D1 queries in one invocation`);
  };
  const subrequest = () => {
    counts.subrequests++;
    require(counts.subrequests <= PRODUCTION_LIMITS.subrequests, `${counts.subrequests} subrequests in one invocation`);
  };
  return { ...env, DB: limitedDatabase(env.DB, query), CACHE: limitedNamespace(env.CACHE, subrequest) };
}

const VARIADIC = /\b(json\w*|coalesce|iif|min|max|concat\w*|char|printf|format)\s*$/i;

/** The most arguments that one of SQLite's functions takes in a statement. */
function mostArguments(sql: string): number {
  const text = sql.replace(/'(?:[^']|'')*'/g, "''");
  const open: { isFunction: boolean; commas: number }[] = [];
  let most = 0;
  for (let place = 0; place < text.length; place++) {
    const inside = open.at(-1);
    if (text[place] === "(") {
      open.push({ isFunction: VARIADIC.test(text.slice(Math.max(0, place - 30), place)), commas: 0 });
    } else if (text[place] === "," && inside) {
      inside.commas++;
    } else if (text[place] === ")") {
      open.pop();
      if (inside?.isFunction) most = Math.max(most, inside.commas + 1);
    }
  }
  return most;
}

function limitedDatabase(db: D1Database, query: (by: number) => void): D1Database {
  return overheard(db, (ask, statements) => {
    query(statements.length);
    for (const { sql, values } of statements) {
      require(bytesOf(sql) <= PRODUCTION_LIMITS.sqlBytes, `a statement of ${bytesOf(sql)} bytes`);
      const most = mostArguments(sql);
      require(most <= PRODUCTION_LIMITS.functionArguments, `a function of ${most} arguments`);
      checkParameters(values);
    }
    return ask();
  });
}

function checkParameters(values: readonly unknown[]): void {
  require(values.length <= PRODUCTION_LIMITS.boundParameters, `${values.length} bound parameters`);
  for (const value of values) {
    const bytes = typeof value === "string" ? bytesOf(value) : 0;
    require(bytes <= PRODUCTION_LIMITS.parameterBytes, `a parameter of ${bytes} bytes`);
  }
}

function limitedNamespace(kv: KVNamespace, subrequest: () => void): KVNamespace {
  const writes = new Map<string, number>();
  return new Proxy(kv, {
    get(target, name) {
      const member = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      return (...values: unknown[]) => {
        subrequest();
        if (name === "put") checkWrite(writes, values);
        return member.apply(target, values);
      };
    },
  });
}

function checkWrite(writes: Map<string, number>, [key, , options]: readonly unknown[]): void {
  const { expirationTtl } = (options ?? {}) as { expirationTtl?: number };
  const lifetime = expirationTtl ?? PRODUCTION_LIMITS.keyLifetimeSeconds;
  require(lifetime >= PRODUCTION_LIMITS.keyLifetimeSeconds, `a key that lives ${lifetime} seconds`);
  const last = writes.get(String(key)) ?? 0;
  require(Date.now() - last >=
    1000 / PRODUCTION_LIMITS.keyWritesASecond, `the key ${key} written twice within a second`);
  writes.set(String(key), Date.now());
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
